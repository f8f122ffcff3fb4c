package import EveryScreenAudit

/// Elements are read in the same order at larger text sizes as at the default one.
///
/// - Source: WCAG 2.2 SC 1.3.2 (level A).
/// - Decided exactly, on both reading orders. Take two elements that the screen
///   reader reaches under both text sizes. The one that was read first must still
///   be read first. An exception is an element that was on the leading side and is
///   now above the other, as where a row becomes a column.
/// - Smallest counterexample: two buttons side by side, of which the second stands
///   above the first from AX1 on.
package struct ReadingOrderKeptWhenScaling: ComparingSpec {
    package let id = SpecID.readingOrderKeptWhenScaling
    package let rule = AccessibilityRule(
        "Elements are read in the same order at larger text sizes as at the default one.", [.wcag(.meaningfulSequence)])

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case swapped }

    /// Creates the spec.
    package init() {}

    package func judge(
        _ presentation: ScreenPresentation, beside counterpart: Counterpart, against thresholds: AccessibilityProfile.Thresholds,
        into verdicts: inout Verdicts
    ) {
        OrderComparison(presentation: presentation, counterpart: counterpart).judge(for: self, kind: .swapped, into: &verdicts)
    }

    package func wording(for _: Failure, in finding: Finding) -> Finding.Wording {
        let other = finding.related.first?.nameInSentence ?? "other content"
        return Finding.Wording(
            fact: "\(finding.element.name) is read after \(other); at the default text size it is read before it",
            remedy: "let what stands at the leading side of a row stand at the top of the column")
    }
}

extension ReadingOrderKeptWhenScaling {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "VoiceOver users with large text hear the price of one product after the name of another.",
            scope: "Elements that are read under both text sizes.",
            exemptions: ["A row may become a column."],
            doubts: [
                "The order depends on a few points of height.",
                "No element was found at the default size.",
                SpecGuide.unknownStops,
                SpecGuide.notShownAtDefaultSize,
            ])
    }
}
