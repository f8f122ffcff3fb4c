package import EveryScreenAudit
import EveryScreenModel
import EveryScreenNavigation

extension FieldPurposeStated: FlowSpec {
    package func judge(_ presentation: FlowPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts)
    {
        let graph = presentation.stateGraph(by: .touch)
        var judged: Set<String> = []
        let isWrong = graph.screens.map { screen in screen.elements.contains { $0.field?.isInvalid == true } }
        for step in graph.steps where step.isChange && isWrong[step.after.state] {
            let difference = step.difference
            let said = step.edge.announcements + messages(in: step, difference)
            for pair in difference.pairs {
                let (old, new) = (step.oldScreen.elements[pair.old], step.newScreen.elements[pair.new])
                guard new.role.isTextInput || new.role == .picker, old.field?.isInvalid != true, new.field?.isInvalid == true,
                    judged.insert("\(step.before.state) \(step.after.state) \(pair.new)").inserted
                else { continue }
                // The field's own message is judged with the screen.
                if new.field?.errorMessage != nil { continue }
                guard let kind = failure(of: new, said) else {
                    verdicts.pass()
                    continue
                }
                verdicts.fail(
                    Finding(self, kind: kind, element: step.new(pair.new), measured: said.first.map { .text($0) }, events: step.events))
            }
        }
    }

    /// The text that is new.
    private func messages(in step: FlowStep, _ difference: ScreenDifference) -> [String] {
        let new =
            difference.new
            + difference.pairs.filter { pair in
                step.oldScreen.elements[pair.old].words != step.newScreen.elements[pair.new].words
            }.map(\.new)
        return new.map { step.newScreen.elements[$0] }.filter { !$0.isControl && $0.isVisible != false }.flatMap(\.words)
            .filter { !$0.isSilent }
    }

    /// The shortcoming of the message about a wrong field, or `nil`: it must name
    /// the field, and have one more word.
    private func failure(of field: ScreenElement, _ said: [String]) -> Failure? {
        if said.isEmpty { return .errorSilent }
        let names = Set((field.label ?? field.field?.placeholder ?? "").words)
        let naming = said.map(\.words).filter { !names.isDisjoint(with: $0) }
        if naming.isEmpty { return names.isEmpty ? nil : .errorUnnamed }
        return naming.contains { !names.isSuperset(of: $0) } ? nil : .errorBare
    }
}
