import EveryScreenAudit
import EveryScreenGenerators
import EveryScreenModel
import EveryScreenNavigation

extension GoalCheck {
    var alreadyReached: JourneyReport.Failure {
        let cause = "the goal is reached before anything is done, so that reaching it shows nothing"
        return failure(
            .alreadyReached, method: nil, cause: cause,
            lines: ["✘ \"\(goal)\": \(cause)", "fix: name a goal that the first screen does not show, or distinguish it by reachedWhen:"])
    }

    func failures(of outcomes: [Outcome]) -> [JourneyReport.Failure] {
        // A persona who has several input methods needs one of them.
        let arrived = Set(outcomes.filter { $0.route != nil }.flatMap(\.people).filter { $0.persona != nil })
        let failing = outcomes.filter { $0.route == nil }.compactMap { outcome in
            var outcome = outcome
            outcome.people.removeAll(where: arrived.contains)
            return outcome.people.isEmpty ? nil : outcome
        }
        guard let reference = shortest(outcomes) else { return failing.isEmpty ? [] : [unreached(failing)] }
        var groups: [(key: StopKey, outcomes: [Outcome])] = []
        for outcome in failing {
            let step = reference.states.lastIndex { outcome.reached.contains($0) } ?? 0
            let key = StopKey(inputMethod: outcome.inputMethod, step: step)
            if let place = groups.firstIndex(where: { $0.key == key }) {
                groups[place].outcomes.append(outcome)
            } else {
                groups.append((key, [outcome]))
            }
        }
        return groups.map { stopped($0.outcomes, at: $0.key.step, reference) } + overLimit(outcomes)
    }

    /// The key that distinguishes failures: the input method, and the last reached
    /// state of the others' journey.
    private struct StopKey: Hashable {
        let inputMethod: InputMethod
        let step: Int
    }

    /// The journey of the fewest events.
    private func shortest(_ outcomes: [Outcome]) -> Route? {
        outcomes.compactMap(\.route).min { $0.events.count < $1.events.count }
    }

    private func unreached(_ failing: [Outcome]) -> JourneyReport.Failure {
        let isComplete = failing.allSatisfy(\.isComplete)
        let count = TextReport.counted(states.states.count, "state")
        if isComplete {
            let cause = "no input method reaches it: none of \(count) is the goal"
            return failure(
                .unknownGoal, method: nil, cause: cause,
                lines: [
                    "✘ \"\(goal)\": \(cause)",
                    "fix: show the text on the screen that is the goal, or say which state is: expectReachable(…, reachedWhen: { state in … })",
                ])
        }
        let cause = "cannot tell: the bound of \(settings.bound) positions was reached before the goal, after \(count)"
        return failure(
            .beyondBound, method: nil, cause: cause,
            lines: ["✘ \"\(goal)\": \(cause)", "fix: raise .bound, or begin the flow nearer to the goal"])
    }

    private func stopped(_ outcomes: [Outcome], at step: Int, _ route: Route) -> JourneyReport.Failure {
        let simplest = outcomes[0]
        let others = "others: \(JourneyWords.events(route.events)) (\(TextReport.counted(route.events.count, "event")))"
        let who = whoLine(outcomes)
        guard outcomes.allSatisfy(\.isComplete) else {
            let cause =
                "cannot tell: the bound of \(settings.bound) positions was reached before the goal by \(JourneyWords.name(of: simplest.inputMethod))"
            return failure(
                .beyondBound, method: simplest.inputMethod, outcomes, others: route.events, cause: cause,
                lines: ["✘ \"\(goal)\": \(cause)", who, others, "fix: raise .bound, or begin the flow nearer to the goal"])
        }
        var shown: [F.State: RenderedScreen] = [:]
        let stop = stop(of: flow, simplest, at: step, route, knowing: &shown)
        let screen = flow.screen(for: states.states[route.states[step]], in: simplest.environment)
        let place = screen.title.map { ", on the screen \($0.quotedExcerpt)" } ?? ""
        var lines = [
            "✘ \"\(goal)\" cannot be reached by \(JourneyWords.name(of: simplest.inputMethod)): \(stop.cause)", who,
            "stops at event \(step + 1) of \(route.events.count)\(place): \(JourneyWords.event(route.events[step], on: stop.element))",
            others,
            "until there: \(stop.events.isEmpty ? "nothing, it is where the flow starts" : JourneyWords.events(stop.events))",
        ]
        lines.append(smallestLine(simplest, at: step, route, stop))
        lines.append("fix: \(stop.remedy)")
        return failure(
            stop.kind, method: simplest.inputMethod, outcomes, others: route.events, step: step + 1, events: stop.events, cause: stop.cause,
            lines: lines)
    }

    private func overLimit(_ outcomes: [Outcome]) -> [JourneyReport.Failure] {
        settings.limits.flatMap { limit in
            limit.methods.compactMap { inputMethod in
                let over = outcomes.filter { $0.inputMethod == inputMethod && $0.excesses.contains { $0.limit == limit } }
                guard let worst = over.max(by: { least($0, limit) < least($1, limit) }), let route = worst.route else { return nil }
                let amount = JourneyWords.amount(least(worst, limit), of: limit.measure)
                let most = JourneyWords.amount(limit.most, of: limit.measure)
                let bound = worst.isComplete ? "" : " as far as \(settings.bound) positions show"
                let cause = "by \(JourneyWords.name(of: inputMethod)) it takes \(amount) at least\(bound); the limit is \(most)"
                return failure(
                    .overLimit, method: inputMethod, over, others: route.events, cause: cause,
                    lines: [
                        "✘ \"\(goal)\": \(cause)", whoLine(over), "most \(worst.environment.circumstances())",
                        "journey: \(JourneyWords.events(route.events))",
                        "fix: put what leads to the goal earlier, group what people skip, or raise the limit",
                    ])
            }
        }
    }

    private func least(_ outcome: Outcome, _ limit: JourneySettings.Limit) -> Double {
        outcome.excesses.first { $0.limit == limit }?.least ?? 0
    }

    /// Finds the reason why people do not continue from a state of the others'
    /// journey.
    func stop<G: ScreenFlow>(
        of flow: G, _ outcome: Outcome, at step: Int, _ route: Route, knowing shown: inout [F.State: RenderedScreen]
    ) -> JourneyStop where G.State == F.State {
        let graph = graph(of: flow, by: outcome.inputMethod, in: outcome.environment, knowing: &shown)
        let search = JourneySearch(graph, for: outcome.body)
        return JourneyStop(
            from: route.states[step], to: route.states[step + 1], sent: route.sent[step], search,
            isReached: search.search { isGoal($0, of: graph) }.isReached, in: outcome.environment)
    }

    func whoLine(_ outcomes: [Outcome]) -> String {
        let people = outcomes.flatMap(\.people)
        let everyone = people.filter { $0.persona == nil }
        var parts: [String] = []
        let count = settings.environments.environments.count
        if let inputMethod = outcomes.first?.inputMethod, !everyone.isEmpty {
            let environments = outcomes.filter { $0.people.contains { $0.persona == nil } }.map(\.environment)
            parts.append("everyone who uses \(JourneyWords.name(of: inputMethod)), \(JourneyWords.place(environments, of: count))")
        }
        let isEveryone = Set(everyone.map(\.plan)).count == count
        for persona in people.compactMap(\.persona).uniqued() where !isEveryone {
            let plans = people.filter { $0.persona == persona }.map(\.plan).uniqued()
            // A persona with the same result as everyone needs no separate entry
            // for each environment.
            let isAll = plans.count == count
            parts.append("\(persona)\(isAll ? "" : " in \(plans.count) of \(count) environments")")
        }
        return "who: \(parts.joined(separator: "; "))"
    }

    func failure(
        _ kind: JourneyReport.Failure.Kind, method: InputMethod?, _ outcomes: [Outcome] = [], others: [UserEvent] = [], step: Int? = nil,
        events: [UserEvent] = [], cause: String, lines: [String]
    ) -> JourneyReport.Failure {
        let text = lines.enumerated().map { $0.offset == 0 ? $0.element : "    \($0.element)" }.joined(separator: "\n").visible(.lines)
        return JourneyReport.Failure(
            kind: kind, method: method, personas: outcomes.flatMap(\.people).compactMap(\.persona).uniqued(),
            environments: outcomes.map(\.environment).uniqued(), others: others, step: step, events: events, cause: cause, text: text)
    }
}
