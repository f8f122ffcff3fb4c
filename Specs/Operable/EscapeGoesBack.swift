package import EveryScreenAudit
import EveryScreenModel
import EveryScreenNavigation

/// The escape gesture leaves a screen that has a back button, and a modal that has
/// one to close it.
///
/// - Source: UIAccessibility, `accessibilityPerformEscape`: it dismisses a modal or
///   goes back one level.
/// - Threshold: the gesture changes the state.
/// - A back button leads to a screen from which this one is reached. It has a word
///   for back; or it leads to a screen that people meet earlier, and is in the
///   navigation bar or has the name of that screen.
/// - A modal is judged if a button that closes it has a word for cancel, close,
///   done or back.
/// - Decided exactly, on all that a VoiceOver user can do in a flow.
/// - Smallest counterexample: a screen with the button "Back", and no reaction to
///   the gesture.
package struct EscapeGoesBack: FlowSpec {
    package let id = SpecID.escapeGoesBack
    package let rule = AccessibilityRule(
        "The escape gesture leaves a screen that has a back button, and a modal that has one to close it.",
        [.other(.performEscape)], severity: .warning)

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case idle, modalStays }

    /// Creates the spec.
    package init() {}

    package func judge(_ presentation: FlowPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts)
    {
        let graph = presentation.stateGraph(by: .screenReader)
        var escaping: Set<Int> = []
        for step in graph.steps where step.isChange && step.edge.event == .reader(.escape) { escaping.insert(step.before.state) }
        judgeModals(presentation, graph, escaping, into: &verdicts)
        var moves: Set<[String?]> = []
        for step in graph.steps where step.isByPerson && presentation.changesPlace(step) {
            moves.insert([place(step.before, presentation), place(step.after, presentation)])
        }
        let order = placesInOrder(graph, presentation)
        var judged: Set<Int> = []
        for step in graph.steps where step.edge.event == .reader(.activate) && step.oldModal == nil && step.newModal == nil {
            let places = [place(step.after, presentation), place(step.before, presentation)]
            guard places[0] != places[1], moves.contains(places), let index = step.before.focus,
                isBack(index, step, leadsUp: order[places[0]] ?? 0 < order[places[1]] ?? 0, presentation),
                judged.insert(step.before.state).inserted
            else { continue }
            if escaping.contains(step.before.state) {
                verdicts.pass()
            } else {
                verdicts.fail(Finding(self, kind: .idle, element: step.old(index), events: graph.events(to: step.start)))
            }
        }
    }

    private func judgeModals(
        _ presentation: FlowPresentation, _ graph: StateGraph, _ escaping: Set<Int>, into verdicts: inout Verdicts
    ) {
        var judged: Set<String> = []
        for step in graph.steps
        where step.edge.event == .reader(.activate) && step.after.openers.count < step.before.openers.count {
            guard let modal = step.oldScreen.activeModal, let index = step.before.focus, step.oldScreen.isElement(index, inside: modal),
                presentation.isNamed(\.closeNames, index, step) || presentation.isNamedBack(index, step),
                judged.insert(step.oldModal ?? "").inserted
            else { continue }
            if escaping.contains(step.before.state) {
                verdicts.pass()
            } else {
                let (button, closed) = (step.old(index), step.old(modal))
                verdicts.fail(Finding(self, kind: .modalStays, element: button, related: [closed], events: graph.events(to: step.start)))
            }
        }
    }

    private func place(_ position: StateGraph.Position, _ presentation: FlowPresentation) -> String? {
        presentation.place(of: position.state, by: .screenReader)
    }

    /// For each screen a number, lower where fewer events lead to it.
    private func placesInOrder(_ graph: StateGraph, _ presentation: FlowPresentation) -> [String?: Int] {
        var result: [String?: Int] = [:]
        for position in graph.positions {
            let place = place(position, presentation)
            if result[place] == nil { result[place] = result.count }
        }
        return result
    }

    private func isBack(_ index: Int, _ step: FlowStep, leadsUp: Bool, _ presentation: FlowPresentation) -> Bool {
        let screen = step.oldScreen
        let around = screen.ancestors(of: index).map { screen.elements[$0].role }
        if screen.elements[index].role == .tab || around.contains(.tabBar) { return false }
        // A control on both screens leads beside, as tabs do.
        if step.newNames.contains(step.oldNames[index]) { return false }
        if leadsUp, around.contains(.navigationBar) { return true }
        return leadsUp && presentation.isNamedAfterTarget(index, step) || presentation.isNamedBack(index, step)
    }

    package func wording(for failure: Failure, in finding: Finding) -> Finding.Wording {
        let leaves =
            switch failure {
            case .idle: "goes back"
            case .modalStays: "closes \(finding.related.first?.nameInSentence ?? "the modal")"
            }
        return Finding.Wording(
            fact: "\(finding.element.nameInSentence) \(leaves), and the escape gesture does nothing",
            remedy: "override accessibilityPerformEscape, or add .accessibilityAction(.escape), with the same effect")
    }
}

extension EscapeGoesBack {
    package var guide: SpecGuide? {
        SpecGuide(
            affected:
                "VoiceOver users draw a Z with two fingers, stay where they are, and have to find the back button on each screen.",
            scope: "Screens with a back button, and modals with a button to close them, such as Cancel or Done.",
            exemptions: ["Tabs, and buttons that are on both screens, lead beside a screen, not back."],
            doubts: [SpecGuide.unexplored])
    }
}
