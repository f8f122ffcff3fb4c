public import Navigation
public import ScreenModel

/// What a flow spec sees: all that can happen, way by way, explored once and only if asked for.
///
/// Not `Sendable`: a presentation lives in the task that judges it.
public final class FlowPresentation {
    /// A screen of a flow, and how to come to it.
    public struct Shown {
        /// What a screen spec sees of it.
        public let presentation: Presentation
        /// The fewest events that lead there.
        public let events: [UserEvent]
    }

    /// The settings the flow runs under.
    public let environment: UserEnvironment
    private let explore: (Way) -> StateGraph
    private let replay: ([UserEvent]) -> [Screen]
    private var graphs: [Way: StateGraph] = [:]
    private var asked: Set<Way> = []
    private var presentations: [Screen: Presentation] = [:]
    private var presentationsByState: [Way: [Int: Presentation]] = [:]

    /// Creates a presentation; costs nothing until something is asked for.
    ///
    /// - Parameter bound: The most positions to explore for each way.
    public init<F: Flow>(_ flow: F, in environment: UserEnvironment = .standard, bound: Int = 10_000) {
        self.environment = environment
        // What a state shows is the same in every way of moving.
        var screens: [F.State: Screen] = [:]
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
    public func stateGraph(by way: Way) -> StateGraph {
        asked.insert(way)
        if let known = graphs[way] { return known }
        let made = explore(way)
        graphs[way] = made
        return made
    }

    /// Whether everything that can happen was explored, in every way.
    public var isComplete: Bool { Way.allCases.allSatisfy { stateGraph(by: $0).isComplete } }

    /// Returns whether all of what was asked for meanwhile was explored to the end.
    func isComplete(for judge: () -> Void) -> Bool {
        asked = []
        judge()
        return asked.allSatisfy { graphs[$0]?.isComplete == true }
    }

    /// Returns what a screen spec sees in a state, by its number in the graph of a way.
    public func presentation(of state: Int, by way: Way) -> Presentation {
        if let known = presentationsByState[way]?[state] { return known }
        let screen = stateGraph(by: way).screens[state]
        let made = presentations[screen] ?? Presentation(screen, in: environment)
        presentations[screen] = made
        presentationsByState[way, default: [:]][state] = made
        return made
    }

    /// Every screen that can be come to, each once, by the first way that leads there.
    public var shownScreens: [Shown] {
        asked.formUnion(Way.allCases)
        return everyScreen
    }

    private lazy var everyScreen: [Shown] = {
        var seen = Set<Screen>()
        return Way.allCases.flatMap { way in
            let graph = stateGraph(by: way)
            var firsts = Array(repeating: Int?.none, count: graph.screens.count)
            for (number, position) in graph.positions.enumerated() where firsts[position.state] == nil { firsts[position.state] = number }
            return graph.screens.indices.filter { seen.insert(graph.screens[$0]).inserted }.map { state in
                Shown(presentation: presentation(of: state, by: way), events: firsts[state].map(graph.events(to:)) ?? [])
            }
        }
    }()

    /// Returns the screen that a finding speaks of: the last one on the way there that shows the element.
    public func screen(of finding: Finding) -> Screen? {
        replay(finding.events).last { screen in
            screen.elements.indices.contains(finding.element.index)
                && ElementReference(finding.element.index, on: screen) == finding.element
        }
    }
}
