package import EveryScreenAudit
import EveryScreenModel
import EveryScreenNavigation

/// Changing the setting of a control does not lead elsewhere.
///
/// - Source: WCAG 2.2 SC 3.2.2 (level A), failures F36 and F37.
/// - Threshold: another title or first heading, a modal that opens, or a focus that
///   leaves the control.
/// - Decided exactly, on all that a person who listens can do in a flow: switches,
///   check boxes and radio buttons are activated, adjustable elements adjusted, and
///   texts entered. Lists of suggestions may open over a field. On a page, lists,
///   check boxes and radio buttons are changed by key when it is recorded.
/// - Smallest counterexample: a radio button that leads to another screen.
package struct NoChangeOnInput: FlowSpec {
    package let id = SpecID.noChangeOnInput
    package let rule = AccessibilityRule("Changing the setting of a control does not lead elsewhere.", [.wcag(.onInput)])

    /// The controls that hold a setting, and are no way to somewhere.
    private static let settings: [ScreenElement.Role] = [.toggle, .checkBox, .radioButton, .slider, .stepper, .picker]

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case modal, screen, focus }

    /// Creates the spec.
    package init() {}

    package func judge(_ presentation: FlowPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts)
    {
        let graph = presentation.stateGraph(by: .screenReader)
        var judged: Set<String> = []
        var failed: Set<String> = []
        for step in graph.steps where step.isChange && step.edge.moved == nil {
            guard let index = step.before.focus, isSetting(step.oldScreen.elements[index], changedBy: step.edge.event) else { continue }
            let place = "\(step.before.state) \(index)"
            judged.insert(place)
            let element = step.oldScreen.elements[index]
            guard let change = change(step, presentation), !(step.isEntry && change == .modal), failed.insert(place).inserted else {
                continue
            }
            if element.hint?.isSilent == false || element.field?.purpose == "oneTimeCode" {
                verdicts.cannotTell(step.old(index), .humanJudgement)
                continue
            }
            verdicts.fail(
                Finding(
                    self, kind: change, element: step.old(index), related: step.after.focus.map { [step.new($0)] } ?? [],
                    // The model of a search may enter its text together with the
                    // Return key.
                    events: step.events, severity: element.role == .searchField ? .warning : nil))
        }
        for _ in judged.subtracting(failed) { verdicts.pass() }
    }

    private func isSetting(_ element: ScreenElement, changedBy event: UserEvent) -> Bool {
        switch event {
        case .reader(.increment), .reader(.decrement), .enter: true
        case .reader(.activate): Self.settings.contains(element.role) || element.traits?.contains(.toggleButton) == true
        default: false
        }
    }

    /// The change of context, or `nil`; an alert asks whether the change is meant.
    private func change(_ step: FlowStep, _ presentation: FlowPresentation) -> Failure? {
        if let modal = step.newModal, modal != step.oldModal {
            return step.newScreen.activeModal.map { step.newScreen.elements[$0].role } == .alert ? nil : .modal
        }
        // A modal that closes takes its controls along.
        if step.newModal != step.oldModal { return nil }
        let places = [step.before, step.after].map { presentation.presentation(of: $0.state, by: step.graph.inputMethod).place }
        if places[0] != places[1] { return .screen }
        return step.newFocus != nil && step.newFocus != step.oldFocus && step.newNames.contains(step.oldFocus ?? "") ? .focus : nil
    }

    package func wording(for failure: Failure, in finding: Finding) -> Finding.Wording {
        let name = finding.element.nameInSentence
        let fact =
            switch failure {
            case .modal: "changing \(name) opens a modal"
            case .screen: "changing \(name) leads to another screen"
            case .focus: "changing \(name) moves the focus to \(finding.related.first?.nameInSentence ?? "another element")"
            }
        return Finding.Wording(
            fact: fact, remedy: "let a button do it, or say in the hint of \(finding.element.shortNameInSentence) what will happen")
    }
}

extension NoChangeOnInput {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "VoiceOver and keyboard users choose an option and are on another screen, without knowing why.",
            scope:
                "Switches, check boxes, radio buttons, sliders, steppers and pickers, all adjustable elements, and text fields. On recorded "
                + "pages, lists, check boxes and radio buttons whose changes a script hears.",
            exemptions: [
                "Tabs, segments and menu items are ways to somewhere.", "An alert may ask whether the change is meant.",
                "A modal may close when a choice is made.", "Suggestions may open over a text field.",
            ],
            doubts: [
                "The control has a hint, which may say what will happen.", "A one-time code may be sent when it is complete.",
                SpecGuide.unexplored,
            ])
    }
}
