import EveryScreenAudit
import EveryValue

extension CheckRun {
    /// Queues a search for each failure of a case that no earlier case had.
    ///
    /// - Parameters:
    ///   - keys: The failures.
    ///   - trial: The case.
    ///   - shown: Its screens, unless only the verdicts are known.
    func enqueueSearches(for keys: [FailureKey], in trial: SearchTrial<CheckCase<Content>>, on shown: RenderedCase?) {
        for (place, key) in keys.enumerated() where failuresOfCases.insert(key).inserted {
            let occurrence = FailureOccurrence(key: key, order: trial.phase.order, place: place)
            if settings.sharedOccurrences?.isSeenEarlier(occurrence) == true { continue }
            if records.count + waiting.count < [FailureRecord].most {
                let search = FailureSearch(
                    occurrence, in: trial.value, trial.recording, of: cases.cut(isRequired: true), and: generator, in: space,
                    excluding: matcher, isCuttable: showsBlueprints, memory: memoryOfContent ?? ContentMemory(), settings: settings)
                waiting.append(search)
                if let shown { tell { search.failure(showing: shown, showsContent: $0) } }
            } else {
                records.append(FailureRecord(occurrence: occurrence, outcome: .leftAlone))
            }
        }
    }

    /// Records the outcome of the search for a failure.
    func endShrinking() {
        guard let ended = shrinking else { return }
        shrinking = nil
        let record = ended.record(showsContent: showsContent)
        if !record.mayBeSimpler { explained.formUnion(record.explained) }
        records.append(record)
        if case .failure(let failure) = record.outcome { settings.found?(failure, report(), true) }
    }

    /// Passes a failure on that may still get smaller.
    func tell(_ failure: (_ showsContent: Bool) -> CheckFailure?) {
        guard let found = settings.found, let failure = failure(showsContent) else { return }
        found(failure, report(), false)
    }

    /// The findings in this shard of the cases; valid at any time, as far as the
    /// check has come.
    package func part() -> ShardResult {
        let searched = search.report()
        var part = ShardResult(
            name: name, profile: settings.profile, seed: settings.seed, casesAsked: settings.cases, plan: planIdentity,
            share: settings.share,
            drawsContent: Content.self != Void.self, failOn: settings.failOn, ending: searched.ending, statistics: searched.statistics,
            timing: searched.warnings.filter(\.isOfTiming), counts: counts)
        if part.ending == .cancelled, settings.isTimeOver(), !settings.isCancelled() { part.ending = .outOfTime }
        // An earlier failure is an ordinary case, and is not evaluated again when
        // the search draws it.
        let replayedCount = replayed.count { $0.environment != nil }
        part.replayed = replayed
        part.statistics.cases += replayedCount
        if case .exhausted(let values) = part.ending { part.ending = .exhausted(values: values + replayedCount) }
        part.records = records
        part.lines = lines
        if let shrinking, shrinking.hasOutcome { part.records.append(shrinking.record(showsContent: showsContent)) }
        part.knownIssues = matcher.uses
        part.expired = expired
        part.baseline = settings.baseline.map { baseline in FindingBaseline(baseline.entries.filter { $0.screen == name }) }
        return part
    }
}

extension SearchPhase {
    /// Whether the value was generated as a case, not during shrinking or
    /// explaining.
    var isCase: Bool {
        switch self {
        case .generating, .enumerating, .starting: true
        case .targeting, .shrinking, .certifying, .explaining, .repeating: false
        }
    }

    /// The position among all cases; see `FailureOccurrence.order`.
    var order: Int {
        switch self {
        case .generating(let number), .enumerating(let number): 2 * number
        case .repeating(let number): 2 * number + 1
        case .starting(let number): number - 1_000_000
        // The search of a check has none of these phases.
        case .targeting, .shrinking, .certifying, .explaining: .max
        }
    }
}
