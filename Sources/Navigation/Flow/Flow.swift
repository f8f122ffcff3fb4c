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

    /// The system presents new content.
    public func leavesFocus(in state: State) -> Bool { false }
}

/// An event of an app.
public enum FlowEvent: Hashable, Sendable {
    /// An element is activated: the identity of its action, else the name of the
    /// element.
    case activate(String)
    /// The person has moved the focus to an element, by its name; moves by the app
    /// or the system are no event.
    case focus(String)
    /// An adjustable element is incremented, by its name.
    case increment(String)
    /// An adjustable element is decremented, by its name.
    case decrement(String)
    /// The innermost modal is dismissed, by key or gesture; without one the app
    /// goes back.
    case escape
    /// The main action of the screen is requested (VoiceOver's magic tap).
    case magicTap
    /// A number of seconds passes.
    case wait(Double)
}
