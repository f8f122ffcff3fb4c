import EveryScreenCapture

/// Who speaks which words of an Android screen, as TalkBack shares them out.
///
/// TalkBack stops at every view with an action. Such a view speaks its own words,
/// or if it has none, the words of the views inside it without actions, which are
/// then no stops. All other words are stops. Layouts without words and actions do
/// not exist for TalkBack, which is why a text in a plain row of a list is read by
/// itself. Source: AccessibilityNodeInfoUtils of TalkBack and
/// ViewHierarchyElementUtils of the Accessibility Test Framework, both open source.
struct AndroidSpeech {
    /// For each node the actionable node around it that speaks for it, or −1.
    private(set) var owners: [Int]
    /// For each node the words gathered from inside it, in order.
    private(set) var gathered: [[String]]
    /// For each node the first checkable one inside it that does nothing itself,
    /// such as the switch in a row of settings, or −1.
    private(set) var switches: [Int]
    /// For each node whether it holds another actionable node.
    private(set) var holdsActionable: [Bool]

    init(_ nodes: [AndroidNode], parents: [Int32]) {
        owners = Array(repeating: -1, count: nodes.count)
        gathered = Array(repeating: [], count: nodes.count)
        switches = owners
        holdsActionable = Array(repeating: false, count: nodes.count)
        // For each node whether a description around it, below the owner, already
        // has its words.
        var isSilenced = holdsActionable
        for index in nodes.indices where parents[index] >= 0 {
            let parent = Int(parents[index])
            if nodes[parent].isActionable || nodes[parent].keepsPartsApart {
                owners[index] = nodes[parent].keepsPartsApart ? -1 : parent
            } else {
                owners[index] = owners[parent]
                isSilenced[index] = isSilenced[parent] || nodes[parent].description?.isEmpty == false
            }
            let owner = owners[index]
            guard owner >= 0 else { continue }
            if nodes[index].isActionable {
                holdsActionable[owner] = true
            } else if nodes[index].isShown != false {
                if let words = nodes[index].speechAsPart, !isSilenced[index] { gathered[owner].append(words) }
                if nodes[index].isCheckable == true, switches[owner] < 0 { switches[owner] = index }
            }
        }
        // From the inside out, for a whole chain of actionable nodes.
        for index in nodes.indices.reversed() where holdsActionable[index] && owners[index] >= 0 { holdsActionable[owners[index]] = true }
    }
}
