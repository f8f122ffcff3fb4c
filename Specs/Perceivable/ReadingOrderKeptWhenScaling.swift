package import EveryScreenAudit

/// What is read at the default text size is read in the same order at larger ones.
///
/// - Who is harmed: whoever listens to a screen with large text hears the price of
///   one thing after the name of another.
/// - Source: WCAG 2.2 SC 1.3.2 (level A).
/// - Decided exactly, on the reading orders of both: of two that the screen reader
///   comes to under both text sizes, the one that was read first is read first, unless
///   it now stands below what stood beside it on the leading side, as where a row
///   becomes a column.
/// - Applies to what is read under both text sizes.
/// - Cannot tell where the two stand as they did and the order hangs on a few points
///   of height, and where nothing can be found again at the default size.
/// - Untested where the capture does not tell at what assistive technology stops, or
///   the content was not shown at the default text size.
/// - Smallest counterexample: two buttons side by side, of which the second stands
///   above the first from AX1 on.
package struct ReadingOrderKeptWhenScaling: ComparingSpec {
    package let id = "reading-order-kept-when-scaling"
    package let claim = "What is read at the default text size is read in the same order at larger ones."
    package let sources = ["WCAG 2.2 SC 1.3.2"]
    package let severity = Finding.Severity.error

    /// Creates the spec.
    package init() {}

    package func judge(
        _ presentation: ScreenPresentation, beside counterpart: Counterpart, against thresholds: AccessibilityProfile.Thresholds,
        into verdicts: inout Verdicts
    ) {
        OrderComparison(presentation: presentation, counterpart: counterpart).judge(for: self, kind: "swapped", into: &verdicts)
    }

    package func wording(for finding: Finding) -> Finding.Wording {
        let other = finding.related.first?.nameInSentence ?? "other content"
        return Finding.Wording(
            fact: "\(finding.element.name) is read after \(other); at the default text size it is read before it",
            remedy: "let what stands at the leading side of a row stand at the top of the column")
    }
}
