// After a minimum is found: which of its parts matter.
extension SearchCourse {
    mutating func beginExplaining(_ bug: Int) {
        explainer = Explainer(bugs[bug].best.recording)
        stage = .explaining(bug)
    }

    mutating func proposeExplained(_ bug: Int) -> Proposal<Value>? {
        guard bugs[bug].explainEvaluations < settings.explainEvaluations, let candidate = explainer?.next() else {
            finish(bug)
            return nil
        }
        guard let sample = make(.replay(candidate)) else {
            explainer?.judged(isFailing: false)
            return nil
        }
        let proposal = Proposal(sample: sample, key: key(sample), phase: .explaining(origin: bugs[bug].origin))
        guard let known = verdicts[proposal.key] else { return proposal }
        explainer?.judged(isFailing: known.origins.contains(bugs[bug].origin))
        return nil
    }

    mutating func settleExplained(_ bug: Int, isFailing: Bool) {
        bugs[bug].explainEvaluations += 1
        explainer?.judged(isFailing: isFailing)
    }

    /// How many judgments there are before a search ends for what it has found.
    ///
    /// Where the first bug was found and shrunk in six, six more say nothing about
    /// the others.
    private var leastSearch: Int { 200 }

    /// Ends the work on one origin, and goes on to the next or back to generating.
    private mutating func finish(_ bug: Int) {
        bugs[bug].explanation = explainer?.parts ?? []
        bugs[bug].isFinished = true
        explainer = nil
        if !bugs.contains(where: { !$0.isFinished }) {
            let spent = statistics.evaluations
            generationAllowance = max(leastSearch, spent > .max / 2 ? .max : 2 * spent)
        }
        beginGenerating()
    }
}
