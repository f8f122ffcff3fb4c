// Shrinking one failure after another.
extension SearchCourse {
    mutating func beginShrinking(_ task: Int) {
        // A number is bisected once: another time costs as much and finds little.
        shrinker = Shrinker(tasks[task].best.recording, bisects: !tasks[task].hasBisected)
        prober = nil
        stage = .shrinking(task)
    }

    mutating func proposeShrunk(_ task: Int) -> Proposal<Value>? {
        guard tasks[task].evaluations < settings.shrinkEvaluations else {
            end(task, .budget)
            return nil
        }
        guard let candidate = shrinker?.next() else {
            if shrinker?.hasBisected == true { tasks[task].hasBisected = true }
            beginCertifying(task)
            return nil
        }
        let best = tasks[task].best.recording
        let sample = make(.replay(candidate, limit: best.weight))
        let isRefused = sample == nil
        guard let sample, sample.recording < best else {
            shrinker?.miss(isRefused: isRefused)
            return nil
        }
        let proposal = Proposal(sample: sample, key: key(sample), phase: .shrinking(key: tasks[task].key))
        // A verdict known is free, and that of a failure counts: it may come from a
        // smaller recording now.
        guard let known = verdicts[proposal.key] else { return proposal }
        settleShrunk(task, proposal, isFailing: known.keys.contains(tasks[task].key), isEvaluation: false)
        return nil
    }

    mutating func settleShrunk(_ task: Int, _ proposal: Proposal<Value>, isFailing: Bool, isEvaluation: Bool = true) {
        if let name = shrinker?.passName {
            statistics.count(pass: name, isEvaluation: isEvaluation, isImprovement: isFailing)
        }
        if isFailing {
            tasks[task].best = proposal.sample
            tasks[task].attempts = 0
            shrinker?.accept(proposal.sample.recording)
        } else {
            tasks[task].attempts += isEvaluation ? 1 : 0
            shrinker?.reject(isKnown: !isEvaluation)
        }
    }

    /// Ends the shrinking of one failure, and begins to explain its minimum.
    mutating func end(_ task: Int, _ ending: ShrinkEnding) {
        tasks[task].ending = ending
        shrinker = nil
        proof = nil
        simpler = nil
        everySimpler = nil
        prober = nil
        recombination = nil
        beginExplaining(task)
    }
}
