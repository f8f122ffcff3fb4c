package import EveryScreenAudit
import EveryScreenModel

/// An adjustable element can be incremented and decremented.
///
/// - Source: UIAccessibility, accessibilityIncrement; WCAG 2.2 SC 2.1.1 and 4.1.2
///   (level A).
/// - Threshold: both actions; and the trait where there are both and the role does
///   not say it.
/// - Smallest counterexample:
///   `.button("a").accessibilityRemoveTraits(.button).accessibilityAddTraits(.adjustable)`.
package struct AdjustableCanAdjust: ScreenSpec {
    package let id = SpecID.adjustableCanAdjust
    package let rule = AccessibilityRule(
        "An adjustable element can be incremented and decremented.", [.other(.increment), .wcag(.nameRoleValue)])

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case decrement, increment, both, trait }

    /// Creates the spec.
    package init() {}

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        let screen = presentation.screen
        judgeEach(of: presentation, into: &verdicts) { index in
            let role = screen.elements[index].role
            let isAdjustable = role == .slider || role == .stepper || screen.elements[index].traits?.contains(.adjustable) == true
            let actions = screen.elements[index].actions
            let goesUp = actions?.contains { $0.kind == .increment } == true
            let goesDown = actions?.contains { $0.kind == .decrement } == true
            guard isAdjustable || goesUp || goesDown else { return nil }
            if let reason = presentation.context.reasonNotPresented(index) { return .inapplicable(reason) }
            if screen.elements[index].isKnownDisabled { return .inapplicable(.disabled) }
            if actions == nil { return .untested(.actionUnknown) }
            if !goesUp || !goesDown { return .failed(goesUp ? .decrement : goesDown ? .increment : .both) }
            if isAdjustable { return .passed }
            return screen.elements[index].traits == nil ? .cannotTell(.roleUnknown) : .failed(.trait)
        }
    }

    package func wording(for failure: Failure, in finding: Finding) -> Finding.Wording {
        let name = finding.element.name
        return switch failure {
        case .trait:
            Finding.Wording(
                fact: "\(name) can be incremented and decremented and is not announced as adjustable", remedy: "add the trait adjustable")
        case .both:
            Finding.Wording(
                fact: "\(name) is announced as adjustable and can be neither incremented nor decremented", remedy: "implement both steps")
        case .decrement, .increment:
            Finding.Wording(
                fact: "\(name) is announced as adjustable and has no \(failure.rawValue)", remedy: "implement the \(failure.rawValue)")
        }
    }
}

extension AdjustableCanAdjust {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "VoiceOver users swipe up on \"Volume, adjustable\", and nothing happens.",
            scope: "Exposed, enabled elements that are adjustable by role or trait, or that can be incremented.",
            doubts: [SpecGuide.unknownActions])
    }
}
