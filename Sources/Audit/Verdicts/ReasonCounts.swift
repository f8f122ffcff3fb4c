/// How often each reason was given for each outcome, over any number of screens.
public struct ReasonCounts: Hashable, Sendable {
    /// One reason for one outcome.
    private struct Key: Hashable {
        let outcome: Outcome
        let reason: Reason
    }

    private var counts: [Key: Int] = [:]

    /// Creates counts of nothing.
    public init() {}

    /// Counts the reasons of other cases.
    package mutating func add(_ other: ReasonCounts) { counts.merge(other.counts, uniquingKeysWith: +) }

    /// Counts a reason so many times.
    package mutating func add(_ outcome: Outcome, _ reason: Reason, _ count: Int) {
        counts[Key(outcome: outcome, reason: reason), default: 0] += count
    }

    /// Adds the reasons of some verdicts.
    public mutating func add(_ verdicts: Verdicts) {
        for entry in verdicts.reasons { counts[Key(outcome: entry.outcome, reason: entry.reason), default: 0] += entry.count }
    }

    /// Returns the reasons of an outcome with how often each was given, in the order of `Reason`.
    public func entries(of outcome: Outcome) -> [(reason: Reason, count: Int)] {
        Reason.allCases.compactMap { reason in counts[Key(outcome: outcome, reason: reason)].map { (reason, $0) } }
    }
}
