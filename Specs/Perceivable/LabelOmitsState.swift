package import EveryScreenAudit
import EveryScreenModel

/// A label holds neither its value nor its state.
///
/// - Source: Human Interface Guidelines, VoiceOver.
/// - Threshold: none; whole words in the language of the element, at the start or
///   the end of the label, and only of a state or value the element has.
/// - Of a flow also: a control whose value or state changes keeps its label.
/// - Smallest counterexample: `.slider("a 50%", value: "50%")`.
package struct LabelOmitsState: ScreenSpec {
    package let id = SpecID.labelOmitsState
    package let judgesWording = true
    package let rule = AccessibilityRule(
        "A label holds neither its value nor its state.", [.humanInterfaceGuidelines(.voiceOver)], severity: .warning)

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case value, state, unstable }

    /// Creates the spec.
    package init() {}

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        let screen = presentation.screen
        let lexicons = presentation.lexicons
        judgeEach(presentation.context.controls, of: presentation, into: &verdicts) { index in
            if let reason = presentation.context.reasonNotPresented(index) { return .inapplicable(reason) }
            if screen.elements[index].label == nil { return .cannotTell(.labelUnknown) }
            let words = presentation.labelWords[index]
            if words.isEmpty { return nil }
            if let value = value(of: screen.elements[index]), words.hasSuffix(" " + value) {
                return presentation.shows(value.words, on: index) ? .passed(by: .visibleText) : .failed(.value, measured: .text(value))
            }
            guard let lexicon = lexicons[index] else { return .untested(.noLocaleData) }
            let states = states(of: screen.elements[index], lexicon)
            guard let state = Lexicon.phrase(of: states, ending: words) ?? Lexicon.phrase(of: states, starting: words),
                state != words
            else { return .passed }
            return presentation.shows(state.words, on: index) ? .passed(by: .visibleText) : .failed(.state, measured: .text(state))
        }
    }

    /// The words of a value that is announced as such, or `nil`: codes of switches
    /// and typed text are none.
    private func value(of element: ScreenElement) -> String? {
        switch element.role {
        case .toggle, .checkBox, .radioButton, .button, .link, .tab, .segment: return nil
        case let role where role.isTextInput: return nil
        default: break
        }
        guard let words = element.value?.joinedWords, !words.isEmpty else { return nil }
        return words
    }

    /// The words for the states that the element already announces.
    private func states(of element: ScreenElement, _ lexicon: Lexicon) -> [String] {
        var states: [String] = []
        if [.toggle, .checkBox, .radioButton].contains(element.role), element.value?.isSilent == false { states += lexicon.switchStates }
        if element.traits?.contains(.selected) == true { states += lexicon.selectionStates }
        if element.isKnownDisabled { states += lexicon.disabledStates }
        if element.expandedStatus == .expanded || element.expandedStatus == .collapsed { states += lexicon.expansionStates }
        return states
    }

    package func wording(for failure: Failure, in finding: Finding) -> Finding.Wording {
        switch failure {
        case .unstable:
            Finding.Wording(
                fact: "\(finding.element.name) was called \"\(finding.requiredText)\" before its state changed, which is announced anyway",
                remedy: "keep one label, and state the change in the value or the traits")
        case .value, .state:
            Finding.Wording(
                fact:
                    "the label of \(finding.element.nameInSentence) holds \"\(finding.measuredText)\", which is announced a second time as its \(failure.rawValue)",
                remedy: "leave \"\(finding.measuredText)\" out of the label")
        }
    }
}

extension LabelOmitsState {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "VoiceOver users hear the state twice, and Voice Control users have to say a name that changes.",
            scope: "Exposed controls with a label. In a flow, a control keeps its label when its state changes.",
            exemptions: ["Words that the screen shows may be in the label.", "Text typed into a field is not a state."],
            doubts: [SpecGuide.noWordLists])
    }
}
