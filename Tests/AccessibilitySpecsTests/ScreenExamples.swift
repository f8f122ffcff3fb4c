import EveryScreenModel

/// An element of an example with the elements inside it.
struct Node {
    var element: ScreenElement
    var inside: [Node]

    /// Creates an element of which only role, label, frame and the facts of
    /// `change` are known.
    init(
        _ role: ScreenElement.Role, _ label: String? = nil, at frame: LayoutRect = LayoutRect(x: 0, y: 0, width: 100, height: 44),
        _ inside: [Node] = [],
        change: (inout ScreenElement) -> Void = { _ in }
    ) {
        element = ScreenElement(role, source: "", frame: frame)
        element.label = label
        change(&element)
        self.inside = inside
    }

    /// A button of which all is known: seen, a stop, with an action of its name by
    /// default.
    static func button(
        _ label: String, at frame: LayoutRect = LayoutRect(x: 0, y: 0, width: 100, height: 44), action: String? = nil,
        _ inside: [Node] = [],
        change: (inout ScreenElement) -> Void = { _ in }
    ) -> Node {
        Node(.button, label, at: frame, inside) {
            $0.makeKnown()
            $0.traits = .button
            $0.isEnabled = true
            $0.actions = [ScreenElement.Action(.activate, identifier: action ?? label, dismissesModal: false)]
            $0.keyboard = ScreenElement.KeyboardBehavior(isFocusable: true, consumedKeys: [])
            change(&$0)
        }
    }

    /// A text of which all is known.
    static func text(
        _ label: String, at frame: LayoutRect = LayoutRect(x: 0, y: 0, width: 100, height: 20),
        change: (inout ScreenElement) -> Void = { _ in }
    ) -> Node {
        Node(.text, label, at: frame) {
            $0.makeKnown()
            $0.traits = .staticText
            $0.actions = []
            $0.text = [ScreenElement.TextRun(label)]
            change(&$0)
        }
    }

    /// A group that is no element.
    static func group(
        _ inside: [Node], at frame: LayoutRect = LayoutRect(x: 0, y: 0, width: 320, height: 568),
        change: (inout ScreenElement) -> Void = { _ in }
    ) -> Node {
        Node(.group, at: frame, inside) {
            $0.isAccessibilityElement = false
            $0.isVisible = true
            $0.actions = []
            change(&$0)
        }
    }
}

extension ScreenElement {
    /// Says that it can be seen and that assistive technology stops at it.
    mutating func makeKnown() {
        isAccessibilityElement = true
        isVisible = true
    }
}

/// A screen of some elements, each with its place as the source: "0", "0/1".
func screen(
    _ nodes: [Node], size: LayoutSize = LayoutSize(width: 320, height: 568), language: String? = nil,
    on platform: RenderedScreen.Platform? = nil
) -> RenderedScreen {
    var builder = RenderedScreen.Builder(size: size)
    builder.facts.language = language
    builder.facts.platform = platform
    func add(_ node: Node, _ path: String) {
        var element = node.element
        element.source = path
        builder.open(element)
        for (number, inner) in node.inside.enumerated() { add(inner, "\(path)/\(number)") }
        builder.close()
    }
    for (number, node) in nodes.enumerated() { add(node, "\(number)") }
    return builder.finish()
}
