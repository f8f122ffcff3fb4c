import EveryScreenCapture
import EveryScreenModel

/// The attributes of a page source of WebDriverAgent, looked up once per document.
struct WebDriverAgentNodes {
    private let document: MarkupDocument
    private let names: [Key: MarkupDocument.NameID]

    private enum Key: String, CaseIterable {
        case type, name, label, title, value, placeholder = "placeholderValue", traits, x, y, width, height, enabled, visible, accessible,
            focused
    }

    init(_ document: MarkupDocument) {
        self.document = document
        names = Dictionary(uniqueKeysWithValues: Key.allCases.compactMap { key in document.names.id(of: key.rawValue).map { (key, $0) } })
    }

    /// The type of an element: "XCUIElementTypeButton".
    func type(of index: Int) -> String { string(.type, index) ?? document.name(of: index) }

    /// The name of an element, which is its identifier or else its label.
    func name(of index: Int) -> String { string(.name, index) ?? "" }

    func node(at index: Int) throws(CaptureMistake) -> IOSNode {
        var node = IOSNode()
        node.role = IOSRole.role(of: type(of: index))
        node.holdsSegments = IOSRole.holdsSegments(type(of: index))
        // Elements of the Mac have a title, and often an empty label.
        let label = string(.label, index) ?? ""
        node.label = label.isEmpty ? string(.title, index) ?? "" : label
        // Only what differs from the label is surely an identifier.
        let name = name(of: index)
        node.identifier = name.isEmpty || name == node.label ? nil : name
        node.value = string(.value, index) ?? ""
        node.placeholder = string(.placeholder, index)
        node.traits = string(.traits, index).map { ScreenElement.Traits(spokenNames: $0.split(separator: ",")) }
        node.frame = LayoutRect(
            x: try length(.x, index), y: try length(.y, index),
            width: max(0, try length(.width, index)), height: max(0, try length(.height, index)))
        node.isEnabled = try boolean(.enabled, index)
        node.isVisible = try boolean(.visible, index)
        node.isAccessible = try boolean(.accessible, index)
        node.isFocused = try boolean(.focused, index)
        return node
    }

    private func string(_ key: Key, _ index: Int) -> String? { document.string(names[key], of: index) }
    private func boolean(_ key: Key, _ index: Int) throws(CaptureMistake) -> Bool? { try document.boolean(names[key], of: index) }
    private func length(_ key: Key, _ index: Int) throws(CaptureMistake) -> Double { try document.length(names[key], of: index) ?? 0 }
}

extension ScreenElement.Traits {
    /// Reads traits by the names tools have for them: "Static Text", "NotEnabled",
    /// "button".
    ///
    /// The tools name those they know and drop the others, so a name that is new
    /// here is dropped as well.
    init(spokenNames names: [some StringProtocol]) {
        self.init()
        for name in names {
            let words = name.split(separator: " ").joined()
            let spelling = words.prefix(1).lowercased() + words.dropFirst()
            if let known = ScreenElement.Traits.names.first(where: { $0.name == spelling }) { insert(known.trait) }
        }
    }
}
