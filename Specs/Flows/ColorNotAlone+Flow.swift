package import EveryScreenAudit
import EveryScreenModel
import EveryScreenNavigation

extension ColorNotAlone: FlowSpec {
    /// Records a verdict for each control that events select, turn on or make
    /// wrong, or the reverse: it looks different in more than color.
    package func judge(_ presentation: FlowPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts)
    {
        let graph = presentation.stateGraph(by: .touch)
        var judged: Set<String> = []
        for step in graph.steps where step.isChange && !step.leadsElsewhere {
            for pair in step.difference.pairs {
                let (old, new) = (step.oldScreen.elements[pair.old], step.newScreen.elements[pair.new])
                guard new.isControl, new.handle != nil, let change = Self.change(from: old, to: new), new.isVisible != false,
                    new.isSystemProvided != true, judged.insert(step.newNames[pair.new]).inserted
                else { continue }
                judge(pair, change, of: step, into: &verdicts)
            }
        }
    }

    /// A change of state that people have to see.
    private enum Change { case selected, on, wrong }

    /// The change from one state of a control to another, or `nil`.
    private static func change(from old: ScreenElement, to new: ScreenElement) -> Change? {
        if let before = old.traits, let after = new.traits, before.contains(.selected) != after.contains(.selected) { return .selected }
        let isSwitch = [.toggle, .checkBox, .radioButton].contains(new.role) || new.traits?.contains(.toggleButton) == true
        if isSwitch, old.role == new.role, let before = old.value, let after = new.value, before != after { return .on }
        guard let before = old.field?.isInvalid, let after = new.field?.isInvalid, before != after else { return nil }
        // A message of the error is a sign besides color.
        return [old, new].allSatisfy { ($0.field?.errorMessage ?? "").isSilent } ? .wrong : nil
    }

    private func judge(_ pair: ScreenDifference.Pair, _ change: Change, of step: FlowStep, into verdicts: inout Verdicts) {
        let before = ControlLook(screen: step.oldScreen, index: pair.old)
        let after = ControlLook(screen: step.newScreen, index: pair.new)
        guard step.oldScreen.marks(beside: pair.old) == step.newScreen.marks(beside: pair.new) else { return verdicts.pass() }
        switch after.difference(from: before, isSame: true) {
        case .form: verdicts.pass()
        // The system draws a switch, in ways that the facts do not state.
        case .nothing where change == .on: return
        case .nothing: verdicts.cannotTell(step.new(pair.new), .humanJudgement)
        case .unknown(.colorsUnknown): verdicts.recordUntested(.colorsUnknown)
        case .unknown(let reason): verdicts.cannotTell(step.new(pair.new), reason)
        case .colors(let colors):
            guard case .failure(let claim)? = Self.claim(colors, related: []) else { return verdicts.pass() }
            verdicts.fail(
                Finding(
                    of: id, kind: claim.kind, severity: claim.severity ?? rule.severity, element: step.new(pair.new),
                    measured: claim.measured, required: claim.required, events: step.events))
        }
    }
}
