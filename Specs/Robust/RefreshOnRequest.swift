package import EveryScreenAudit
import EveryScreenModel

/// A screen reloads or leads elsewhere only on request, however late.
///
/// - Source: WCAG 2.2 SC 2.2.4 and 3.2.5 (level AAA); ACT rule bisz58. The
///   exception of twenty hours belongs to SC 2.2.1, which `RefreshNotTimed` judges.
/// - Threshold: at once, or never. A reload within the limit of `RefreshNotTimed`
///   is reported there.
/// - Smallest counterexample: a page with a refresh after 72,001 seconds.
package struct RefreshOnRequest: ScreenSpec {
    package let id = SpecID.refreshOnRequest
    package let rule = AccessibilityRule(
        "A screen reloads or leads elsewhere only on request, however late.", [.wcag(.interruptions), .wcag(.changeOnRequest)])

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case timed }

    /// Creates the spec.
    package init() {}

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        guard !presentation.screen.elements.isEmpty else { return }
        guard let interval = presentation.screen.facts.refreshInterval else { return verdicts.recordUntested(.refreshUnknown) }
        if interval <= 0 || interval == .infinity { return verdicts.pass() }
        // One cause is one finding: up to the limit of SC 2.2.1 that spec reports
        // it.
        if interval <= thresholds.timeLimit { return verdicts.recordInapplicable(.reportedElsewhere) }
        verdicts.fail(Finding(self, kind: .timed, element: presentation.reference(to: 0), measured: .number(interval)))
    }

    package func wording(for _: Failure, in finding: Finding) -> Finding.Wording {
        Finding.Wording(
            fact: "the screen reloads or leads elsewhere by itself after \(decimalText(finding.measuredNumber)) s",
            remedy: "offer a control that reloads, or redirect at once")
    }
}

extension RefreshOnRequest {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "Screen reader users are sent to the top of the page in the middle of a sentence.",
            scope: "Every screen with elements.",
            exemptions: ["An immediate redirect passes.", "A reload within twenty hours is judged by refresh-not-timed."],
            doubts: ["The capture does not state whether the screen reloads."])
    }
}
