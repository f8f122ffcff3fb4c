// After a minimum is found: which of its parts matter.
extension SearchCourse {
    mutating func beginExplaining(_ task: Int) {
        explainer = Explainer(tasks[task].best.recording)
        stage = .explaining(task)
    }

    mutating func proposeExplained(_ task: Int) -> Proposal<Value>? {
        guard tasks[task].explainEvaluations < settings.explainEvaluations, let candidate = explainer?.next() else {
            finish(task)
            return nil
        }
        guard let sample = make(.replay(candidate)) else {
            explainer?.judged(isFailing: false)
            return nil
        }
        let proposal = Proposal(sample: sample, key: key(sample), phase: .explaining(key: tasks[task].key))
        guard let known = verdicts[proposal.key] else { return proposal }
        explainer?.judged(isFailing: known.keys.contains(tasks[task].key))
        return nil
    }

    mutating func settleExplained(_ task: Int, isFailing: Bool) {
        tasks[task].explainEvaluations += 1
        explainer?.judged(isFailing: isFailing)
    }

    /// How many judgments there are before a search ends for what it has found.
    ///
    /// Where the first bug was found and shrunk in six, six more say nothing about
    /// the others.
    private var leastSearch: Int { 200 }

    /// Ends the work on one failure, and continues with the next or with
    /// generating.
    private mutating func finish(_ task: Int) {
        tasks[task].explanation = explainer?.parts ?? []
        tasks[task].isFinished = true
        explainer = nil
        if !tasks.contains(where: { !$0.isFinished }) {
            let spent = statistics.evaluations
            generationAllowance = max(leastSearch, spent > .max / 2 ? .max : 2 * spent)
        }
        beginGenerating()
    }
}
