package import EveryScreenAudit
import EveryScreenModel

/// A heading has a label.
///
/// - Who is harmed: whoever jumps from heading to heading with a screen reader
///   lands on "heading" and nothing else.
/// - Source: WCAG 2.2 SC 1.3.1 and 2.4.6 (level A and AA).
/// - Threshold: one character that is neither white space nor invisible nor of a
///   private-use area.
/// - Applies to headings that assistive technology stops at, by role or trait.
/// - Cannot tell where the capture does not tell the label.
/// - Leaves out whether the heading describes what follows.
/// - Smallest counterexample: `.text("").accessibilityHeading()`.
package struct HeadingNotEmpty: ScreenSpec {
    package let id = "heading-not-empty"
    package let claim = "A heading has a label."
    package let sources = ["WCAG 2.2 SC 1.3.1", "WCAG 2.2 SC 2.4.6"]
    package let severity = Finding.Severity.error

    /// Creates the spec.
    package init() {}

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        for (index, element) in presentation.screen.elements.enumerated() where element.isHeading {
            if let reason = presentation.standing.reasonNotPresented(index) {
                verdicts.skip(reason)
            } else if let label = element.label {
                if label.isSilent {
                    verdicts.fail(Finding(self, kind: "empty", element: presentation.reference(to: index)))
                } else {
                    verdicts.pass()
                }
            } else {
                verdicts.cannotTell(presentation.reference(to: index), .labelUnknown)
            }
        }
    }

    package func wording(for finding: Finding) -> Finding.Wording {
        // What is a heading by its trait alone is named by its role, which does not say so.
        let trait = finding.element.role == .heading ? "" : " is a heading and"
        return Finding.Wording(
            fact: "\(finding.element.nameWithoutLabel)\(trait) has no label; a label is needed",
            remedy: "give the heading a label, or take the heading trait away")
    }
}

extension ScreenElement {
    /// Whether the element is a heading, by role or trait.
    var isHeading: Bool { role == .heading || traits?.contains(.header) == true }
}
