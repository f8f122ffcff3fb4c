package import EveryScreenAudit
import EveryScreenModel

/// A screen does not hold one orientation.
///
/// - Source: WCAG 2.2 SC 1.3.4 (level AA).
/// - Threshold: portrait and landscape, both.
/// - Smallest counterexample: a screen with the only orientation portrait.
package struct OrientationNotLocked: ScreenSpec {
    package let id = SpecID.orientationNotLocked
    package let rule = AccessibilityRule("A screen does not hold one orientation.", [.wcag(.orientation)])

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case locked }

    /// Creates the spec.
    package init() {}

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        guard !presentation.screen.elements.isEmpty else { return }
        guard let orientations = presentation.screen.facts.orientations else { return verdicts.leaveUntested(.orientationsUnknown) }
        if Set(orientations).count > 1 {
            verdicts.pass()
        } else {
            let only = orientations.first?.rawValue ?? "no orientation"
            verdicts.fail(Finding(self, kind: .locked, element: presentation.reference(to: 0), measured: .text(only)))
        }
    }

    package func wording(for _: Failure, in finding: Finding) -> Finding.Wording {
        guard case .text(let only) = finding.measured else { return Finding.Wording(fact: "the screen holds one orientation", remedy: "") }
        return Finding.Wording(
            fact: "the screen can be read in \(only) only; portrait and landscape are needed",
            remedy: "let the screen turn with the device")
    }
}

extension OrientationNotLocked {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "People whose device is mounted on a wheelchair or a bed cannot turn it.",
            scope: "Every screen with elements.",
            exemptions: ["Whether one orientation is essential is not checked."],
            doubts: ["The capture does not state the orientations."])
    }
}
