package import EveryScreenAudit
import EveryScreenModel

/// The highlight of an element surrounds the text that it speaks for.
///
/// - Source: UIAccessibility, accessibilityFrame: the frame is that of the content,
///   and follows it.
/// - Threshold: half of each text inside the element, and any part of its text.
/// - Measured is the share of the area of the text, in percent.
/// - No profile of pages has it: browsers highlight all boxes of an element.
/// - Smallest counterexample: a row with an accessibility frame that stayed in
///   place when its text moved.
package struct HighlightCoversContent: ScreenSpec {
    package let id = SpecID.highlightCoversContent
    package let rule = AccessibilityRule(
        "The highlight of an element surrounds the text that it speaks for.",
        [.other(.accessibilityFrame)], severity: .warning, threshold: "half of the text")

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case beside }

    /// Creates the spec.
    package init() {}

    /// The least share of a text.
    private static let leastShare = 0.5

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        let screen = presentation.screen
        judgeEach(of: presentation, into: &verdicts) { index in
            let element = screen.elements[index]
            guard element.isAccessibilityElement == true, element.outline == nil, element.frame.isFinite, !element.frame.isEmpty,
                presentation.context.reasonNotPresented(index) == nil
            else { return nil }
            var isJudged = false
            for run in element.text ?? [] where !run.string.isEmpty {
                guard let frame = run.frame, frame.isFinite, !frame.isEmpty, presentation.reasonNotSeen(frame, of: index) == nil else {
                    continue
                }
                isJudged = true
                if !frame.intersects(element.frame) {
                    return .failed(.beside, measured: .number(0), required: .number(Self.leastShare * 100))
                }
            }
            let parts = presentation.textCarriers[screen.descendants(of: index)]
            if parts.count > ElementList.mostTexts { return .cannotTell(.budgetExceeded) }
            for part in parts {
                guard screen.elements[part].isAccessibilityElement == false, presentation.shownText(of: part) != nil,
                    let seen = Self.seen(part, presentation)
                else { continue }
                isJudged = true
                let share = Self.share(of: seen, in: element.frame)
                if share < Self.leastShare {
                    return .failed(
                        .beside, related: [part], measured: .number((share * 100).rounded()), required: .number(Self.leastShare * 100))
                }
            }
            return isJudged ? .passed : nil
        }
    }

    /// The area of a text that is seen or can be scrolled to.
    private static func seen(_ index: Int, _ presentation: ScreenPresentation) -> LayoutRect? {
        let frame = presentation.screen.elements[index].frame
        guard frame.isFinite, !frame.isEmpty, presentation.reasonNotSeen(frame, of: index) == nil else { return nil }
        return frame
    }

    private static func share(of frame: LayoutRect, in highlight: LayoutRect) -> Double {
        let width = min(frame.maxX, highlight.maxX) - max(frame.minX, highlight.minX)
        let height = min(frame.maxY, highlight.maxY) - max(frame.minY, highlight.minY)
        return max(0, width) * max(0, height) / (frame.width * frame.height)
    }

    package func wording(for _: Failure, in finding: Finding) -> Finding.Wording {
        let text = finding.related.first?.nameInSentence ?? "its text"
        let share = decimalText(finding.measuredNumber)
        return Finding.Wording(
            fact: "the highlight of \(finding.element.nameInSentence) surrounds \(share) % of \(text); at least 50 % wanted",
            remedy: "let accessibilityFrame follow the content, or leave it to the system", measure: "\(share) %")
    }
}

extension HighlightCoversContent {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "Switch Control users, and VoiceOver users who see, look at a frame beside the text that is meant.",
            scope: "Exposed elements, with the text in them.",
            exemptions: ["Elements with an accessibility path, and text that is not drawn, are exempt."])
    }
}
