package import EveryScreenAudit
import EveryScreenModel
import EveryScreenNavigation

extension FocusVisible: FlowSpec {
    package func judge(_ presentation: FlowPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts)
    {
        let graph = presentation.stateGraph(by: .keyboard)
        var seen: Set<String> = []
        for (number, position) in graph.positions.enumerated() {
            guard let focus = position.focus, seen.insert("\(position.state) \(focus)").inserted else { continue }
            let shown = presentation.presentation(of: position.state, by: .keyboard)
            if shown.screen.elements[focus].isVisible != false, shown.limitBeyond(focus) == nil {
                verdicts.pass()
                continue
            }
            let events = graph.events(to: number)
            verdicts.fail(Finding(self, kind: .outOfSight, element: shown.reference(to: focus), keys: events.keys, events: events))
        }
    }
}
