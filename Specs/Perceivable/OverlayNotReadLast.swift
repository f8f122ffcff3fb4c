package import EveryScreenAudit
import EveryScreenModel
import EveryScreenNavigation

/// Content drawn on top of other content is not read last, unless it stands at the
/// end.
///
/// - Source: Human Interface Guidelines, VoiceOver: order.
/// - Threshold: if an element on top is read last, no stop stands wholly below it.
/// - Measured are the stops that stand below it and are read before.
/// - On top is an element with a background or that takes touches, which covers at
///   least half of a stop drawn before it. Modals are judged by modal-isolates.
/// - Smallest counterexample: a banner over the first of two texts, read after
///   both.
package struct OverlayNotReadLast: ScreenSpec {
    package let id = SpecID.overlayNotReadLast
    package let rule = AccessibilityRule(
        "Content drawn on top of other content is not read last, unless it stands at the end.", [.humanInterfaceGuidelines(.voiceOver)],
        severity: .warning)

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case late }

    /// Creates the spec.
    package init() {}

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        let screen = presentation.screen
        let order = presentation.readingOrder.elements
        guard screen.activeModal == nil, order.count > 1, let last = order.last else { return }
        // Only what holds the last stop can be read last.
        for index in [last] + screen.ancestors(of: last) {
            guard let judgment = judgment(of: index, order, presentation) else { continue }
            return record(judgment, of: last, on: presentation, into: &verdicts)
        }
    }

    private func judgment(of index: Int, _ order: [Int], _ presentation: ScreenPresentation) -> Judgment<Failure>? {
        let screen = presentation.screen
        let element = screen.elements[index]
        guard element.frame.isFinite, !element.frame.isEmpty, covers(element) else { return nil }
        let places = presentation.readingPlaces
        let own = (index..<screen.descendants(of: index).upperBound).filter { places[$0] >= 0 }
        // All of it is read after all others.
        guard own.count < order.count, let first = own.map({ places[$0] }).min(), order.count - first == own.count else { return nil }
        let others = order[..<first].filter { $0 < index && !screen.isElement(index, inside: $0) }
        guard others.contains(where: { isCovered($0, by: element.frame, screen) }) else { return nil }
        let below = others.filter { other in
            let frame = screen.elements[other].frame
            return frame.isFinite && frame.minY >= element.frame.maxY && !isScrolledUnder(other, index, screen)
        }
        guard let stop = below.first else { return .passed }
        return .failed(.late, related: [stop], measured: .number(Double(below.count)), required: .number(0))
    }

    /// Whether a stop scrolls into sight above an element that does not scroll with
    /// it: the rows under a bar at the lower end of their region.
    private func isScrolledUnder(_ index: Int, _ bar: Int, _ screen: RenderedScreen) -> Bool {
        screen.ancestors(of: index).contains { region in
            guard screen.elements[region].scrolling != nil, !screen.isElement(bar, inside: region) else { return false }
            let end = min(screen.elements[region].frame.maxY, screen.bounds.maxY)
            return screen.elements[bar].frame.maxY >= end - Self.homeIndicatorHeight
        }
    }

    /// The room below a bar at the lower edge, in points.
    private static let homeIndicatorHeight = 34.0

    private func covers(_ element: ScreenElement) -> Bool {
        element.coversTouches == true || element.surface?.background?.isEmpty == false
    }

    private func isCovered(_ index: Int, by frame: LayoutRect, _ screen: RenderedScreen) -> Bool {
        let own = screen.elements[index].frame
        guard own.isFinite, !own.isEmpty else { return false }
        let width = min(own.maxX, frame.maxX) - max(own.minX, frame.minX)
        let height = min(own.maxY, frame.maxY) - max(own.minY, frame.minY)
        return width > 0 && height > 0 && width * height * 2 >= own.width * own.height
    }

    package func wording(for _: Failure, in finding: Finding) -> Finding.Wording {
        let count = Int(finding.measuredNumber)
        let other = finding.related.first?.nameInSentence ?? "another element"
        return Finding.Wording(
            fact: "\(finding.element.name) is drawn on top of other content and read last, after \(count) "
                + "\(count == 1 ? "stop" : "stops") below it, from \(other) on",
            remedy: "let it be read first, or where it stands", measure: "\(count) stops")
    }
}

extension OverlayNotReadLast {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "VoiceOver users hear the content that a banner covers, and the banner itself only at the end.",
            scope: "Screens whose last stop belongs to an element that covers another stop.",
            exemptions: ["Bars and buttons at the bottom may be read last.", "Modals are judged by modal-isolates."])
    }
}
