package import EveryScreenAudit
import EveryScreenModel
import EveryScreenNavigation

/// A modal can be left by keyboard, by the screen reader and by a visible control.
///
/// - Source: WCAG 2.2 SC 2.1.2 (level A); Human Interface Guidelines, Modality.
/// - Decided on the topmost open modal. A control that closes it must be reachable
///   by touch, and by the screen reader unless the escape gesture closes it. The
///   keyboard must reach one unless Escape closes it.
/// - Of a flow also: by every input method, what people do can lead out of it.
/// - Smallest counterexample: `.text("a").modal(.text("b"))`.
package struct ModalCanBeEscaped: ScreenSpec {
    package let id = SpecID.modalCanBeEscaped
    package let rule = AccessibilityRule(
        "A modal can be left by keyboard, by the screen reader and by a visible control.",
        [.wcag(.noKeyboardTrap), .humanInterfaceGuidelines(.modality)])

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case noControl, noGesture, noKey, stays }

    /// Creates the spec.
    package init() {}

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        let screen = presentation.screen
        guard let modal = screen.activeModal, let behavior = screen.elements[modal].modal else { return }
        let inside = [modal] + screen.descendants(of: modal)
        // A flow shows what closes the modal, whatever its controls state.
        let exitsOfFlow = presentation.modalExits?()
        let exits = inside.filter { index in
            screen.elements[index].actions?.contains { $0.dismissesModal == true } == true || exitsOfFlow?.contains(index) == true
        }
        let operable = exits.filter {
            presentation.context.reasonNotOperable($0, on: screen) == nil && presentation.limitBeyond($0) == nil
        }
        let isUnknown =
            presentation.modalExits != nil && exitsOfFlow == nil
            || inside.contains { index in
                guard screen.elements[index].isControl else { return false }
                guard let actions = screen.elements[index].actions else { return true }
                return actions.contains { $0.kind == .activate && $0.dismissesModal == nil }
            }
        let gesture =
            behavior.closesOnEscapeGesture
            ?? (inside.contains { index in screen.elements[index].actions?.contains { $0.kind == .escape } == true } ? true : nil)
        let judgment: Judgment<Failure>
        if operable.isEmpty {
            judgment = isUnknown ? .cannotTell(.actionUnknown) : .failed(.noControl)
        } else if !operable.contains(where: { presentation.readingPlaces[$0] >= 0 }), gesture != true {
            let isKnown = gesture == false || operable.allSatisfy { presentation.context.reasonNotPresented($0) != nil }
            judgment = isKnown ? .failed(.noGesture) : .cannotTell(.exposureUnknown)
        } else if behavior.closesOnEscapeKey == false, !operable.contains(where: presentation.keyboardGraph.stops.contains) {
            let isKnown = operable.allSatisfy { screen.elements[$0].keyboard?.isFocusable == false }
            judgment = isKnown ? .failed(.noKey) : .cannotTell(.keyboardUnknown)
        } else {
            judgment = .passed
        }
        record(judgment, of: modal, on: presentation, into: &verdicts)
    }

    package func wording(for failure: Failure, in finding: Finding) -> Finding.Wording {
        let name = finding.element.name
        return switch failure {
        case .noControl:
            Finding.Wording(
                fact: "\(name) is a modal, and no control in it that can be touched closes it", remedy: "add a button that closes it")
        case .noGesture:
            Finding.Wording(
                fact: "\(name) is a modal that the screen reader cannot leave",
                remedy: "let the escape gesture close it, or the control that does be an element")
        case .stays:
            Finding.Wording(
                fact:
                    "\(name) is a modal, and nothing that can be done by \((InputMethodFailure(rawValue: finding.measuredText) ?? .touch).name) closes it",
                remedy: "close it when the control or the gesture that should is used")
        case .noKey:
            Finding.Wording(
                fact: "\(name) is a modal that the keyboard cannot leave",
                remedy: "close it on Escape, or let the control that does take focus")
        }
    }
}

extension ModalCanBeEscaped {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "People who cannot tap beside the dialog, swipe it down or press Escape must restart the app.",
            scope: "Screens with an open modal. In a flow, every input method must lead out of it.",
            doubts: ["The capture does not state what closes the modal.", SpecGuide.unexplored])
    }
}
