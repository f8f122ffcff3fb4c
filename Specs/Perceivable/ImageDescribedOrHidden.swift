package import EveryScreenAudit
import EveryScreenModel

/// An image is described, or hidden from assistive technology.
///
/// - Source: WCAG 2.2 SC 1.1.1 (level A).
/// - Threshold: one character of label that is neither white space nor invisible
///   nor of a private-use area; or the image is decorative or hidden.
/// - Smallest counterexample: `.image(uiImage: "map")`.
package struct ImageDescribedOrHidden: ScreenSpec {
    package let id = SpecID.imageDescribedOrHidden
    package let rule = AccessibilityRule("An image is described, or hidden from assistive technology.", [.wcag(.nonTextContent)])

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case undescribed }

    /// Creates the spec.
    package init() {}

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        let screen = presentation.screen
        for (index, element) in screen.elements.enumerated() where isMeant(element) {
            if let reason = presentation.context.reasonNotPresented(index) {
                verdicts.recordInapplicable(reason)
            } else if let label = element.label {
                if !label.isSilent {
                    verdicts.pass()
                } else if presentation.context.mayBeScrolledPartlyOut(index, on: screen) {
                    verdicts.cannotTell(presentation.reference(to: index), .scrolledPartlyOut)
                } else {
                    verdicts.fail(Finding(self, kind: .undescribed, element: presentation.reference(to: index)))
                }
            } else {
                verdicts.cannotTell(presentation.reference(to: index), .labelUnknown)
            }
        }
    }

    /// Whether it is an image, or an element whose content is one.
    private func isMeant(_ element: ScreenElement) -> Bool { element.role == .image || element.image != nil }

    package func wording(for _: Failure, in finding: Finding) -> Finding.Wording {
        Finding.Wording(
            fact: "\(finding.element.nameWithoutLabel) is spoken of and not described; a description is needed",
            remedy: finding.isOfPage
                ? "describe it in the attribute alt, or leave that empty if it is decorative"
                : "describe the image in its label, or mark it as decorative")
    }
}

extension ImageDescribedOrHidden {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "VoiceOver users hear \"image\" and do not know what they missed.",
            scope: "Images, and controls that show one, where assistive technology stops.",
            exemptions: ["Decorative and hidden images pass.", "The accuracy of the description is not checked."],
            doubts: [SpecGuide.unknownLabel, SpecGuide.scrolledPartlyOut])
    }
}
