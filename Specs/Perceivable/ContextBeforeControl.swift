package import EveryScreenAudit
import EveryScreenModel
import EveryScreenNavigation

/// The text that a control depends on is read before it.
///
/// - Source: Human Interface Guidelines, VoiceOver: order.
/// - Threshold: the text that labels a field is read before the field, and the
///   question of an alert before two of its buttons.
/// - Measured are the stops from the control to its text.
/// - Labels are known where a capture states by which element a control is named.
/// - Smallest counterexample: an alert that begins with "Delete" and "Keep", and
///   ends with "Delete the letter?".
package struct ContextBeforeControl: ScreenSpec {
    package let id = SpecID.contextBeforeControl
    package let rule = AccessibilityRule(
        "The text that a control depends on is read before it.", [.humanInterfaceGuidelines(.voiceOver)], severity: .warning)

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case label, question }

    /// Creates the spec.
    package init() {}

    /// By convention the label of these stands behind them (WCAG technique H44).
    private static let labeledBehind: [ScreenElement.Role] = [.toggle, .checkBox, .radioButton, .segment]

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        let screen = presentation.screen
        let labels = VisibleLabels(presentation)
        judgeEach(presentation.context.controls, of: presentation, into: &verdicts) { index in
            guard let its = labels.places(of: index), !Self.labeledBehind.contains(screen.elements[index].role) else { return nil }
            let place = presentation.readingPlaces[index]
            guard let first = its.min(by: { $0.place < $1.place }), place >= 0 else { return nil }
            if first.place < place { return .passed }
            return .failed(.label, related: [first.index], measured: .number(Double(first.place - place)), required: .number(0))
        }
        guard let alert = screen.activeModal, screen.elements[alert].role == .alert else { return }
        judgeAlert(alert, presentation, into: &verdicts)
    }

    /// Records whether the first text of an alert is read before its choices.
    private func judgeAlert(_ alert: Int, _ presentation: ScreenPresentation, into verdicts: inout Verdicts) {
        let screen = presentation.screen
        let stops = presentation.readingOrder.elements.filter { screen.isElement($0, inside: alert) }
        let text = stops.firstIndex { [.text, .heading].contains(screen.elements[$0].role) }
        guard let text else { return }
        let choices = stops[..<text].filter { screen.elements[$0].role == .button }
        // One button alone, at the top, closes the alert.
        let judgment: Judgment<Failure> =
            choices.count < 2
            ? .passed : .failed(.question, related: [stops[text]], measured: .number(Double(choices.count)), required: .number(1))
        record(judgment, of: choices.first ?? stops[text], on: presentation, into: &verdicts)
    }

    package func wording(for failure: Failure, in finding: Finding) -> Finding.Wording {
        let text = finding.related.first?.nameInSentence ?? "its text"
        let count = Int(finding.measuredNumber)
        switch failure {
        case .label:
            return Finding.Wording(
                fact: "\(finding.element.name) is read \(count) \(count == 1 ? "stop" : "stops") before \(text), which labels it",
                remedy: "put the label before its control", measure: "\(count) stops")
        case .question:
            return Finding.Wording(
                fact: "\(count) buttons of the alert are read before \(text), the first of them \(finding.element.nameInSentence)",
                remedy: "put the question before the choices", measure: "\(count) buttons")
        }
    }
}

extension ContextBeforeControl {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "VoiceOver users hear a choice before the question, and answer without knowing it or go back.",
            scope: "Controls whose visible label is known, and alerts with text and at least two buttons.",
            exemptions: [
                "Check boxes, radio buttons and switches may stand before their labels.",
                "One button before the text of an alert may close it.",
            ])
    }
}
