package import EveryValue

/// Runs of cases in child processes, which shrink the cases whose child dies.
package enum CrashInvestigation {
    /// Runs cases in child processes, and shrinks those whose child dies.
    ///
    /// It ends when no smaller case is left, at the limit of children, or when the
    /// search reports that its time is over. Then it returns the smallest crash
    /// found.
    ///
    /// - Parameters:
    ///   - noted: The cases during which an earlier process died.
    ///   - isReported: Whether an earlier run reported them.
    ///   - generator: The generator of the property's values.
    ///   - settings: The budgets, and when to stop.
    ///   - outcome: Runs a case in a child process; see `ChildJudge.outcome(of:)`.
    package static func run<Value>(
        _ noted: [ChoiceRecording], isReported: Bool = false, of generator: Generator<Value>,
        settings: SearchSettings = SearchSettings(shrinkEvaluations: 200, certifyEvaluations: 50),
        outcome: (ReplayToken) -> ChildOutcome
    ) -> CrashReport<Value> {
        var settings = settings
        settings.cases = 0
        settings.explainEvaluations = 0
        settings.plans = []
        settings.starting = noted
        var search = PropertySearch(generator, settings: settings)
        var lastWords: [ReplayToken: String] = [:]
        var hindrance: String?
        while let trial = search.next() {
            let token = ReplayToken(trial.recording)
            let result = outcome(token)
            if case .died(let words?) = result { lastWords[token] = words }
            guard let judgment = result.judgment else {
                if case .notJudged(let reason) = result { hindrance = reason }
                break
            }
            search.record(judgment, for: trial)
        }
        let report = search.report()
        var crashes = report.counterexamples.map { counterexample in
            ProcessCrash(
                value: counterexample.value, recording: counterexample.recording, key: counterexample.key,
                lastWords: lastWords[ReplayToken(counterexample.recording)], ending: counterexample.ending)
        }
        if crashes.isEmpty, hindrance != nil {
            crashes = noted.compactMap { recording in
                guard let value = try? generator.value(replaying: recording) else { return nil }
                return ProcessCrash(value: value, recording: recording, key: CrashJournal.key, lastWords: nil, ending: nil)
            }
        }
        return CrashReport(
            noted: noted.map(ReplayToken.init), crashes: crashes, hindrance: hindrance, evaluations: report.statistics.evaluations,
            isReported: isReported)
    }
}
