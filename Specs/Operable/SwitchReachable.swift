package import EveryScreenAudit
import EveryScreenModel
import EveryScreenNavigation

/// Every control is reached by scanning with a switch.
///
/// - Source: WCAG 2.2 SC 2.1.1 (level A); UIAccessibility,
///   accessibilityRespondsToUserInteraction.
/// - Decided exactly, on the tree of what Switch Control highlights: a control
///   passes if it is in it, or an element with the same action is.
/// - Smallest counterexample: `.button("a").accessibilityHidden()`.
package struct SwitchReachable: ScreenSpec {
    package let id = SpecID.switchReachable
    package let rule = AccessibilityRule("Every control is reached by scanning with a switch.", [.wcag(.keyboard)])

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case hidden, inert, noElement, passedOver }

    /// Creates the spec.
    package init() {}

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        let screen = presentation.screen
        let scanned = presentation.scannedElements
        var actions: Set<String>?
        lazy var around = screen.nearestAround { scanned[$0] }
        judgeEach(presentation.context.controls, of: presentation, into: &verdicts) { index in
            let element = screen.elements[index]
            if let reason = presentation.context.reasonNotOperable(index, on: screen) { return .inapplicable(reason) }
            let isHidden = presentation.context.isHidden[index]
            let isUnknown = element.isAccessibilityElement == nil && element.respondsToUserInteraction == nil
            if isUnknown, !isHidden { return .untested(.exposureUnknown) }
            if scanned[index] { return .passed }
            if let action = element.activation {
                let known = actions ?? presentation.actions(of: screen.elements.indices.filter { scanned[$0] })
                actions = known
                if known.contains(action) { return .passed(by: .equivalentExists) }
            }
            if presentation.context.isInText[index] { return .inapplicable(.inlineText) }
            if around[index] >= 0 { return .inapplicable(.grouped) }
            if isHidden { return .failed(.hidden) }
            if element.respondsToUserInteraction == false { return .failed(.inert) }
            return .failed(element.isAccessibilityElement == false ? .noElement : .passedOver)
        }
    }

    package func wording(for failure: Failure, in finding: Finding) -> Finding.Wording {
        let name = finding.element.name
        return switch failure {
        case .hidden:
            Finding.Wording(fact: "\(name) can be touched and is hidden from Switch Control", remedy: "do not hide it")
        case .inert:
            Finding.Wording(
                fact: "\(name) responds to touch but is marked as not responding to user interaction, so Switch Control skips it",
                remedy: "let it respond to user interaction")
        case .noElement:
            Finding.Wording(
                fact: "\(name) can be touched and is no element that Switch Control highlights",
                remedy: "make it an element, or offer its action on one")
        case .passedOver:
            Finding.Wording(
                fact: "Switch Control never reaches \(finding.element.nameInSentence)",
                remedy: "list it in the order set by hand, or set none")
        }
    }
}

extension SwitchReachable {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "Switch Control users wait for a highlight that never comes.",
            scope: "Enabled controls. An element with the same action may stand in.",
            exemptions: [
                "Links within a text are reached through the text.",
                "Controls in an element highlighted as a whole are judged by grouping-keeps-actions.",
            ],
            doubts: [SpecGuide.unknownStops])
    }
}
