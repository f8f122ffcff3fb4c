import EveryScreenAudit
import EveryScreenModel
import EveryScreenNavigation

extension FlowPresentation {
    /// The name of the screen that a state shows: its title, else its first
    /// heading.
    func place(of state: Int, by inputMethod: InputMethod) -> String? { presentation(of: state, by: inputMethod).place }

    /// Whether a step shows another screen, by the names of both or by the content.
    func changesPlace(_ step: FlowStep) -> Bool {
        step.edge.replacesContent
            || place(of: step.before.state, by: step.graph.inputMethod)
                != place(of: step.after.state, by: step.graph.inputMethod)
    }

    /// Whether the element that a step uses is called after the screen that it
    /// leads to.
    func isNamedAfterTarget(_ index: Int, _ step: FlowStep) -> Bool {
        let label = step.oldScreen.elements[index].label?.joinedWords
        return label != nil && label == place(of: step.after.state, by: step.graph.inputMethod)?.joinedWords
    }

    /// Whether the label of the element that a step uses is a word for back.
    func isNamedBack(_ index: Int, _ step: FlowStep) -> Bool { isNamed(\.backNames, index, step) }

    /// Whether the label of the element that a step uses is among some words of its
    /// language.
    func isNamed(_ names: KeyPath<Lexicon, Set<String>>, _ index: Int, _ step: FlowStep) -> Bool {
        guard let label = step.oldScreen.elements[index].label?.joinedWords else { return false }
        let before = presentation(of: step.before.state, by: step.graph.inputMethod)
        return before.lexicons[index]?[keyPath: names].contains(label) == true
    }

    /// Whether the input method of a step has a stop in the modal open after it.
    func hasStopInModal(after step: FlowStep) -> Bool {
        guard let modal = step.newScreen.activeModal else { return false }
        return stops(in: step.after.state, by: step.graph.inputMethod).contains {
            $0 == modal || step.newScreen.isElement($0, inside: modal)
        }
    }

    /// Whether an element stands among those that people can use in a state.
    func isPresented(_ index: Int, in state: Int, by inputMethod: InputMethod) -> Bool {
        presentation(of: state, by: inputMethod).context.reasonNotPresented(index) == nil
    }
}
