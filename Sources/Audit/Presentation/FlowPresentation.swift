public import Navigation
public import ScreenModel

/// What a flow spec sees: all that can happen, way by way, explored once and only if asked for.
///
/// Not `Sendable`: a presentation lives in the task that judges it.
public final class FlowPresentation {
    /// The settings the flow runs under.
    public let environment: UserEnvironment
    private let explore: (Way) -> StateGraph
    private var graphs: [Way: StateGraph] = [:]

    /// Creates a presentation; costs nothing until something is asked for.
    ///
    /// - Parameter bound: The most positions to explore for each way.
    public init(_ flow: some Flow, in environment: UserEnvironment = .standard, bound: Int = 10_000) {
        self.environment = environment
        explore = { StateGraph(flow, by: $0, in: environment, bound: bound) }
    }

    /// Returns what can happen to a person who moves in one way.
    public func stateGraph(by way: Way) -> StateGraph {
        if let known = graphs[way] { return known }
        let made = explore(way)
        graphs[way] = made
        return made
    }
}
