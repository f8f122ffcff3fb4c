import EveryScreenAudit
import EveryScreenGenerators
import EveryScreenModel
package import EveryScreenNavigation
import EveryValue

/// The check that a goal of a flow is reached: by every input method and every
/// persona, in every environment.
package struct GoalCheck<F: ScreenFlow> {
    let goal: String
    let flow: F
    let settings: JourneySettings
    let states: StateNumbers<F.State>
    private let isGoal: (F.State) -> Bool

    /// Prepares a check.
    ///
    /// - Parameters:
    ///   - goal: The name of the goal. Without `isReached`, the goal is a state
    ///     that shows or announces this text under the default settings. The text
    ///     may be the title of the screen, or the label, text or identifier of a
    ///     visible element; case and punctuation don't count.
    ///   - flow: The flow.
    ///   - settings: Environments, personas, limits and the bound.
    ///   - isReached: Whether a state is the goal.
    package init(_ goal: String, in flow: F, settings: JourneySettings = JourneySettings(), isReached: ((F.State) -> Bool)? = nil) {
        self.goal = goal
        self.flow = flow
        self.settings = settings
        let words = goal.joinedWords
        isGoal =
            isReached ?? { state in
                flow.screen(for: state, in: .standard).shows(words) || flow.announcements(in: state).contains { $0.joinedWords == words }
            }
        states = StateNumbers()
    }

    /// Searches for all journeys.
    package func run() -> JourneyReport {
        if number(of: flow.initialState).isGoal { return report(failures: [alreadyReached]) }
        var outcomes: [Outcome] = []
        var isOutOfTime = false
        search: for environment in travelers {
            var shown: [F.State: RenderedScreen] = [:]
            for (inputMethod, groups) in environment.inputMethods {
                guard !settings.isTimeOver() else {
                    isOutOfTime = true
                    break search
                }
                let graph = graph(of: flow, by: inputMethod, in: environment.environment, knowing: &shown)
                for (body, people) in groups {
                    outcomes.append(outcome(of: JourneySearch(graph, for: body), people, environment))
                }
            }
        }
        return report(failures: failures(of: outcomes), outcomes, isOutOfTime: isOutOfTime)
    }

    // MARK: Who travels

    /// People who use one input method in an environment of the plan; everyone if
    /// `persona` is `nil`.
    struct Person: Hashable {
        let persona: String?
        /// The environment of the plan, without the settings of the persona.
        let plan: Int
    }

    /// The people under some settings, by input method and abilities.
    private struct Travelers {
        let environment: UserEnvironment
        var inputMethods: [(inputMethod: InputMethod, groups: [(body: JourneyBody, people: [Person])])] = []

        mutating func add(_ person: Person, by inputMethod: InputMethod, _ body: JourneyBody) {
            let place = inputMethods.firstIndex { $0.inputMethod == inputMethod } ?? inputMethods.count
            if place == inputMethods.count { inputMethods.append((inputMethod, [])) }
            if let group = inputMethods[place].groups.firstIndex(where: { $0.body == body }) {
                inputMethods[place].groups[group].people.append(person)
            } else {
                inputMethods[place].groups.append((body, [person]))
            }
        }
    }

    /// Everyone who travels, the simplest environments first.
    private var travelers: [Travelers] {
        var result: [Travelers] = []
        var places: [UserEnvironment: Int] = [:]
        func add(_ person: Person, by inputMethod: InputMethod, _ body: JourneyBody, in environment: UserEnvironment) {
            let place = places[environment] ?? result.count
            if place == result.count {
                places[environment] = place
                result.append(Travelers(environment: environment))
            }
            result[place].add(person, by: inputMethod, body)
        }
        let plan = settings.environments.environments
        for (number, environment) in plan.enumerated() {
            for inputMethod in InputMethod.allCases {
                add(Person(persona: nil, plan: number), by: inputMethod, JourneyBody(), in: environment)
            }
        }
        for (number, environment) in plan.enumerated() {
            for persona in settings.personas {
                for inputMethod in persona.usableInputMethods {
                    add(
                        Person(persona: persona.name, plan: number), by: inputMethod,
                        JourneyBody(slowness: persona.timeFactor, canGesture: persona.canGesture),
                        in: persona.environment(from: environment))
                }
            }
        }
        return result
    }

    // MARK: Searching

    /// The outcome of a journey.
    struct Outcome {
        var people: [Person]
        let inputMethod: InputMethod
        let environment: UserEnvironment
        let body: JourneyBody
        let isComplete: Bool
        /// The journey: the events with their states, and the cost; `nil` if the
        /// goal is not reached.
        var route: Route?
        /// The numbers of the reached states, if the goal is not reached.
        var reached: Set<Int> = []
        /// The exceeded limits, with the lowest cost of the goal.
        var excesses: [(limit: JourneySettings.Limit, least: Double)] = []
    }

    /// The events of a journey.
    struct Route {
        var events: [UserEvent]
        var sent: [FlowEvent?]
        /// The numbers of the states, the first included.
        var states: [Int]
        var cost: InputMethod.Cost
    }

    func number(of state: F.State) -> (number: Int, isGoal: Bool) { states.number(of: state, isGoal) }

    func graph<G: ScreenFlow>(
        of flow: G, by inputMethod: InputMethod, in environment: UserEnvironment, knowing shown: inout [F.State: RenderedScreen]
    ) -> StateGraph where G.State == F.State {
        StateGraph(flow, by: inputMethod, in: environment, bound: settings.bound, knowing: &shown) { number(of: $0).number }
    }

    func isGoal(_ position: Int, of graph: StateGraph) -> Bool { states.isGoal[graph.marks[graph.positions[position].state]] }

    private func outcome(of search: JourneySearch, _ people: [Person], _ travelers: Travelers) -> Outcome {
        let graph = search.graph
        let result = search.search { isGoal($0, of: graph) }
        var outcome = Outcome(
            people: people, inputMethod: graph.inputMethod, environment: travelers.environment,
            body: JourneyBody(slowness: search.slowness, canGesture: search.canGesture), isComplete: graph.isComplete)
        guard let journey = result.journey else {
            outcome.reached = Set(graph.positions.indices.filter { result.isReached[$0] }.map { graph.marks[graph.positions[$0].state] })
            return outcome
        }
        outcome.route = Route(
            events: graph.events(of: journey), sent: zip(journey.positions, journey.edges).map { graph.edges[$0][$1].sent },
            states: journey.positions.map { graph.marks[graph.positions[$0].state] }, cost: journey.cost)
        for limit in settings.limits where limit.methods.contains(graph.inputMethod) && journey.cost[limit.measure] > limit.most {
            let least = search.least(limit.measure) { isGoal($0, of: graph) } ?? journey.cost[limit.measure]
            if least > limit.most { outcome.excesses.append((limit, least)) }
        }
        return outcome
    }

    private func report(failures: [JourneyReport.Failure], _ outcomes: [Outcome] = [], isOutOfTime: Bool = false) -> JourneyReport {
        let methods = InputMethod.allCases.map { inputMethod in
            let own = outcomes.filter { $0.inputMethod == inputMethod && $0.people.contains { $0.persona == nil } }
            let costliest = own.filter { $0.route != nil }.max { ($0.route?.cost.seconds ?? 0) < ($1.route?.cost.seconds ?? 0) }
            return JourneyReport.Method(
                method: inputMethod, reached: own.count { $0.route != nil }, environments: own.count, cost: costliest?.route?.cost,
                costliest: costliest?.environment)
        }
        return JourneyReport(
            goal: goal, methods: methods, failures: failures, journeyCount: outcomes.count, stateCount: states.states.count,
            bound: settings.bound, isComplete: outcomes.allSatisfy(\.isComplete), isOutOfTime: isOutOfTime)
    }
}

/// The states of a flow by number, the same in every graph of one check.
final class StateNumbers<State: Hashable> {
    private(set) var states: [State] = []
    private(set) var isGoal: [Bool] = []
    private var numbers: [State: Int] = [:]

    /// Returns the number of a state, and whether it is the goal; calls the test
    /// once per state.
    func number(of state: State, _ test: (State) -> Bool) -> (number: Int, isGoal: Bool) {
        if let known = numbers[state] { return (known, isGoal[known]) }
        let number = states.count
        numbers[state] = number
        states.append(state)
        isGoal.append(test(state))
        return (number, isGoal[number])
    }
}

extension JourneySearch {
    init(_ graph: StateGraph, for body: JourneyBody) {
        self.init(graph, slowness: body.slowness, canGesture: body.canGesture)
    }
}

extension RenderedScreen {
    /// Whether the title or a visible element has exactly these words.
    fileprivate func shows(_ words: String) -> Bool {
        if title?.joinedWords == words { return true }
        return elements.contains { element in
            guard element.isVisible != false else { return false }
            return element.label?.joinedWords == words || element.identifier?.joinedWords == words
                || element.text?.contains { $0.string.joinedWords == words } == true
        }
    }
}
