// Below a minimum that no shrink pass improves: all simpler values where they are
// few, else edits that seldom help.
extension SearchCourse {
    /// How many refusals in a row the probes may cost.
    ///
    /// There are more for a failure that took long to find, since it has larger
    /// gaps, and where no part can be another one.
    ///
    /// Found by experiment on `EveryValueProblems`.
    private func patience(_ bug: Int) -> Int {
        let gap = statistics.evaluationsToFirstFailure ?? 0
        if isSingle(bug) { return 48 + min(160, gap) }
        return (isFlat(bug) ? 110 : 48) + min(100, gap / 2)
    }

    /// How many refusals in a row the recombination may cost; found in the same
    /// way.
    private func recombinations(_ bug: Int) -> Int { isFlat(bug) ? 60 : 110 }

    private func isSingle(_ bug: Int) -> Bool { bugs[bug].best.recording.weight == 1 }

    /// Returns true when no part can be another one: the probes then go through
    /// pairs of choices in a better order.
    private func isFlat(_ bug: Int) -> Bool { !bugs[bug].best.recording.items.contains(where: \.opens) }

    mutating func beginCertifying(_ bug: Int) {
        shrinker = nil
        prober = nil
        recombination = nil
        simpler = nil
        everySimpler = nil
        proof = Proof(bugs[bug].best.recording, limit: 2 * settings.certifyEvaluations)
        stage = .certifying(bug)
    }

    mutating func proposeCertified(_ bug: Int) -> Proposal<Value>? {
        guard bugs[bug].certifyEvaluations < settings.certifyEvaluations else {
            end(bug, .fixedPoint(attempts: bugs[bug].attempts))
            return nil
        }
        if proof != nil {
            prove(bug)
            return nil
        }
        if recombination != nil { return proposeRecombined(bug) }
        return simpler == nil ? proposeProbed(bug) : proposeSimpler(bug)
    }

    /// Looks for all simpler recordings, a slice at a time, so that a cancellation
    /// is noticed.
    private mutating func prove(_ bug: Int) {
        guard var proof else { return }
        let slice = proof.next(generator)
        self.proof = proof
        statistics.generated += slice.runs
        switch slice.result {
        case .notYet: return
        case .tooMany: self.proof = nil
        case .complete:
            let all = proof.smaller
            self.proof = nil
            let left = min(settings.certifyEvaluations - bugs[bug].certifyEvaluations, patience(bug))
            // Verdicts known cost nothing, so all may be many more than are left to
            // be judged.
            let unknown = all.count { recording in make(.replay(recording)).map { verdicts[key($0)] == nil } ?? false }
            if unknown <= left { simpler = (all.reversed(), all.count) } else { everySimpler = (all.reversed(), unknown) }
        }
        if self.proof == nil, simpler == nil {
            let gap = statistics.evaluationsToFirstFailure ?? 0
            prober = Prober(
                bugs[bug].best.recording, patience: isSingle(bug) ? patience(bug) : patience(bug) / 2, gap: gap, steps: bugs[bug].steps)
        }
    }

    /// Judges all simpler recordings, the simplest first, so that the first that
    /// fails is the minimum.
    private mutating func proposeSimpler(_ bug: Int) -> Proposal<Value>? {
        guard let recording = simpler?.waiting.popLast() else {
            end(bug, .certified(below: simpler?.count ?? 0))
            return nil
        }
        guard let sample = make(.replay(recording)) else { return nil }
        return unlessKnown(bug, Proposal(sample: sample, key: key(sample), phase: .certifying(origin: bugs[bug].origin)))
    }

    private mutating func proposeProbed(_ bug: Int) -> Proposal<Value>? {
        guard bugs[bug].probes < patience(bug), let candidate = prober?.next() else {
            let hasImproved = prober?.hasImproved == true
            bugs[bug].steps = prober?.steps ?? []
            prober = nil
            if hasImproved { beginShrinking(bug) } else { beginTryingTheRest(bug) }
            bugs[bug].probes = 0
            return nil
        }
        let best = bugs[bug].best.recording
        let source =
            prober?.fill.map { ChoiceSource.refill(candidate, seed: $0, limit: best.weight) } ?? .replay(candidate, limit: best.weight)
        let sample = make(source)
        let isRefused = sample == nil
        guard let sample, sample.recording < best else {
            prober?.miss(isRefused: isRefused)
            return nil
        }
        return unlessKnown(bug, Proposal(sample: sample, key: key(sample), phase: .certifying(origin: bugs[bug].origin)))
    }

    private mutating func proposeRecombined(_ bug: Int) -> Proposal<Value>? {
        guard bugs[bug].probes < recombinations(bug), var recombination else {
            end(bug, .fixedPoint(attempts: bugs[bug].attempts))
            return nil
        }
        let slice = recombination.next(below: bugs[bug].best.recording, generator)
        statistics.generated += slice.runs
        self.recombination = recombination
        switch slice.result {
        case .notYet: return nil
        case .ended:
            end(bug, .fixedPoint(attempts: bugs[bug].attempts))
            return nil
        case .found(let sample):
            return unlessKnown(bug, Proposal(sample: sample, key: key(sample), phase: .certifying(origin: bugs[bug].origin)))
        }
    }

    /// All simpler values, where the judgments left suffice, else those made of
    /// simple values.
    private mutating func beginTryingTheRest(_ bug: Int) {
        let left = settings.certifyEvaluations - bugs[bug].certifyEvaluations
        // One choice has no other combinations, so that some of many are tried.
        if let (all, unknown) = everySimpler, unknown <= (isSingle(bug) ? 2 * left : left) {
            simpler = (all, all.count)
        } else {
            recombination = Recombination(bugs[bug].best.recording)
        }
    }

    /// The proposal, unless its verdict is known, which is then taken note of.
    private mutating func unlessKnown(_ bug: Int, _ proposal: Proposal<Value>) -> Proposal<Value>? {
        guard let known = verdicts[proposal.key] else { return proposal }
        settleCertified(bug, proposal, isFailing: known.origins.contains(bugs[bug].origin), isEvaluation: false)
        return nil
    }

    /// A failure below the minimum is the new minimum.
    mutating func settleCertified(_ bug: Int, _ proposal: Proposal<Value>, isFailing: Bool, isEvaluation: Bool = true) {
        if let prober { statistics.count(pass: prober.passName, isEvaluation: isEvaluation, isImprovement: isFailing) }
        guard isFailing else {
            bugs[bug].attempts += isEvaluation ? 1 : 0
            bugs[bug].probes += isEvaluation ? 1 : 0
            prober?.reject()
            return
        }
        bugs[bug].best = proposal.sample
        bugs[bug].attempts = 0
        bugs[bug].probes = 0
        if let simpler {
            // All that are simpler than this one were judged before it.
            end(bug, .certified(below: simpler.count - simpler.waiting.count - 1))
        } else if recombination != nil {
            beginShrinking(bug)
        } else {
            prober?.accept(proposal.sample.recording)
        }
    }
}
