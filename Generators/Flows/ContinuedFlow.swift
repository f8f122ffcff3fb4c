package import EveryScreenNavigation

/// A flow that goes on from a state other than its first.
package struct ContinuedFlow<F: ScreenFlow>: WrappedFlow {
    /// The whole flow.
    package let flow: F
    /// The state from which it goes on.
    package let initialState: F.State

    /// Creates a flow that goes on from a state of another.
    package init(_ flow: F, from state: F.State) {
        self.flow = flow
        initialState = state
    }
}
