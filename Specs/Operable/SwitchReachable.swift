package import EveryScreenAudit
import EveryScreenModel
import EveryScreenNavigation

/// Every control is reached by scanning with a switch.
///
/// - Who is harmed: whoever works with one or two switches waits for a highlight
///   that never comes.
/// - Source: WCAG 2.2 SC 2.1.1 (level A); UIAccessibility,
///   accessibilityRespondsToUserInteraction.
/// - Decided exactly, on the tree of what Switch Control highlights: a control
///   passes if it is in it, or an element with the same action is.
/// - Applies to controls that can be operated now. What lies in an element that is
///   highlighted as a whole is the matter of `grouping-keeps-actions`; links within
///   a text are reached through it.
/// - Untested where the capture does not tell at what assistive technology stops.
/// - Smallest counterexample: `.button("a").accessibilityHidden()`.
package struct SwitchReachable: ScreenSpec {
    package let id = "switch-reachable"
    package let claim = "Every control is reached by scanning with a switch."
    package let sources = ["WCAG 2.2 SC 2.1.1"]
    package let severity = Finding.Severity.error

    /// Creates the spec.
    package init() {}

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        let screen = presentation.screen
        let scanned = presentation.scannedElements
        var actions: Set<String>?
        judgeEach(presentation.standing.controls, of: presentation, into: &verdicts) { index in
            let element = screen.elements[index]
            if let reason = presentation.standing.reasonNotOperable(index, on: screen) { return .inapplicable(reason) }
            let isHidden = presentation.standing.isHidden[index]
            let isUnknown = element.isAccessibilityElement == nil && element.respondsToUserInteraction == nil
            if isUnknown, !isHidden { return .untested(.exposureUnknown) }
            if scanned[index] { return .passed }
            if let action = element.activation {
                let known = actions ?? presentation.actions(of: screen.elements.indices.filter { scanned[$0] })
                actions = known
                if known.contains(action) { return .passed(by: .equivalentExists) }
            }
            if presentation.standing.isInText[index] { return .inapplicable(.inlineText) }
            if screen.ancestors(of: index).contains(where: { scanned[$0] }) { return .inapplicable(.grouped) }
            if isHidden { return .failed("hidden") }
            if element.respondsToUserInteraction == false { return .failed("inert") }
            return .failed(element.isAccessibilityElement == false ? "noElement" : "passedOver")
        }
    }

    package func wording(for finding: Finding) -> Finding.Wording {
        let name = finding.element.name
        return switch finding.kind {
        case "hidden":
            Finding.Wording(fact: "\(name) can be touched and is hidden from Switch Control", remedy: "do not hide it")
        case "inert":
            Finding.Wording(
                fact: "\(name) can be touched, and Switch Control is told that it cannot be operated",
                remedy: "let it respond to user interaction")
        case "noElement":
            Finding.Wording(
                fact: "\(name) can be touched and is no element that Switch Control highlights",
                remedy: "make it an element, or offer its action on one")
        default:
            Finding.Wording(
                fact: "Switch Control never comes to \(finding.element.nameInSentence)",
                remedy: "list it in the order set by hand, or set none")
        }
    }
}
