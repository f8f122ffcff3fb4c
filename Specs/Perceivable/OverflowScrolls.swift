package import EveryScreenAudit
import EveryScreenModel

/// Content longer than its container can be scrolled to its end.
///
/// - Source: WCAG 2.2 SC 1.4.4 and 1.4.10 (level AA).
/// - Threshold: an element wholly beyond the edge on an axis on which nothing
///   scrolls. In a region that scrolls, content longer by more than a pixel (a
///   third of a point) than its scrollable length.
/// - Smallest counterexample: `.column([.button("a"), .button("b")]).frame(height:
///   44, alignment: .topLeading, clips: true)`.
package struct OverflowScrolls: ScreenSpec {
    package let id = SpecID.overflowScrolls
    package let rule = AccessibilityRule(
        "Content longer than its container can be scrolled to its end.", [.wcag(.resizeText), .wcag(.reflow)])

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case beyond, short }

    /// Creates the spec.
    package init() {}

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        let screen = presentation.screen
        var lost: [Int: [Int]] = [:]
        var order: [Int] = []
        for index in screen.elements.indices {
            let isContent = screen.elements[index].isControl || screen.elements[index].text?.isEmpty == false
            guard isContent, screen.elements[index].isVisible != false, !presentation.context.isBehindModal[index],
                !presentation.context.isSystemProvided[index], let limit = presentation.limitBeyond(index)
            else { continue }
            // Content that is clipped to nothing is closed on purpose.
            if presentation.isCutToNothing(by: limit.index) { continue }
            if screen.elements[index].isVisible == nil {
                verdicts.cannotTell(presentation.reference(to: index), .visibilityUnknown)
                continue
            }
            if lost[limit.index] == nil { order.append(limit.index) }
            lost[limit.index, default: []].append(index)
        }
        for limit in order {
            // Of the screen itself, which is no element, the first lost element is
            // reported.
            let members = lost[limit] ?? []
            let element = limit >= 0 ? limit : members[0]
            record(
                .failed(.beyond, related: limit >= 0 ? members : Array(members.dropFirst())), of: element, on: presentation,
                into: &verdicts)
        }
        judgeRegions(presentation, thresholds, into: &verdicts)
        if verdicts.tally == Verdicts.Tally(), !screen.elements.isEmpty { verdicts.pass() }
    }

    /// Records the judgments of regions that scroll: they must scroll far enough.
    private func judgeRegions(
        _ presentation: ScreenPresentation, _ thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        let screen = presentation.screen
        judgeEach(of: presentation, into: &verdicts) { region in
            guard let scrolling = screen.elements[region].scrolling else { return nil }
            guard let size = scrolling.contentSize, screen.elements[region].isVisible != false else { return nil }
            var content: LayoutRect?
            for index in screen.descendants(of: region) where Int(presentation.context.regions.innermost[index]) == region {
                let isContent = screen.elements[index].isControl || screen.elements[index].text?.isEmpty == false
                let frame = scrollable(screen.elements[index].frame, of: region, through: size, on: presentation)
                if isContent, let frame, frame.isFinite { content = content.map { $0.union(frame) } ?? frame }
            }
            guard let content else { return .passed }
            // Where it is not scrolled, content starts below the edge by its
            // padding, which is part of what must be scrolled through.
            let frame = screen.elements[region].frame
            let height = content.maxY - min(content.minY, frame.minY)
            let width = content.width
            let tolerance = thresholds.clippingTolerance
            let isLong = scrolling.isAlong(.vertical) && height > max(size.height, frame.height) + tolerance
            let isWide = scrolling.isAlong(.horizontal) && width > max(size.width, frame.width) + tolerance
            return isLong || isWide
                ? .failed(
                    .short, measured: .size(size),
                    required: .size(LayoutSize(width: max(size.width, width), height: max(size.height, height))))
                : .passed
        }
    }

    /// The part of a frame in the area that a region scrolls to; on pages nothing
    /// before its origin is (CSS Overflow 3, section 2.2).
    ///
    /// The region may be scrolled to its end, so that the origin is before its
    /// frame by all that it scrolls through.
    private func scrollable(_ frame: LayoutRect, of region: Int, through size: LayoutSize, on presentation: ScreenPresentation)
        -> LayoutRect?
    {
        guard presentation.screen.facts.platform == .web, frame.isFinite else { return frame }
        let window = presentation.screen.elements[region].frame
        let (aside, above) = (max(0, size.width - window.width), max(0, size.height - window.height))
        var (minX, maxX) = (frame.minX, frame.maxX)
        if presentation.environment.layoutDirection == .leftToRight {
            minX = max(minX, window.minX - aside)
        } else {
            maxX = min(maxX, window.maxX + aside)
        }
        let minY = max(frame.minY, window.minY - above)
        guard minX < maxX, minY < frame.maxY else { return nil }
        return LayoutRect(x: minX, y: minY, width: maxX - minX, height: frame.maxY - minY)
    }

    package func wording(for failure: Failure, in finding: Finding) -> Finding.Wording {
        let others = finding.related.count
        let isContainer = !finding.element.role.isControl && finding.element.role.isContainer
        switch failure {
        case .short:
            let required = finding.unit.text(finding.requiredSize)
            return Finding.Wording(
                fact: "\(finding.element.name) scrolls through \(finding.unit.text(finding.measuredSize)) and holds \(required)",
                remedy: "let it scroll through \(required)")
        case .beyond:
            return Finding.Wording(
                fact: isContainer
                    ? "\(others) of the elements in \(finding.element.nameInSentence) \(others == 1 ? "lies" : "lie") beyond its edge, "
                        + "and nothing scrolls to \(others == 1 ? "it" : "them")"
                    : "\(finding.element.name)\(others == 0 ? "" : " and \(others) more") cannot be scrolled to: beyond the edge of the screen",
                remedy: "put the content into a region that scrolls, or let it wrap")
        }
    }
}

extension OverflowScrolls {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "People who need large text or use a narrow screen never reach the content beyond the edge.",
            scope: "Controls, and text that is drawn, wholly beyond the edge of their container or the screen.",
            exemptions: ["Partly cut elements are judged by text-not-clipped and target-size."],
            doubts: ["The capture does not state whether such content is drawn."])
    }
}
