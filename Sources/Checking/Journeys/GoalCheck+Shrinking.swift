import EveryScreenAudit
import EveryScreenModel
import EveryScreenNavigation
import EveryValue

extension GoalCheck {
    /// Shrinks the flow to the part that the failure needs, and returns it in
    /// words.
    func smallestLine(_ outcome: Outcome, at step: Int, _ route: Route, _ stop: JourneyStop) -> String {
        let shownStates = route.states.prefix(step + 1).map { states.states[$0] }
        let names = shownStates.flatMap { FlowScreen.names(on: flow.screen(for: $0, in: outcome.environment)) }.uniqued()
        let generator = JourneyCut.generator(before: step, of: names)
        // A screen may have one element only, and a flow one state: then there is
        // nothing to shrink.
        guard let whole = try? ChoiceRecording(of: generator) else { return "smallest flow: the whole flow" }
        var search = PropertySearch(
            generator,
            settings: SearchSettings(
                cases: 0, starting: [whole], shrinkEvaluations: settings.shrinkEvaluations, certifyEvaluations: 0, explainEvaluations: 0,
                maximumFailures: 1, isCancelled: settings.isTimeOver))
        while let trial = search.next() {
            search.record(fails(trial.value, outcome, at: step, route, as: stop.kind) ? .failed : .passed, for: trial)
        }
        let smallest = search.report().counterexamples.first?.value ?? JourneyCut(eventsBefore: step, cut: [])
        let first = states.states[route.states[step - smallest.eventsBefore]]
        let screen = CutFlow(flow: flow, initialState: first, cut: smallest.cut).screen(for: first, in: outcome.environment)
        let parts = screen.elements.indices.filter { !screen.elements[$0].role.isContainer || screen.elements[$0].isControl }
        let shown = parts.prefix(8).map { ElementReference($0, on: screen).nameInList }
        let rest = parts.count > 8 ? ["and \(parts.count - 8) more"] : []
        let events = smallest.eventsBefore == 0 ? "the event" : "\(TextReport.counted(smallest.eventsBefore, "event")) before it"
        return
            "smallest flow: begins with \(events); its first screen has \(shown.isEmpty ? "no element" : (shown + rest).joined(separator: ", "))"
    }

    private func fails(_ cut: JourneyCut, _ outcome: Outcome, at step: Int, _ route: Route, as kind: JourneyReport.Failure.Kind) -> Bool {
        let first = route.states[step - cut.eventsBefore]
        let part = CutFlow(flow: flow, initialState: states.states[first], cut: cut.cut)
        var shown: [F.State: RenderedScreen] = [:]
        let graph = graph(of: part, by: outcome.inputMethod, in: outcome.environment, knowing: &shown)
        guard graph.isComplete else { return false }
        let search = JourneySearch(graph, for: outcome.body)
        let found = search.search { isGoal($0, of: graph) }
        let from = route.states[step]
        guard found.journey == nil,
            graph.positions.indices.contains(where: { found.isReached[$0] && graph.marks[graph.positions[$0].state] == from })
        else { return false }
        guard goesOn(part, route.sent[step - cut.eventsBefore..<route.sent.count], in: outcome.environment) else { return false }
        return JourneyStop(
            from: from, to: route.states[step + 1], sent: route.sent[step], search, isReached: found.isReached, in: outcome.environment
        ).kind == kind
    }

    /// Whether others still reach the goal: every element that they use on their
    /// journey exists.
    private func goesOn(_ part: CutFlow<F>, _ sent: ArraySlice<FlowEvent?>, in environment: UserEnvironment) -> Bool {
        var state = part.initialState
        for event in sent.compactMap(\.self) {
            let shown = FlowScreen(part.screen(for: state, in: environment), inputMethod: .touch, in: environment)
            if event.isAboutElement, shown.element(named: event) == nil { return false }
            state = part.reduce(state, event)
        }
        return number(of: state).isGoal
    }
}
