package import EveryScreenAudit
import EveryScreenModel
import EveryScreenNavigation

extension LabelOmitsState: FlowSpec {
    package func judge(_ presentation: FlowPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts)
    {
        let graph = presentation.stateGraph(by: .touch)
        var judged: Set<String> = []
        for step in graph.steps where step.isChange && !step.leadsElsewhere {
            for pair in step.difference.pairs {
                let (old, new) = (step.oldScreen.elements[pair.old], step.newScreen.elements[pair.new])
                guard new.handle != nil, new.isControl, changesState(from: old, to: new), let before = old.label, let after = new.label
                else { continue }
                let name = step.newNames[pair.new]
                if before.words == after.words {
                    if judged.insert(name).inserted { verdicts.pass() }
                } else if judged.insert("\(name) ").inserted {
                    verdicts.fail(
                        Finding(
                            self, kind: .unstable, element: step.new(pair.new), measured: .text(after), required: .text(before),
                            events: step.events))
                }
            }
        }
    }

    /// Whether the announced state or value has changed.
    private func changesState(from old: ScreenElement, to new: ScreenElement) -> Bool {
        let isSelected = { (element: ScreenElement) in element.traits?.contains(.selected) }
        if isSelected(old) != isSelected(new) || old.expandedStatus != new.expandedStatus { return true }
        guard let before = old.value, let after = new.value, !before.isSilent || !after.isSilent else { return false }
        return before != after
    }
}
