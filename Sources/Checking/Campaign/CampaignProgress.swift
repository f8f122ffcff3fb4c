/// How far a campaign has come, for whoever waits for it.
public struct CheckProgress: Hashable, Sendable {
    /// How many cases were judged.
    public let cases: Int
    /// How many different faults they had.
    public let faults: Int
}
