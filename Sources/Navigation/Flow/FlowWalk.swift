package import EveryScreenModel

/// A person who moves through a flow by one input method, one event after another.
///
/// When the screen changes, focus moves into a modal that opens, and back when the
/// modal closes. It moves to the first element if the screen has another title;
/// else it stays on the element of the same name. The app may move it
/// (`ScreenFlow.requestedFocus`). If the element is gone and nothing else takes
/// focus, the focus is lost. Elements are identified by identifier, else by action,
/// else by role and label. If the app leaves the focus (`ScreenFlow.leavesFocus`),
/// it stays on the element of the same name, or is lost. Source: UIKit's behavior
/// with VoiceOver and keyboard focus, as documented for `screenChanged` and modals;
/// confidence medium.
package struct FlowWalk<F: ScreenFlow>: Sendable {
    /// The position of the person.
    package struct Position: Hashable, Sendable {
        /// The state of the app.
        package var state: F.State
        /// The name of the element that has the focus; `nil` for none.
        package var focus: String?
        /// The name of each open modal, outermost first, and of the element focused
        /// before it.
        var returns: [Return] = []
    }

    struct Return: Hashable, Sendable {
        var modal: String
        var focus: String?
    }

    /// The flow.
    package let flow: F
    /// The settings it runs under.
    package let environment: UserEnvironment
    /// The input method of the person.
    package let way: InputMethod
    /// The position of the person; may be set to continue from elsewhere.
    package var position: Position
    /// The name of the element that the last event focused by itself.
    var moved: String?
    /// The event that the app received last, if any.
    var sent: FlowEvent?
    /// The screens of states found so far.
    var shown: [F.State: RenderedScreen] = [:]
    private var screens: [F.State: FlowScreen] = [:]

    /// Starts in the initial state, with nothing focused.
    package init(_ flow: F, by way: InputMethod, in environment: UserEnvironment = .standard) {
        self.flow = flow
        self.way = way
        self.environment = environment
        position = Position(state: flow.initialState)
    }

    /// The screen the person is on.
    package var screen: RenderedScreen {
        mutating get { current.screen }
    }

    /// The unique names of the elements of the screen.
    var names: [String] {
        mutating get { current.names }
    }

    /// The index of the element that has the focus on `screen`.
    package var focusedElement: Int? {
        mutating get { position.focus.flatMap { current.indexes[$0] } }
    }

    var current: FlowScreen {
        mutating get { flowScreen(position.state) }
    }

    private mutating func flowScreen(_ state: F.State) -> FlowScreen {
        if let known = screens[state] { return known }
        let screen = shown[state] ?? flow.screen(for: state, in: environment)
        let made = FlowScreen(screen, way: way, in: environment)
        shown[state] = screen
        screens[state] = made
        return made
    }

    /// The events that the person can cause here, in a fixed order.
    package var events: [UserEvent] {
        mutating get {
            let screen = current
            let pauses = flow.pauses.map(UserEvent.wait)
            switch way {
            case .touch: return screen.stops.map { .touch(screen.names[$0]) } + pauses
            case .switchControl: return screen.stops.map { .select(screen.names[$0]) } + pauses
            case .voiceControl: return screen.commands.keys.sorted().map { .say($0) } + pauses
            case .keyboard: return keyEvents(screen) + pauses
            case .screenReader: return UserEvent.ReaderMove.allCases.map { .reader($0) } + pauses
            }
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

    /// The position of the focused element among the stops.
    func stop(_ screen: FlowScreen) -> Int? {
        position.focus.flatMap { screen.indexes[$0] }.flatMap { screen.stops.firstIndex(of: $0) }
    }

    /// Performs an event; an impossible one has no effect.
    ///
    /// - Returns: True if it lost the focus.
    package mutating func perform(_ event: UserEvent) -> Bool {
        let screen = current
        (moved, sent) = (nil, nil)
        switch event {
        case .touch(let name), .select(let name):
            guard let index = screen.indexes[name], screen.stops.contains(index) else { return false }
            return send(.activate(screen.activation(of: index)))
        case .say(let command):
            guard let index = screen.commands[command] else { return false }
            return send(.activate(screen.activation(of: index)))
        case .wait(let seconds): return send(.wait(seconds))
        case .key(let key): return press(key, screen)
        case .reader(let move): return read(move, screen)
        }
    }

    // MARK: Changes

    /// Sends an event to the app, and finds the focus on the new screen.
    mutating func send(_ event: FlowEvent) -> Bool {
        let old = current
        sent = event
        let state = flow.reduce(position.state, event)
        guard state != position.state else { return false }
        position.state = state
        return way.hasFocus ? land(on: flowScreen(state), from: old) : false
    }

    /// Finds the new focus; returns true if it was lost.
    private mutating func land(on new: FlowScreen, from old: FlowScreen) -> Bool {
        let wanted = flow.requestedFocus(in: position.state).flatMap { place($0, new) }
        let first = new.stops.first.map { new.names[$0] }
        var before = position.focus
        let hasNewTitle = new.screen.title != old.screen.title
        let stays = flow.leavesFocus(in: position.state)
        let known = position.returns.firstIndex { $0.modal == new.modal }
        let depth = known.map { $0 + 1 } ?? 0
        if let modal = new.modal, known == nil {
            position.returns.append(Return(modal: modal, focus: before))
            position.focus = wanted ?? (stays ? before.flatMap { place($0, new) } : first)
        } else if position.returns.count > depth {
            // The focus returns to the element that had it before the modal; if
            // none had, none is lost.
            if !stays { before = position.returns[depth].focus }
            position.returns.removeSubrange(depth...)
            position.focus = wanted ?? before.flatMap { place($0, new) } ?? (hasNewTitle && !stays ? first : nil)
        } else if old.modal != nil, new.modal == nil {
            // It was open from the start.
            before = nil
            position.focus = wanted
        } else if hasNewTitle, !stays {
            position.focus = wanted ?? first
        } else {
            position.focus = before.flatMap { wanted ?? place($0, new) }
        }
        return before != nil && position.focus == nil
    }

    /// The name, if its element can have the focus.
    private func place(_ name: String, _ screen: FlowScreen) -> String? {
        screen.indexes[name].flatMap { screen.stops.contains($0) ? name : nil }
    }
}
