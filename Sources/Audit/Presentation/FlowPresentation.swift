public import EveryScreenModel
public import EveryScreenNavigation

/// What a flow spec sees: all that can happen, way by way, explored once and only
/// if asked for.
///
/// Not `Sendable`: a presentation lives in the task that judges it.
public final class FlowPresentation {
    /// A screen of a flow, and how to come to it.
    public struct Shown {
        /// What a screen spec sees of it.
        public let presentation: ScreenPresentation
        /// The fewest events that lead there.
        public let events: [UserEvent]
    }

    /// The settings the flow runs under.
    public let environment: UserEnvironment
    private let explore: (InputMethod) -> StateGraph
    private let replay: ([UserEvent]) -> [RenderedScreen]
    private var graphs: [InputMethod: StateGraph] = [:]
    private var asked: Set<InputMethod> = []
    private var presentations: [RenderedScreen: ScreenPresentation] = [:]
    private var presentationsByState: [InputMethod: [Int: ScreenPresentation]] = [:]

    /// Creates a presentation; costs nothing until something is asked for.
    ///
    /// - Parameter bound: The most positions to explore for each way.
    public init<F: ScreenFlow>(_ flow: F, in environment: UserEnvironment = .standard, bound: Int = 10_000) {
        self.environment = environment
        // What a state shows is the same in every way of moving.
        var screens: [F.State: RenderedScreen] = [:]
        explore = { StateGraph(flow, by: $0, in: environment, bound: bound, knowing: &screens) }
        replay = { events in
            var walk = FlowWalk(flow, by: events.lazy.compactMap(\.way).first ?? .touch, in: environment)
            return [walk.screen]
                + events.map { event in
                    _ = walk.perform(event)
                    return walk.screen
                }
        }
    }

    /// Returns what can happen to a person who moves in one way.
    package func stateGraph(by way: InputMethod) -> StateGraph {
        asked.insert(way)
        if let known = graphs[way] { return known }
        let made = explore(way)
        graphs[way] = made
        return made
    }

    /// Whether everything that can happen was explored, in every way.
    public var isComplete: Bool { InputMethod.allCases.allSatisfy { stateGraph(by: $0).isComplete } }

    /// Returns whether all of what was asked for meanwhile was explored to the end.
    func isComplete(for judge: () -> Void) -> Bool {
        asked = []
        judge()
        return asked.allSatisfy { graphs[$0]?.isComplete == true }
    }

    /// Returns what a screen spec sees in a state, by its number in the graph of a
    /// way.
    public func presentation(of state: Int, by way: InputMethod) -> ScreenPresentation {
        if let known = presentationsByState[way]?[state] { return known }
        let screen = stateGraph(by: way).screens[state]
        let made = presentations[screen] ?? ScreenPresentation(screen, in: environment)
        presentations[screen] = made
        presentationsByState[way, default: [:]][state] = made
        return made
    }

    /// Every screen that can be come to, each once, by the first way that leads
    /// there.
    public var shownScreens: [Shown] {
        asked.formUnion(InputMethod.allCases)
        return everyScreen
    }

    private lazy var everyScreen: [Shown] = {
        var seen = Set<RenderedScreen>()
        return InputMethod.allCases.flatMap { way in
            let graph = stateGraph(by: way)
            var firsts = Array(repeating: Int?.none, count: graph.screens.count)
            for (number, position) in graph.positions.enumerated() where firsts[position.state] == nil { firsts[position.state] = number }
            return graph.screens.indices.filter { seen.insert(graph.screens[$0]).inserted }.map { state in
                Shown(presentation: presentation(of: state, by: way), events: firsts[state].map(graph.events(to:)) ?? [])
            }
        }
    }()

    /// Returns the screen that a finding speaks of: the last one on the way there
    /// that shows the element.
    public func screen(of finding: Finding) -> RenderedScreen? {
        replay(finding.events).last { screen in
            screen.elements.indices.contains(finding.element.index)
                && ElementReference(finding.element.index, on: screen) == finding.element
        }
    }
}
