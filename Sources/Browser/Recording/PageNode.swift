import EveryScreenCapture

/// One node of a record, joined from accessibility tree, document and layout.
struct PageNode {
    let id: String
    var parent: String?
    var role: String?
    var name = ""
    var nameSource: String?
    var description: JSON?
    var value: JSON?
    var states: [(key: String, value: JSON)] = []
    var frame = 0
    var ignoredReasons: [String]?
    /// Whether it is focusable in the accessibility tree.
    var isFocusable = false
    var isDocumentFocusable = false
    var tabIndex: Int?
    var number: Int?
    var document: PageDocument.Node?
    var documentParent: String?
    var order: Int?
    var box: PageLayout.Box?
    var isClickable = false
    var listeners: [String] = []
    var pixels: JSON?
    /// Whether a style generates it.
    var isGenerated = false
    /// The facts that scripts see and trees do not say.
    var facts: [(key: String, value: JSON)] = []

    /// The attributes that are recorded besides those of ARIA.
    private static let attributes: Set<String> = [
        "id", "role", "alt", "title", "tabindex", "href", "lang", "xml:lang", "type", "autocomplete", "for", "name", "hidden", "inert",
        "disabled", "readonly", "required", "placeholder", "accesskey", "scope", "headers", "controls", "autoplay", "muted", "loop",
        "content", "http-equiv", "usemap", "target", "contenteditable", "onclick", "onkeydown", "onkeyup", "onkeypress", "onfocus",
        "onblur", "value", "src",
        "label", "data", "shape", "coords", "colspan", "rowspan", "popover", "is", "slot", "draggable", "style", "scrolling", "kind",
        "srclang",
    ]
    private static let longestAttribute = 300
    private static let longestText = 500

    var path: String? { document?.path }
    var tag: String? { document?.tag }

    /// Returns the value of an attribute.
    func attribute(_ name: String) -> String? { document?.attributes.first { $0.key == name }?.value }

    /// The path of the element over which the pointer shows it, where keys may not.
    var hoverTrigger: String? {
        guard case .object(let members)? = facts.first(where: { $0.key == "hover" })?.value,
            case .string(let path)? = members.first(where: { $0.key == "trigger" })?.value
        else { return nil }
        return path
    }

    /// Whether an attribute is a script.
    var hasHandler: Bool { document?.attributes.contains { $0.key.hasPrefix("on") } ?? false }

    /// The node in the format of a record.
    var json: JSON {
        var members: [(key: String, value: JSON)] = [
            ("id", .string(id)), ("parent", parent.map(JSON.string) ?? .null), ("role", role.map(JSON.string) ?? .null),
            ("name", .string(name)),
        ]
        func add(_ key: String, _ value: JSON?) { if let value { members.append((key, value)) } }
        if frame > 0 { add("frame", .integer(frame)) }
        if let ignoredReasons {
            add("ignored", .boolean(true))
            add("ignoredReasons", .array(ignoredReasons.map(JSON.string)))
        }
        add("nameFrom", nameSource.map(JSON.string))
        add("description", description)
        add("value", value)
        add("focusable", .boolean(isFocusable))
        if !states.isEmpty { add("states", .object(states)) }
        if let document {
            add("tag", .string(document.tag))
            add("path", document.path.map(JSON.string))
            add("domParent", documentParent.map(JSON.string) ?? .null)
            add("order", order.map(JSON.integer))
            let kept = document.attributes.filter { Self.attributes.contains($0.key) || $0.key.hasPrefix("aria-") }
            if !kept.isEmpty { add("attrs", .object(kept.map { ($0.key, .string(String($0.value.prefix(Self.longestAttribute)))) })) }
            add(
                "text",
                document.text.map {
                    .string(String($0.split(whereSeparator: \.isWhitespace).joined(separator: " ").prefix(Self.longestText)))
                })
        }
        if number != nil || isGenerated { add("rendered", .boolean(box != nil)) }
        if let box { addBox(box, to: &members) }
        add("pixels", pixels)
        members += facts
        if isDocumentFocusable { add("domFocusable", .boolean(true)) }
        add("tabIndex", tabIndex.map(JSON.integer))
        if isClickable { add("clickable", .boolean(true)) }
        if !listeners.isEmpty { add("listeners", .array(listeners.map(JSON.string))) }
        return .object(members)
    }

    private func addBox(_ box: PageLayout.Box, to members: inout [(key: String, value: JSON)]) {
        func add(_ key: String, _ value: JSON?) { if let value { members.append((key, value)) } }
        func numbers(_ values: [Double]) -> JSON { .array(values.map(JSON.number)) }
        add("bounds", numbers(box.bounds))
        add("fontSize", box.fontSize.map(JSON.number))
        add("color", box.color.map(JSON.string) ?? .null)
        add("background", box.background.map(JSON.string) ?? .null)
        add("blendedBackground", box.blendedBackground.map(JSON.string))
        if let opacity = box.textOpacity, opacity != 1 { add("textOpacity", .number(opacity)) }
        add("style", .object(box.styles.map { ($0.key, .string($0.value)) }))
        if !box.lines.isEmpty { add("lines", .array(box.lines.map(numbers))) }
        if let client = box.client, let scroll = box.scroll, scroll[2] > client[2] + 0.5 || scroll[3] > client[3] + 0.5 {
            add("client", numbers(client))
            add("scroll", numbers(scroll))
        }
        add("paint", box.paintOrder.map(JSON.integer))
    }
}
