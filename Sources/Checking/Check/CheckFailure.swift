public import EveryScreenAudit
public import EveryScreenLayout
public import EveryScreenModel
public import EveryValue

/// A claim that fails, with the smallest screen that shows it.
public struct CheckFailure: Hashable, Sendable {
    /// The facts, on the smallest screen.
    public let finding: Finding
    /// The facts in sentences.
    public let wording: Finding.Wording
    /// The rule that fails: its claim, and its sources.
    public let rule: AccessibilityRule
    /// The environment of the smallest screen.
    public let environment: UserEnvironment
    /// The settings that matter.
    public let explanation: CheckFailure.Explanation
    /// The smallest screen that fails.
    public let screen: RenderedScreen
    /// Its blueprint, if one is known.
    public let blueprint: Blueprint?
    /// The content of the smallest case, by its own description; `nil` if there is
    /// only one.
    public let content: String?
    /// The number of elements of the screen before its blueprint was reduced.
    public let originalElementCount: Int
    /// The number of evaluations in shrinking.
    public let evaluations: Int
    /// The reason why shrinking ended.
    public let ending: ShrinkEnding
    /// Its status by known issues and baseline.
    public internal(set) var status = CheckFailure.Status.new
    /// The token from which the same check creates content and environment again.
    public let token: String
    /// The screen before its blueprint was reduced; without a blueprint, the same
    /// as `screen`.
    public let originalScreen: RenderedScreen
    /// The screen at the tested text sizes, smallest first, with its failing
    /// elements; empty for a flow.
    public let strip: [CheckFailure.SizedScreen]

    /// The failure as found on the whole screen; `nil` if the whole screen passes
    /// under these settings.
    var originalFinding: Finding?
    /// The other elements of the whole screen with the same failure, as measured
    /// there.
    package internal(set) var otherElements = OtherElements.none
    /// The first failing element of every other line with the same failure, on
    /// other content or under other settings.
    package internal(set) var elsewhere = OtherElements.none
    /// The smallest edit found that removes the failure; `nil` if none is known.
    public internal(set) var fix: CheckFailure.Fix?
    /// The other claims that the same cause violates: they hold after the fix.
    public internal(set) var alsoViolates: [CheckFailure.Violation] = []
    /// The whole screen after the fix.
    public internal(set) var fixedScreen: RenderedScreen?
    /// The blueprint under the settings that the screen is compared with, reduced
    /// alike; `nil` if it is the same.
    public internal(set) var comparedBlueprint: Blueprint?

    /// The other elements of the whole screen with the same failure, worst first.
    public var others: [Finding] { otherElements.entries.map(\.finding) }

    /// The number of elements of the smallest screen.
    public var elementCount: Int { screen.elements.count }
}
