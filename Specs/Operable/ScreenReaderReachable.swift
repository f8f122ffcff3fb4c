package import EveryScreenAudit
import EveryScreenModel
import EveryScreenNavigation

/// Every visible control and text is a stop of the screen reader.
///
/// - Source: WCAG 2.2 SC 2.1.1 and 4.1.2 (level A).
/// - Decided exactly, on the reading order. A control passes if the screen reader
///   stops at it, or at an element with the same action. Text passes if it is an
///   element and the order reaches it. Backward is the same order from its end.
/// - Smallest counterexample: `.button("a").accessibilityHidden()`.
package struct ScreenReaderReachable: ScreenSpec {
    package let id = SpecID.screenReaderReachable
    package let rule = AccessibilityRule(
        "Every visible control and text is a stop of the screen reader.", [.wcag(.keyboard), .wcag(.nameRoleValue)])

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case hidden, passedOver, noElement }

    /// Creates the spec.
    package init() {}

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        let screen = presentation.screen
        let places = presentation.readingPlaces
        // On most screens the screen reader stops at every control, and equivalent
        // actions are not needed.
        lazy var around = screen.nearestAround { places[$0] >= 0 }
        lazy var actions = presentation.actions(of: presentation.readingOrder.elements)
        judgeEach(of: presentation, into: &verdicts) { index in
            let isControl = screen.elements[index].isControl
            guard isControl || (screen.elements[index].role == .text && screen.elements[index].isAccessibilityElement == true) else {
                return nil
            }
            if places[index] >= 0 { return .passed }
            if let reason = presentation.context.reasonNotOperable(index, on: screen) { return .inapplicable(reason) }
            if isControl {
                if presentation.context.isInText[index] { return .inapplicable(.inlineText) }
                if screen.elements[index].isAccessibilityElement == nil, !presentation.context.isHidden[index] {
                    return .untested(.exposureUnknown)
                }
                if let action = screen.elements[index].activation, actions.contains(action) { return .passed(by: .equivalentExists) }
            }
            if around[index] >= 0 { return .inapplicable(.grouped) }
            if presentation.context.isHidden[index] { return isControl ? .failed(.hidden) : .inapplicable(.hidden) }
            return .failed(screen.elements[index].isAccessibilityElement == true ? .passedOver : .noElement)
        }
    }

    package func wording(for failure: Failure, in finding: Finding) -> Finding.Wording {
        let name = finding.element.name
        return switch failure {
        case .hidden:
            Finding.Wording(fact: "\(name) can be touched and is hidden from assistive technology", remedy: "do not hide it")
        case .noElement:
            Finding.Wording(
                fact: "\(name) responds to touch but is not exposed to assistive technology",
                remedy: "make it an element, or offer its action on one")
        case .passedOver:
            Finding.Wording(
                fact: "the screen reader never reaches \(finding.element.nameInSentence)",
                remedy: "list it in the order set by hand, or set none")
        }
    }
}

extension ScreenReaderReachable {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "VoiceOver users swipe past the control and never learn that it exists.",
            scope: "Enabled controls, and text that is an element. An element with the same action may stand in.",
            exemptions: [
                "Controls in an element announced as a whole are judged by grouping-keeps-actions.",
                "Text that is no element is judged by visible-text-exposed.",
            ],
            doubts: [SpecGuide.unknownStops])
    }
}
