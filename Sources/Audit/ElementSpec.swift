public import EveryScreenModel

/// Your own spec that judges elements one by one, written in place.
///
/// Elements that assistive technology does not present are left out, see
/// ``ElementContext/reasonNotPresented(_:)``.
/// See the article *Writing a spec* for an example with what it reports.
public struct ElementSpec: ScreenSpec {
    /// The spec's answer about one element.
    public enum Answer: Hashable, Sendable {
        /// The claim holds.
        case passes
        /// The claim does not hold: the fact, to follow the name of the element,
        /// and the fix.
        case fails(String, fix: String)
        /// The known facts do not decide it.
        case cannotTell(Verdicts.Reason)
        /// The claim is not about the element.
        case isNotAbout(Verdicts.Reason)

        /// The claim does not hold.
        @available(*, deprecated, renamed: "fails(_:fix:)")
        public static func fails(_ fact: String, mend: String) -> Answer { .fails(fact, fix: mend) }
    }

    /// The way in which the claim fails.
    public enum Failure: String, FailureKind {
        /// The claim does not hold for an element.
        case failed
    }

    public let id: SpecID
    public let rule: AccessibilityRule
    private let isAbout: @Sendable (ScreenElement) -> Bool
    private let judge: @Sendable (ScreenElement) -> Answer

    /// Creates a spec.
    ///
    /// - Parameters:
    ///   - id: The stable name in reports and suppressions.
    ///   - claim: The claim that is true when the spec passes, as a sentence.
    ///   - criteria: The sources that demand it: success criteria, pages of a
    ///     guideline, or the title of your own style guide.
    ///   - severity: How bad a failure is.
    ///   - isAbout: Returns whether the claim is about an element.
    ///   - judge: Returns the answer about such an element.
    public init(
        _ id: SpecID, claim: String, criteria: [AccessibilityCriterion], severity: Finding.Severity = .error,
        about isAbout: @escaping @Sendable (ScreenElement) -> Bool, judge: @escaping @Sendable (ScreenElement) -> Answer
    ) {
        self.id = id
        rule = AccessibilityRule(claim, criteria, severity: severity)
        self.isAbout = isAbout
        self.judge = judge
    }

    public func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        for (index, element) in presentation.screen.elements.enumerated() where isAbout(element) {
            if let reason = presentation.context.reasonNotPresented(index) {
                verdicts.recordInapplicable(reason)
                continue
            }
            switch judge(element) {
            case .passes: verdicts.pass()
            case .cannotTell(let reason): verdicts.cannotTell(presentation.reference(to: index), reason)
            case .isNotAbout(let reason): verdicts.recordInapplicable(reason)
            case .fails(let fact, let remedy):
                let element = presentation.reference(to: index)
                verdicts.fail(Finding(self, kind: .failed, element: element, measured: .text(fact), required: .text(remedy)))
            }
        }
    }

    public func wording(for _: Failure, in finding: Finding) -> Finding.Wording {
        guard case .text(let fact) = finding.measured, case .text(let remedy) = finding.required else {
            return Finding.Wording(fact: "\(finding.element.name) fails the claim: \(rule.claim)", remedy: "make the claim hold")
        }
        return Finding.Wording(fact: "\(finding.element.name) \(fact)", remedy: remedy)
    }
}
