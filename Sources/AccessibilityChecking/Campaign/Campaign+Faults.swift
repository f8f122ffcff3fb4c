import Audit
import PropertyTesting

extension Campaign {
    /// Sets about the faults of a case that no case before had.
    mutating func set(about origins: [String], in trial: Trial<CampaignCase<Content>>) {
        for (place, origin) in origins.enumerated() where faultsOfCases.insert(origin).inserted {
            // In a share what came up on the way to a smaller case may turn out not to count.
            if isWhole, faultsOnTheWay.contains(origin) { continue }
            let sighting = FaultSighting(origin: origin, order: trial.phase.order, place: place)
            if settings.sightings?.isSeenEarlier(sighting) == true { continue }
            guard huntCount(onTheWay: false) < [FaultRecord].most else {
                faults.append(FaultRecord(sighting: sighting, outcome: .leftAlone))
                continue
            }
            waiting.append((makeHunt(sighting, trial.value, trial.recording), false))
        }
    }

    /// Takes down what became of a fault, and sets about those that came up on the way.
    ///
    /// What comes up on the way of those is left: it is too far from any case.
    mutating func endHunt() {
        guard let (fault, isOnTheWay) = hunt else { return }
        hunt = nil
        let record = record(of: fault)
        if isOnTheWay {
            faults[faults.count - 1].others.append(record)
            return
        }
        faults.append(record)
        var next = 0
        for other in fault.others where !faultsOfCases.contains(other.origin) && !(isWhole && faultsOnTheWay.contains(other.origin)) {
            faultsOnTheWay.insert(other.origin)
            let sighting = FaultSighting(origin: other.origin, order: fault.sighting.order, place: fault.sighting.place)
            guard huntCount(onTheWay: true) + next < [FaultRecord].most else {
                faults[faults.count - 1].others.append(FaultRecord(sighting: sighting, outcome: .leftAlone))
                continue
            }
            waiting.insert((makeHunt(sighting, other.start, other.recording), true), at: next)
            next += 1
        }
    }

    private var isWhole: Bool { settings.share.count == 1 }

    /// How many faults count against the limit: of a whole campaign all, of a share those that count for certain.
    private func huntCount(onTheWay: Bool) -> Int {
        if isWhole { return faults.reduce(waiting.count) { $0 + 1 + $1.others.count } }
        return onTheWay ? 0 : faults.count + waiting.count
    }

    private func makeHunt(_ sighting: FaultSighting, _ value: CampaignCase<Content>, _ recording: Recording) -> FaultHunt<Content> {
        FaultHunt(sighting, in: value, recording, of: generator, settings: settings)
    }

    private func record(of fault: FaultHunt<Content>) -> FaultRecord {
        fault.record(by: settings.profile, besides: ledger, in: space, showsContent: showsContent)
    }

    /// What the campaign found in its share of the cases; valid at any time, with what is known by then.
    public func part() -> CampaignPart {
        let searched = search.report()
        var part = CampaignPart(
            name: name, profile: settings.profile, seed: settings.seed, casesAsked: settings.cases, plan: settings.environments.identity,
            share: settings.share,
            drawsContent: Content.self != Void.self, failOn: settings.failOn, ending: searched.ending, statistics: searched.statistics,
            timing: searched.warnings.filter(\.isOfTiming), counts: counts)
        if part.ending == .cancelled, settings.isTimeOver(), !settings.isCancelled() { part.ending = .outOfTime }
        // What failed before is a case as any other, and is not judged again when it comes up.
        let replayedCount = replayed.count { $0.environment != nil }
        part.replayed = replayed
        part.statistics.cases += replayedCount
        if case .exhausted(let values) = part.ending { part.ending = .exhausted(values: values + replayedCount) }
        part.faults = faults
        if let hunt, hunt.fault.shown != nil {
            let record = record(of: hunt.fault)
            if hunt.isOnTheWay { part.faults[faults.count - 1].others.append(record) } else { part.faults.append(record) }
        }
        part.knownIssues = ledger.uses
        part.expired = expired
        part.baseline = settings.baseline.map { baseline in Baseline(baseline.entries.filter { $0.screen == name }) }
        return part
    }
}

extension SearchPhase {
    /// Whether the value was generated as a case, not on the way to a smaller or another one.
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
