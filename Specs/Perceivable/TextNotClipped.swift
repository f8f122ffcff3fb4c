package import EveryScreenAudit
import EveryScreenModel

/// Text lies inside what clips it, or a region around it scrolls to it.
///
/// - Source: WCAG 2.2 SC 1.4.4 and 1.4.10 (level AA).
/// - Threshold: no more than a pixel (a third of a point) may be cut off on any
///   side. Cut off is what lies beyond an ancestor that clips, or beyond the
///   screen, along an axis on which nothing around the text scrolls.
/// - Smallest counterexample: `.text("a").frame(height: 10, clips: true)`.
package struct TextNotClipped: ScreenSpec {
    package let id = SpecID.textNotClipped
    package let rule = AccessibilityRule(
        "Text lies inside what clips it, or a region around it scrolls to it.", [.wcag(.resizeText), .wcag(.reflow)])

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind {
        /// More of its height is cut off than of its width, and more of its width.
        case clipped, cutWidth
    }

    /// Creates the spec.
    package init() {}

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        judgeScreen(presentation, against: thresholds, into: &verdicts)
        guard let enlarged = presentation.enlarged else { return }
        var larger = Verdicts(spec: id)
        judgeScreen(enlarged, against: thresholds, into: &larger)
        verdicts.add(larger)
    }

    private func judgeScreen(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        let screen = presentation.screen
        for (index, element) in screen.elements.enumerated() {
            guard let runs = element.text, runs.contains(where: { !$0.string.isEmpty }) else { continue }
            if element.isVisible == false {
                verdicts.recordInapplicable(.notVisible)
            } else if presentation.context.isBehindModal[index] {
                verdicts.recordInapplicable(.behindModal)
            } else if let reason = reasonNotSeen(runs, of: index, presentation) {
                verdicts.recordInapplicable(reason)
            } else if runs.contains(where: { $0.frame == nil }) {
                verdicts.recordUntested(.textFrameUnknown)
            } else if screen.unit == .pixels {
                verdicts.cannotTell(presentation.reference(to: index), .densityUnknown)
            } else if runs.contains(where: { $0.frame?.isFinite == false }) {
                verdicts.cannotTell(presentation.reference(to: index), .frameInvalid)
            } else if mayMoveIntoView(runs, of: index, presentation) {
                verdicts.cannotTell(presentation.reference(to: index), .movesIntoView)
            } else {
                let lost = runs.compactMap(\.frame).map { lostExtent($0, of: index, presentation) }
                let worst = lost.max { max($0.width, $0.height) < max($1.width, $1.height) } ?? .zero
                if max(worst.width, worst.height) <= thresholds.clippingTolerance {
                    verdicts.pass()
                } else {
                    verdicts.fail(
                        Finding(
                            self, kind: worst.height >= worst.width ? .clipped : .cutWidth, element: presentation.reference(to: index),
                            measured: .size(worst)))
                }
            }
        }
    }

    /// Whether a text moves without end, or reaches over the top of the screen and
    /// takes focus, as links do that are drawn in by it to skip what follows.
    private func mayMoveIntoView(_ runs: [ScreenElement.TextRun], of index: Int, _ presentation: ScreenPresentation) -> Bool {
        let screen = presentation.screen
        let isAbove = runs.contains { ($0.frame?.minY ?? 0) < 0 }
        var outer = Int?.some(index)
        while let place = outer {
            let element = screen.elements[place]
            if element.movesItsPlace || (isAbove && element.keyboard?.isFocusable == true) { return true }
            outer = screen.parent(of: place)
        }
        return false
    }

    /// Why nothing of a text is meant to be seen: it lies beyond all scrolling, or
    /// is clipped away for screen readers only.
    private func reasonNotSeen(_ runs: [ScreenElement.TextRun], of index: Int, _ presentation: ScreenPresentation) -> Verdicts.Reason? {
        guard presentation.screen.unit == .points else { return nil }
        for run in runs {
            guard let frame = run.frame, frame.isFinite, presentation.reasonNotSeen(frame, of: index) == .notVisible else { return nil }
        }
        return .notVisible
    }

    /// How much of a text is cut off in either direction, on both sides together,
    /// in points.
    private func lostExtent(_ text: LayoutRect, of index: Int, _ presentation: ScreenPresentation) -> LayoutSize {
        let screen = presentation.screen
        var scrolled: (x: Bool, y: Bool) = (false, false)
        var lost = LayoutInsets.zero
        func cut(by clip: LayoutRect) {
            if !scrolled.x {
                lost.left = max(lost.left, clip.minX - text.minX)
                lost.right = max(lost.right, text.maxX - clip.maxX)
            }
            if !scrolled.y {
                lost.top = max(lost.top, clip.minY - text.minY)
                lost.bottom = max(lost.bottom, text.maxY - clip.maxY)
            }
        }
        func pass(through element: ScreenElement) {
            if let scrolling = element.scrolling {
                scrolled = (scrolled.x || scrolling.isAlong(.horizontal), scrolled.y || scrolling.isAlong(.vertical))
            }
            if element.clipsContent == true { cut(by: element.frame) }
        }
        pass(through: screen.elements[index])
        for region in presentation.context.regions.around(index) { pass(through: screen.elements[region]) }
        cut(by: screen.bounds)
        return LayoutSize(width: min(lost.left + lost.right, text.width), height: min(lost.top + lost.bottom, text.height))
    }

    package func wording(for _: Failure, in finding: Finding) -> Finding.Wording {
        guard case .size(let lost) = finding.measured else {
            return Finding.Wording(fact: "\(finding.element.name) is cut off", remedy: "")
        }
        let isHigher = lost.height >= lost.width
        let amount = isHigher ? "\(finding.unit.text(lost.height)) of its height" : "\(finding.unit.text(lost.width)) of its width"
        return Finding.Wording(
            fact: "\(finding.element.name) is cut off: \(amount) cannot be seen; all of a text must be",
            remedy: isHigher ? "let the container grow with the text, or scroll" : "let the text wrap, or the container scroll")
    }
}

extension ScreenElement {
    /// Whether it moves from place to place without end.
    fileprivate var movesItsPlace: Bool {
        motion?.contains { [.slide, .scroll, .parallax].contains($0.kind) && $0.duration == .infinity } == true
    }
}

extension TextNotClipped {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "People who need large text see half of it and cannot reach the rest.",
            scope: "Visible text.",
            exemptions: ["Text shortened with an ellipsis is judged by text-not-truncated."],
            doubts: [
                "Coordinates are pixels of unknown density.",
                "The text moves, or belongs to something that may move into view with focus.",
                "The capture does not state where the text is drawn.",
            ])
    }
}
