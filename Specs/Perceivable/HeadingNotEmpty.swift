package import EveryScreenAudit
import EveryScreenModel

/// A heading has a label.
///
/// - Source: WCAG 2.2 SC 1.3.1 and 2.4.6 (level A and AA).
/// - Threshold: one character that is neither white space nor invisible nor of a
///   private-use area.
/// - Smallest counterexample: `.text("").accessibilityHeading()`.
package struct HeadingNotEmpty: ScreenSpec {
    package let id = SpecID.headingNotEmpty
    package let rule = AccessibilityRule("A heading has a label.", [.wcag(.infoAndRelationships), .wcag(.headingsAndLabels)])

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case empty }

    /// Creates the spec.
    package init() {}

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        for (index, element) in presentation.screen.elements.enumerated() where element.isHeading {
            if let reason = presentation.context.reasonNotPresented(index) {
                verdicts.recordInapplicable(reason)
            } else if let label = element.label {
                if label.isSilent {
                    verdicts.fail(Finding(self, kind: .empty, element: presentation.reference(to: index)))
                } else {
                    verdicts.pass()
                }
            } else {
                verdicts.cannotTell(presentation.reference(to: index), .labelUnknown)
            }
        }
    }

    package func wording(for _: Failure, in finding: Finding) -> Finding.Wording {
        // A heading by its trait alone is named by its role, which does not say so.
        let trait = finding.element.role == .heading ? "" : " is a heading and"
        return Finding.Wording(
            fact: "\(finding.element.nameWithoutLabel)\(trait) has no label; a label is needed",
            remedy: finding.isOfPage
                ? "give the heading a text, or remove it" : "give the heading a label, or take the heading trait away")
    }
}

extension HeadingNotEmpty {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "VoiceOver users who jump between headings land on \"heading\" and nothing else.",
            scope: "Headings, by role or trait, where assistive technology stops.",
            exemptions: ["The accuracy of the heading is not checked."],
            doubts: [SpecGuide.unknownLabel])
    }
}

extension ScreenElement {
    /// Whether the element is a heading, by role or trait.
    var isHeading: Bool { role == .heading || traits?.contains(.header) == true }
}
