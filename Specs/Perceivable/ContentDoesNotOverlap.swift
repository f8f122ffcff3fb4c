package import EveryScreenAudit
import EveryScreenModel
import EveryScreenNavigation

/// Content that stands apart with the default settings stands apart under every
/// setting.
///
/// - Source: WCAG 2.2 SC 1.4.4 and, for narrow screens, 1.4.10 (level AA).
/// - Threshold: an overlap of more than one point in both directions, by which
///   frames may be rounded, of two that overlap by less with the default settings.
/// - Smallest counterexample: `.column(spacing: 0, [.text("a").frame(height: 20),
///   .text("b").frame(height: 20)])` at AX1.
package struct ContentDoesNotOverlap: ComparingSpec {
    package let id = SpecID.contentDoesNotOverlap
    package let rule = AccessibilityRule(
        "Content that stands apart with the default settings stands apart under every setting.", [.wcag(.resizeText), .wcag(.reflow)])
    package let comparesEverySetting = true

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case overlap }

    /// Creates the spec.
    package init() {}

    /// The overlap that may come of rounded frames, in points.
    private static let tolerance = 1.0

    package func judge(
        _ presentation: ScreenPresentation, beside counterpart: Counterpart, against thresholds: AccessibilityProfile.Thresholds,
        into verdicts: inout Verdicts
    ) {
        let screen = presentation.screen
        let areas = screen.elements.indices.map(presentation.contentArea)
        var grid = GridIndex()
        for (index, area) in areas.enumerated() { if let area { grid.insert(index, at: area) } }
        judgeEach(of: presentation, into: &verdicts) { index in
            guard let area = areas[index] else { return nil }
            var isDoubtful = false
            for (count, other) in grid.numbers(near: area, above: index).enumerated() {
                if count == HitTestIndex.mostCovers { return .cannotTell(.budgetExceeded) }
                guard let its = areas[other], !screen.isElement(other, inside: index), overlap(area, its),
                    presentation.context.regions.scroller(of: index, on: screen)
                        == presentation.context.regions.scroller(of: other, on: screen)
                else { continue }
                guard let before = overlapped(index, other, counterpart) else {
                    isDoubtful = true
                    continue
                }
                if !before { return .failed(.overlap, related: [other], measured: .size(area.intersection(its).size)) }
            }
            return isDoubtful ? .cannotTell(.notFoundAgain) : .passed
        }
    }

    /// Whether two overlapped with the default settings, or `nil` if they cannot be
    /// found there.
    private func overlapped(_ index: Int, _ other: Int, _ counterpart: Counterpart) -> Bool? {
        guard let first = counterpart.pairs.other(of: index), let second = counterpart.pairs.other(of: other),
            let area = counterpart.presentation.contentArea(of: first), let its = counterpart.presentation.contentArea(of: second)
        else { return nil }
        return overlap(area, its)
    }

    private func overlap(_ area: LayoutRect, _ other: LayoutRect) -> Bool {
        let shared = area.intersection(other).size
        return shared.width > Self.tolerance && shared.height > Self.tolerance
    }

    package func wording(for _: Failure, in finding: Finding) -> Finding.Wording {
        let other = finding.related.first?.nameInSentence ?? "other content"
        return Finding.Wording(
            fact: "\(finding.element.name) and \(other) overlap by \(finding.unit.text(finding.measuredSize)); "
                + "with the default settings they stand apart",
            remedy: "let what holds them grow with the text")
    }
}

extension ContentDoesNotOverlap {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "People who need large text get lines drawn over each other and can read neither.",
            scope: "Text, controls and informative pictures in one scrolling region.",
            exemptions: ["Elements that contain each other are exempt.", "Elements that overlap with the default settings are exempt."],
            doubts: ["One of the two was not found with the default settings.", SpecGuide.crowded, SpecGuide.notShownWithDefaults])
    }
}
