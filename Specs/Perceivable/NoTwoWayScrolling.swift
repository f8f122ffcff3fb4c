package import EveryScreenAudit
import EveryScreenModel

/// At a width of 320 points reading needs one direction of scrolling.
///
/// - Source: WCAG 2.2 SC 1.4.10 (level AA).
/// - Threshold: no region scrolls through more than it shows both ways, by more
///   than a pixel (a third of a point). In a region that scrolls sideways, while it
///   or its page scrolls down as well, no text and no control is wider than the
///   visible part.
/// - Smallest counterexample: `.scroll([.horizontal, .vertical], .image("a", width:
///   400, height: 900))` with a text beside it.
package struct NoTwoWayScrolling: ScreenSpec {
    package let id = SpecID.noTwoWayScrolling
    package let rule = AccessibilityRule("At a width of 320 points reading needs one direction of scrolling.", [.wcag(.reflow)])

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case both, line }

    /// Creates the spec.
    package init() {}

    /// The width at which content must be readable with one direction of scrolling,
    /// in points (WCAG 2.2 SC 1.4.10).
    private static let width = 320.0

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        let screen = presentation.screen
        judgeEach(of: presentation, into: &verdicts) { region in
            let element = screen.elements[region]
            guard element.scrolling?.axes.isEmpty == false, presentation.reasonNotSeen(element.frame, of: region) == nil else { return nil }
            let judgment = self.judgment(of: region, on: presentation, thresholds.clippingTolerance)
            guard case .passed = judgment, screen.size.width > Self.width else { return judgment }
            return .inapplicable(.wideScreen)
        }
    }

    private func judgment(of region: Int, on presentation: ScreenPresentation, _ tolerance: Double) -> Judgment<Failure> {
        let screen = presentation.screen
        let element = screen.elements[region]
        guard let scrolling = element.scrolling, scrolling.isAlong(.horizontal) else { return .passed }
        if isTwoDimensional(region, on: presentation) { return .inapplicable(.twoDimensional) }
        guard let size = scrolling.contentSize else {
            return scrolling.isAlong(.vertical) ? .cannotTell(.contentSizeUnknown) : .passed
        }
        let shownSize = shownSize(of: region, on: presentation)
        guard size.width > shownSize.width + tolerance else { return .passed }
        if scrolling.isAlong(.vertical), size.height > shownSize.height + tolerance {
            return .failed(.both, measured: .size(size), required: .size(shownSize))
        }
        // Lines of a page are often as wide as the window lets them be.
        if screen.facts.platform == .web, screen.size.width > Self.width { return .passed }
        // A region made to scroll both ways scrolls down as soon as text is larger.
        let scrollsBothWays = scrolling.isAlong(.vertical) && screen.facts.platform != .web
        guard scrollsBothWays || scrollsDown(around: region, on: presentation, tolerance) else { return .passed }
        let shown = min(element.frame.width, screen.size.width)
        let wide = screen.descendants(of: region).first { inner in
            guard let area = presentation.contentArea(of: inner), screen.elements[inner].role != .image else { return false }
            return widest(inner, area, on: presentation) > shown + tolerance
        }
        guard let wide else { return .passed }
        return .failed(
            .line, related: [wide], measured: .number(screen.elements[wide].frame.width), required: .number(shown))
    }

    /// The width of the content that is read without a break: a line of text, else
    /// a control.
    private func widest(_ index: Int, _ area: LayoutRect, on presentation: ScreenPresentation) -> Double {
        presentation.shownText(of: index)?.compactMap(\.frame?.width).max() ?? presentation.screen.elements[index].frame.width
    }

    /// Whether a region around one scrolls down through more than it shows.
    private func scrollsDown(around region: Int, on presentation: ScreenPresentation, _ tolerance: Double) -> Bool {
        let screen = presentation.screen
        return screen.ancestors(of: region).contains { outer in
            guard let scrolling = screen.elements[outer].scrolling, scrolling.isAlong(.vertical) else { return false }
            return (scrolling.contentSize?.height ?? .infinity) > shownSize(of: outer, on: presentation).height + tolerance
        }
    }

    /// The part of a region that is shown at once.
    ///
    /// Of a document, which is as large as its content, the window shows a part.
    private func shownSize(of region: Int, on presentation: ScreenPresentation) -> LayoutSize {
        let (screen, size) = (presentation.screen, presentation.screen.elements[region].frame.size)
        guard presentation.context.regions.scroller(of: region, on: screen) == nil else { return size }
        return LayoutSize(width: min(size.width, screen.size.width), height: min(size.height, screen.size.height))
    }

    /// Whether what scrolls means something only in two dimensions: it is a table,
    /// a map, a picture, or nothing else is in it.
    private func isTwoDimensional(_ region: Int, on presentation: ScreenPresentation) -> Bool {
        let screen = presentation.screen
        let roles: [ScreenElement.Role] = [.table, .map, .image, .video]
        if roles.contains(screen.elements[region].role) || screen.elements[region].dataTable != nil { return true }
        let content = screen.descendants(of: region).filter { index in
            presentation.shownText(of: index) != nil || screen.elements[index].isControl || roles.contains(screen.elements[index].role)
        }
        return !content.isEmpty
            && content.allSatisfy { index in
                ([index] + screen.ancestors(of: index)).contains { roles.contains(screen.elements[$0].role) && $0 > region }
            }
    }

    package func wording(for failure: Failure, in finding: Finding) -> Finding.Wording {
        switch failure {
        case .both:
            let (size, shown) = (finding.unit.text(finding.measuredSize), finding.unit.text(finding.requiredSize))
            return Finding.Wording(
                fact: "\(finding.element.name) shows \(shown) and scrolls both ways through \(size)",
                remedy: "let lines break at its width, so that it scrolls one way")
        case .line:
            let (width, shown) = (finding.unit.text(finding.measuredNumber), finding.unit.text(finding.requiredNumber))
            let inner = finding.related.first?.name ?? "a line"
            return Finding.Wording(
                fact: "\(inner) is \(width) wide in a region that shows \(shown), on a page that scrolls down",
                remedy: "let it be as wide as the region at the most")
        }
    }
}

extension NoTwoWayScrolling {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "People who need large text scroll to the end of each line and back, and lose the line.",
            scope: "Regions that scroll.",
            exemptions: ["Tables, maps, pictures and videos are exempt."],
            doubts: ["The capture does not state how far a region scrolls."])
    }
}
