import EveryScreenAudit
import EveryValue

extension CheckReport {
    /// Creates the report of a campaign from what was found in shares of its cases.
    ///
    /// - Parameter parts: At least one, in any order, all of one campaign and each share once; `ShardFiles` checks what comes from files.
    package init(of parts: [CampaignPart]) {
        precondition(!parts.isEmpty, "A report needs a part of a campaign at least")
        let parts = parts.sorted { ($0.share.index, $0.share.count) < ($1.share.index, $1.share.count) }
        let (first, profile) = (parts[0], parts[0].profile)
        var (statistics, counts) = (first.statistics, first.counts)
        for part in parts.dropFirst() {
            statistics.add(part.statistics)
            counts.add(part.counts)
        }
        let faults = parts.flatMap(\.faults).accepted
        let specs = profile.everySpec.prefix(counts.hasFlows ? .max : profile.specs.count)
        self.init(
            name: first.name, profile: profile, seed: first.seed, cases: statistics.cases,
            evaluations: faults.reduce(statistics.evaluations) { $0 + $1.evaluations }, environmentCount: counts.environments.count,
            ending: Self.ending(of: parts, statistics), tallies: zip(specs, counts.tallies).map { (spec: $0.id, tally: $1) },
            failures: Self.failures(among: faults, of: parts), vanishedOrigins: faults.filter(\.hasVanished).map(\.sighting.origin),
            warnings: statistics.warnings + parts.flatMap(\.timing), coverage: counts.coverage)
        failOn = first.failOn
        drawsContent = first.drawsContent
        faultsLeftAlone = faults.filter(\.isLeftAlone).map(\.sighting.origin)
        replayed = parts.flatMap(\.replayed)
        crashes = parts.flatMap(\.crashes)
        crashNote = parts.compactMap(\.crashNote).first
        for (spec, counts) in zip(specs, counts.reasons) { reasons[spec.id] = counts }
        tellKnown(in: parts)
    }

    /// The failures in the order of the specs.
    private static func failures(among faults: [FaultRecord], of parts: [CampaignPart]) -> [CheckFailure] {
        let failures = faults.compactMap { if case .failure(let failure) = $0.outcome { failure } else { nil } }
        let places = failures.indices.sorted {
            (parts[0].profile.position(of: failures[$0].finding.spec), $0)
                < (parts[0].profile.position(of: failures[$1].finding.spec), $1)
        }
        return places.map { failures[$0] }
    }

    /// A campaign has come to its end where all of its shares have.
    private static func ending(of parts: [CampaignPart], _ statistics: SearchStatistics) -> SearchEnding {
        let endings = parts.map(\.ending)
        if let unfinished = [.running, .cancelled, .outOfTime].first(where: endings.contains) { return unfinished }
        let values = endings.reduce(0) { if case .exhausted(let values) = $1 { $0 + values } else { $0 } }
        if values > 0 { return .exhausted(values: values) }
        guard let error = statistics.firstGenerationError, statistics.cases == 0 else { return parts[0].ending }
        return .gaveUp(reason: "No case could be generated. The first error: \(error)")
    }

    /// Says of each failure what is known of it, and what became of all that was known.
    private mutating func tellKnown(in parts: [CampaignPart]) {
        var expired: [String: ExpiredFault] = [:]
        for part in parts { expired.merge(part.expired) { $0.order < $1.order ? $0 : $1 } }
        let known = parts[0].baseline
        var baseline = FindingLedger(baseline: known)
        for index in failures.indices {
            let finding = failures[index].finding
            if let issue = expired[finding.origin]?.issue {
                failures[index].status = .expired(issue)
            } else if case .new = failures[index].status {
                failures[index].status = baseline.status(of: finding, on: name, in: failures[index].environment)
            }
        }
        let uses = parts[0].knownIssues.indices.map { place in
            let all = parts.map { $0.knownIssues[place] }
            return CheckReport.KnownIssueUse(issue: all[0].issue, count: all.reduce(0) { $0 + $1.count }, isExpired: all[0].isExpired)
        }
        // A campaign that was stopped may not have come to them.
        let isWhole = ending != .cancelled && ending != .outOfTime
        knownIssues = uses.filter { isWhole || $0.count > 0 }
        baselineUse = (baseline.baselineCount, isWhole ? baseline.goneCount(on: name) : 0)
    }
}

extension FaultRecord {
    /// Whether it was seen once and not again.
    fileprivate var hasVanished: Bool { if case .vanished = outcome { true } else { false } }
    /// Whether nobody made it smaller.
    fileprivate var isLeftAlone: Bool { if case .leftAlone = outcome { true } else { false } }
}
