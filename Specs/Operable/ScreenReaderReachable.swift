package import EveryScreenAudit
import EveryScreenModel
import EveryScreenNavigation

/// Every visible control and text is a stop of the screen reader.
///
/// - Who is harmed: whoever listens to the screen swipes past it and never knows
///   that it is there.
/// - Source: WCAG 2.2 SC 2.1.1 and 4.1.2 (level A).
/// - Decided exactly, on the reading order: a control passes if the screen reader
///   stops at it, or at an element with the same action; text if it is an element
///   and the order comes to it. Backward is the same order from its end.
/// - Applies to controls that can be operated now, and to text that is an element.
///   What lies in an element that is announced as a whole is the matter of
///   `grouping-keeps-actions`; text that is no element that of `visible-text-exposed`.
/// - Untested where the capture does not tell at what assistive technology stops.
/// - Smallest counterexample: `.button("a").accessibilityHidden()`.
package struct ScreenReaderReachable: ScreenSpec {
    package let id = "screen-reader-reachable"
    package let claim = "Every visible control and text is a stop of the screen reader."
    package let sources = ["WCAG 2.2 SC 2.1.1", "WCAG 2.2 SC 4.1.2"]
    package let severity = Finding.Severity.error

    /// Creates the spec.
    package init() {}

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        let screen = presentation.screen
        let places = presentation.readingPlaces
        // On most screens the screen reader stops at every control, and nobody asks for what else does the same.
        lazy var actions = presentation.actions(of: presentation.readingOrder.elements)
        judgeEach(of: presentation, into: &verdicts) { index in
            let isControl = screen.elements[index].isControl
            guard isControl || (screen.elements[index].role == .text && screen.elements[index].isAccessibilityElement == true) else {
                return nil
            }
            if places[index] >= 0 { return .passed }
            if let reason = presentation.standing.reasonNotOperable(index, on: screen) { return .inapplicable(reason) }
            if isControl {
                if presentation.standing.isInText[index] { return .inapplicable(.inlineText) }
                if screen.elements[index].isAccessibilityElement == nil, !presentation.standing.isHidden[index] {
                    return .untested(.exposureUnknown)
                }
                if let action = screen.elements[index].activation, actions.contains(action) { return .passed(by: .equivalentExists) }
            }
            if screen.ancestors(of: index).contains(where: { places[$0] >= 0 }) { return .inapplicable(.grouped) }
            if presentation.standing.isHidden[index] { return isControl ? .failed("hidden") : .inapplicable(.hidden) }
            return .failed(screen.elements[index].isAccessibilityElement == true ? "passedOver" : "noElement")
        }
    }

    package func wording(for finding: Finding) -> Finding.Wording {
        let name = finding.element.name
        return switch finding.kind {
        case "hidden":
            Finding.Wording(fact: "\(name) can be touched and is hidden from assistive technology", remedy: "do not hide it")
        case "noElement":
            Finding.Wording(
                fact: "\(name) can be touched and is no element of assistive technology",
                remedy: "make it an element, or offer its action on one")
        default:
            Finding.Wording(
                fact: "the screen reader never comes to \(finding.element.nameInSentence)",
                remedy: "list it in the order set by hand, or set none")
        }
    }
}
