// Below a minimum that no shrink pass improves: all simpler values where they are
// few, else edits that seldom help.
extension SearchCourse {
    /// How many refusals in a row the probes may cost.
    ///
    /// There are more where no part can be another one. There they grow with the
    /// gaps, which are larger for a failure that took long to find, and where sums
    /// of changes helped. Once a single number crossed a gap, the next is seldom
    /// twice as large, except between days of months, and the search goes no
    /// further than that.
    ///
    /// Found by experiment on `EveryValueProblems`.
    private func patience(_ task: Int) -> Int {
        let gap = self.gap(task)
        if isSingle(task) {
            let longest = hasUnit(task) ? .max : tasks[task].longestWait.map { 2 * $0 } ?? .max
            return 128 + min(256, gap, longest)
        }
        if !isFlat(task) { return 36 }
        return 110 + (tasks[task].probeMemory.hasCombined ? min(250, 2 * gap) : min(300, gap / 2))
    }

    /// The limits, found once for each smallest case: each step reads them, and a
    /// look at a task copies it.
    private mutating func limits(_ task: Int) -> CertifyingLimits {
        if let certifyingLimits { return certifyingLimits }
        let (sweep, digits) = (sweep(task), digits(task))
        let found = CertifyingLimits(
            evaluations: mostCertifying(task) + sweep + digits, patience: patience(task), redraws: redraws(task), sweep: sweep,
            digits: digits)
        certifyingLimits = found
        return found
    }

    /// How many refusals in a row the random draws may cost.
    ///
    /// There are more once one has failed, and where a few numbers fail seldom.
    private func redraws(_ task: Int) -> Int {
        if tasks[task].probeMemory.hasRedrawn { return 150 }
        return isFlat(task) && isSparse(task) ? 48 + min(100, gap(task) / 2) : 48
    }

    /// About how far failing numbers are apart: the number of cases it took to find
    /// the failure.
    ///
    /// It is more where a single number never changed, or by multiples of one
    /// divisor only.
    private func gap(_ task: Int) -> Int {
        let lattice = tasks[task].lattice
        let isSparse = isSingle(task) && (![[1], [2]].contains(lattice.divisors) || hasUnit(task))
        return isSparse ? Int(StepDown.largest) : statistics.evaluationsToFirstFailure ?? 0
    }

    /// How many evaluations may be spent before the sweep: three times as many
    /// where a few numbers fail together, and seldom.
    private func mostCertifying(_ task: Int) -> Int {
        isSparse(task) ? 3 * settings.certifyEvaluations : settings.certifyEvaluations
    }

    /// Whether something simpler was found of late, so that more may follow.
    private func isImproving(_ task: Int) -> Bool {
        tasks[task].attempts < Self.fewestAttempts && tasks[task].certifyEvaluations < 3 * settings.certifyEvaluations
    }

    /// How many simpler values pass before a search that improved is over.
    private static var fewestAttempts: Int { 50 }

    /// Whether a few numbers fail together, and seldom.
    private func isSparse(_ task: Int) -> Bool {
        !isSingle(task) && tasks[task].best.recording.items.count <= Self.mostItems && gap(task) >= Self.leastSparse
    }

    /// Whether a few numbers fail together, as those do that have a check digit.
    private func isUneven(_ task: Int) -> Bool {
        !isSingle(task) && !isPair(task) && tasks[task].best.recording.items.count <= Self.mostUneven && gap(task) >= Self.leastUneven
    }

    /// Failures that took this many cases to find may have a check digit.
    private static var leastUneven: Int { 8 }

    /// The largest count of items of such numbers: a list of a dozen digits.
    private static var mostUneven: Int { 40 }

    /// Failures that took this many cases to find are sparse.
    private static var leastSparse: Int { 64 }

    /// The largest count of items, lists and ends of lists included, of a few
    /// numbers.
    private static var mostItems: Int { 24 }

    /// How many refusals in a row a sweep through small values may cost.
    ///
    /// A failure that took long to find allows more of them.
    private func sweep(_ task: Int) -> Int {
        guard isFlat(task), tasks[task].best.recording.items.count <= Self.mostItems, !tasks[task].lattice.hasPattern else { return 0 }
        let found = statistics.evaluationsToFirstFailure ?? 0
        guard found >= Self.leastSparse else { return isSingle(task) && tasks[task].hasBisected ? Self.fewestSwept : 0 }
        return min(max(found, isPair(task) ? Self.fewestSweptPairs : Self.fewestSwept), 5 * settings.certifyEvaluations)
    }

    /// How many refusals in a row the changes of two digits may cost: none unless a
    /// number fails alone and seldom.
    private func digits(_ task: Int) -> Int {
        isSingle(task) && (statistics.evaluationsToFirstFailure ?? 0) >= Self.leastSparse ? ChangeTwoDigits.mostJudged : 0
    }

    /// The fewest values that a sweep tries, and the fewest pairs of values.
    private static var fewestSwept: Int { 160 }
    private static var fewestSweptPairs: Int { 300 }

    /// Whether a number last changed by a unit of the calendar.
    private func hasUnit(_ task: Int) -> Bool { tasks[task].lattice.latest.contains { SweepBelow.unit(of: $0) != nil } }

    /// How many refusals in a row the edits of unlike parts may cost.
    private static var unlike: Int { 160 }

    /// How many refusals in a row the edits that rearrange parts may cost.
    private static var rearranged: Int { 120 }

    /// How many refusals in a row the recombination may cost; found in the same
    /// way.
    private static var recombinations: Int { 90 }

    private func isPair(_ task: Int) -> Bool { tasks[task].lattice.divisors.count == 2 }

    private func isSingle(_ task: Int) -> Bool { tasks[task].best.recording.weight == 1 }

    /// Returns true when no part can be another one: the probes then go through
    /// pairs of choices in a better order.
    private func isFlat(_ task: Int) -> Bool { !tasks[task].best.recording.items.contains(where: \.opens) }

    mutating func beginCertifying(_ task: Int) {
        shrinker = nil
        prober = nil
        recombination = nil
        simpler = nil
        everySimpler = nil
        certifyingLimits = nil
        proof = Proof(tasks[task].best.recording, limit: 2 * settings.certifyEvaluations)
        stage = .certifying(task)
    }

    mutating func proposeCertified(_ task: Int) -> Proposal<Value>? {
        guard tasks[task].certifyEvaluations < limits(task).evaluations || isImproving(task) else {
            end(task, .fixedPoint(attempts: tasks[task].attempts))
            return nil
        }
        if proof != nil {
            prove(task)
            return nil
        }
        if recombination != nil { return proposeRecombined(task) }
        return simpler == nil ? proposeProbed(task) : proposeSimpler(task)
    }

    /// Looks for all simpler recordings, a slice at a time, so that a cancellation
    /// is noticed.
    private mutating func prove(_ task: Int) {
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
            let left = min(settings.certifyEvaluations - tasks[task].certifyEvaluations, patience(task))
            // Verdicts known cost nothing, so all may be many more than are left to
            // be judged.
            let unknown = all.count { recording in make(.replay(recording)).map { verdicts[key($0)] == nil } ?? false }
            if unknown <= left { simpler = (all.reversed(), all.count) } else { everySimpler = (all.reversed(), unknown) }
        }
        if self.proof == nil, simpler == nil {
            prober = Prober(
                tasks[task].best.recording, patience: isSingle(task) ? patience(task) : patience(task) / 2, gap: gap(task),
                memory: tasks[task].probeMemory, divisors: tasks[task].lattice.divisors, latest: tasks[task].lattice.latest,
                basis: tasks[task].lattice.basis)
        }
    }

    /// Judges all simpler recordings, the simplest first, so that the first that
    /// fails is the minimum.
    private mutating func proposeSimpler(_ task: Int) -> Proposal<Value>? {
        guard let recording = simpler?.waiting.popLast() else {
            end(task, .certified(below: simpler?.count ?? 0))
            return nil
        }
        guard let sample = make(.replay(recording)) else { return nil }
        return unlessKnown(task, Proposal(sample: sample, key: key(sample), phase: .certifying(key: tasks[task].key)))
    }

    private mutating func proposeProbed(_ task: Int) -> Proposal<Value>? {
        let round = prober?.round ?? .edits
        guard tasks[task].probes < patience(task, in: round), let candidate = prober?.next() else {
            let hasImproved = prober?.hasImproved == true
            let memory = prober?.remembered ?? ProbeMemory()
            tasks[task].probeMemory = memory
            certifyingLimits = nil
            tasks[task].probes = 0
            prober = nil
            if hasImproved {
                beginShrinking(task)
            } else if let next = self.round(after: round, task) {
                prober = Prober(next, on: tasks[task].best.recording, patience: patience(task, in: next), memory: memory)
            } else {
                beginTryingTheRest(task)
            }
            return nil
        }
        let best = tasks[task].best.recording
        // Every other draw takes the values that fail already, since the new
        // content may need them.
        let source =
            prober?.fill.map { fill in
                let hints = fill >> 32 & 1 == 1 ? SearchHints(valuesOf: best) : nil
                return ChoiceSource.refill(candidate, seed: fill, limit: best.weight, hints: hints)
            } ?? .replay(candidate, limit: best.weight)
        let sample = make(source)
        let isRefused = sample == nil
        guard let sample, sample.recording < best else {
            prober?.miss(isRefused: isRefused)
            return nil
        }
        return unlessKnown(task, Proposal(sample: sample, key: key(sample), phase: .certifying(key: tasks[task].key)))
    }

    /// The round of probes after another, if there is one.
    private mutating func round(after round: Prober.Round, _ task: Int) -> Prober.Round? {
        switch round {
        case .edits where isUneven(task): return .suffixes
        case .edits, .suffixes: return .unlike
        case .unlike: return .rearranged
        case .rearranged where !isSingle(task): return .redraws
        case .rearranged where limits(task).digits > 0: return .digits
        case .redraws where isSparse(task) && !isPair(task): return .smallNumbers
        case .rearranged, .digits, .redraws, .smallNumbers: return limits(task).sweep > 0 ? .sweep : nil
        case .sweep: return nil
        }
    }

    /// How many refusals in a row a round may cost.
    private mutating func patience(_ task: Int, in round: Prober.Round) -> Int {
        switch round {
        case .edits: limits(task).patience
        case .unlike: Self.unlike
        case .rearranged: Self.rearranged
        case .digits: limits(task).digits
        case .redraws: limits(task).redraws
        case .suffixes: SweepSuffix.patience
        case .smallNumbers: SmallNumbers.patience
        case .sweep: limits(task).sweep
        }
    }

    private mutating func proposeRecombined(_ task: Int) -> Proposal<Value>? {
        guard tasks[task].probes < Self.recombinations, var recombination else {
            end(task, .fixedPoint(attempts: tasks[task].attempts))
            return nil
        }
        let slice = recombination.next(below: tasks[task].best.recording, generator)
        statistics.generated += slice.runs
        self.recombination = recombination
        switch slice.result {
        case .notYet: return nil
        case .ended:
            end(task, .fixedPoint(attempts: tasks[task].attempts))
            return nil
        case .found(let sample):
            return unlessKnown(task, Proposal(sample: sample, key: key(sample), phase: .certifying(key: tasks[task].key)))
        }
    }

    /// All simpler values, where the judgments left suffice, else those made of
    /// simple values where a part can be another one: elsewhere the probes have
    /// tried them.
    private mutating func beginTryingTheRest(_ task: Int) {
        let left = settings.certifyEvaluations - tasks[task].certifyEvaluations
        if let (all, unknown) = everySimpler, unknown <= left {
            simpler = (all, all.count)
        } else if isFlat(task) || isSingle(task) {
            end(task, .fixedPoint(attempts: tasks[task].attempts))
        } else {
            recombination = Recombination(tasks[task].best.recording)
        }
    }

    /// The proposal, unless its verdict is known, which is then taken note of.
    private mutating func unlessKnown(_ task: Int, _ proposal: Proposal<Value>) -> Proposal<Value>? {
        guard let known = verdicts[proposal.key] else { return proposal }
        settleCertified(task, proposal, isFailing: known.keys.contains(tasks[task].key), isEvaluation: false)
        return nil
    }

    /// A failure below the minimum is the new minimum.
    mutating func settleCertified(_ task: Int, _ proposal: Proposal<Value>, isFailing: Bool, isEvaluation: Bool = true) {
        if let prober { statistics.count(pass: prober.passName, isEvaluation: isEvaluation, isImprovement: isFailing) }
        guard isFailing else {
            tasks[task].attempts += isEvaluation ? 1 : 0
            tasks[task].probes += isEvaluation ? 1 : 0
            prober?.reject(isKnown: !isEvaluation)
            return
        }
        if prober != nil { tasks[task].longestWait = max(tasks[task].longestWait ?? 0, tasks[task].probes) }
        tasks[task].best = proposal.sample
        tasks[task].attempts = 0
        tasks[task].probes = 0
        certifyingLimits = nil
        if let simpler {
            // All that are simpler than this one were judged before it.
            end(task, .certified(below: simpler.count - simpler.waiting.count - 1))
        } else if recombination != nil {
            beginShrinking(task)
        } else {
            prober?.accept(proposal.sample.recording, basis: tasks[task].lattice.basis)
        }
    }
}

/// The limits of a search below the smallest case so far.
struct CertifyingLimits {
    /// How many evaluations may be spent.
    let evaluations: Int
    /// How many refusals in a row the probes may cost.
    let patience: Int
    /// How many the random draws may cost.
    let redraws: Int
    /// How many the sweep through small values may cost; 0 for no sweep.
    let sweep: Int
    /// How many the changes of two digits may cost.
    let digits: Int
}
