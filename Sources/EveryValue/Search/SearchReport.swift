/// What a search has found, so far or at its end.
public struct SearchReport<Value> {
    /// One minimal failure for each origin, in the order of discovery.
    public let counterexamples: [Counterexample<Value>]
    /// Why the search ended.
    public let ending: SearchEnding
    /// What was done.
    public let statistics: SearchStatistics
    /// Whether the labels demanded came up often enough, in the order of the
    /// demands.
    public let coverage: [LabelCoverage]
    /// What makes the results worth less, if anything.
    public let warnings: [SearchWarning]

    /// Whether no failure was found.
    public var isSuccess: Bool { counterexamples.isEmpty }
}

extension SearchReport: Sendable where Value: Sendable {}

/// Why a search ended.
public enum SearchEnding: Hashable, Sendable, Codable {
    /// It has not ended.
    case running
    /// It judged all the cases it was asked for, or new values became so rare that
    /// it ended with a warning.
    case completed
    /// It judged every value there is, so a pass is a proof.
    case exhausted(values: Int)
    /// It found a failure, and did not go on to all the cases it was asked for.
    case foundFailures
    /// Nobody wanted the result any more.
    case cancelled
    /// The time was over.
    case outOfTime
    /// Nearly every case was discarded, or none could be generated.
    case gaveUp(reason: String)
}
