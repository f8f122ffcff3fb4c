package import EveryScreenModel

/// A person who moves through a flow by one input method, one event after another.
///
/// When the screen changes, focus moves into a modal that opens, and back when the
/// modal closes. It moves to the first element if the screen has another title or
/// other content; else it stays on the element of the same name, or in the same
/// place. The app may move it (`ScreenFlow.requestedFocus`). If the element is gone
/// and nothing else takes focus, the focus is lost.
///
/// Elements are identified by identifier, else by action, else by role and label.
/// If the app leaves the focus (`ScreenFlow.leavesFocus`), it stays on the element
/// of the same name, or is lost. Source: UIKit's behavior with VoiceOver and
/// keyboard focus, as documented for `screenChanged` and modals; confidence medium.
package struct FlowWalk<F: ScreenFlow>: Sendable {
    /// The position of the person.
    package struct Position: Hashable, Sendable {
        /// The state of the app.
        package var state: F.State
        /// The name of the element that has the focus; `nil` for none.
        package var focus: String?
        /// The open modals, outermost first.
        var returns: [Return] = []
        /// The number of the settings; 0 for those at the start.
        var settings = 0

        /// The state with its settings: one screen.
        var shown: Shown { Shown(state: state, settings: settings) }
    }

    /// A state under some settings.
    struct Shown: Hashable, Sendable {
        var state: F.State
        var settings: Int
    }

    /// Where a modal leads back to: the title of the screen before it opened, and
    /// the name of the element that had the focus.
    struct Return: Hashable, Sendable {
        var modal: String
        var focus: String?
        var title: String?
    }

    /// The flow.
    package let flow: F
    /// The settings it runs under at the start, and those that people may change
    /// to.
    private let environments: [UserEnvironment]
    /// The input method of the person.
    package let inputMethod: InputMethod
    /// The position of the person; may be set to continue from elsewhere.
    package var position: Position
    /// The name of the element that the last event focused by itself.
    var moved: String?
    /// The event that the app received last, if any.
    var sent: FlowEvent?
    /// Whether the last event replaced the content of the screen.
    private(set) var replacesContent = false
    /// The notifications that the app posted last.
    var notices: [FlowEvent.Notification] = []
    /// The screens of states found so far.
    var shown: [F.State: RenderedScreen] = [:]
    private var screens: [Shown: FlowScreen] = [:]
    /// The screen that was read last, since an event reads that of its position
    /// several times.
    private var latest: FlowScreen?
    private var latestPlace: Shown

    /// Starts in the initial state, with nothing focused.
    package init(_ flow: F, by inputMethod: InputMethod, in environment: UserEnvironment = .standard) {
        self.flow = flow
        self.inputMethod = inputMethod
        environments = [environment] + flow.settingChanges(from: environment).filter { $0 != environment }
        position = Position(state: flow.initialState)
        latestPlace = position.shown
    }

    /// The settings of the current position.
    package var environment: UserEnvironment { environments[position.settings] }

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
        mutating get { flowScreen(position.shown) }
    }

    private mutating func flowScreen(_ place: Shown) -> FlowScreen {
        if let latest, latestPlace == place { return latest }
        let screen = screens[place] ?? madeScreen(place)
        (latest, latestPlace) = (screen, place)
        return screen
    }

    private mutating func madeScreen(_ place: Shown) -> FlowScreen {
        // The caller's screens are those of the settings at the start.
        let known = place.settings == 0 ? shown[place.state] : nil
        let screen = known ?? flow.screen(for: place.state, in: environments[place.settings])
        let made = FlowScreen(screen, inputMethod: inputMethod, in: environments[place.settings])
        if place.settings == 0 { shown[place.state] = screen }
        screens[place] = made
        return made
    }

    /// Whether there are settings to change to.
    var hasOtherSettings: Bool { environments.count > 1 }

    /// The numbers and words of the settings that can be changed to here.
    var otherSettings: [(number: Int, words: String)] {
        environments.indices.filter { $0 != position.settings }.map { ($0, environments[$0].changes(from: environment)) }
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
        (moved, sent, notices, replacesContent) = (nil, nil, [], false)
        switch event {
        case .touch(let name), .select(let name):
            guard let index = screen.indexes[name], screen.stops.contains(index) else { return false }
            return send(.activate(screen.activation(of: index)))
        case .say(let command):
            guard let index = screen.commands[command] else { return false }
            return send(.activate(screen.activation(of: index)))
        case .perform, .increment, .decrement:
            guard let offer = offers(screen).first(where: { $0.userEvent(screen.names[$0.element], by: inputMethod) == event }) else {
                return false
            }
            return send(offer.event)
        case .enter(let text, into: let name, by: inputMethod):
            return fields(screen).contains { screen.names[$0] == name } ? send(.enter(text, into: name)) : false
        case .enter: return false
        case .wait(let seconds): return send(.wait(seconds))
        case .interruption: return send(.interruption)
        case .settings(let words):
            guard let target = otherSettings.first(where: { $0.words == words })?.number else { return false }
            return send(.settings(environments[target]), settings: target)
        case .key(let key): return press(key, screen)
        case .reader(let move): return read(move, screen)
        }
    }

    // MARK: Changes

    /// Sends an event to the app, and finds the focus on the new screen.
    mutating func send(_ event: FlowEvent, settings: Int? = nil) -> Bool {
        let old = current
        let before = position.shown
        sent = event
        position.state = flow.reduce(position.state, event)
        position.settings = settings ?? position.settings
        notices = flow.notifications(after: event, from: before.state, to: position.state)
        // Without a title it is not known whether time shows another screen.
        let maySwap = if case .wait = event { old.screen.title != nil } else { settings == nil }
        replacesContent = position.shown != before && maySwap && current.replaces(old)
        guard inputMethod.hasFocus, position.shown != before || !notices.isEmpty else { return false }
        guard position.shown != before else {
            position.focus = notices.last { $0.focus != nil }?.focus.flatMap { old.stop(named: $0) } ?? position.focus
            return false
        }
        return land(on: current, from: old)
    }

    /// Finds the new focus; returns true if it was lost.
    private mutating func land(on new: FlowScreen, from old: FlowScreen) -> Bool {
        let wanted = notices.last { $0.focus != nil }?.focus.flatMap { new.stop(named: $0) }
        let first = new.stops.first.map { new.names[$0] }
        var before = position.focus
        let isNewScreen = new.screen.title != old.screen.title || replacesContent || notices.contains(where: \.isNewScreen)
        let stays = flow.leavesFocus(in: position.state)
        let known = position.returns.firstIndex { $0.modal == new.modal }
        let depth = known.map { $0 + 1 } ?? 0
        if let modal = new.modal, known == nil {
            position.returns.append(Return(modal: modal, focus: before, title: old.screen.title))
            position.focus = wanted ?? (stays ? before.flatMap { new.stop(of: $0, on: old) } : first)
        } else if position.returns.count > depth {
            // The focus returns to the element that had it before the modal; if
            // none had, none is lost.
            if !stays { before = position.returns[depth].focus }
            position.returns.removeSubrange(depth...)
            // A posted notification takes the screen reader to the first element.
            let isSent = inputMethod == .screenReader && notices.contains(where: \.isNewScreen)
            let top = isNewScreen && !stays ? first : nil
            position.focus = wanted ?? (isSent ? top : nil) ?? before.flatMap { new.stop(of: $0, on: old) } ?? top
        } else if old.modal != nil, new.modal == nil {
            // It was open from the start.
            before = nil
            position.focus = wanted
        } else if isNewScreen, !stays {
            position.focus = wanted ?? first
        } else {
            position.focus = before.flatMap { wanted ?? new.stop(of: $0, on: old) }
        }
        return before != nil && position.focus == nil
    }
}
