package import EveryScreenAudit
import EveryScreenModel

/// A control with a value exposes it.
///
/// - Source: WCAG 2.2 SC 4.1.2 (level A).
/// - Threshold: one character that can be spoken.
/// - Smallest counterexample: `.slider("a", value: "")`.
package struct ValuePresent: ScreenSpec {
    package let id = SpecID.valuePresent
    package let rule = AccessibilityRule("A control with a value exposes it.", [.wcag(.nameRoleValue)])

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case missing, content }

    /// Creates the spec.
    package init() {}

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        let screen = presentation.screen
        judgeEach(of: presentation, into: &verdicts) { index in
            let role = screen.elements[index].role
            // Whatever swiping up and down changes has a value.
            guard Self.valued.contains(role) || screen.elements[index].traits?.contains(.adjustable) == true else { return nil }
            if let reason = presentation.standing.reasonNotPresented(index) { return .inapplicable(reason) }
            if let value = screen.elements[index].value, !value.isSilent { return .passed }
            let isMissing = screen.elements[index].value != nil
            if role.isTextInput { return isMissing ? field(screen.elements[index]) : .cannotTell(.valueUnknown) }
            if screen.elements[index].traits?.contains(.selected) == true { return .passed }
            if !isMissing { return .cannotTell(.valueUnknown) }
            if role == .progressIndicator, screen.elements[index].field?.maximum == nil { return .cannotTell(.valueUnknown) }
            // A list box that is shown whole needs no value: its selected options
            // are announced, and there may be none (WAI-ARIA 1.2).
            let isOpenList = role == .picker && screen.descendants(of: index).contains { screen.elements[$0].role == .segment }
            return role == .radioButton || isOpenList ? .passed : .failed(.missing)
        }
    }

    private static let valued: [ScreenElement.Role] = [
        .slider, .stepper, .picker, .toggle, .checkBox, .radioButton, .progressIndicator, .textField, .secureTextField, .searchField,
        .textEditor,
    ]

    /// A field without value: empty, unless it shows text that is known to be no
    /// placeholder and no title.
    private func field(_ element: ScreenElement) -> Judgment<Failure> {
        let content = element.text?.first { run in
            run.isPlaceholder == false && !run.string.isSilent && run.string != element.label
        }
        return content.map { .failed(.content, measured: .text($0.string)) } ?? .passed
    }

    package func wording(for failure: Failure, in finding: Finding) -> Finding.Wording {
        switch failure {
        case .content:
            Finding.Wording(
                fact: "\(finding.element.name) shows \"\(finding.measuredText)\" and has no value",
                remedy: "give what it shows as its value")
        case .missing:
            Finding.Wording(
                fact: "\(finding.element.name) has no value",
                remedy: "give its value, in the unit of its meaning")
        }
    }
}

extension ValuePresent {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "VoiceOver users hear \"Volume, adjustable\" and not how loud it is.",
            scope: "Exposed sliders, steppers, pickers, switches, check boxes and progress indicators, and fields with content.",
            exemptions: ["An empty field has no value.", "Radio buttons and check boxes may use the trait \"selected\"."],
            doubts: ["The capture does not state the value.", "Progress without a value may be of unknown length."])
    }
}
