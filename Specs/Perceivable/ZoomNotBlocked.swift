package import EveryScreenAudit
import EveryScreenModel

/// A screen can be enlarged by the means of the platform.
///
/// - Source: WCAG 2.2 SC 1.4.4 (level AA).
/// - Threshold: to twice the size at least.
/// - Smallest counterexample: a page with `maximum-scale=1`.
package struct ZoomNotBlocked: ScreenSpec {
    package let id = SpecID.zoomNotBlocked
    package let rule = AccessibilityRule("A screen can be enlarged by the means of the platform.", [.wcag(.resizeText)])

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case blocked }

    /// Creates the spec.
    package init() {}

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        guard !presentation.screen.elements.isEmpty else { return }
        switch presentation.screen.facts.allowsZoom {
        case nil: verdicts.recordUntested(.zoomUnknown)
        case true?: verdicts.pass()
        case false?: verdicts.fail(Finding(self, kind: .blocked, element: presentation.reference(to: 0)))
        }
    }

    package func wording(for _: Failure, in finding: Finding) -> Finding.Wording {
        Finding.Wording(
            fact: "the screen does not let itself be enlarged; 200 % needed",
            remedy: "allow zooming, and leave out any largest scale below 2")
    }
}

extension ZoomNotBlocked {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "People with low vision zoom with two fingers, and nothing happens.",
            scope: "Every screen with elements.",
            doubts: ["The capture does not state whether the screen can be zoomed."])
    }
}
