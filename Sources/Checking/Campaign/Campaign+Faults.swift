import EveryScreenAudit
import EveryValue

extension Campaign {
    /// Sets about the faults of a case that no case before had.
    mutating func set(about keys: [FaultKey], in trial: SearchTrial<CampaignCase<Content>>) {
        for (place, key) in keys.enumerated() where faultsOfCases.insert(key).inserted {
            let sighting = FaultSighting(key: key, order: trial.phase.order, place: place)
            if settings.sightings?.isSeenEarlier(sighting) == true { continue }
            if faults.count + waiting.count < [FaultRecord].most {
                waiting.append(
                    FailureSearch(
                        sighting, in: trial.value, trial.recording, of: cases.cut(isRequired: true), and: generator, in: space,
                        besides: ledger, isCuttable: showsBlueprints, memory: memoryOfContent ?? ContentMemory(),
                        settings: settings))
            } else {
                faults.append(FaultRecord(sighting: sighting, outcome: .leftAlone))
            }
        }
    }

    /// Takes down what became of a fault.
    mutating func endShrinking() {
        guard let ended = shrinking else { return }
        shrinking = nil
        explained.formUnion(ended.explained)
        let record = ended.record(showsContent: showsContent)
        faults.append(record)
        if case .failure(let failure) = record.outcome { settings.found?(failure, report()) }
    }

    /// What the campaign found in its share of the cases; valid at any time, with
    /// what is known by then.
    package func part() -> CampaignPart {
        let searched = search.report()
        var part = CampaignPart(
            name: name, profile: settings.profile, seed: settings.seed, casesAsked: settings.cases, plan: planIdentity,
            share: settings.share,
            drawsContent: Content.self != Void.self, failOn: settings.failOn, ending: searched.ending, statistics: searched.statistics,
            timing: searched.warnings.filter(\.isOfTiming), counts: counts)
        if part.ending == .cancelled, settings.isTimeOver(), !settings.isCancelled() { part.ending = .outOfTime }
        // What failed before is a case as any other, and is not judged again when
        // it comes up.
        let replayedCount = replayed.count { $0.environment != nil }
        part.replayed = replayed
        part.statistics.cases += replayedCount
        if case .exhausted(let values) = part.ending { part.ending = .exhausted(values: values + replayedCount) }
        part.faults = faults
        if let shrinking, shrinking.hasOutcome { part.faults.append(shrinking.record(showsContent: showsContent)) }
        part.knownIssues = ledger.uses
        part.expired = expired
        part.baseline = settings.baseline.map { baseline in FindingBaseline(baseline.entries.filter { $0.screen == name }) }
        return part
    }
}

extension SearchPhase {
    /// Whether the value was generated as a case, not on the way to a smaller or
    /// another one.
    var isCase: Bool {
        switch self {
        case .generating, .enumerating, .starting: true
        case .targeting, .shrinking, .certifying, .explaining, .repeating: false
        }
    }

    /// Where it stands among all cases; see `FaultSighting.order`.
    var order: Int {
        switch self {
        case .generating(let number), .enumerating(let number): 2 * number
        case .repeating(let number): 2 * number + 1
        case .starting(let number): number - 1_000_000
        // A campaign has its search do nothing of the kind.
        case .targeting, .shrinking, .certifying, .explaining: .max
        }
    }
}
