package import EveryScreenAudit
import EveryScreenModel
import EveryScreenNavigation

/// Entered text outlasts a pause, an interruption, a change of settings and a step
/// back, and is required only once.
///
/// - Source: Human Interface Guidelines, Launching (restore the previous state);
///   WCAG 2.2 SC 3.3.7 (level A), by which people enter nothing twice in a process,
///   for a step back and a second field; in the spirit of SC 2.2.5 (level AAA) for
///   sessions.
/// - Threshold: the field has the same value afterwards, or some actions lead to it
///   with the same value.
/// - A step back is a button with a word for it, or called after the screen before,
///   on a screen that has a field or leads on. Forms that were sent may be empty.
/// - A second field has the same label and the same stated purpose, is on another
///   screen, and is empty there.
/// - Decided exactly, on all that can happen in a flow to a person who uses Switch
///   Control.
/// - Smallest counterexample: an address that is gone when the session has expired.
package struct InputKept: FlowSpec {
    package let id = SpecID.inputKept
    package let rule = AccessibilityRule(
        "Entered text outlasts a pause, an interruption, a change of settings and a step back, and is required only once.",
        [.humanInterfaceGuidelines(.launching), .wcag(.redundantEntry)], severity: .warning)

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case emptied, lost, back, again }

    /// Creates the spec.
    package init() {}

    package func judge(_ presentation: FlowPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts)
    {
        let graph = presentation.stateGraph(by: .switchControl)
        let initial = initialValues(in: graph)
        var judged: Set<String> = []
        var failed: Set<String> = []
        for step in graph.steps where step.isChange && !step.isByPerson {
            let (old, new) = (graph.environments[step.before.state], graph.environments[step.after.state])
            // Another language may write a value in another way.
            guard old.locale == new.locale, old.pseudolocale == new.pseudolocale else { continue }
            for (index, value) in entered(step.oldScreen, step.oldNames, initial) {
                let name = step.oldNames[index]
                guard judged.insert("\(step.before.state) \(step.after.state) \(name)").inserted else { continue }
                switch verdict(on: name, value, after: step) {
                case .none: verdicts.pass()
                case .lost? where !graph.isComplete: verdicts.recordUntested(.boundReached)
                case let kind?:
                    guard failed.insert("\(step.isWait) \(step.changesSettings) \(name)").inserted else { continue }
                    verdicts.fail(
                        Finding(self, kind: kind, element: step.old(index), measured: .text(value), events: step.events))
                }
            }
        }
        judgeSteps(back: graph, presentation, initial, into: &verdicts)
        judgeRepetition(graph, presentation, into: &verdicts)
    }

    private func judgeSteps(
        back graph: StateGraph, _ presentation: FlowPresentation, _ initial: [String: String], into verdicts: inout Verdicts
    ) {
        var judged: Set<String> = []
        var failed: Set<String> = []
        for step in graph.steps where step.isByPerson && step.isChange && presentation.changesPlace(step) {
            // A search may end where it was begun.
            let fields = entered(step.oldScreen, step.oldNames, initial).filter { step.oldScreen.elements[$0.index].role != .searchField }
            guard !fields.isEmpty, continues(step, presentation) else { continue }
            let before = presentation.place(of: step.before.state, by: graph.inputMethod)
            for back in step.next where back.isByPerson && presentation.place(of: back.after.state, by: graph.inputMethod) == before {
                guard case .select(let name) = back.edge.event, let button = back.oldNames.firstIndex(of: name),
                    presentation.isNamedAfterTarget(button, back) || presentation.isNamedBack(button, back)
                else { continue }
                for field in fields {
                    guard let now = back.newNames.firstIndex(of: step.oldNames[field.index]),
                        judged.insert("\(step.before.state) \(back.after.state) \(field.index)").inserted
                    else { continue }
                    if back.newScreen.elements[now].value == field.value {
                        verdicts.pass()
                    } else if failed.insert(step.oldNames[field.index]).inserted {
                        verdicts.fail(
                            Finding(self, kind: .back, element: step.old(field.index), measured: .text(field.value), events: back.events))
                    }
                }
            }
        }
    }

    /// Whether the process goes on where a step leads: there is something to enter,
    /// or a way to a third screen.
    private func continues(_ step: FlowStep, _ presentation: FlowPresentation) -> Bool {
        if step.newScreen.elements.contains(where: { $0.role.isTextInput && $0.isVisible != false }) { return true }
        let before = presentation.place(of: step.before.state, by: step.graph.inputMethod)
        return step.next.contains {
            $0.isByPerson && presentation.changesPlace($0) && presentation.place(of: $0.after.state, by: step.graph.inputMethod) != before
        }
    }

    /// The fields whose text people have entered, and may expect to find again.
    private func entered(_ screen: RenderedScreen, _ names: [String], _ initial: [String: String]) -> [(index: Int, value: String)] {
        screen.elements.indices.compactMap { index in
            let element = screen.elements[index]
            guard element.isVisible != false, element.role.isTextInput, element.role != .secureTextField,
                element.isPrivacySensitive != true, let value = element.value, !value.isSilent, value != initial[names[index]] ?? ""
            else { return nil }
            return (index, value)
        }
    }

    /// The values of fields where they are first shown, before people enter any.
    private func initialValues(in graph: StateGraph) -> [String: String] {
        var result: [String: String] = [:]
        for (screen, names) in zip(graph.screens, graph.names) {
            for (element, name) in zip(screen.elements, names) where element.role.isTextInput && result[name] == nil {
                result[name] = element.value ?? ""
            }
        }
        return result
    }

    private func verdict(on name: String, _ value: String, after step: FlowStep) -> Failure? {
        let graph = step.graph
        func hasValue(_ state: Int) -> Bool? {
            graph.names[state].firstIndex(of: name).map { graph.screens[state].elements[$0].value == value }
        }
        if let has = hasValue(step.after.state) { return has ? nil : .emptied }
        var reached: Set<Int> = [step.edge.target]
        var open = [step.edge.target]
        while let position = open.popLast() {
            if hasValue(graph.positions[position].state) == true { return nil }
            for edge in graph.edges[position] where edge.event.inputMethod != nil {
                // Entering it again is what people should not have to do.
                if case .enter(_, into: name, _) = edge.event { continue }
                if reached.insert(edge.target).inserted { open.append(edge.target) }
            }
        }
        return .lost
    }

    package func wording(for failure: Failure, in finding: Finding) -> Finding.Wording {
        let (name, value) = (finding.element.nameInSentence, finding.measuredText.quotedExcerpt)
        let cause = finding.events.last.map { " after: \($0.description)" } ?? ""
        return switch failure {
        case .emptied: Finding.Wording(fact: "\(name) no longer has the text \(value)\(cause)", remedy: "keep the entered text")
        case .back:
            Finding.Wording(fact: "\(name) no longer has the text \(value) after a step forward and back", remedy: "keep the entered text")
        case .again:
            Finding.Wording(
                fact: "\(name) is empty, and \(value) was entered for the same purpose before",
                remedy: "fill it in, or offer the earlier entry")
        case .lost:
            Finding.Wording(
                fact: "\(name) with the text \(value) is gone\(cause); no action leads back to it",
                remedy: "store the entered text, and show it when people return")
        }
    }
}

extension InputKept {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "People who type with a switch or by voice need minutes for an address, and have to enter it again.",
            scope:
                "Text fields with entered text when time passes, the app returns from the background, settings change, or people go on or back.",
            exemptions: [
                "Forms that were sent may be empty: going back counts on screens with a field or a way to a third screen.",
                "Passwords and private content may go, and a search after a step back.", "A change of the language is exempt.",
            ],
            doubts: [SpecGuide.unexplored])
    }
}
