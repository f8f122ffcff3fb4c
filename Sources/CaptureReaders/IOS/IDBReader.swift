import EveryScreenCapture
import EveryScreenModel

extension JSONReader {
    /// The reader of the output of `idb ui describe-all`, `idb ui describe-point`
    /// and `axe describe-ui`: one element, a list of them, or a nested list.
    ///
    /// | in the file | in the screen |
    /// | --- | --- |
    /// | `frame` | the frame, in points |
    /// | `AXLabel`, `AXValue`, `AXUniqueId`, `help`, `placeholder` | label, value, identifier, hint, placeholder; `null` is none |
    /// | `type`, or else `role`; `subrole` | the role |
    /// | `traits` | the traits, where there are some: simulators leave the list empty |
    /// | `enabled`, `focused` | the same |
    /// | `hidden` | not seen |
    ///
    /// The extent of the screen is that of the application, or of all elements.
    /// AXe's list of the keys of a tree holds no element. Not in the file: where
    /// VoiceOver stops, visibility, the actions of an element.
    static let idb = JSONReader.single(
        .idb, recognizes: { isDescription($0) || isSchema($0) },
        read: { (document, _) throws(CaptureMistake) in try readDescription(document) })
}

/// Returns the outermost elements: the document itself, those in it, or those it
/// has under `elements`.
private func roots(_ document: JSONDocument) -> [Int] {
    if document.nodes[0].kind == .array { return document.children(of: 0) }
    guard let list = document.value(of: "elements", in: 0), document.nodes[list].kind == .array else { return [0] }
    return document.children(of: list)
}

private func isDescription(_ document: JSONDocument) -> Bool {
    guard let first = roots(document).first else { return false }
    return document.value(of: "AXFrame", in: first) != nil || document.value(of: "AXUniqueId", in: first) != nil
}

/// Whether a document is the list of keys and types in a tree, without the tree.
private func isSchema(_ document: JSONDocument) -> Bool {
    guard document.nodes[0].kind == .array else { return false }
    return document.children(of: 0).prefix(10).contains { entry in
        document.value(of: "path", in: entry).map { document.nodes[$0].kind == .string && document.string(of: $0).hasSuffix(".AXFrame") }
            == true
    }
}

private func readDescription(_ document: JSONDocument) throws(CaptureMistake) -> RenderedScreen {
    guard isDescription(document) else { return RenderedScreen.Builder(size: .zero).finish() }
    let tree = try JSONTree(document, from: roots(document), childrenIn: "children")
    var nodes: [IOSNode] = []
    var application: LayoutSize?
    for object in tree.objects {
        let node = try IOSNode(idb: object, of: document)
        if application == nil, node.role == .screen { application = node.frame.size }
        nodes.append(node)
    }
    return try iosScreen(nodes, parents: tree.parents, size: application)
}

extension IOSNode {
    fileprivate init(idb node: Int, of document: JSONDocument) throws(CaptureMistake) {
        self.init()
        var (type, axRole, subrole) = ("", "", "")
        try document.forEachMember(of: node, "an element") { (key, value) throws(CaptureMistake) in
            switch key {
            case "frame": frame = document.nodes[value].kind == .null ? .zero : try document.readFrame(value)
            case "AXLabel": label = try document.readOptionalString(value) ?? ""
            case "AXValue": self.value = document.spelled(value) ?? ""
            case "AXUniqueId": identifier = try document.readOptionalString(value)
            case "help": hint = try document.readOptionalString(value)
            case "placeholder": placeholder = try document.readOptionalString(value)
            case "type": type = try document.readOptionalString(value) ?? ""
            case "role": axRole = try document.readOptionalString(value) ?? ""
            case "subrole": subrole = try document.readOptionalString(value) ?? ""
            case "enabled": isEnabled = try document.readOptionalBoolean(value)
            case "focused": isFocused = try document.readOptionalBoolean(value)
            case "hidden": isVisible = try document.readOptionalBoolean(value) == true ? false : nil
            case "traits" where document.nodes[value].kind == .array:
                let names = try document.readArray(value, of: "names of traits") { (name) throws(CaptureMistake) in
                    try document.readString(name)
                }
                traits = names.isEmpty ? nil : ScreenElement.Traits(spokenNames: names)
            default: break
            }
        }
        role = AXRole.role(type: type, role: axRole, subrole: subrole)
        // The service lists no view that assistive technology does not meet.
        if role == .image { isAccessible = true }
    }
}

/// The roles of a simulator's accessibility service, which are those of macOS.
private enum AXRole {
    static func role(type: String, role: String, subrole: String) -> ScreenElement.Role {
        if let known = subroles[subrole] { return known }
        let name = type.isEmpty ? String(role.dropFirst(role.hasPrefix("AX") ? 2 : 0)) : type
        return roles[name] ?? IOSRole.role(of: name)
    }

    private static let subroles: [String: ScreenElement.Role] = [
        "AXSwitch": .toggle, "AXToggle": .toggle, "AXSearchField": .searchField, "AXSecureTextField": .secureTextField,
        "AXTabButton": .tab,
    ]

    /// The words that XCUITest does not have, or has for something else.
    private static let roles: [String: ScreenElement.Role] = [
        "Heading": .heading, "TextArea": .textEditor, "ScrollArea": .scrollView, "GenericElement": .unknown, "PopUpButton": .picker,
        "BusyIndicator": .progressIndicator, "List": .list, "Row": .cell,
    ]
}
