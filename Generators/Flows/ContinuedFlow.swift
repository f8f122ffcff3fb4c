package import EveryScreenModel
package import EveryScreenNavigation

/// A flow that goes on from a state other than its first.
package struct ContinuedFlow<F: ScreenFlow>: ScreenFlow {
    /// The whole flow.
    package let flow: F
    /// The state from which it goes on.
    package let initialState: F.State

    /// Creates a flow that goes on from a state of another.
    package init(_ flow: F, from state: F.State) {
        self.flow = flow
        initialState = state
    }

    /// The pauses of the whole flow.
    package var pauses: [Double] { flow.pauses }

    /// Returns what the whole flow shows.
    package func screen(for state: F.State, in environment: UserEnvironment) -> RenderedScreen { flow.screen(for: state, in: environment) }

    /// Returns the state after an event, as in the whole flow.
    package func reduce(_ state: F.State, _ event: FlowEvent) -> F.State { flow.reduce(state, event) }

    /// Returns the focus that the whole flow asks for.
    package func requestedFocus(in state: F.State) -> String? { flow.requestedFocus(in: state) }

    /// Returns what the whole flow has announced.
    package func announcements(in state: F.State) -> [String] { flow.announcements(in: state) }

    /// Returns the notifications of the whole flow.
    package func notifications(after event: FlowEvent, from old: F.State, to new: F.State) -> [FlowEvent.Notification] {
        flow.notifications(after: event, from: old, to: new)
    }

    /// Returns the texts that can be entered in the whole flow.
    package func texts(for field: String, in state: F.State) -> [String] { flow.texts(for: field, in: state) }

    /// Whether the whole flow is interrupted.
    package var isInterrupted: Bool { flow.isInterrupted }

    /// Returns the changes of settings of the whole flow.
    package func settingChanges(from environment: UserEnvironment) -> [UserEnvironment] { flow.settingChanges(from: environment) }

    /// Returns whether the focus stays, as in the whole flow.
    package func leavesFocus(in state: F.State) -> Bool { flow.leavesFocus(in: state) }
}
