package import EveryScreenAudit
import EveryScreenModel

/// A screen does not hold one orientation.
///
/// - Source: WCAG 2.2 SC 1.3.4 (level AA).
/// - Threshold: portrait and landscape, both. Where the capture states none, the
///   text is compared with that in a capture of the other orientation. A screen
///   turned by a quarter under only one of the two is locked.
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
        guard let orientations = presentation.screen.facts.orientations else { return judgeTurn(presentation, into: &verdicts) }
        if Set(orientations).count > 1 {
            verdicts.pass()
        } else {
            let only = orientations.first?.rawValue ?? "no orientation"
            verdicts.fail(Finding(self, kind: .locked, element: presentation.reference(to: 0), measured: .text(only)))
        }
    }

    /// Judges a screen by whether its text is turned under one orientation and not
    /// under the other.
    ///
    /// A text that is turned in one capture may always be turned, as along the axis
    /// of a diagram. Only the other orientation shows whether the screen holds it.
    private func judgeTurn(_ presentation: ScreenPresentation, into verdicts: inout Verdicts) {
        guard let isTurned = presentation.screen.facts.isTextTurned else { return verdicts.recordUntested(.orientationsUnknown) }
        var other = presentation.environment
        other.screenSize = LayoutSize(width: other.screenSize.height, height: other.screenSize.width)
        let isOtherTurned =
            other == presentation.environment ? nil : presentation.counterpart(in: other)?.presentation.screen.facts.isTextTurned
        guard let isOtherTurned else {
            return isTurned
                ? verdicts.cannotTell(presentation.reference(to: 0), .orientationsUnknown) : verdicts.recordUntested(.orientationsUnknown)
        }
        guard isTurned, !isOtherTurned else { return verdicts.pass() }
        verdicts.fail(
            Finding(
                self, kind: .locked, element: presentation.reference(to: 0),
                measured: .text(other.orientation.rawValue)))
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
            exemptions: ["The spec does not check that one orientation is essential."],
            doubts: ["The capture does not state the orientations, and the other orientation was not captured."])
    }
}
