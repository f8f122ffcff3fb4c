package import EveryScreenAudit
import EveryScreenGenerators
import EveryScreenModel
package import EveryValue

/// The result of a check in its shard of the cases.
///
/// Results add up: `CheckReport.init(of:)` of all shards is the report of the whole
/// check, to the byte, for any number of shards. Sums are sums over cases. If
/// several shards find a failure, the shard with its first case has the outcome,
/// which only that case determines.
package struct ShardResult: Sendable {
    /// The name of the check.
    package internal(set) var name: String
    /// The profile: the specs and their thresholds.
    package let profile: AccessibilityProfile
    /// The seed.
    package let seed: UInt64
    /// The number of cases of all shards together; `nil` is one for each
    /// environment of the plan.
    let casesAsked: Int?
    /// The identity of the plan of environments.
    let plan: String
    /// The shard of the cases.
    package let share: Shard
    /// Whether the content is drawn at random.
    let drawsContent: Bool
    /// The lowest severity of a finding that fails the check.
    let failOn: Finding.Severity
    /// The reason why it ended.
    package internal(set) var ending: SearchEnding
    /// The statistics of the search.
    var statistics: SearchStatistics
    /// The warnings of a clock, if there was one; never written.
    var timing: [SearchWarning] = []
    /// The outcomes of the cases.
    var counts: CaseTally
    /// The outcomes of earlier failures; only the process that replayed them needs
    /// them, so they are not written.
    var replayed: [CheckReport.ReplayedCase] = []
    /// The outcomes of the failures.
    var records: [FailureRecord] = []
    /// The lines of the user's code whose elements fail in these cases.
    var lines = FailingLines()
    /// The use of each known issue in these cases.
    var knownIssues: [CheckReport.KnownIssueUse] = []
    /// The expired known issue that would have covered each failure.
    var expired: [FailureKey: ExpiredFailure] = [:]
    /// The baseline's entries for this check.
    var baseline: FindingBaseline?
    /// The cases that crash the process.
    package internal(set) var crashes: [CheckReport.Crash] = []
    /// The note on an earlier run that died.
    package internal(set) var crashNote: String?
}

extension [ShardResult] {
    /// The results of concurrent shards of one check, with each failure in the
    /// result that has its first case.
    ///
    /// A shard that finds a failure in a later case, before another finds it in an
    /// earlier one, has searched for its smallest case as well. So without this a
    /// file of both would depend on their speed.
    package var withEachFailureOnce: [ShardResult] {
        let firsts = Dictionary(flatMap(\.records).map { ($0.occurrence.key, $0.occurrence.order) }, uniquingKeysWith: Swift.min)
        return map { part in
            var part = part
            part.records.removeAll { firsts[$0.occurrence.key] != $0.occurrence.order }
            return part
        }
    }
}

extension SearchWarning {
    /// Whether it depends on a clock.
    var isOfTiming: Bool { if case .slowGenerator = self { true } else { false } }
}
