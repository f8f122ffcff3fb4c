package import EveryScreenAudit
import EveryScreenModel
import EveryScreenNavigation

/// The activation point lies on the element and hits it, not another.
///
/// - Source: UIAccessibility, accessibilityActivationPoint; WCAG 2.2 SC 4.1.2
///   (level A).
/// - Threshold: the one point; where none is set it is the middle of the area that
///   reacts to touch, which for a link that wraps is one of its lines.
/// - Smallest counterexample: a button whose activation point lies beside it.
package struct ActivationPointHits: ScreenSpec {
    package let id = SpecID.activationPointHits
    package let rule = AccessibilityRule("The activation point lies on the element and hits it, not another.", [.wcag(.nameRoleValue)])

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case beside, covered, cut }

    /// Creates the spec.
    package init() {}

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        let screen = presentation.screen
        let map = presentation.hitTestIndex
        judgeEach(presentation.context.controls, of: presentation, into: &verdicts) { index in
            if let reason = presentation.context.reasonNotOperable(index, on: screen) { return .inapplicable(reason) }
            if let reason = presentation.context.reasonNotPresented(index) { return .inapplicable(reason) }
            if screen.elements[index].frame.isEmpty, screen.elements[index].frame.isFinite { return .inapplicable(.zeroArea) }
            let rect = screen.elements[index].touchRegion
            if !rect.isFinite { return .cannotTell(.frameInvalid) }
            let point = screen.elements[index].activationPoint ?? rect.center
            guard rect.contains(point) else { return failure(.beside, point) }
            guard let region = map.region(of: index) else { return .cannotTell(.budgetExceeded) }
            // A point has no extent to lie beyond an edge with: a hundredth of a
            // point stands for it.
            let spot = LayoutRect(x: point.x - 0.005, y: point.y - 0.005, width: 0.01, height: 0.01)
            let isCut = presentation.limitBeyond(spot, in: index) != nil
            let isCovered = region.covers.contains { $0.contains(point) }
            if !isCut, !isCovered { return .passed }
            if presentation.context.mayBeScrolledPartlyOut(index, on: screen) { return .cannotTell(.scrolledPartlyOut) }
            return failure(isCovered ? .covered : .cut, point)
        }
    }

    private func failure(_ kind: Failure, _ point: LayoutPoint) -> Judgment<Failure> {
        .failed(kind, measured: .text("(\(decimalText(point.x)), \(decimalText(point.y)))"))
    }

    package func wording(for failure: Failure, in finding: Finding) -> Finding.Wording {
        let (fact, remedy) =
            switch failure {
            case .beside: ("lies beside it", "set a point within the frame, or let the middle be used")
            case .cut: ("is clipped by an element around it", "set a point that can be seen")
            case .covered: ("hits another target that lies over it", "set a point that is not covered")
            }
        return Finding.Wording(
            fact: "the activation point of \(finding.element.nameInSentence), \(finding.measuredText), \(fact)", remedy: remedy)
    }
}

extension ActivationPointHits {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "VoiceOver, Voice Control and Switch Control users trigger something else, or nothing.",
            scope: "Enabled controls. Without an activation point, the center of the touch region counts.",
            exemptions: ["The point may hit an element inside the control, or one with the same action."],
            doubts: [SpecGuide.scrolledPartlyOut, SpecGuide.crowded])
    }
}
