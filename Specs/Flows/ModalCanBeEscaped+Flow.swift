package import EveryScreenAudit
import EveryScreenModel
import EveryScreenNavigation

extension ModalCanBeEscaped: FlowSpec {
    package func judge(_ presentation: FlowPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts)
    {
        var failed: Set<String> = []
        for inputMethod in InputMethod.allCases {
            let graph = presentation.stateGraph(by: inputMethod)
            let modals = graph.screens.indices.map(graph.modal(in:))
            var judged: Set<String> = []
            for case let modal? in modals where judged.insert(modal).inserted {
                let isOut = { (position: Int) in modals[graph.positions[position].state] != modal }
                let leads = graph.isReaching({ isOut($0) || graph.openPositions.contains($0) }) { $0.isByPerson }
                guard let held = graph.positions.indices.first(where: { !leads[$0] }) else {
                    verdicts.pass()
                    continue
                }
                let state = graph.positions[held].state
                guard !failsByItself(presentation.presentation(of: state, by: inputMethod), thresholds), failed.insert(modal).inserted,
                    let index = graph.screens[state].activeModal
                else { continue }
                verdicts.fail(
                    Finding(
                        self, kind: .stays, element: ElementReference(index, on: graph.screens[state]),
                        measured: .text(InputMethodFailure(inputMethod).rawValue),
                        keys: graph.events(to: held).keys, events: graph.events(to: held)))
            }
        }
    }

    /// Whether the screen by itself shows that the modal cannot be left, which is
    /// already reported.
    private func failsByItself(_ presentation: ScreenPresentation, _ thresholds: AccessibilityProfile.Thresholds) -> Bool {
        var verdicts = Verdicts(spec: id)
        judge(presentation, against: thresholds, into: &verdicts)
        return verdicts.tally.failed > 0
    }
}
