package import EveryScreenAudit
import EveryScreenModel

/// Heading levels do not skip downwards.
///
/// - Source: WCAG 2.2 SC 1.3.1 (level A), technique G141.
/// - Threshold: one level further down than the heading before at most; upwards
///   any number may be skipped, and the first may have any level.
/// - Smallest counterexample: headings of level 1 and 3.
package struct HeadingOrder: ScreenSpec {
    package let id = SpecID.headingOrder
    package let rule = AccessibilityRule("Heading levels do not skip downwards.", [.wcag(.infoAndRelationships)], severity: .note)

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case skip }

    /// Creates the spec.
    package init() {}

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        let screen = presentation.screen
        var last: (index: Int, level: Int)?
        judgeEach(of: presentation, into: &verdicts) { index in
            guard screen.elements[index].isHeading else { return nil }
            if let reason = presentation.context.reasonNotPresented(index) { return .inapplicable(reason) }
            guard let level = screen.elements[index].headingLevel, level > 0 else { return .untested(.headingLevelUnknown) }
            defer { last = (index, level) }
            guard let before = last, level > before.level + 1 else { return .passed }
            return .failed(.skip, related: [before.index], measured: .text("\(level)"), required: .text("\(before.level + 1)"))
        }
    }

    package func wording(for _: Failure, in finding: Finding) -> Finding.Wording {
        let before = finding.related.first?.nameInSentence ?? "the one before"
        return Finding.Wording(
            fact: "\(finding.element.name) has level \(finding.measuredText) after \(before); "
                + "level \(finding.requiredText) is the deepest that can follow",
            remedy: "make it a heading of level \(finding.requiredText)")
    }
}

extension HeadingOrder {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "VoiceOver users who navigate by headings look for the missing level.",
            scope: "Exposed headings, in the order of the elements.",
            exemptions: ["The first heading may have any level.", "Going up may skip levels."],
            doubts: ["The capture does not state the levels."])
    }
}
