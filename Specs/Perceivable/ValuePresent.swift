package import EveryScreenAudit
import EveryScreenModel

/// A control with a value exposes it.
///
/// - Source: WCAG 2.2 SC 4.1.2 (level A).
/// - Threshold: one character that can be spoken. A share in percent of a range
///   other than 0 to 1 and 0 to 100 is a note. So is a bare fraction below 1 at a
///   slider of no other range.
/// - A control that stands out among others of its kind by its look says so in its
///   label, value, hint or traits: a warning. The look is a mark, a weight, a color
///   or a background.
/// - Smallest counterexample: `.slider("a", value: "")`.
package struct ValuePresent: ScreenSpec {
    package let id = SpecID.valuePresent
    package let rule = AccessibilityRule("A control with a value exposes it.", [.wcag(.nameRoleValue)])

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case missing, content, share, fraction, look }

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
            if let reason = presentation.context.reasonNotPresented(index) { return .inapplicable(reason) }
            if let value = screen.elements[index].value, !value.isSilent {
                if role == .slider, Self.isFraction(value), Self.mayBeShare(screen.elements[index]) {
                    return .failed(.fraction, measured: .text(value), severity: .note)
                }
                guard let range = Self.range(of: screen.elements[index]), Self.isShare(value) else { return .passed }
                return .failed(.share, measured: .text(value), required: .text(range), severity: .note)
            }
            let isMissing = screen.elements[index].value != nil
            if role.isTextInput { return isMissing ? field(screen.elements[index]) : .cannotTell(.valueUnknown) }
            if screen.elements[index].traits?.contains(.selected) == true { return .passed }
            if !isMissing { return .cannotTell(.valueUnknown) }
            if role == .progressIndicator, screen.elements[index].field?.maximum == nil { return .cannotTell(.valueUnknown) }
            // A list box that is shown whole needs no value: its selected options
            // are announced, and there may be none (WAI-ARIA 1.2).
            let isOpenList = role == .picker && screen.descendants(of: index).contains { screen.elements[$0].role == .segment }
            if role == .radioButton || isOpenList { return .passed }
            return isUnchosen(index, presentation) ? .cannotTell(.valueUnknown) : .failed(.missing)
        }
        judgeLooks(of: presentation, into: &verdicts)
    }

    private static let valued: [ScreenElement.Role] = [
        .slider, .stepper, .picker, .toggle, .checkBox, .radioButton, .progressIndicator, .textField, .secureTextField, .searchField,
        .textEditor,
    ]

    /// Whether it is a combo box of a page that shows no choice.
    ///
    /// Its value is its text, so there may be none yet (WAI-ARIA 1.2, combobox).
    private func isUnchosen(_ index: Int, _ presentation: ScreenPresentation) -> Bool {
        let screen = presentation.screen
        guard screen.facts.platform == .web, screen.elements[index].role == .picker else { return false }
        return ([index] + Array(screen.descendants(of: index))).allSatisfy { presentation.shownText(of: $0) == nil }
    }

    /// The range of a slider or stepper whose values have a unit: not that of a
    /// share, from 0 to 1 or 0 to 100; `nil` where there is none.
    private static func range(of element: ScreenElement) -> String? {
        guard [.slider, .stepper].contains(element.role), let least = element.field?.minimum, let most = element.field?.maximum,
            least != 0 || (most != 1 && most != 100)
        else { return nil }
        return "\(decimalText(least)) to \(decimalText(most))"
    }

    /// Whether a value is a share in percent, as the system states it by default.
    private static func isShare(_ value: String) -> Bool {
        let rest = value.filter { !$0.isWhitespace }
        return rest.count > 1 && (rest.hasSuffix("%") || rest.hasPrefix("%")) && rest.allSatisfy { $0.isNumber || "%.,".contains($0) }
    }

    /// Whether a value is a number below 1 with decimals and no unit.
    private static func isFraction(_ value: String) -> Bool {
        let digits = value.utf8
        guard digits.count > 2, digits.first == UInt8(ascii: "0"), digits.dropFirst().first.map({ ".,".utf8.contains($0) }) == true
        else { return false }
        return digits.dropFirst(2).allSatisfy { (48...57).contains($0) }
    }

    /// Whether the range of an element, if it is known, is that of a share.
    private static func mayBeShare(_ element: ScreenElement) -> Bool {
        element.field?.minimum ?? 0 == 0 && element.field?.maximum ?? 1 == 1
    }

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
        case .fraction:
            Finding.Wording(
                fact: "\(finding.element.name) states its value as \"\(finding.measuredText)\", a number without a unit",
                remedy: "state it in percent, or in the unit of its meaning: \"40%\"")
        case .share:
            Finding.Wording(
                fact: "\(finding.element.name) has a range of \(finding.requiredText) and states \(finding.measuredText) of it",
                remedy: "state the value in the unit of its meaning: \"3 guests\"")
        case .look:
            Finding.Wording(
                fact: "\(finding.element.name) stands out by \(finding.measuredText), and is spoken like "
                    + "\(finding.related.first?.nameInSentence ?? "the others of its kind")",
                remedy: "say what its look means: in the label, as a value, or by the trait selected")
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
            scope:
                "Exposed sliders, steppers, pickers, switches, check boxes and progress indicators, fields with content, and in apps "
                + "buttons that look different from others of their kind.",
            exemptions: [
                "An empty field has no value.", "Radio buttons and check boxes may use the trait \"selected\".",
                "A button whose words say why it looks different passes, such as Delete.",
            ],
            doubts: [
                "The capture does not state the value.", "Progress without a value may be of unknown length.",
                "A combo box of a page that shows no text may have no choice yet.",
            ])
    }
}
