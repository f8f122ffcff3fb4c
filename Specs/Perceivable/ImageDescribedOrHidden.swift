package import EveryScreenAudit
import EveryScreenModel

/// An image is described, or hidden from assistive technology.
///
/// - Who is harmed: whoever does not see the image hears "image" and does not
///   know whether something was missed.
/// - Source: WCAG 2.2 SC 1.1.1 (level A).
/// - Threshold: one character of label that is neither white space nor invisible
///   nor of a private-use area; or the image is decorative or hidden.
/// - Applies to images, and controls that show one, that assistive technology stops
///   at; where a capture does not tell whether it does, to those not hidden.
/// - Cannot tell where the capture does not tell the label, or shows only the
///   part of the image that is scrolled into view.
/// - Leaves out whether the description fits.
/// - Smallest counterexample: `.image("map")`.
package struct ImageDescribedOrHidden: ScreenSpec {
    package let id = "image-described-or-hidden"
    package let claim = "An image is described, or hidden from assistive technology."
    package let sources = ["WCAG 2.2 SC 1.1.1"]
    package let severity = Finding.Severity.error

    /// Creates the spec.
    package init() {}

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        let screen = presentation.screen
        for (index, element) in screen.elements.enumerated() where element.role == .image || element.image != nil {
            if let reason = presentation.standing.reasonNotPresented(index) {
                verdicts.skip(reason)
            } else if let label = element.label {
                if !label.isSilent {
                    verdicts.pass()
                } else if presentation.standing.mayBeScrolledPartlyOut(index, on: screen) {
                    verdicts.cannotTell(presentation.reference(to: index), .scrolledPartlyOut)
                } else {
                    verdicts.fail(Finding(self, kind: "undescribed", element: presentation.reference(to: index)))
                }
            } else {
                verdicts.cannotTell(presentation.reference(to: index), .labelUnknown)
            }
        }
    }

    package func wording(for finding: Finding) -> Finding.Wording {
        Finding.Wording(
            fact: "\(finding.element.nameWithoutLabel) is spoken of and not described; a description is needed",
            remedy: "describe the image in its label, or mark it as decorative")
    }
}
