package import EveryScreenAudit
import EveryScreenModel
import EveryScreenNavigation

/// Assistive technology reaches nothing that touch and sight cannot.
///
/// - Who is harmed: whoever listens hears of things that are not there, and
///   operates what others are kept from.
/// - Source: WCAG 2.2 SC 1.3.2 and 4.1.2 (level A).
/// - Decided on the stops of screen reader and keyboard: one fails that lies wholly
///   beyond what clips it or the screen and cannot be scrolled to, that is drawn
///   with an opacity of 0.01 or less, or of whose touch region something that
///   takes touches leaves nothing.
/// - Applies to all stops; what is behind a modal is the matter of `modal-isolates`,
///   what is hidden and takes focus that of `hidden-not-focusable`.
/// - Cannot tell of what lies outside where the capture does not tell whether it is
///   drawn, nor where hundreds of targets lie over one.
/// - Smallest counterexample: two buttons in one place, the second no smaller.
package struct NothingBeyondSight: ScreenSpec {
    package let id = "nothing-beyond-sight"
    package let claim = "Assistive technology reaches nothing that touch and sight cannot."
    package let sources = ["WCAG 2.2 SC 1.3.2", "WCAG 2.2 SC 4.1.2"]
    package let severity = Finding.Severity.error

    /// Creates the spec.
    package init() {}

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        let screen = presentation.screen
        let map = presentation.touchMap
        var isStop = Array(repeating: false, count: screen.elements.count)
        for index in presentation.readingOrder.elements { isStop[index] = true }
        for index in presentation.keyboardGraph.stops { isStop[index] = true }
        let faint = faintElements(screen)
        judgeEach(of: presentation, into: &verdicts) { index in
            guard isStop[index] else { return nil }
            if presentation.standing.isBehindModal[index] { return .inapplicable(.behindModal) }
            if presentation.standing.isSystemProvided[index] { return .inapplicable(.systemProvided) }
            if faint.contains(index) { return .failed("transparent") }
            if presentation.limitBeyond(index) != nil {
                return screen.elements[index].isVisible == nil ? .cannotTell(.visibilityUnknown) : .failed("offScreen")
            }
            guard screen.elements[index].isControl, screen.elements[index].frame.isFinite else { return .passed }
            guard let region = map.region(of: index) else { return .cannotTell(.budgetExceeded) }
            if region.outline.isEmpty || region.covers.isEmpty { return .passed }
            // Covered by parts of itself, it is reached by touching them.
            let isGone = region.largestRectangle.isEmpty && !screen.descendants(of: index).contains { screen.elements[$0].isControl }
            return isGone ? .failed("covered") : .passed
        }
    }

    /// The elements drawn with next to no opacity, by their own or that of what is around them.
    private func faintElements(_ screen: RenderedScreen) -> Set<Int> {
        var result = Set<Int>()
        for index in screen.elements.indices {
            let isFaint = screen.elements[index].surface?.opacity.map { $0 <= 0.01 } == true
            if isFaint || screen.parent(of: index).map(result.contains) == true { result.insert(index) }
        }
        return result
    }

    package func wording(for finding: Finding) -> Finding.Wording {
        let (fact, remedy) =
            switch finding.kind {
            case "offScreen": ("lies off the screen, and nothing scrolls to it", "hide it as long as it is there, or let its region scroll")
            case "transparent": ("cannot be seen: its opacity is 0", "hide it from assistive technology as well")
            default: ("is covered entirely by another target", "hide it as long as it is covered, or move what lies over it")
            }
        return Finding.Wording(fact: "assistive technology reaches \(finding.element.nameInSentence), which \(fact)", remedy: remedy)
    }
}
