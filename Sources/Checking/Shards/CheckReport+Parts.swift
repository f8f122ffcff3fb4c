import EveryScreenAudit
import EveryValue

extension CheckReport {
    /// Creates the report of a check from the results of its shards.
    ///
    /// - Parameters:
    ///   - parts: At least one, in any order, all of one check and each shard once;
    ///     `ShardFiles` verifies that for files.
    ///   - missing: The missing shards.
    package init(of parts: [ShardResult], without missing: MissingShares = MissingShares(indexes: [], count: 1)) {
        precondition(!parts.isEmpty, "A report needs the result of at least one shard")
        let parts = parts.sorted { ($0.share.index, $0.share.count) < ($1.share.index, $1.share.count) }
        let first = parts[0]
        var (statistics, counts, lines) = (first.statistics, first.counts, first.lines)
        for part in parts.dropFirst() {
            statistics.add(part.statistics)
            counts.add(part.counts)
            lines.add(part.lines)
        }
        let records = parts.flatMap(\.records).accepted(onDrawnContent: first.drawsContent)
        var baseline = FindingMatcher(baseline: first.baseline)
        self.parts = parts
        (name, profile, seed, failOn, drawsContent) = (first.name, first.profile, first.seed, first.failOn, first.drawsContent)
        cases = statistics.cases
        evaluations = records.reduce(statistics.evaluations) { $0 + $1.evaluations }
        environmentCount = counts.environments.count
        ending = Self.ending(of: parts, statistics)
        let specs = profile.everySpec.prefix(counts.hasFlows ? .max : profile.specs.count)
        tallies = zip(specs, zip(counts.tallies, counts.reasons)).map { SpecTally(spec: $0.id, tally: $1.0, reasons: $1.1) }
        failures = Self.failures(among: records, of: parts, lines, matchedBy: &baseline)
        vanishedFailures = records.filter(\.hasVanished).map(\.occurrence.key.description)
        failuresLeftAlone = records.filter(\.isLeftAlone).map(\.occurrence.key.description)
        warnings = statistics.warnings + parts.flatMap(\.timing)
        coverage = counts.coverage
        replayed = parts.flatMap(\.replayed)
        crashes = parts.flatMap(\.crashes)
        crashNote = parts.compactMap(\.crashNote).first
        missingShares = missing
        // A check that was stopped may not have reached every known issue.
        let isFinished = ending != .cancelled && ending != .outOfTime
        knownIssues = Self.knownIssues(of: parts).filter { isFinished || $0.count > 0 }
        baselineUse = BaselineUse(met: baseline.baselineCount, gone: isFinished ? baseline.goneCount(on: name) : 0)
    }

    /// The failures in the order of the specs, each with its status.
    private static func failures(
        among records: [FailureRecord], of parts: [ShardResult], _ lines: FailingLines, matchedBy baseline: inout FindingMatcher
    ) -> [CheckFailure] {
        let failures = records.compactMap { if case .failure(let failure) = $0.outcome { failure } else { nil } }
        let places = failures.indices.sorted {
            (parts[0].profile.position(of: failures[$0].finding.spec), $0)
                < (parts[0].profile.position(of: failures[$1].finding.spec), $1)
        }
        var expired: [FailureKey: ExpiredFailure] = [:]
        for part in parts { expired.merge(part.expired) { $0.order < $1.order ? $0 : $1 } }
        return places.map { place in
            var failure = failures[place]
            failure.elsewhere = lines.others(than: failure)
            failure.alsoViolates.sort { parts[0].profile.position(of: $0.spec) < parts[0].profile.position(of: $1.spec) }
            if let issue = expired[FailureKey(failure.finding)]?.issue {
                failure.status = .expired(issue)
            } else if case .new = failure.status {
                failure.status = baseline.status(of: failure.finding, on: parts[0].name, in: failure.environment)
            }
            return failure
        }
    }

    /// The known issues with the findings of all parts.
    private static func knownIssues(of parts: [ShardResult]) -> [KnownIssueUse] {
        parts[0].knownIssues.indices.map { place in
            let all = parts.map { $0.knownIssues[place] }
            return KnownIssueUse(issue: all[0].issue, count: all.reduce(0) { $0 + $1.count }, isExpired: all[0].isExpired)
        }
    }

    /// A check is complete if all of its shards are.
    private static func ending(of parts: [ShardResult], _ statistics: SearchStatistics) -> SearchEnding {
        let endings = parts.map(\.ending)
        if let unfinished = [.running, .cancelled, .outOfTime].first(where: endings.contains) { return unfinished }
        let values = endings.reduce(0) { if case .exhausted(let values) = $1 { $0 + values } else { $0 } }
        if values > 0 { return .exhausted(values: values) }
        guard let error = statistics.firstGenerationError, statistics.cases == 0 else { return parts[0].ending }
        return .gaveUp(reason: "No case could be generated. The first error: \(error)")
    }
}

extension FailureRecord {
    /// Whether it could not be reproduced.
    fileprivate var hasVanished: Bool { if case .vanished = outcome { true } else { false } }
    /// Whether it was not shrunk, since the limit was reached.
    fileprivate var isLeftAlone: Bool { if case .leftAlone = outcome { true } else { false } }
}
