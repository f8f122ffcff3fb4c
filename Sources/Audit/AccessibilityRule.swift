/// The rule by which a spec judges in a profile: what it claims, who demands it, by
/// which number, and how severe a failure is.
public struct AccessibilityRule: Hashable, Sendable {
    /// The claim in one sentence, in the present tense, with the number of the
    /// profile.
    public let claim: String
    /// The sources that demand it, the most important first.
    public let criteria: [AccessibilityCriterion]
    /// The severity of a failure; a finding may be milder, never more severe.
    public let severity: Finding.Severity
    /// The number of the profile with its unit, such as "44 × 44 pt"; `nil` where
    /// the claim has none.
    public let threshold: String?

    /// Creates a rule.
    ///
    /// - Parameters:
    ///   - claim: The claim in one sentence.
    ///   - criteria: The sources that demand it.
    ///   - severity: The severity of a failure.
    ///   - threshold: The number of the profile with its unit, if the claim depends
    ///     on one.
    public init(
        _ claim: String, _ criteria: [AccessibilityCriterion], severity: Finding.Severity = .error, threshold: String? = nil
    ) {
        self.claim = claim
        self.criteria = criteria
        self.severity = severity
        self.threshold = threshold
    }

    /// The claim with its sources in parentheses.
    package var citedClaim: String { "\(claim) (\(criteria.citation))" }

    /// The address of the first source that has one.
    package var url: String? { criteria.lazy.compactMap(\.url).first }

    /// Returns whether a success criterion of a level, or of one below, demands it.
    package func isDemanded(at level: SuccessCriterion.Level) -> Bool {
        criteria.contains { $0.successCriterion.map { $0.level <= level } ?? false }
    }
}
