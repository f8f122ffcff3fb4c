/// A demand on the random cases: a label must come up often enough for a pass to
/// mean something.
public struct CoverageRequirement: Hashable, Sendable {
    /// The label, as given to `SearchNotes.label`.
    public let label: String
    /// The least share of the cases, from 0 to 1; 0 asks for one case at least.
    public let share: Double

    /// Creates a demand.
    public init(_ label: String, atLeast share: Double = 0) {
        self.label = label
        self.share = share
    }
}

/// A coverage requirement with its result, and the certainty of that result.
public struct LabelCoverage: Hashable, Sendable {
    /// The requirement.
    public let requirement: CoverageRequirement
    /// How many cases had the label.
    public let count: Int
    /// How many cases there were.
    public let cases: Int

    /// The answer, with a confidence of 99.9 %.
    public enum Verdict: Hashable, Sendable {
        /// The true share is at least the one demanded.
        case met
        /// The true share is below the one demanded.
        case missed
        /// There were too few cases for an answer.
        case undecided
    }

    /// The deviation from the mean, in standard deviations, that a normal
    /// distribution exceeds once in a thousand times.
    private static let deviation = 3.2905

    /// The answer, by the score test of Wilson (1927,
    /// doi:10.1080/01621459.1927.10502953).
    public var verdict: Verdict {
        guard cases > 0 else { return .undecided }
        if requirement.share == 0 { return count > 0 ? .met : .missed }
        let gap = Double(count) / Double(cases) - requirement.share
        let variance = requirement.share * (1 - requirement.share) / Double(cases)
        guard gap * gap >= LabelCoverage.deviation * LabelCoverage.deviation * variance else { return .undecided }
        return gap >= 0 ? .met : .missed
    }

    /// The number of cases that decides, if their share stays the same; nil where
    /// it is the one demanded.
    package var casesToDecide: Int? {
        let gap = Double(count) / Double(max(1, cases)) - requirement.share
        guard gap != 0 else { return nil }
        let variance = requirement.share * (1 - requirement.share)
        let enough = LabelCoverage.deviation * LabelCoverage.deviation * variance / (gap * gap)
        // More than 10^15 cases are never run.
        return max(cases + 1, Int(min(enough, 1e15).rounded(.up)))
    }
}
