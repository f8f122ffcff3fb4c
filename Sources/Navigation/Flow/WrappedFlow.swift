package import EveryScreenModel

/// A flow that is another, changed in some respects: all that it does not state
/// itself is as in that one.
package protocol WrappedFlow<Base>: ScreenFlow where State == Base.State {
    /// The type of the other flow.
    associatedtype Base: ScreenFlow

    /// The other flow.
    var flow: Base { get }
}

extension WrappedFlow {
    /// The pauses of the other flow.
    package var pauses: [Double] { flow.pauses }

    /// Whether the other flow is interrupted.
    package var isInterrupted: Bool { flow.isInterrupted }

    /// Returns the screen of the other flow.
    package func screen(for state: State, in environment: UserEnvironment) -> RenderedScreen { flow.screen(for: state, in: environment) }

    /// Returns the state after an event, as in the other flow.
    package func reduce(_ state: State, _ event: FlowEvent) -> State { flow.reduce(state, event) }

    /// Returns the focus request of the other flow.
    package func requestedFocus(in state: State) -> String? { flow.requestedFocus(in: state) }

    /// Returns the announcements of the other flow.
    package func announcements(in state: State) -> [String] { flow.announcements(in: state) }

    /// Returns the notifications of the other flow.
    package func notifications(after event: FlowEvent, from old: State, to new: State) -> [FlowEvent.Notification] {
        flow.notifications(after: event, from: old, to: new)
    }

    /// Returns the texts that can be entered in the other flow.
    package func texts(for field: String, in state: State) -> [String] { flow.texts(for: field, in: state) }

    /// Returns the changes of settings of the other flow.
    package func settingChanges(from environment: UserEnvironment) -> [UserEnvironment] { flow.settingChanges(from: environment) }

    /// Returns whether the focus stays, as in the other flow.
    package func leavesFocus(in state: State) -> Bool { flow.leavesFocus(in: state) }
}
