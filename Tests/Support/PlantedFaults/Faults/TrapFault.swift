package import EveryScreenModel
package import EveryScreenNavigation
package import EveryValue

/// A way of holding the keyboard focus that can be planted on a screen.
package enum TrapFault: String, Hashable, Sendable, CaseIterable {
    /// One element keeps Tab and Shift-Tab.
    case swallowedKeys
    /// One element leads to itself, both ways.
    case selfLoop
    /// Some elements lead round among each other.
    case explicitNextLoop
    /// A modal with stops that no key closes.
    case modalWithoutExit
    /// A modal without stops that Escape does not close.
    case emptyModal
    /// A region that scrolls, takes focus and keeps the keys.
    case scrollRegion
    /// A modal that closes on Escape, around an element that keeps all keys.
    case swallowedKeysInModal

    /// The kind of trap it makes.
    package var kind: KeyboardTrap.Kind {
        switch self {
        case .swallowedKeys, .swallowedKeysInModal: .swallowedKeys
        case .selfLoop: .selfLoop
        case .explicitNextLoop: .explicitNextLoop
        case .modalWithoutExit: .modalWithoutExit
        case .emptyModal: .emptyModal
        case .scrollRegion: .scrollRegion
        }
    }
}

/// A screen with a trap planted on it, and where.
package struct PlantedTrap: Hashable, Sendable {
    /// The screen before.
    package let original: RenderedScreen
    /// The screen with the trap.
    package let screen: RenderedScreen
    /// The planted fault.
    package let fault: TrapFault
    /// The sources of the elements that are held, sorted.
    package let sources: [String]
}

extension TrapFault {
    /// Returns the screen with the fault planted on it, or `nil` if nothing on it
    /// can carry the fault.
    ///
    /// The screen must have no trap and no modal. The elements are drawn; simplest
    /// are the first.
    package func planted(on screen: RenderedScreen, drawingFrom source: ChoiceSource) -> PlantedTrap? {
        let graph = KeyboardGraph(screen, layoutDirection: .leftToRight)
        let stops = graph.stops
        switch self {
        case .swallowedKeys, .scrollRegion:
            guard let victim = source.reference(among: stops.count).map({ stops[$0] }) else { return nil }
            return planted(screen, [victim]) { _, element in
                element.keyboard?.consumedKeys = [.tab, .shiftTab]
                if self == .scrollRegion { element.scrolling = ScreenElement.Scrolling(axes: [.vertical]) }
            }
        case .selfLoop:
            guard let victim = source.reference(among: stops.count).map({ stops[$0] }) else { return nil }
            return planted(screen, [victim]) { index, element in Self.link(&element, to: "\(index)", named: "\(index)") }
        case .explicitNextLoop:
            guard stops.count > 1 else { return nil }
            let count = source.integer(in: 2...min(4, stops.count), towards: 2)
            let first = source.integer(in: 0...stops.count - count, towards: 0)
            let victims = Array(stops[first..<first + count])
            return planted(screen, victims) { index, element in
                let place = victims.firstIndex(of: index) ?? 0
                Self.link(&element, to: "\(victims[(place + 1) % count])", named: "\(index)")
            }
        case .modalWithoutExit, .emptyModal, .swallowedKeysInModal:
            let count = self == .emptyModal ? 0 : self == .swallowedKeysInModal ? 1 : source.integer(in: 1...4, towards: 1)
            return withModal(screen, count: count)
        }
    }

    private static func link(_ element: inout ScreenElement, to target: String, named name: String) {
        element.identifier = name
        element.keyboard?.next = target
        element.keyboard?.previous = target
    }

    private func planted(_ screen: RenderedScreen, _ victims: [Int], change: (Int, inout ScreenElement) -> Void) -> PlantedTrap {
        let changed = screen.rebuilt { index, element in
            // Names of the screen's own could be those that links are planted with.
            element.identifier = nil
            if victims.contains(index) { change(index, &element) }
        }
        return PlantedTrap(original: screen, screen: changed, fault: self, sources: victims.map { screen.elements[$0].source }.sorted())
    }

    private func withModal(_ screen: RenderedScreen, count: Int) -> PlantedTrap {
        var modal = ScreenElement(.sheet, source: "planted modal", frame: screen.bounds)
        modal.modal = ScreenElement.ModalBehavior(closesOnEscapeKey: self == .swallowedKeysInModal)
        let stops = (0..<count).map { number in
            var button = ScreenElement(
                .button, source: "planted \(number)", frame: LayoutRect(x: 0, y: Double(number) * 50, width: 44, height: 44))
            button.keyboard = ScreenElement.KeyboardBehavior(
                isFocusable: true, consumedKeys: self == .swallowedKeysInModal ? ScreenElement.Key.allCases : [])
            return button
        }
        let changed = screen.rebuilt(adding: modal, with: stops)
        return PlantedTrap(
            original: screen, screen: changed, fault: self, sources: count == 0 ? [modal.source] : stops.map(\.source).sorted())
    }
}

extension RenderedScreen {
    /// Returns the screen with its elements changed, and one more with others in it
    /// on top.
    fileprivate func rebuilt(
        adding top: ScreenElement? = nil, with inner: [ScreenElement] = [], change: (Int, inout ScreenElement) -> Void = { _, _ in }
    ) -> RenderedScreen {
        var builder = RenderedScreen.Builder(size: size, unit: unit)
        builder.facts = facts
        var open: [Int] = []
        for (index, element) in elements.enumerated() {
            while let last = open.last, !isElement(index, inside: last) {
                builder.close()
                open.removeLast()
            }
            var element = element
            change(index, &element)
            builder.open(element)
            open.append(index)
        }
        for _ in open { builder.close() }
        if let top {
            builder.open(top)
            inner.forEach { builder.add($0) }
            builder.close()
        }
        return builder.finish()
    }
}
