/// The cost and the success of one shrink pass.
public struct ShrinkPassStatistics: Hashable, Sendable, Codable {
    /// The name of the pass.
    public let name: String
    /// The judgments its candidates took.
    public internal(set) var evaluations = 0
    /// How many of its candidates became the best.
    public internal(set) var improvements = 0
}
