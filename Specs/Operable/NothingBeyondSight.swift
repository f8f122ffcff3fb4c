package import EveryScreenAudit
import EveryScreenModel
import EveryScreenNavigation

/// Assistive technology reaches nothing that touch and sight cannot.
///
/// - Source: WCAG 2.2 SC 1.3.2 and 4.1.2 (level A).
/// - Decided on the stops of screen reader and keyboard. A stop fails if it is
///   wholly clipped or off the screen and cannot be scrolled to. It fails if its
///   opacity is 0.01 or less, or if other elements take all touches in its region.
///   Text and pictures wholly behind an opaque area that is drawn later are a
///   warning.
/// - Smallest counterexample: two buttons in one place, the second no smaller.
package struct NothingBeyondSight: ScreenSpec {
    package let id = SpecID.nothingBeyondSight
    package let rule = AccessibilityRule(
        "Assistive technology reaches nothing that touch and sight cannot.", [.wcag(.meaningfulSequence), .wcag(.nameRoleValue)])

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case transparent, offScreen, covered, behind, clippedAway }

    /// Creates the spec.
    package init() {}

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        let screen = presentation.screen
        let map = presentation.hitTestIndex
        var isStop = Array(repeating: false, count: screen.elements.count)
        for index in presentation.readingOrder.elements { isStop[index] = true }
        for index in presentation.keyboardGraph.stops { isStop[index] = true }
        let faint = faintElements(screen)
        let covers = opaqueAreas(screen)
        let drawn = Self.drawnByLabels(screen, besides: faint)
        judgeEach(of: presentation, into: &verdicts) { index in
            guard isStop[index] else { return nil }
            if drawn.contains(index) { return .inapplicable(.equivalentExists) }
            if presentation.context.isBehindModal[index] { return .inapplicable(.behindModal) }
            if presentation.context.isSystemProvided[index] { return .inapplicable(.systemProvided) }
            if faint.contains(index) { return .failed(.transparent) }
            if let limit = presentation.limitBeyond(index) {
                if screen.elements[index].isVisible == nil { return .cannotTell(.visibilityUnknown) }
                guard presentation.isCutToNothing(by: limit.index) else { return .failed(.offScreen) }
                // Pages have text for screen readers alone in this way.
                return screen.facts.platform == .web ? .inapplicable(.notVisible) : .failed(.clippedAway)
            }
            guard screen.elements[index].isControl, screen.elements[index].frame.isFinite else {
                let cover = covers.isEmpty ? nil : self.cover(of: index, among: covers, presentation)
                return cover.map { .failed(.behind, related: [$0], severity: .warning) } ?? .passed
            }
            guard let region = map.region(of: index) else { return .cannotTell(.budgetExceeded) }
            if region.outline.isEmpty || region.covers.isEmpty { return .passed }
            // Covered by parts of itself, it is reached by touching them.
            let isGone = region.largestRectangle.isEmpty && !screen.descendants(of: index).contains { screen.elements[$0].isControl }
            return isGone ? .failed(.covered) : .passed
        }
    }

    /// The elements that hide what lies behind: filled with one opaque color.
    private func opaqueAreas(_ screen: RenderedScreen) -> [Int] {
        screen.elements.indices.filter { index in
            let element = screen.elements[index]
            guard let surface = element.surface, element.isVisible != false, surface.opacity.map({ $0 >= 1 }) != false,
                case .color(let color)? = surface.background?.last
            else { return false }
            return color.opacity >= 1 && element.frame.isFinite && !element.frame.isEmpty
        }
    }

    /// The first area drawn after a text or picture that hides all of it, and that
    /// does not scroll away from it.
    private func cover(of index: Int, among covers: [Int], _ presentation: ScreenPresentation) -> Int? {
        let screen = presentation.screen
        let element = screen.elements[index]
        guard [.text, .heading, .image].contains(element.role), element.frame.isFinite, !element.frame.isEmpty else { return nil }
        return covers.first { cover in
            guard cover > index, !screen.isElement(cover, inside: index), screen.elements[cover].frame.contains(element.frame),
                isLayer(cover, presentation)
            else { return false }
            return !presentation.context.regions.around(index).contains { region in
                screen.elements[region].scrolls && !screen.isElement(cover, inside: region)
                    && !screen.elements[cover].frame.contains(screen.elements[region].frame.intersection(screen.bounds))
            }
        }
    }

    /// Whether an area is a layer in front: it takes touches, or holds content
    /// that assistive technology reads.
    ///
    /// Pages paint the background of a later box below the text of an earlier one.
    private func isLayer(_ index: Int, _ presentation: ScreenPresentation) -> Bool {
        let screen = presentation.screen
        if screen.elements[index].coversTouches == true { return true }
        guard screen.elements[index].role != .unknown else { return false }
        return (index..<screen.descendants(of: index).upperBound).contains { presentation.readingPlaces[$0] >= 0 }
    }

    /// The switches and boxes of a page whose labels are touched in their stead:
    /// authors who draw their own hide those of the browser.
    private static func drawnByLabels(_ screen: RenderedScreen, besides faint: Set<Int>) -> Set<Int> {
        guard screen.facts.platform == .web else { return [] }
        let labeled = screen.elements.indices.filter { index in
            [.checkBox, .radioButton, .toggle].contains(screen.elements[index].role) && screen.elements[index].labeledBy != nil
        }
        if labeled.isEmpty { return [] }
        let places = screen.indexesBySource
        return Set(
            labeled.filter { index in
                let labels = (screen.elements[index].labeledBy ?? []).compactMap { places[$0] }
                return labels.contains { $0 != index && screen.elements[$0].isVisible == true && !faint.contains($0) }
            })
    }

    /// The elements drawn with next to no opacity, by their own or that of the
    /// elements around them.
    private func faintElements(_ screen: RenderedScreen) -> Set<Int> {
        var result = Set<Int>()
        for index in screen.elements.indices {
            let isFaint = screen.elements[index].surface?.opacity.map { $0 <= 0.01 } == true
            if isFaint || screen.parent(of: index).map(result.contains) == true { result.insert(index) }
        }
        return result
    }

    package func wording(for failure: Failure, in finding: Finding) -> Finding.Wording {
        let (fact, remedy) =
            switch failure {
            case .offScreen: ("lies off the screen, and nothing scrolls to it", "hide it as long as it is there, or let its region scroll")
            case .clippedAway: ("is clipped to nothing", "leave it out, or hide it, as long as it is not shown")
            case .transparent: ("cannot be seen: its opacity is 0", "hide it from assistive technology as well")
            case .behind:
                (
                    "lies wholly behind \(finding.related.first?.nameInSentence ?? "another element")",
                    "hide it from assistive technology as long as it is covered"
                )
            case .covered: ("is covered entirely by another target", "hide it as long as it is covered, or move what lies over it")
            }
        return Finding.Wording(fact: "assistive technology reaches \(finding.element.nameInSentence), which \(fact)", remedy: remedy)
    }
}

extension NothingBeyondSight {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "VoiceOver users hear, and operate, elements that are not on the screen.",
            scope: "Stops of the screen reader and of the keyboard.",
            exemptions: [
                "Content behind a modal is judged by modal-isolates.",
                "Hidden elements that take focus are judged by hidden-not-focusable.",
            ],
            doubts: ["The capture does not state whether the element is drawn.", SpecGuide.crowded])
    }
}
