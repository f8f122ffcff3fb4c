/// The results of a search, so far or at its end.
public struct SearchReport<Value> {
    /// One minimal failure for each key, in the order of discovery.
    public let counterexamples: [Counterexample<Value>]
    /// Why the search ended.
    public let ending: SearchEnding
    /// The work done.
    public let statistics: SearchStatistics
    /// The coverage of each required label, in the order of the requirements.
    public let coverage: [LabelCoverage]
    /// The reasons to trust the results less, if any.
    public let warnings: [SearchWarning]

    /// Whether no failure was found and no required label is too rare.
    public var isSuccess: Bool { counterexamples.isEmpty && !coverage.contains { $0.verdict == .missed } }
}

extension SearchReport: Sendable where Value: Sendable {}

/// Why a search ended.
public enum SearchEnding: Hashable, Sendable, Codable {
    /// It has not ended.
    case running
    /// It judged all requested cases, or new values became so rare that it ended
    /// with a warning.
    case completed
    /// It judged every value there is, so a pass is a proof.
    case exhausted(values: Int)
    /// It found a failure, and did not run the remaining cases.
    case foundFailures
    /// The search was cancelled.
    case cancelled
    /// The time was over.
    case outOfTime
    /// Nearly every case was discarded, or none could be generated.
    case gaveUp(reason: String)
}
