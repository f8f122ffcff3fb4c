package import EveryScreenAudit
import EveryScreenModel

/// Every control, field and informative image in the accessibility tree has a label
/// that is not blank.
///
/// - Source: WCAG 2.2 SC 1.1.1 and 4.1.2 (level A); Human Interface Guidelines,
///   VoiceOver.
/// - Threshold: one character that is neither white space nor invisible nor of a
///   private-use area.
/// - Smallest counterexample: `.imageButton("a")`.
package struct ElementHasLabel: ScreenSpec {
    package let id = SpecID.elementHasLabel
    package let rule = AccessibilityRule(
        "Every control, field and informative image has a label.",
        [.wcag(.nonTextContent), .wcag(.nameRoleValue), .humanInterfaceGuidelines(.voiceOver)])

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case missing }

    private let judgesImages: Bool

    /// Creates the spec; in a profile with `ImageDescribedOrHidden`, that one
    /// judges the images.
    package init(judgesImages: Bool = true) { self.judgesImages = judgesImages }

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
                } else if element.role == .image, !element.isControl, element.isAccessibilityElement == nil {
                    // Captures of iOS list the views of pictures, which are no
                    // elements unless the app makes them such.
                    verdicts.cannotTell(presentation.reference(to: index), .exposureUnknown)
                } else if presentation.context.mayBeScrolledPartlyOut(index, on: screen) {
                    verdicts.cannotTell(presentation.reference(to: index), .scrolledPartlyOut)
                } else {
                    verdicts.fail(Finding(self, kind: .missing, element: presentation.reference(to: index), measured: .text(label)))
                }
            } else {
                verdicts.cannotTell(presentation.reference(to: index), .labelUnknown)
            }
        }
    }

    /// Whether the claim is about an element: a control or image, or what assistive
    /// technology is known to announce as a whole.
    private func isMeant(_ element: ScreenElement) -> Bool {
        if element.role == .image, !element.isControl { return judgesImages }
        if element.isControl { return true }
        guard element.isAccessibilityElement == true else { return false }
        return switch element.role {
        case .progressIndicator, .tooltip, .dialog: true
        // A page within the page is named where Tab leads into it.
        case .webView: element.keyboard?.isFocusable != false
        default: false
        }
    }

    package func wording(for _: Failure, in finding: Finding) -> Finding.Wording {
        let isBlank = finding.measured.map { $0 != .text("") } ?? false
        return Finding.Wording(
            fact: "\(finding.element.nameWithoutLabel) has \(isBlank ? "a blank label" : "no label"); a label is needed",
            remedy: remedy(for: finding.element.role, isOfPage: finding.isOfPage))
    }

    private func remedy(for role: ScreenElement.Role, isOfPage: Bool) -> String {
        switch (role == .image, isOfPage) {
        case (true, true): "describe it in the attribute alt, or leave that empty if it is decorative"
        case (true, false): "give the image a label, or mark it as decorative"
        case (false, true) where role.isTextInput: "give the \(role.spokenName) a label element, or aria-label"
        case (false, true): "give the \(role.spokenName) a text, or aria-label"
        case (false, false): "give the \(role.spokenName) a label"
        }
    }
}

extension ElementHasLabel {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "VoiceOver users hear only \"button\", and Voice Control users have no name to say.",
            scope: "Controls and images where assistive technology stops, and progress indicators, tooltips and dialogs.",
            exemptions: ["The accuracy of the label is not checked."],
            doubts: [
                SpecGuide.unknownLabel, "The capture does not state whether VoiceOver stops at a picture.", SpecGuide.scrolledPartlyOut,
            ])
    }
}
