// Shrinking one origin after another.
extension SearchCourse {
    mutating func beginShrinking(_ bug: Int) {
        shrinker = Shrinker(bugs[bug].best.recording)
        prober = nil
        stage = .shrinking(bug)
    }

    mutating func proposeShrunk(_ bug: Int) -> Proposal<Value>? {
        guard bugs[bug].evaluations < settings.shrinkEvaluations else {
            end(bug, .budget)
            return nil
        }
        guard let candidate = shrinker?.next() else {
            beginCertifying(bug)
            return nil
        }
        let best = bugs[bug].best.recording
        guard let sample = make(.replay(candidate, limit: best.weight)), sample.recording < best else {
            shrinker?.reject()
            return nil
        }
        let proposal = Proposal(sample: sample, key: key(sample), phase: .shrinking(origin: bugs[bug].origin))
        // A verdict known is free, and that of a failure counts: it may come from a
        // smaller recording now.
        guard let known = verdicts[proposal.key] else { return proposal }
        settleShrunk(bug, proposal, isFailing: known.origins.contains(bugs[bug].origin), isEvaluation: false)
        return nil
    }

    mutating func settleShrunk(_ bug: Int, _ proposal: Proposal<Value>, isFailing: Bool, isEvaluation: Bool = true) {
        if let name = shrinker?.passName {
            statistics.count(pass: name, isEvaluation: isEvaluation, isImprovement: isFailing)
        }
        if isFailing {
            bugs[bug].best = proposal.sample
            bugs[bug].attempts = 0
            shrinker?.accept(proposal.sample.recording)
        } else {
            bugs[bug].attempts += isEvaluation ? 1 : 0
            shrinker?.reject()
        }
    }

    /// Ends the shrinking of one origin, and goes on to explain its minimum.
    mutating func end(_ bug: Int, _ ending: ShrinkEnding) {
        bugs[bug].ending = ending
        shrinker = nil
        proof = nil
        simpler = nil
        everySimpler = nil
        prober = nil
        recombination = nil
        beginExplaining(bug)
    }
}
