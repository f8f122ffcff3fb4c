package import EveryScreenLayout
package import EveryScreenModel
package import EveryScreenNavigation

/// A flow written as blueprints: what a state shows, and what an event makes of it.
///
/// An event names an action (`.action("add")`) or an identifier of the blueprint.
///
///     let light = BlueprintFlow(from: false) { isOn in
///         .toggle("Light", isOn: isOn).framedAsTarget.action("switch")
///     } change: { isOn, event in
///         event == .activate("switch") ? !isOn : isOn
///     }
package struct BlueprintFlow<State: Hashable & Sendable>: ScreenFlow {
    /// The state at the start.
    package let initialState: State
    /// The pauses after which something happens by itself, in seconds.
    package let pauses: [Double]
    private let layout: any LayoutRule
    private let blueprint: @Sendable (State) -> Blueprint
    private let change: @Sendable (State, FlowEvent) -> State
    private let title: @Sendable (State) -> String?
    private let focus: @Sendable (State) -> String?
    private let announce: @Sendable (State) -> [String]
    private let leaveFocus: @Sendable (State) -> Bool

    /// Creates a flow.
    ///
    /// - Parameters:
    ///   - initialState: The initial state.
    ///   - pauses: The pauses after which the state changes by itself, in seconds.
    ///   - layout: The layout rule.
    ///   - blueprint: The blueprint of a state.
    ///   - title: The title by which the system announces the screen; another title
    ///     is another screen.
    ///   - focus: The name of the element that is focused on entering a state.
    ///   - announcing: The announcements on entering a state.
    ///   - leavingFocus: Whether the system leaves the focus in place on entering a
    ///     state.
    ///   - change: The state after an event; the same one if nothing happens.
    package init(
        from initialState: State, pauses: [Double] = [], laidOutBy layout: any LayoutRule = StandardLayout(),
        blueprint: @escaping @Sendable (State) -> Blueprint, title: @escaping @Sendable (State) -> String? = { _ in nil },
        focus: @escaping @Sendable (State) -> String? = { _ in nil },
        announcing: @escaping @Sendable (State) -> [String] = { _ in [] },
        leavingFocus: @escaping @Sendable (State) -> Bool = { _ in false },
        change: @escaping @Sendable (State, FlowEvent) -> State
    ) {
        self.initialState = initialState
        self.pauses = pauses
        self.layout = layout
        self.blueprint = blueprint
        self.title = title
        self.focus = focus
        announce = announcing
        leaveFocus = leavingFocus
        self.change = change
    }

    /// Returns the screen that shows the state's blueprint.
    package func screen(for state: State, in environment: UserEnvironment) -> RenderedScreen {
        let screen = layout.screen(for: blueprint(state), in: environment)
        return title(state).map(screen.titled) ?? screen
    }

    /// Returns the state after an event.
    package func reduce(_ state: State, _ event: FlowEvent) -> State { change(state, event) }

    /// Returns the name of the element to which the focus is moved on coming into a
    /// state.
    package func requestedFocus(in state: State) -> String? { focus(state) }

    /// Returns what the screen reader is made to say on coming into a state.
    package func announcements(in state: State) -> [String] { announce(state) }

    /// Returns whether the system leaves the focus where it is on coming into a
    /// state.
    package func leavesFocus(in state: State) -> Bool { leaveFocus(state) }
}
