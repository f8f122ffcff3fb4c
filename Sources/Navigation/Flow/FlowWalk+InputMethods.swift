import EveryScreenModel

extension FlowWalk {
    /// Presses a key.
    mutating func press(_ key: ScreenElement.Key, _ screen: FlowScreen) -> Bool {
        guard let graph = screen.graph else { return false }
        let place = stop(screen)
        let element = place.map { screen.screen.elements[screen.stops[$0]] }
        if element?.keyboard?.consumedKeys?.contains(key) == true { return false }
        switch key {
        case .return, .space:
            guard let place, let element, !element.role.isTextInput else { return false }
            return send(.activate(screen.activation(of: screen.stops[place])))
        case .escape:
            if let modal = screen.screen.activeModal, screen.screen.elements[modal].modal?.closesOnEscapeKey != true { return false }
            return send(.escape)
        default:
            let target = graph.position(after: [key], from: place)
            return moveFocus(to: target == graph.outside ? nil : screen.names[screen.stops[target]])
        }
    }

    /// Moves the focus for the person, and sends the event to the app.
    private mutating func moveFocus(to name: String?) -> Bool {
        guard name != position.focus else { return false }
        position.focus = name
        moved = name
        return name.map { send(.focus($0)) } ?? false
    }

    /// Performs a gesture of the screen reader.
    mutating func read(_ move: UserEvent.ReaderMove, _ screen: FlowScreen) -> Bool {
        let place = stop(screen)
        switch move {
        case .next, .previous:
            guard !screen.stops.isEmpty else { return false }
            let target = place.map { move == .next ? min($0 + 1, screen.stops.count - 1) : max($0 - 1, 0) } ?? 0
            return moveFocus(to: screen.names[screen.stops[target]])
        case .escape:
            if let modal = screen.screen.activeModal.map({ screen.screen.elements[$0].modal }),
                (modal?.closesOnEscapeGesture ?? modal?.closesOnEscapeKey) != true
            {
                return false
            }
            return send(.escape)
        case .magicTap: return send(.magicTap)
        case .activate, .increment, .decrement:
            guard let place else { return false }
            let index = screen.stops[place]
            let element = screen.screen.elements[index]
            guard !element.isKnownDisabled else { return false }
            if move == .activate { return element.isControl ? send(.activate(screen.activation(of: index))) : false }
            guard element.traits?.contains(.adjustable) == true else { return false }
            return send(move == .increment ? .increment(screen.names[index]) : .decrement(screen.names[index]))
        }
    }

    /// The disabled controls whose activation would change the state.
    ///
    /// People cannot activate them, so that no walk goes on from there.
    var actingDisabled: [Int] {
        mutating get {
            let screen = current
            let state = position.state
            return screen.screen.elements.indices.filter { index in
                let element = screen.screen.elements[index]
                guard element.isControl, element.isKnownDisabled, element.isVisible != false else { return false }
                return flow.reduce(state, .activate(screen.activation(of: index))) != state
            }
        }
    }
}
