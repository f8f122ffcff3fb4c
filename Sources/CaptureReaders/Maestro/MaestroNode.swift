import EveryScreenCapture
import EveryScreenModel

/// Maestro's facts about an element, in its own file as attributes and in those of
/// Trailblaze as details.
///
/// | in the file | of iOS | of Android |
/// | --- | --- | --- |
/// | `accessibilityText` | label | content description |
/// | `text` | value (the value or the title of XCUITest) | text |
/// | `hintText` | placeholder, by which a field is known | hint |
/// | `resource-id`, `resourceId` | identifier | identifier |
/// | `class`, `className` | | class |
/// | `enabled`, `selected` | the same | the same |
/// | `checked` | on, by which a switch is known | on |
/// | `clickable`, `focusable`, `scrollable`, `password` | | the same |
///
/// Maestro leaves out empty and false values. On iOS it states no type, so that
/// roles, traits, and whether VoiceOver stops there, are not known.
struct MaestroNode {
    private var words: [Key: String] = [:]
    private var flags: [Key: Bool] = [:]

    private enum Key: String, CaseIterable {
        case accessibilityText, text, hintText, resourceID, className, bounds
        case enabled, selected, checked, clickable, focusable, focused, scrollable, password, checkable, longClickable
    }

    /// The spellings of keys that are not those of Swift.
    private static let keys: [String: Key] = {
        var keys = Dictionary(uniqueKeysWithValues: Key.allCases.map { ($0.rawValue, $0) })
        for (spelling, key) in [
            ("resource-id", Key.resourceID), ("resourceId", .resourceID), ("class", .className), ("long-clickable", .longClickable),
        ] { keys[spelling] = key }
        return keys
    }()

    /// Reads attributes or details; in those of Trailblaze `class` is the driver,
    /// and no class of a view.
    init(_ objects: Int..., of document: JSONDocument, hasClass: Bool = false) throws(CaptureMistake) {
        for object in objects {
            try document.forEachMember(of: object, "an object") { (spelling, value) throws(CaptureMistake) in
                guard let key = Self.keys[spelling], hasClass || spelling != "class" else { return }
                switch document.nodes[value].kind {
                case .boolean: flags[key] = try document.readBoolean(value)
                case .string where document.string(of: value) == "true" && Self.isFlag(key): flags[key] = true
                case .string where document.string(of: value) == "false" && Self.isFlag(key): flags[key] = false
                case .string where !Self.isFlag(key): words[key] = document.string(of: value)
                case .null: break
                default: throw document.mistake(at: value, expected: Self.isFlag(key) ? "true or false" : "a string")
                }
            }
        }
    }

    private static func isFlag(_ key: Key) -> Bool {
        switch key {
        case .accessibilityText, .text, .hintText, .resourceID, .className, .bounds: false
        default: true
        }
    }

    /// The bounds as Maestro itself spells them; `nil` where there are none.
    var bounds: String? { words[.bounds] }

    /// Whether the node names a class, as those of Android do.
    var isOfAndroid: Bool { words[.className]?.isEmpty == false }

    func iosNode(_ frame: LayoutRect?) -> IOSNode {
        var node = IOSNode()
        node.label = words[.accessibilityText] ?? ""
        node.value = words[.text] ?? ""
        node.placeholder = words[.hintText]
        node.identifier = words[.resourceID]
        node.frame = frame ?? .zero
        node.isEnabled = flags[.enabled] ?? true
        node.isSelected = flags[.selected]
        node.isFocused = flags[.focused]
        if node.placeholder?.isEmpty == false { node.role = .textField }
        if flags[.checked] == true {
            node.role = .toggle
            node.value = "1"
        }
        return node
    }

    func androidNode(_ bounds: LayoutRect?) -> AndroidNode {
        var node = AndroidNode()
        node.setClass(words[.className] ?? "")
        node.text = words[.text] ?? ""
        node.description = words[.accessibilityText] ?? ""
        node.hint = words[.hintText] ?? ""
        node.resourceID = words[.resourceID]
        node.bounds = bounds
        node.isClickable = flags[.clickable] ?? false
        node.isLongClickable = flags[.longClickable]
        node.isFocusable = flags[.focusable]
        node.isEnabled = flags[.enabled] ?? true
        node.isSelected = flags[.selected] ?? false
        node.isScrollable = flags[.scrollable] ?? false
        node.isPassword = flags[.password]
        node.isCheckable = flags[.checkable] ?? (flags[.checked] == true ? true : nil)
        node.isChecked = flags[.checked]
        node.hasFocus = flags[.focused]
        return node
    }
}
