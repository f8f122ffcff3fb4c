package import EveryScreenModel

/// A person who moves through a flow in one way, one event after another.
///
/// Where the focus goes when the screen changes: into a modal that opens; back to
/// where it was when the modal closes; to the first element when the screen has
/// another title; else it stays on the element of the same name. The app may move
/// it (`ScreenFlow.requestedFocus`). If the element is gone and nothing else takes it,
/// the focus is lost. Elements are known by identifier, else by their action, else
/// by role and label. Where the app leaves the focus (`ScreenFlow.leavesFocus`) it stays
/// on the element of the same name, or is lost. Source: what UIKit does with VoiceOver and keyboard focus,
/// as documented for `screenChanged` and modals; confidence medium.
package struct FlowWalk<F: ScreenFlow>: Sendable {
    /// Where the person is.
    package struct Position: Hashable, Sendable {
        /// The state of the app.
        package var state: F.State
        /// The name of the element that has the focus; `nil` for none.
        package var focus: String?
        /// By modal that is open, outermost first, its name and what had the focus before.
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
    /// The way in which the person moves.
    package let way: InputMethod
    /// Where the person is; may be set to go on from elsewhere.
    package var position: Position
    /// The name of the element to which the last event moved the focus by itself.
    var moved: String?
    /// What the last event told the app, if anything.
    var sent: FlowEvent?
    /// What states show, as far as it is known.
    var shown: [F.State: RenderedScreen] = [:]
    private var screens: [F.State: FlowScreen] = [:]

    /// Starts at the beginning, with nothing focused.
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

    /// The names of the elements of the screen, each its own.
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

    /// What the person can do here, in a fixed order.
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

    /// Does an event; one that is not possible here does nothing.
    ///
    /// - Returns: Whether the focus was lost by it.
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

    /// Tells the app, and finds where the focus is on what it shows then.
    mutating func send(_ event: FlowEvent) -> Bool {
        let old = current
        sent = event
        let state = flow.reduce(position.state, event)
        guard state != position.state else { return false }
        position.state = state
        return way.hasFocus ? land(on: flowScreen(state), from: old) : false
    }

    /// Finds where the focus is now; returns whether it was lost.
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
            // What had the focus before the modal has it again; if nothing had, nothing is lost.
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

    /// The name, if it is that of something that can have the focus.
    private func place(_ name: String, _ screen: FlowScreen) -> String? {
        screen.indexes[name].flatMap { screen.stops.contains($0) ? name : nil }
    }
}
