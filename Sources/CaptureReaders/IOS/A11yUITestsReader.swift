import EveryScreenCapture
import EveryScreenModel

extension JSONReader {
    /// A snapshot of A11yUITests: a flat list of what XCUITest finds on a screen.
    ///
    /// | in the file | in the screen |
    /// | --- | --- |
    /// | `frame`: `[[x, y], [width, height]]` | the frame, in points |
    /// | `label`, `value`, `placeholder` | the same; empty is known to be empty |
    /// | `type`: "Label", "Text Field" | the role; "Other" is a group |
    /// | `traits`: "Static Text", "Not Enabled" | the traits |
    /// | `enabled` | the same |
    ///
    /// Not in the file: the hierarchy, so that all elements are siblings, and the
    /// extent of the screen, so that the extent of the elements is used. Neither
    /// are identifiers, hints, where VoiceOver stops, and what can be seen.
    static let a11yUITests = JSONReader.single(
        .a11yUITests,
        recognizes: { document in
            guard let list = document.value(of: "snapshot", in: 0) else { return false }
            return document.nodes[list].kind == .array && document.value(of: "generated", in: 0) != nil
        },
        read: { (document, _) throws(CaptureMistake) in
            guard let list = document.value(of: "snapshot", in: 0) else { throw document.missing("snapshot", in: 0) }
            let nodes = try document.readArray(list, of: "elements") { (node) throws(CaptureMistake) in
                try IOSNode(a11yUITests: node, of: document)
            }
            return try iosScreen(nodes, parents: Array(repeating: -1, count: nodes.count), size: nil)
        })
}

extension IOSNode {
    fileprivate init(a11yUITests node: Int, of document: JSONDocument) throws(CaptureMistake) {
        self.init()
        try document.forEachMember(of: node, "an element") { (key, value) throws(CaptureMistake) in
            switch key {
            case "frame":
                let pairs = try document.readPairs(value, expected: "[[x, y], [width, height]]")
                frame = LayoutRect(x: pairs.first.x, y: pairs.first.y, width: max(0, pairs.second.x), height: max(0, pairs.second.y))
            case "label": label = try document.readOptionalString(value) ?? ""
            case "value": self.value = document.spelled(value) ?? ""
            case "placeholder": placeholder = try document.readOptionalString(value)
            case "type":
                let name = try document.readString(value)
                role = name == "Label" ? .text : IOSRole.role(of: name.split(separator: " ").joined())
            case "traits":
                let names = try document.readArray(value, of: "names of traits") { (name) throws(CaptureMistake) in
                    try document.readString(name)
                }
                traits = ScreenElement.Traits(spokenNames: names)
            case "enabled": isEnabled = try document.readOptionalBoolean(value)
            default: break
            }
        }
    }
}
