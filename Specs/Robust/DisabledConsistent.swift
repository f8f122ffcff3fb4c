package import EveryScreenAudit
import EveryScreenModel

/// A control is disabled for touch, for assistive technology and for the keyboard
/// alike.
///
/// - Source: WCAG 2.2 SC 4.1.2 (level A).
/// - Threshold: none; disabled for touch and the trait "dimmed" go together, and of
///   the disabled controls of a screen either all take keyboard focus or none.
/// - Smallest counterexample:
///   `.button("a").disabled().accessibilityRemoveTraits(.notEnabled)` on a screen
///   where the trait is not added back.
package struct DisabledConsistent: ScreenSpec {
    package let id = SpecID.disabledConsistent
    package let rule = AccessibilityRule(
        "A control is disabled for touch, for assistive technology and for the keyboard alike.", [.wcag(.nameRoleValue)], severity: .warning
    )

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case onlyDimmed, notDimmed, focusable }

    /// Creates the spec.
    package init() {}

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        let screen = presentation.screen
        let disabled = presentation.context.controls.filter {
            screen.elements[$0].isEnabled == false && presentation.context.reasonNotPresented($0) == nil
        }
        let focusable = disabled.filter { screen.elements[$0].keyboard?.isFocusable == true }
        let refusing = disabled.filter { screen.elements[$0].keyboard?.isFocusable == false }
        judgeEach(presentation.context.controls, of: presentation, into: &verdicts) { index in
            if let reason = presentation.context.reasonNotPresented(index) { return .inapplicable(reason) }
            guard let isEnabled = screen.elements[index].isEnabled, let traits = screen.elements[index].traits else {
                return .untested(.stateUnknown)
            }
            if isEnabled == traits.contains(.notEnabled) { return .failed(isEnabled ? .onlyDimmed : .notDimmed) }
            if !isEnabled, screen.elements[index].keyboard?.isFocusable == true, !refusing.isEmpty, focusable.count <= refusing.count {
                return .failed(.focusable)
            }
            return .passed
        }
    }

    package func wording(for failure: Failure, in finding: Finding) -> Finding.Wording {
        let name = finding.element.name
        return switch failure {
        case .notDimmed:
            Finding.Wording(
                fact: "\(name) is disabled and is not announced as dimmed", remedy: "add the trait notEnabled as long as it is disabled")
        case .onlyDimmed:
            Finding.Wording(
                fact: "\(name) is announced as dimmed and can be operated", remedy: "take the trait notEnabled away, or disable it")
        case .focusable:
            Finding.Wording(
                fact: "\(name) is disabled and takes keyboard focus, and others that are disabled do not", remedy: "treat them all alike")
        }
    }
}

extension DisabledConsistent {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "VoiceOver users press a button and nothing happens, for reasons that others can see.",
            scope: "Exposed controls. The disabled controls of a screen all take keyboard focus, or none does.",
            doubts: ["The capture states only one of two facts: disabled for touch, or announced as dimmed."])
    }
}
