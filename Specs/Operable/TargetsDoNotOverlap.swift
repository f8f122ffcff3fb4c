package import EveryScreenAudit
import EveryScreenModel
import EveryScreenNavigation

/// Targets of different actions do not overlap, and no two share one rectangle.
///
/// - Source: WCAG 2.2 SC 2.5.8 (level AA), target: overlapping areas count for
///   neither; Android Accessibility Test Framework, duplicate clickable bounds.
/// - Threshold: more than one point in both directions, by which frames may be
///   rounded.
/// - Smallest counterexample: two buttons of 60 × 44 pt, 50 pt apart.
package struct TargetsDoNotOverlap: ScreenSpec {
    package let id = SpecID.targetsDoNotOverlap
    package let rule = AccessibilityRule(
        "Targets of different actions do not overlap, and no two share one rectangle.", [.wcag(.targetSizeMinimum)])

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case same, overlap }

    /// Creates the spec.
    package init() {}

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        let screen = presentation.screen
        let map = presentation.hitTestIndex
        judgeEach(presentation.context.controls, of: presentation, into: &verdicts) { index in
            if let reason = presentation.context.reasonNotOperable(index, on: screen) { return .inapplicable(reason) }
            let rect = map.clipped(screen.elements[index].touchRegion, of: index)
            if !rect.isFinite { return .cannotTell(.frameInvalid) }
            var isUnknown = false
            // Controls inside this one are no rivals, and there may be thousands.
            let last = screen.descendants(of: index).upperBound - 1
            for (count, other) in map.targets(near: rect, above: last).enumerated() {
                if count == HitTestIndex.mostCovers { return .cannotTell(.budgetExceeded) }
                guard isRival(other, of: index, presentation) else { continue }
                let its = map.clipped(screen.elements[other].touchRegion, of: other)
                let shared = rect.intersection(its)
                guard shared.width > 1, shared.height > 1 else { continue }
                let isSame = its.isNear(rect)
                guard isSame || !(rect.contains(its) || its.contains(rect)) else { continue }
                if !screen.elements[index].hasKnownActivation || !screen.elements[other].hasKnownActivation {
                    isUnknown = true
                    continue
                }
                return .failed(isSame ? .same : .overlap, related: [other], measured: .size(shared.size))
            }
            return isUnknown ? .cannotTell(.actionUnknown) : .passed
        }
    }

    /// Whether touching one may set off the other instead: both can be operated, do
    /// different things, and scroll together.
    private func isRival(_ other: Int, of index: Int, _ presentation: ScreenPresentation) -> Bool {
        let screen = presentation.screen
        guard screen.elements[other].isControl, presentation.context.reasonNotOperable(other, on: screen) == nil else { return false }
        if let own = screen.elements[index].activation, own == screen.elements[other].activation { return false }
        return presentation.context.regions.scroller(of: index, on: screen)
            == presentation.context.regions.scroller(of: other, on: screen)
    }

    package func wording(for failure: Failure, in finding: Finding) -> Finding.Wording {
        let other = finding.related.first?.nameInSentence ?? "another target"
        let size = finding.measuredSize
        let isSideways = size.width <= size.height
        let distance = finding.unit.text(isSideways ? size.width : size.height)
        return switch failure {
        case .same:
            Finding.Wording(
                fact: "\(finding.element.name) and \(other) share one rectangle and do different things",
                remedy: "make one target of both, or give each a separate place")
        case .overlap:
            Finding.Wording(
                fact: "\(finding.element.name) and \(other) overlap by \(finding.unit.text(size))",
                remedy: "move them \(distance) apart \(isSideways ? "sideways" : "in height")")
        }
    }
}

extension TargetsDoNotOverlap {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "People who do not hit precisely trigger the other control.",
            scope: "Enabled controls in one scrolling region, with different actions.",
            exemptions: [
                "A target wholly over a larger one is judged by target-size.",
                "Controls inside controls are judged by controls-not-nested.",
            ],
            doubts: [SpecGuide.unknownActions, SpecGuide.crowded])
    }
}

extension LayoutRect {
    /// Whether all four edges are within half a point of those of another.
    fileprivate func isNear(_ other: LayoutRect) -> Bool {
        abs(minX - other.minX) <= 0.5 && abs(minY - other.minY) <= 0.5 && abs(maxX - other.maxX) <= 0.5 && abs(maxY - other.maxY) <= 0.5
    }
}
