package import EveryScreenAudit
import EveryScreenModel
import EveryScreenNavigation

/// Entered text outlasts a pause, an interruption and a change of settings.
///
/// - Source: Human Interface Guidelines, Launching (restore the previous state); in
///   the spirit of WCAG 2.2 SC 2.2.5 (level AAA), which is about sessions alone.
/// - Threshold: the field has the same value afterwards, or some actions lead to it
///   with the same value.
/// - Decided exactly, on all that can happen in a flow to a person who uses Switch
///   Control.
/// - Smallest counterexample: an address that is gone when the session has expired.
package struct InputKept: FlowSpec {
    package let id = SpecID.inputKept
    package let rule = AccessibilityRule(
        "Entered text outlasts a pause, an interruption and a change of settings.", [.humanInterfaceGuidelines(.launching)],
        severity: .warning)

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case emptied, lost }

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
            for index in step.oldScreen.elements.indices {
                let (element, name) = (step.oldScreen.elements[index], step.oldNames[index])
                guard element.isVisible != false, element.role.isTextInput, element.role != .secureTextField,
                    element.isPrivacySensitive != true,
                    let value = element.value, !value.isSilent, value != initial[name] ?? "",
                    judged.insert("\(step.before.state) \(step.after.state) \(name)").inserted
                else { continue }
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
            scope: "Text fields with entered text when time passes, the app returns from the background or settings change.",
            exemptions: ["Passwords and private content may go.", "A change of the language is exempt."],
            doubts: [SpecGuide.unexplored])
    }
}
