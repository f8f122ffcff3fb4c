package import EveryScreenAudit
import EveryScreenModel

/// Every control, field and informative image in the accessibility tree has a label that is not blank.
///
/// - Who is harmed: whoever does not see the screen hears "button" and no more;
///   whoever speaks to it has no name to say.
/// - Source: WCAG 2.2 SC 1.1.1 and 4.1.2 (level A); Human Interface Guidelines,
///   VoiceOver.
/// - Threshold: one character that is neither white space nor invisible nor of a
///   private-use area.
/// - Applies to controls and images that assistive technology stops at; where a
///   capture does not tell whether it does, to those that are not hidden. Also to
///   progress indicators, tooltips, dialogs and pages within the page that it is
///   known to stop at.
/// - Cannot tell where the capture does not tell the label, or shows only the
///   part of the element that is scrolled into view.
/// - Leaves out whether the label says the right thing.
/// - Smallest counterexample: `.imageButton("a")`.
package struct ElementHasLabel: ScreenSpec {
    package let id = "element-has-label"
    package let claim = "Every control, field and informative image has a label."
    package let sources = ["WCAG 2.2 SC 1.1.1", "WCAG 2.2 SC 4.1.2", "HIG, VoiceOver"]
    package let severity = Finding.Severity.error

    /// Creates the spec.
    package init() {}

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        let screen = presentation.screen
        for (index, element) in screen.elements.enumerated() where isMeant(element) {
            if let reason = presentation.standing.reasonNotPresented(index) {
                verdicts.skip(reason)
            } else if let label = element.label {
                if !label.isSilent {
                    verdicts.pass()
                } else if presentation.standing.mayBeScrolledPartlyOut(index, on: screen) {
                    verdicts.cannotTell(presentation.reference(to: index), .scrolledPartlyOut)
                } else {
                    verdicts.fail(Finding(self, kind: "missing", element: presentation.reference(to: index), measured: .text(label)))
                }
            } else {
                verdicts.cannotTell(presentation.reference(to: index), .labelUnknown)
            }
        }
    }

    /// Whether the claim is about an element: a control or image, or what assistive technology is known to announce as a whole.
    private func isMeant(_ element: ScreenElement) -> Bool {
        if element.isControl || element.role == .image { return true }
        guard element.isAccessibilityElement == true else { return false }
        return switch element.role {
        case .progressIndicator, .tooltip, .dialog: true
        // A page within the page is named where Tab leads into it.
        case .webView: element.keyboard?.isFocusable != false
        default: false
        }
    }

    package func wording(for finding: Finding) -> Finding.Wording {
        let isBlank = finding.measured.map { $0 != .text("") } ?? false
        return Finding.Wording(
            fact: "\(finding.element.nameWithoutLabel) has \(isBlank ? "a blank label" : "no label"); a label is needed",
            remedy: finding.element.role == .image
                ? "give the image a label, or mark it as decorative" : "give the \(finding.element.role.spokenName) a label")
    }
}
