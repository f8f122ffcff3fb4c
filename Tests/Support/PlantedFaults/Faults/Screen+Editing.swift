import EveryScreenModel

extension RenderedScreen {
    /// Returns the screen with every element changed, or not, by a function.
    func changing(_ change: (Int, inout ScreenElement) -> Void) -> RenderedScreen {
        rebuilt(adding: [], to: nil, change)
    }

    /// Returns the screen with other facts as a whole.
    func changing(_ facts: RenderedScreen.Facts) -> RenderedScreen { rebuilt(adding: [], to: nil, telling: facts) { _, _ in } }

    /// Returns the screen with one element changed.
    func changing(_ index: Int, _ change: (inout ScreenElement) -> Void) -> RenderedScreen {
        changing { if $0 == index { change(&$1) } }
    }

    /// Returns the screen with elements after all others, one in the other: inside
    /// an element, or at the top.
    func adding(_ elements: [ScreenElement], nested: Bool = false, to parent: Int? = nil) -> RenderedScreen {
        rebuilt(adding: elements, nested: nested, to: parent) { _, _ in }
    }

    /// Returns the screen without an element and all inside it.
    func removing(_ index: Int) -> RenderedScreen {
        var builder = RenderedScreen.Builder(size: size, unit: unit)
        builder.facts = facts
        var open: [Int] = []
        for current in elements.indices where current != index && !isElement(current, inside: index) {
            while let last = open.last, !isElement(current, inside: last) {
                builder.close()
                open.removeLast()
            }
            builder.open(elements[current])
            open.append(current)
        }
        for _ in open { builder.close() }
        return builder.finish()
    }

    private func rebuilt(
        adding added: [ScreenElement], nested: Bool = false, to parent: Int?, telling reported: RenderedScreen.Facts? = nil,
        _ change: (Int, inout ScreenElement) -> Void
    ) -> RenderedScreen {
        var builder = RenderedScreen.Builder(size: size, unit: unit)
        builder.facts = reported ?? facts
        builder.reserveCapacity(elements.count + added.count)
        var open: [Int] = []
        func addAll(to builder: inout RenderedScreen.Builder) {
            for element in added { if nested { builder.open(element) } else { builder.add(element) } }
            if nested { for _ in added { builder.close() } }
        }
        func close(to builder: inout RenderedScreen.Builder, before index: Int) {
            while let last = open.last, descendants(of: last).upperBound <= index {
                if last == parent { addAll(to: &builder) }
                builder.close()
                open.removeLast()
            }
        }
        for index in elements.indices {
            close(to: &builder, before: index)
            var element = elements[index]
            change(index, &element)
            builder.open(element)
            open.append(index)
        }
        close(to: &builder, before: elements.count)
        if parent == nil { addAll(to: &builder) }
        return builder.finish()
    }
}

extension ScreenElement {
    /// An element of which all is known, as the standard layout makes them.
    static func planted(_ role: ScreenElement.Role, _ source: String, label: String, frame: LayoutRect, traits: ScreenElement.Traits = [])
        -> ScreenElement
    {
        var element = ScreenElement(role, source: "fault/\(source)", frame: frame)
        element.label = label
        element.value = ""
        element.traits = traits
        element.isAccessibilityElement = true
        element.isVisible = true
        element.isEnabled = true
        element.text = []
        element.actions = []
        element.keyboard = ScreenElement.KeyboardBehavior(isFocusable: false, consumedKeys: [])
        return element
    }

    /// A button of its own action.
    static func plantedButton(_ source: String, label: String, frame: LayoutRect) -> ScreenElement {
        var element = planted(.button, source, label: label, frame: frame, traits: .button)
        element.actions = [ScreenElement.Action(.activate, identifier: "fault.\(source)", dismissesModal: false)]
        element.keyboard = ScreenElement.KeyboardBehavior(isFocusable: true, consumedKeys: [])
        return element
    }
}
