import EveryScreenAudit
import EveryScreenModel
import EveryScreenNavigation

/// Fields that ask for what people have entered before.
extension InputKept {
    /// The content that a field requires, by its label and its stated purpose.
    private struct Question: Hashable {
        let label: String
        let purpose: String

        init?(_ element: ScreenElement) {
            guard element.role.isTextInput, element.role != .secureTextField, element.role != .searchField, element.isVisible != false,
                let purpose = element.field?.purpose, !purpose.isEmpty, purpose != "oneTimeCode", purpose != "one-time-code",
                let label = element.label?.joinedWords, !label.isEmpty
            else { return nil }
            (self.label, self.purpose) = (label, purpose)
        }
    }

    /// Fails each field that is empty where people meet it after they answered its
    /// question on another screen.
    func judgeRepetition(_ graph: StateGraph, _ presentation: FlowPresentation, into verdicts: inout Verdicts) {
        var names: [Question: Set<String>] = [:]
        for (screen, own) in zip(graph.screens, graph.names) {
            for (element, name) in zip(screen.elements, own) {
                if let question = Question(element) { names[question, default: []].insert(name) }
            }
        }
        guard names.values.contains(where: { $0.count > 1 }) else { return }
        var failed: Set<String> = []
        for step in graph.steps {
            guard case .enter(let text, into: let name, _) = step.edge.event, !text.isSilent,
                let index = step.newNames.firstIndex(of: name), let question = Question(step.newScreen.elements[index]),
                (names[question]?.count ?? 0) > 1, step.newScreen.elements[index].value == text
            else { continue }
            guard let (position, field) = repetition(of: question, askedBy: name, after: step, presentation) else {
                verdicts.pass()
                continue
            }
            let state = graph.positions[position].state
            guard failed.insert(graph.names[state][field]).inserted else { continue }
            verdicts.fail(
                Finding(
                    self, kind: .again, element: ElementReference(field, on: graph.screens[state]), measured: .text(text),
                    events: graph.events(to: position)))
        }
    }

    /// The first place at which the question is asked again, after a step that
    /// answers it; not behind an empty form, with which another process begins.
    private func repetition(
        of question: Question, askedBy name: String, after step: FlowStep, _ presentation: FlowPresentation
    ) -> (position: Int, field: Int)? {
        let graph = step.graph
        let place = presentation.place(of: step.after.state, by: graph.inputMethod)
        var reached: Set<Int> = [step.edge.target]
        var open = [step.edge.target]
        var next = 0
        while next < open.count {
            let position = open[next]
            next += 1
            let state = graph.positions[position].state
            let (screen, names) = (graph.screens[state], graph.names[state])
            if let own = names.firstIndex(of: name), screen.elements[own].value?.isSilent != false { continue }
            let asking = screen.elements.indices.first { other in
                names[other] != name && Question(screen.elements[other]) == question && screen.elements[other].value?.isSilent != false
            }
            if let asking, presentation.place(of: state, by: graph.inputMethod) != place { return (position, asking) }
            for edge in graph.edges[position] where edge.event.inputMethod != nil {
                if case .enter = edge.event { continue }
                if reached.insert(edge.target).inserted { open.append(edge.target) }
            }
        }
        return nil
    }
}
