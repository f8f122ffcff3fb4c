/// One choice of a counterexample, and how much it matters that it is what it is.
public struct ExplainedPart: Hashable, Sendable {
    /// The labels of the spans around the choice, the outermost first.
    public let path: [String]
    /// The number of the choice in the recording, counted from 0.
    public let choice: Int
    /// The value in the counterexample.
    package let value: ChoiceValue
    /// The result of replacing the part.
    public let finding: Finding
    /// The choices of another value that fails, where one was found: those of the
    /// counterexample with another value of this part.
    package let other: ChoiceRecording?

    /// How much it matters that a choice is what it is.
    public enum Finding: Hashable, Sendable {
        /// Every other value tried fails as well.
        case anyValue
        /// It fails with the numbers of this range, as far as they were tried: both
        /// ends, one between, and the numbers next to them.
        case anyOf(ClosedRange<Int>)
        /// With another value it does not fail.
        case matters
    }
}

/// The value of one choice.
package enum ChoiceValue: Hashable, Sendable, Codable, CustomStringConvertible {
    /// A whole number, a boolean as 0 or 1, or the number of an alternative.
    case integer(Int)
    /// A floating-point number.
    case float(Double)
    /// A string.
    case text(String)

    /// The value as in source code.
    package var description: String {
        switch self {
        case .integer(let value): "\(value)"
        case .float(let value): "\(value)"
        case .text(let value): "\"\(value)\""
        }
    }
}
