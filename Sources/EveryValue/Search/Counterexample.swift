/// The simplest value found that fails in one way.
public struct Counterexample<Value> {
    /// The caller's name of the failure.
    public let key: String
    /// The simplest failing value found.
    public let value: Value
    /// The choices that value is made of.
    public let recording: ChoiceRecording
    /// The failing value found first.
    public let originalValue: Value
    /// The weight of the failing value found first.
    public let originalWeight: Int
    /// The weight of the simplest failing value; see `ChoiceRecording.weight`.
    public var weight: Int { recording.weight }
    /// How many cases had been generated when the failure was found, or nil when it
    /// was found in a given recording or while shrinking another.
    public let foundAtCase: Int?
    /// Whether it was found while another failure was shrunk.
    package let isByproduct: Bool
    /// The judgments spent on shrink passes.
    public let evaluations: Int
    /// The judgments spent on trying all simpler values, or on edits that seldom
    /// help.
    public let certifyEvaluations: Int
    /// The judgments spent on the explanation.
    public let explainEvaluations: Int
    /// Why shrinking ended.
    public let ending: ShrinkEnding
    /// Which choices matter; those for which there was no budget are left out.
    public let explanation: [ExplainedPart]

    /// The generator, which the token is to know.
    let generator: Generator<Value>

    /// A short text from which the same generator makes the value again.
    ///
    /// - Complexity: O(choices); the generator is run twice.
    public var token: ReplayToken { ReplayToken(recording, drawnBy: generator) }
}

extension Counterexample: Sendable where Value: Sendable {}

/// Why shrinking ended.
public enum ShrinkEnding: Hashable, Sendable, Codable {
    /// No simpler value fails: all `below` of them were tried.
    case certified(below: Int)
    /// Nothing simpler was found in `attempts` evaluations of simpler values; there
    /// may be such a value.
    case fixedPoint(attempts: Int)
    /// The judgments allowed were used up; the value may not be the simplest.
    case budget
    /// The search was cancelled, or its time was over, before shrinking ended.
    case cancelled
}
