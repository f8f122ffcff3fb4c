public import EveryScreenModel

/// Screens that change by what people do: a state, its screen, and the result of
/// each event.
///
/// A flow is a function: the same events lead to the same state. People reach an
/// app only through its screens. So an event is the action of an element or a
/// message of the system; `UserEvent` lists how people cause events.
///
///     struct Light: ScreenFlow {
///         let initialState = false
///         func screen(for isOn: Bool, in environment: UserEnvironment) -> RenderedScreen { LightScreen(isOn).screen(in: environment) }
///         func reduce(_ isOn: Bool, _ event: FlowEvent) -> Bool { event == .activate("switch") ? !isOn : isOn }
///     }
public protocol ScreenFlow: ScreenRepresentable, Sendable {
    /// The state of the app at one time.
    associatedtype State: Hashable & Sendable

    /// The initial state.
    var initialState: State { get }

    /// The pauses after which the state changes by itself, in seconds; none by
    /// default.
    var pauses: [Double] { get }

    /// Returns the screen of a state.
    func screen(for state: State, in environment: UserEnvironment) -> RenderedScreen

    /// Returns the state after an event; the same one if nothing happens.
    func reduce(_ state: State, _ event: FlowEvent) -> State

    /// Returns the name of the element that the app focuses on entering a state; by
    /// default `nil`, none.
    func requestedFocus(in state: State) -> String?

    /// Returns the texts that the screen reader announces on entering a state; by
    /// default none.
    func announcements(in state: State) -> [String]

    /// Returns the notifications that the app posts on an event, whether or not it
    /// changes the state.
    ///
    /// By default those of the new state: `announcements(in:)` and
    /// `requestedFocus(in:)`. An implementation replaces both. Use it if they
    /// depend on the way into the state.
    func notifications(after event: FlowEvent, from old: State, to new: State) -> [FlowEvent.Notification]

    /// Returns the texts that people may enter into a field, by its name; none by
    /// default.
    func texts(for field: String, in state: State) -> [String]

    /// Whether the app may be put into the background and return; false by default.
    var isInterrupted: Bool { get }

    /// Returns the settings that people may change while the app is visible; none
    /// by default.
    func settingChanges(from environment: UserEnvironment) -> [UserEnvironment]

    /// Returns whether the system leaves the focus in place on entering a state,
    /// modal or not; by default it does not.
    ///
    /// A view that the system presents takes the focus and returns it. An app's own
    /// view that is added over the others does not, unless the app asks.
    func leavesFocus(in state: State) -> Bool
}

extension ScreenFlow {
    /// Returns the screen of the initial state.
    public func screen(in environment: UserEnvironment) -> RenderedScreen { screen(for: initialState, in: environment) }

    /// No pauses: nothing happens by itself.
    public var pauses: [Double] { [] }

    /// No request: the system decides.
    public func requestedFocus(in state: State) -> String? { nil }

    /// Nothing is spoken except the focused element.
    public func announcements(in state: State) -> [String] { [] }

    /// Returns the focus request and the announcements of the new state, if it is
    /// another one.
    public func notifications(after event: FlowEvent, from old: State, to new: State) -> [FlowEvent.Notification] {
        guard new != old else { return [] }
        return announcements(in: new).map { .announcement($0) }
            + (requestedFocus(in: new).map { [.layoutChanged(focus: $0)] } ?? [])
    }

    /// No texts: nothing is entered.
    public func texts(for field: String, in state: State) -> [String] { [] }

    /// No interruptions.
    public var isInterrupted: Bool { false }

    /// No changes of settings.
    public func settingChanges(from environment: UserEnvironment) -> [UserEnvironment] { [] }

    /// The system presents new content.
    public func leavesFocus(in state: State) -> Bool { false }
}
