package import EveryScreenAudit
import EveryScreenModel

/// A screen does not reload or lead elsewhere by itself.
///
/// - Source: WCAG 2.2 SC 2.2.1 (level A), whose exception of twenty hours belongs
///   to this form of the claim alone; `RefreshOnRequest` is the one without.
/// - Threshold: at once, or after more than twenty hours; the profile says.
/// - Smallest counterexample: a page with a refresh after 30 seconds.
package struct RefreshNotTimed: ScreenSpec {
    package let id = SpecID.refreshNotTimed
    package var rule: AccessibilityRule { rule(in: .standard) }

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case timed }

    /// Creates the spec.
    package init() {}

    package func rule(in profile: AccessibilityProfile) -> AccessibilityRule {
        AccessibilityRule(
            "A screen does not reload or lead elsewhere by itself.", profile.criteria([.wcag(.timingAdjustable)], of: \.timeLimit),
            threshold: "not before \(decimalText(profile.thresholds.timeLimit / 3_600)) h")
    }

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        guard !presentation.screen.elements.isEmpty else { return }
        guard let interval = presentation.screen.facts.refreshInterval else { return verdicts.recordUntested(.refreshUnknown) }
        if interval <= 0 || interval > thresholds.timeLimit {
            verdicts.pass()
        } else {
            verdicts.fail(Finding(self, kind: .timed, element: presentation.reference(to: 0), measured: .number(interval)))
        }
    }

    package func wording(for _: Failure, in finding: Finding) -> Finding.Wording {
        guard case .number(let seconds) = finding.measured else { return Finding.Wording(fact: "the screen reloads by itself", remedy: "") }
        return Finding.Wording(
            fact: "the screen reloads or leads elsewhere by itself after \(decimalText(seconds)) s",
            remedy: "leave that to the person, or redirect at once")
    }
}

extension RefreshNotTimed {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "People who read slowly or by ear lose their place in the middle of a sentence.",
            scope: "Every screen with elements.",
            exemptions: ["An immediate redirect passes."],
            doubts: ["The capture does not state whether the screen reloads."])
    }
}
