public import EveryScreenModel
public import EveryScreenNavigation

/// The input of a flow spec: the reachable states by each input method, explored
/// once and only on demand.
///
/// Not `Sendable`: a presentation lives in the task that judges it.
public final class FlowPresentation {
    /// A screen of a flow, and the events that lead to it.
    public struct Shown {
        /// The screen as a screen spec sees it.
        public let presentation: ScreenPresentation
        /// The fewest events that lead there.
        public let events: [UserEvent]
    }

    /// The settings the flow runs under.
    public let environment: UserEnvironment
    private let explore: (InputMethod) -> StateGraph
    private let replay: ([UserEvent]) -> [RenderedScreen]
    private let show: (StateGraph, Int, UserEnvironment) -> RenderedScreen?
    private var graphs: [InputMethod: StateGraph] = [:]
    private var asked: Set<InputMethod> = []
    private var presentations: [RenderedScreen: ScreenPresentation] = [:]
    /// Those of the states of the app, by the marks that all graphs share: a screen
    /// is compared with others once, since it has many facts.
    private var presentationsByMark: [Int: ScreenPresentation] = [:]
    private var presentationsByState: [InputMethod: [Int: ScreenPresentation]] = [:]

    /// Creates a presentation; costs nothing until something is read.
    ///
    /// - Parameter bound: The most positions to explore for each way.
    public init<F: ScreenFlow>(_ flow: F, in environment: UserEnvironment = .standard, bound: Int = 10_000) {
        self.environment = environment
        // A state shows the same screen by every input method.
        var screens: [F.State: RenderedScreen] = [:]
        var marks: [F.State: Int] = [:]
        explore = {
            StateGraph(flow, by: $0, in: environment, bound: bound, knowing: &screens) { state in
                let mark = marks[state] ?? marks.count
                marks[state] = mark
                return mark
            }
        }
        show = { graph, state, other in graph.state(state, as: F.State.self).map { flow.screen(for: $0, in: other) } }
        replay = { events in
            var walk = FlowWalk(flow, by: events.lazy.compactMap(\.inputMethod).first ?? .touch, in: environment)
            return [walk.screen]
                + events.map { event in
                    _ = walk.perform(event)
                    return walk.screen
                }
        }
    }

    /// Returns what can happen to a person who moves in one way.
    package func stateGraph(by inputMethod: InputMethod) -> StateGraph {
        asked.insert(inputMethod)
        if let known = graphs[inputMethod] { return known }
        let made = explore(inputMethod)
        graphs[inputMethod] = made
        return made
    }

    /// Whether everything that can happen was explored, in every way.
    public var isComplete: Bool { InputMethod.allCases.allSatisfy { stateGraph(by: $0).isComplete } }

    /// Returns whether every graph that the closure used was explored to the end.
    func isComplete(for judge: () -> Void) -> Bool {
        asked = []
        judge()
        return asked.allSatisfy { graphs[$0]?.isComplete == true }
    }

    /// Returns what a screen spec sees in a state, by its number in the graph of a
    /// way.
    public func presentation(of state: Int, by inputMethod: InputMethod) -> ScreenPresentation {
        if let known = presentationsByState[inputMethod]?[state] { return known }
        let graph = stateGraph(by: inputMethod)
        let screen = graph.screens[state]
        let made: ScreenPresentation
        if graph.environments[state] == environment {
            made =
                presentationsByMark[graph.marks[state]] ?? presentations[screen]
                ?? ScreenPresentation(screen, in: environment) { [show] in show(graph, state, $0) }
            if presentationsByMark.updateValue(made, forKey: graph.marks[state]) == nil { presentations[screen] = made }
        } else {
            // Its own settings are part of what the app shows.
            made = ScreenPresentation(screen, in: graph.environments[state])
        }
        presentationsByState[inputMethod, default: [:]][state] = made
        if made.modalExits == nil, screen.activeModal != nil {
            let mark = graph.marks[state]
            made.modalExits = { [weak self] in self?.modalExits[mark] }
        }
        return made
    }

    /// For each state with a modal the elements at which touch leads out of it, to
    /// another modal as well; none for states that were not explored.
    private lazy var modalExits: [Int: Set<Int>] = {
        let graph = stateGraph(by: .touch)
        let modals = graph.screens.indices.map(graph.modal)
        var exits: [Int: Set<Int>] = [:]
        for (number, position) in graph.positions.enumerated() where modals[position.state] != nil && !graph.openPositions.contains(number)
        {
            let left = graph.edges[number].compactMap { edge in
                guard case .touch(let name) = edge.event, modals[graph.positions[edge.target].state] != modals[position.state] else {
                    return Int?.none
                }
                return graph.names[position.state].firstIndex(of: name)
            }
            exits[graph.marks[position.state], default: []].formUnion(left)
        }
        return exits
    }()

    /// Every reachable screen, each once, by the first input method that leads
    /// there.
    public var shownScreens: [Shown] {
        asked.formUnion(InputMethod.allCases)
        return everyScreen
    }

    private lazy var everyScreen: [Shown] = {
        var seen: Set<ObjectIdentifier> = []
        var seenElsewhere: Set<RenderedScreen> = []
        return InputMethod.allCases.flatMap { inputMethod in
            let graph = stateGraph(by: inputMethod)
            var firsts = Array(repeating: Int?.none, count: graph.screens.count)
            for (number, position) in graph.positions.enumerated() where firsts[position.state] == nil { firsts[position.state] = number }
            return graph.screens.indices.compactMap { state in
                let shown = presentation(of: state, by: inputMethod)
                let isNew =
                    graph.environments[state] == environment
                    ? seen.insert(ObjectIdentifier(shown)).inserted && (seenElsewhere.isEmpty || !seenElsewhere.contains(shown.screen))
                    : presentations[shown.screen] == nil && seenElsewhere.insert(shown.screen).inserted
                return isNew ? Shown(presentation: shown, events: firsts[state].map(graph.events(to:)) ?? []) : nil
            }
        }
    }()

    /// Returns the screen that a finding speaks of: the last one on the way there
    /// that shows the element.
    public func screen(of finding: Finding) -> RenderedScreen? {
        replay(finding.events).last { screen in
            screen.elements.indices.contains(finding.element.index)
                && ElementReference(finding.element.index, on: screen, pseudolocale: environment.pseudolocale) == finding.element
        }
    }
}
