// Shrinking one origin after another, and the exhaustive check below each minimum.
extension SearchCourse {
    mutating func beginShrinking(_ bug: Int) {
        shrinker = Shrinker(bugs[bug].best.recording)
        certifier = nil
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
        // A verdict known is free, and that of a failure counts: it may come from a smaller recording now.
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
            shrinker?.accept(proposal.sample.recording)
        } else {
            shrinker?.reject()
        }
    }

    private mutating func beginCertifying(_ bug: Int) {
        shrinker = nil
        let minimum = bugs[bug].best.recording
        guard minimum.weight <= settings.certifyWeight, bugs[bug].certifyEvaluations < settings.certifyEvaluations else {
            end(bug, .fixedPoint)
            return
        }
        certifier = Certifier(minimum)
        stage = .certifying(bug)
    }

    mutating func proposeCertified(_ bug: Int) -> Proposal<Value>? {
        guard bugs[bug].certifyEvaluations < settings.certifyEvaluations, var certifier else {
            end(bug, .fixedPoint)
            return nil
        }
        let best = bugs[bug].best.recording
        // A slice at a time, so that a cancellation is noticed.
        let slice = certifier.next(below: best, generator)
        statistics.generated += slice.runs
        self.certifier = certifier
        switch slice.result {
        case .nothingYet:
            return nil
        case .ended(let isComplete):
            end(bug, isComplete ? .certified(below: certifier.visited, pool: certifier.pool) : .fixedPoint)
            return nil
        case .found(let sample):
            let proposal = Proposal(sample: sample, key: key(sample), phase: .certifying(origin: bugs[bug].origin))
            guard let known = verdicts[proposal.key] else { return proposal }
            settleCertified(bug, proposal, isFailing: known.origins.contains(bugs[bug].origin))
            return nil
        }
    }

    /// A failure below the minimum is the new minimum, and shrinking goes on from there.
    mutating func settleCertified(_ bug: Int, _ proposal: Proposal<Value>, isFailing: Bool) {
        guard isFailing else { return }
        bugs[bug].best = proposal.sample
        beginShrinking(bug)
    }

    /// Ends the shrinking of one origin, and goes on to explain its minimum.
    private mutating func end(_ bug: Int, _ ending: ShrinkEnding) {
        bugs[bug].ending = ending
        shrinker = nil
        certifier = nil
        beginExplaining(bug)
    }
}
