import ScreenModel

/// Makes the element of one part: what its content says, then what its modifiers say instead.
struct ElementFactory {
    let node: LayoutNode
    /// The settings it is laid out for.
    let environment: UserEnvironment

    /// Returns the element, or `nil` for a part that only arranges.
    ///
    /// - Parameters:
    ///   - contentFrame: Where the content of a scrolling region ends up.
    ///   - parts: The elements in it, where it is to be one with them.
    func element(over contentFrame: Rect?, merging parts: [Element] = []) -> Element? {
        guard var element = plainElement(contentFrame) else { return nil }
        let modifiers = node.part.blueprint?.accessibility
        if modifiers?.children == .combine { merge(parts, into: &element) }
        if let modifiers { apply(modifiers, to: &element) }
        element.actions? += parts.flatMap { $0.actions ?? [] }
        if element.isControl, element.isEnabled == nil { element.isEnabled = true }
        return element
    }

    private func plainElement(_ contentFrame: Rect?) -> Element? {
        switch node.part {
        case .cell: return container(.cell)
        case .barItems: return nil
        case .sheet(let behavior):
            var element = container(.sheet)
            element.modal = behavior
            element.coversTouches = true
            return element
        case .blueprint(let blueprint):
            if let element = containerElement(blueprint, contentFrame) { return element }
            return leafElement(blueprint.content)
        }
    }

    private func containerElement(_ blueprint: Blueprint, _ contentFrame: Rect?) -> Element? {
        switch blueprint.content {
        case .list:
            var element = container(.list)
            element.containerType = .list
            return element
        case .navigationBar: return container(.navigationBar)
        case .scroll(let axis, _):
            var element = container(.scrollView)
            element.clipsContent = true
            element.scrolling = Scrolling(axes: [axis], contentSize: contentFrame?.size)
            return element
        case .frame(_, let clips, _) where clips:
            var element = container(.group)
            element.clipsContent = true
            return element
        case .row, .column, .padding, .frame, .overlay, .modal:
            return blueprint.accessibility == nil ? nil : container(.group)
        default: return nil
        }
    }

    private func leafElement(_ content: Blueprint.Content) -> Element? {
        switch content {
        case .text(let string, _, _):
            var element = leaf(.text, label: string, traits: .staticText)
            element.isAccessibilityElement = !string.isEmpty
            return element
        case .image(_, _, let isDecorative):
            var element = leaf(.image, label: "", traits: .image)
            element.isDecorative = isDecorative
            element.isAccessibilityElement = !isDecorative
            return element
        case .button(let title): return control(.button, label: title, traits: .button)
        case .imageButton: return control(.button, label: "", traits: .button)
        case .link(let title): return control(.link, label: title, traits: .link)
        case .toggle(let title, let isOn): return control(.toggle, label: title, value: isOn ? "1" : "0", traits: [.button, .toggleButton])
        case .slider(let title, let value):
            var element = control(.slider, label: title, value: value, traits: .adjustable)
            element.actions = [Action(.increment), Action(.decrement)]
            return element
        case .field(let title, let value): return control(.textField, label: title, value: value)
        case .secureField(let title): return control(.secureTextField, label: title, value: "")
        case .searchField(let title): return control(.searchField, label: title, value: "", traits: .searchField)
        case .textEditor(let title, let value): return control(.textEditor, label: title, value: value)
        case .progress(let title, let value):
            var element = leaf(.progressIndicator, label: title, traits: .updatesFrequently)
            element.value = value
            return element
        default: return nil
        }
    }

    private func container(_ role: Role) -> Element {
        var element = Element(role, source: node.source, frame: node.frame.mirrored(in: environment))
        element.isAccessibilityElement = false
        element.isVisible = true
        element.actions = []
        element.label = ""
        element.text = []
        return element
    }

    private func leaf(_ role: Role, label: String, traits: Traits) -> Element {
        var element = container(role)
        element.isAccessibilityElement = true
        element.label = label
        element.value = ""
        element.traits = traits
        element.text = textRuns()
        element.keyboard = KeyboardBehavior(isFocusable: false, consumedKeys: [])
        return element
    }

    private func control(_ role: Role, label: String, value: String = "", traits: Traits = []) -> Element {
        var element = leaf(role, label: label, traits: traits)
        element.value = value
        element.actions = [Action(.activate, identifier: node.source, dismissesModal: false)]
        element.keyboard = KeyboardBehavior(isFocusable: true, consumedKeys: [])
        return element
    }

    /// The text drawn, with the area its lines need.
    private func textRuns() -> [TextRun] {
        guard let title = node.title, !title.string.isEmpty else { return [] }
        let height = title.height
        let width = title.wrapping.width
        let isCentered = node.part.blueprint.map { if case .button = $0.content { true } else { false } } ?? false
        let x = node.frame.minX + (isCentered ? (node.frame.width - width) / 2 : 0)
        let y = node.frame.minY + (isCentered ? (node.frame.height - height) / 2 : 0)
        return [
            TextRun(
                title.string, style: title.style, pointSize: title.measured.font.size, weight: title.measured.font.weight,
                lineCount: title.lineCount, isTruncated: title.isTruncated,
                frame: Rect(x: x, y: y, width: width, height: height).mirrored(in: environment))
        ]
    }
}

extension Rect {
    /// The rectangle turned round where the layout runs from right to left.
    func mirrored(in environment: UserEnvironment) -> Rect {
        guard environment.layoutDirection == .rightToLeft else { return self }
        return Rect(x: environment.screenSize.width - maxX, y: minY, width: width, height: height)
    }
}
