public import EveryScreenAudit
public import EveryScreenLayout
public import EveryScreenModel
public import EveryValue

/// A claim that does not hold, with the smallest screen that shows it.
public struct CheckFailure: Hashable, Sendable {
    /// The facts, on the smallest screen.
    public let finding: Finding
    /// The facts in sentences.
    public let wording: Finding.Wording
    /// The rule that does not hold: its claim, and the sources that demand it.
    public let rule: AccessibilityRule
    /// The environment of the smallest screen.
    public let environment: UserEnvironment
    /// Which settings matter.
    public let explanation: CheckFailure.Explanation
    /// The smallest screen that fails.
    public let screen: RenderedScreen
    /// Its blueprint, where one is known.
    public let blueprint: Blueprint?
    /// The content that led to it, in the words of its own description; `nil` where
    /// there is only one.
    public let content: String?
    /// How many elements the screen had before the blueprint was reduced.
    public let originalElementCount: Int
    /// How many judgments making it smaller cost.
    public let evaluations: Int
    /// Why making it smaller ended.
    public let ending: ShrinkEnding
    /// What is known of it already.
    public internal(set) var status = CheckFailure.Status.new
    /// The line from which the same campaign makes the content and environment
    /// again.
    public let token: String
    /// The screen before its blueprint was reduced; where there is none, the same
    /// as `screen`.
    public let originalScreen: RenderedScreen
    /// The screen at the text sizes that were looked at, smallest first, with what
    /// fails there; empty for a flow.
    public let strip: [CheckFailure.SizedScreen]

    /// The failure as found on the whole screen; `nil` where the whole screen does
    /// not fail under these settings.
    var originalFinding: Finding?
    /// The other elements of the whole screen with the same failure, as measured
    /// there.
    package internal(set) var otherElements = OtherElements.none
    /// The smallest edit found that removes the failure; `nil` where none is known.
    public internal(set) var fix: CheckFailure.Fix?
    /// The other claims that the same cause violates: they hold after the fix.
    public internal(set) var alsoViolates: [CheckFailure.Violation] = []
    /// The whole screen after the fix.
    public internal(set) var fixedScreen: RenderedScreen?

    /// The other elements of the whole screen with the same failure, worst first.
    public var others: [Finding] { otherElements.entries.map(\.finding) }

    /// How many elements the smallest screen has.
    public var elementCount: Int { screen.elements.count }
}
