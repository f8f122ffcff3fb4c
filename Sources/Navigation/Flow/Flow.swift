public import EveryScreenModel

/// Screens that change under what people do: a state, what it shows, and what each event makes of it.
///
/// A flow is a function: the same events lead to the same state. People reach an
/// app only through its screens, so that an event is what an element does or what
/// the system tells the app; the ways in which people cause events are in
/// `UserEvent`.
///
///     struct Light: ScreenFlow {
///         let initialState = false
///         func screen(for isOn: Bool, in environment: UserEnvironment) -> RenderedScreen { LightScreen(isOn).screen(in: environment) }
///         func reduce(_ isOn: Bool, _ event: FlowEvent) -> Bool { event == .activate("switch") ? !isOn : isOn }
///     }
public protocol ScreenFlow: ScreenRepresentable, Sendable {
    /// What the app knows at one moment.
    associatedtype State: Hashable & Sendable

    /// The state at the start.
    var initialState: State { get }

    /// The pauses after which something happens by itself, in seconds; none by default.
    var pauses: [Double] { get }

    /// Returns what the app shows.
    func screen(for state: State, in environment: UserEnvironment) -> RenderedScreen

    /// Returns the state after an event; the same one if nothing happens.
    func reduce(_ state: State, _ event: FlowEvent) -> State

    /// Returns the name of the element to which the app moves the focus on coming into a state; by default `nil`, none.
    func requestedFocus(in state: State) -> String?

    /// Returns what the app has the screen reader say on coming into a state; by default nothing.
    func announcements(in state: State) -> [String]

    /// Returns whether the system leaves the focus where it is on coming into a state, modal or not; by default not.
    ///
    /// What the system presents takes the focus and gives it back. A view of the app's
    /// own that is laid over the others and taken away does not, unless the app asks.
    func leavesFocus(in state: State) -> Bool
}

extension ScreenFlow {
    /// Returns the screen of the initial state.
    public func screen(in environment: UserEnvironment) -> RenderedScreen { screen(for: initialState, in: environment) }

    /// No pauses: nothing happens by itself.
    public var pauses: [Double] { [] }

    /// No request: the system decides.
    public func requestedFocus(in state: State) -> String? { nil }

    /// Nothing is said beyond what has the focus.
    public func announcements(in state: State) -> [String] { [] }

    /// The system presents what is new.
    public func leavesFocus(in state: State) -> Bool { false }
}

/// Something that happens to an app.
public enum FlowEvent: Hashable, Sendable {
    /// An element is activated: the identity of its action, else the name of the element.
    case activate(String)
    /// The person has moved the focus to an element, by its name; where the app or the system moves it nothing is told.
    case focus(String)
    /// An adjustable element goes one step up, by its name.
    case increment(String)
    /// An adjustable element goes one step down, by its name.
    case decrement(String)
    /// The innermost modal is asked to close, by key or gesture; without one the app is asked to go back.
    case escape
    /// The main thing the screen does is asked for (VoiceOver's magic tap).
    case magicTap
    /// So many seconds go by.
    case wait(Double)
}
