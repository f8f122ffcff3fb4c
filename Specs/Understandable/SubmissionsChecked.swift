package import EveryScreenAudit
import EveryScreenModel
import EveryScreenNavigation

/// Entered text is checked, shown for review or can be taken back when it is
/// submitted.
///
/// - Source: WCAG 2.2 SC 3.3.6 (level AAA), which holds for every submission;
///   SC 3.3.4 (level AA) asks the same of legal and financial ones.
/// - Threshold: one of three. Some state of the flow reports an error in a
///   field. The activation is confirmed, or the next screen shows the text. Or
///   some events lead back to the field with its text.
/// - A submission is an activation after which an entered text is on no field,
///   in a state that is not reached without entering text.
/// - Decided exactly, on all that can happen in a flow to a person who uses
///   Switch Control.
/// - Smallest counterexample: a form that is sent at once, and is gone.
package struct SubmissionsChecked: FlowSpec {
    package let id = SpecID.submissionsChecked
    package let rule = AccessibilityRule(
        "Entered text is checked, shown for review or can be taken back when it is submitted.", [.wcag(.errorPreventionAll)],
        severity: .warning)

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case final }

    /// Creates the spec.
    package init() {}

    package func judge(_ presentation: FlowPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts)
    {
        let graph = presentation.stateGraph(by: .switchControl)
        guard graph.steps.contains(where: \.isEntry) else { return }
        let plain = statesWithoutEntry(in: graph)
        let isChecked = graph.screens.contains { $0.elements.contains { $0.field?.isInvalid == true } }
        var judged: Set<String> = []
        for step in graph.steps where step.isChange {
            guard case .select(let name) = step.edge.event, !plain.contains(step.after.state),
                let field = submitted(by: step), judged.insert("\(name) \(field.name)").inserted
            else { continue }
            if isChecked || isConfirmed(step, name) || shows(field.value, step.newScreen) || returns(step, field) {
                verdicts.pass()
            } else if graph.isComplete {
                verdicts.fail(
                    Finding(
                        self, kind: .final, element: step.old(step.oldNames.firstIndex(of: name) ?? field.index),
                        related: [step.old(field.index)], measured: .text(field.value), events: step.events))
            } else {
                verdicts.recordUntested(.boundReached)
            }
        }
    }

    /// The states that are reached without entering text.
    private func statesWithoutEntry(in graph: StateGraph) -> Set<Int> {
        var reached: Set<Int> = [0]
        var open = [0]
        while let position = open.popLast() {
            for edge in graph.edges[position] {
                if case .enter = edge.event { continue }
                if reached.insert(edge.target).inserted { open.append(edge.target) }
            }
        }
        return Set(reached.map { graph.positions[$0].state })
    }

    /// The first field with text that a step takes away.
    private func submitted(by step: FlowStep) -> (index: Int, name: String, value: String)? {
        let kept = Set(step.newNames)
        for (index, element) in step.oldScreen.elements.enumerated() where element.role.isTextInput && element.isVisible != false {
            guard let value = element.value, !value.isSilent, !kept.contains(step.oldNames[index]) else { continue }
            return (index, step.oldNames[index], value)
        }
        return nil
    }

    /// Whether the activated control asks before it acts, can be undone, or
    /// stands in a dialog.
    private func isConfirmed(_ step: FlowStep, _ name: String) -> Bool {
        if step.oldModal != nil { return true }
        guard let index = step.oldNames.firstIndex(of: name) else { return false }
        return step.oldScreen.elements[index].actions?.contains { $0.isConfirmed == true || $0.isUndoable == true } == true
    }

    private func shows(_ value: String, _ screen: RenderedScreen) -> Bool {
        let words = value.words
        return screen.elements.contains { element in
            element.isVisible != false && [element.label, element.value].contains { $0?.words.holds(words) == true }
        }
    }

    /// Whether some events but entering the text lead back to the field with it.
    private func returns(_ step: FlowStep, _ field: (index: Int, name: String, value: String)) -> Bool {
        let graph = step.graph
        var reached: Set<Int> = [step.edge.target]
        var open = [step.edge.target]
        while let position = open.popLast() {
            let state = graph.positions[position].state
            if let index = graph.names[state].firstIndex(of: field.name), graph.screens[state].elements[index].value == field.value {
                return true
            }
            for edge in graph.edges[position] {
                if case .enter(_, into: field.name, _) = edge.event { continue }
                if reached.insert(edge.target).inserted { open.append(edge.target) }
            }
        }
        return false
    }

    package func wording(for _: Failure, in finding: Finding) -> Finding.Wording {
        let field = finding.related.first?.nameInSentence ?? "a field"
        return Finding.Wording(
            fact: "\(finding.element.name) submits \(finding.measuredText.quotedExcerpt) of \(field) at once, and nothing leads back to it",
            remedy: "check the text, show it for review, or let people take the submission back")
    }
}

extension SubmissionsChecked {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "People who mistype, or press a key by mistake, cannot correct what they have sent.",
            scope: "Activations in a flow that take an entered text away.",
            exemptions: ["Leaving a form without a result is no submission.", "Forms that report errors pass."],
            doubts: [SpecGuide.unexplored])
    }
}
