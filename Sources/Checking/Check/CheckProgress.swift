/// The progress of a check.
public struct CheckProgress: Hashable, Sendable {
    /// The number of cases run.
    public let cases: Int
    /// The number of cases that the check is to run.
    public let plannedCases: Int
    /// The number of different failures in them.
    public let failures: Int
}
