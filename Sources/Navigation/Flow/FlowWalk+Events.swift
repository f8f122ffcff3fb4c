import EveryScreenModel

extension FlowWalk {
    /// The events that the person can cause here, and those that can happen to the
    /// app, in a fixed order.
    package var events: [UserEvent] {
        mutating get {
            let screen = current
            var events = moves(screen)
            // Most screens have none of these, and every position asks for them.
            if !screen.offers.isEmpty { events += offers(screen).map { $0.userEvent(screen.names[$0.element], by: inputMethod) } }
            if !screen.fields.isEmpty { events += entries(screen) }
            for pause in flow.pauses { events.append(.wait(pause)) }
            if flow.isInterrupted { events.append(.interruption) }
            if hasOtherSettings { events += otherSettings.map { .settings($0.words) } }
            return events
        }
    }

    private func moves(_ screen: FlowScreen) -> [UserEvent] {
        switch inputMethod {
        case .touch: screen.stops.map { .touch(screen.names[$0]) }
        case .switchControl: screen.stops.map { .select(screen.names[$0]) }
        case .voiceControl: screen.commands.keys.sorted().map { .say($0) }
        case .keyboard: keyEvents(screen)
        case .screenReader: UserEvent.ReaderMove.allCases.map { .reader($0) }
        }
    }

    private func keyEvents(_ screen: FlowScreen) -> [UserEvent] {
        guard let graph = screen.graph else { return [] }
        let place = stop(screen) ?? graph.outside
        var keys = ScreenElement.Key.allCases.filter { key in graph.edges[place].contains { $0.key == key } }
        if place != graph.outside { keys += [.return, .space] }
        if !keys.contains(.escape) { keys.append(.escape) }
        return ScreenElement.Key.allCases.filter(keys.contains).map { .key($0) }
    }

    /// The actions that can be performed here: with a focus those of the focused
    /// element, and of the regions around it that scroll.
    func offers(_ screen: FlowScreen) -> [FlowScreen.Offer] {
        guard inputMethod.hasFocus, !screen.offers.isEmpty else { return screen.offers }
        guard let focus = position.focus.flatMap({ screen.indexes[$0] }) else { return [] }
        return screen.offers.filter { $0.element == focus || screen.screen.isElement(focus, inside: $0.element) }
    }

    /// The fields into which text can be entered here.
    func fields(_ screen: FlowScreen) -> [Int] {
        inputMethod.hasFocus ? screen.fields.filter { screen.names[$0] == position.focus } : screen.fields
    }

    private func entries(_ screen: FlowScreen) -> [UserEvent] {
        fields(screen).flatMap { index in
            let name = screen.names[index]
            return flow.texts(for: name, in: position.state).map { UserEvent.enter($0, into: name, by: inputMethod) }
        }
    }
}

extension UserEnvironment {
    /// The settings that differ from those of another environment, in words.
    func changes(from other: UserEnvironment) -> String {
        Self.settings.filter { !$0.isSame(in: self, other) }.map { "\($0.name) \($0.text(in: self))" }.joined(separator: ", ")
    }
}
