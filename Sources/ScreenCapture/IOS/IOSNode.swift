import ScreenModel

/// What WebDriverAgent says of one element, before anything is concluded from it.
///
/// An attribute whose text is empty is left out by WebDriverAgent, so that an
/// absent name, label or value is one known to be empty.
struct IOSNode {
    var type: String
    var name: String
    var label: String
    var value: String
    /// `nil` where the version of WebDriverAgent does not tell placeholders, or there is none.
    var placeholder: String?
    var traits: Traits?
    var frame: Rect
    var isEnabled: Bool?
    var isVisible: Bool?
    var isAccessible: Bool?
    var isFocused: Bool?
}

/// The attributes of a page source of WebDriverAgent, looked up once per document.
struct IOSNodeReader {
    private let document: MarkupDocument
    private let names: [Key: MarkupDocument.NameID]

    private enum Key: String, CaseIterable {
        case type, name, label, value, placeholder = "placeholderValue", traits, x, y, width, height, enabled, visible, accessible, focused
    }

    init(_ document: MarkupDocument) {
        self.document = document
        names = Dictionary(uniqueKeysWithValues: Key.allCases.compactMap { key in document.names.id(of: key.rawValue).map { (key, $0) } })
    }

    func node(at index: Int) throws(Fault) -> IOSNode {
        IOSNode(
            type: string(.type, index) ?? document.name(of: index),
            name: string(.name, index) ?? "", label: string(.label, index) ?? "", value: string(.value, index) ?? "",
            placeholder: string(.placeholder, index), traits: traits(index),
            frame: Rect(
                x: try length(.x, index), y: try length(.y, index),
                width: max(0, try length(.width, index)), height: max(0, try length(.height, index))),
            isEnabled: try boolean(.enabled, index), isVisible: try boolean(.visible, index),
            isAccessible: try boolean(.accessible, index), isFocused: try boolean(.focused, index))
    }

    private func string(_ key: Key, _ index: Int) -> String? { document.string(names[key], of: index) }
    private func boolean(_ key: Key, _ index: Int) throws(Fault) -> Bool? { try document.boolean(names[key], of: index) }
    private func length(_ key: Key, _ index: Int) throws(Fault) -> Double { try document.length(names[key], of: index) ?? 0 }

    /// The traits by the names WebDriverAgent has for them: "Button, Selected".
    ///
    /// It names those it knows and drops the others, so a name that is new here
    /// is dropped as well.
    private func traits(_ index: Int) -> Traits? {
        string(.traits, index).map { list in
            var traits = Traits()
            for part in list.split(separator: ",") {
                let name = part.drop { $0 == " " }
                let spelling = name.prefix(1).lowercased() + name.dropFirst()
                if let known = Traits.names.first(where: { $0.name == spelling }) { traits.insert(known.trait) }
            }
            return traits
        }
    }
}
