import EveryScreenKit

/// A change of a screen that must change no verdict.
enum HarmlessChange: String, CaseIterable {
    /// All of it is put into one plain container.
    case wrapAll
    /// One element is put into a plain container.
    case wrapOne
    /// A hidden element without facts is added.
    case addHidden
    /// Everything is moved, and the screen grows by as much.
    case move
    /// Identifiers, sources and identities of actions are called otherwise,
    /// wherever they are named.
    case rename

    /// Whether the element that is added may be counted among those a claim is not
    /// about.
    var addsElement: Bool { self != .move && self != .rename }

    /// Returns the changed screen, in a place that follows from the number, or
    /// `nil` where there is none.
    func applied(to screen: RenderedScreen, number: Int) -> RenderedScreen? {
        switch self {
        case .wrapAll: return screen.remade(wrapper: .plain(.group, frame: screen.bounds))
        case .wrapOne:
            let candidates = screen.elements.indices.filter(screen.hasNoModalBeside)
            guard !candidates.isEmpty else { return nil }
            let index = candidates[number % candidates.count]
            return screen.remade(wrapping: index, wrapper: .plain(.group, frame: screen.elements[index].frame))
        case .addHidden:
            var hidden = ScreenElement.plain(.text, frame: LayoutRect(x: 20, y: 20, width: 80, height: 30))
            hidden.isVisible = false
            hidden.isAccessibilityHidden = true
            hidden.label = "A hidden label"
            return screen.remade(adding: hidden)
        case .move:
            // Halves, so that no sum is rounded otherwise than before; a screen as
            // narrow as `no-two-inputMethod-scrolling` asks for must stay so.
            let offset = LayoutPoint(x: screen.size.width <= 320 ? 0 : Double(number % 7) * 0.5, y: Double(number % 5) * 4)
            let size = LayoutSize(width: screen.size.width + offset.x, height: screen.size.height + offset.y)
            return screen.remade(size: size) { $1.move(by: offset) }
        case .rename: return screen.remade { $1.rename { $0.isEmpty ? "" : "renamed " + String($0.reversed()) } }
        }
    }
}

extension RenderedScreen {
    /// Whether neither the element nor one beside it is modal: VoiceOver leaves out
    /// the siblings of a modal, so that these matter.
    fileprivate func hasNoModalBeside(_ index: Int) -> Bool {
        let siblings = parent(of: index).map(children) ?? roots
        return siblings.allSatisfy { sibling in ([sibling] + descendants(of: sibling)).allSatisfy { elements[$0].modal == nil } }
    }

    /// Returns the screen with every element changed, one of them or all put into
    /// another, and one more at the end.
    func remade(
        size: LayoutSize? = nil, wrapping wrapped: Int? = nil, wrapper: ScreenElement? = nil, adding added: ScreenElement? = nil,
        change: (Int, inout ScreenElement) -> Void = { _, _ in }
    ) -> RenderedScreen {
        var builder = RenderedScreen.Builder(size: size ?? self.size, unit: unit)
        builder.facts = facts
        var ends: [Int] = []
        if wrapped == nil, let wrapper {
            builder.open(wrapper)
            ends.append(elements.count)
        }
        for index in elements.indices {
            while let end = ends.last, end <= index {
                builder.close()
                ends.removeLast()
            }
            if index == wrapped, let wrapper {
                builder.open(wrapper)
                ends.append(descendants(of: index).upperBound)
            }
            var element = elements[index]
            change(index, &element)
            builder.open(element)
            ends.append(descendants(of: index).upperBound)
        }
        for _ in ends { builder.close() }
        if let added { builder.add(added) }
        return builder.finish()
    }
}

extension ScreenElement {
    /// An element of which it is known that it does, shows and says nothing.
    fileprivate static func plain(_ role: ScreenElement.Role, frame: LayoutRect) -> ScreenElement {
        var element = ScreenElement(role, source: "harmless", frame: frame)
        element.isAccessibilityElement = false
        element.isVisible = true
        element.actions = []
        element.text = []
        element.label = ""
        element.clipsContent = false
        element.surface = ScreenElement.Surface(background: [])
        element.keyboard = ScreenElement.KeyboardBehavior(isFocusable: false, consumedKeys: [])
        return element
    }

    fileprivate mutating func move(by offset: LayoutPoint) {
        func moved(_ rect: LayoutRect) -> LayoutRect { rect.offset(x: offset.x, y: offset.y) }
        func moved(_ point: LayoutPoint) -> LayoutPoint { LayoutPoint(x: point.x + offset.x, y: point.y + offset.y) }
        frame = moved(frame)
        hitRegion = hitRegion.map(moved)
        activationPoint = activationPoint.map(moved)
        outline = outline?.map(moved)
        text = text?.map { run in
            var run = run
            run.frame = run.frame.map(moved)
            return run
        }
    }

    fileprivate mutating func rename(_ renamed: (String) -> String) {
        source = renamed(source)
        identifier = identifier.map(renamed)
        accessibilityOrder = accessibilityOrder?.map(renamed)
        labeledBy = labeledBy?.map(renamed)
        headerElements = headerElements?.map(renamed)
        if var behavior = keyboard {
            behavior.next = behavior.next.map(renamed)
            behavior.previous = behavior.previous.map(renamed)
            keyboard = behavior
        }
        actions = actions?.map { action in
            var action = action
            action.identifier = action.identifier.map(renamed)
            return action
        }
        gestures = gestures?.map { gesture in
            var gesture = gesture
            gesture.action = gesture.action.map(renamed)
            gesture.alternatives = gesture.alternatives?.map(renamed)
            return gesture
        }
        rotors = rotors?.map { rotor in
            var rotor = rotor
            rotor.targets = rotor.targets?.map(renamed)
            return rotor
        }
    }
}
