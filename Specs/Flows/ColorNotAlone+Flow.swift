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
        for step in graph.steps where step.isChange && !step.changesSettings && step.oldModal == step.newModal {
            let controls = step.sharedControls
            let stated = controls.compactMap { pair in
                Self.change(from: step.oldScreen.elements[pair.old], to: step.newScreen.elements[pair.new]).map { (pair, $0) }
            }
            // Tabs lead to other screens, on which they are marked.
            let changes = stated.isEmpty ? marked(controls, step).map { ($0, Change.selected) } : step.leadsElsewhere ? [] : stated
            for (pair, change) in changes where judged.insert(step.newNames[pair.new]).inserted {
                judge(pair, change, of: step, into: &verdicts)
            }
        }
    }

    /// The controls of a step that say nothing of a state and look different after
    /// it.
    ///
    /// Two exchange their looks, or one that is touched is the only element that
    /// changes, as a star does.
    private func marked(_ controls: [ScreenDifference.Pair], _ step: FlowStep) -> [ScreenDifference.Pair] {
        let repaints = step.repaints(of: controls)
        let exchanged = repaints.exchanged
        if !exchanged.isEmpty || step.leadsElsewhere { return exchanged }
        guard case .touch(let name) = step.edge.event, let pair = repaints.first?.pair, repaints.count == 1,
            !Self.statesItself(pair, step), step.oldNames[pair.old] == name,
            step.oldScreen.elements[pair.old].isEnabled == step.newScreen.elements[pair.new].isEnabled,
            !step.next.contains(where: { $0.isWait && $0.isChange })
        else { return [] }
        return [pair]
    }

    /// A change of state that people have to see.
    private enum Change { case selected, on, wrong }

    private static func isSwitch(_ element: ScreenElement) -> Bool {
        [.toggle, .checkBox, .radioButton].contains(element.role) || element.traits?.contains(.toggleButton) == true
    }

    /// Whether a control has states that its facts would name.
    private static func statesItself(_ pair: ScreenDifference.Pair, _ step: FlowStep) -> Bool {
        let element = step.newScreen.elements[pair.new]
        return isSwitch(element) || element.role.isTextInput
    }

    /// The change from one state of a control to another, or `nil`.
    private static func change(from old: ScreenElement, to new: ScreenElement) -> Change? {
        if let before = old.traits, let after = new.traits, before.contains(.selected) != after.contains(.selected) { return .selected }
        if isSwitch(new), old.role == new.role, let before = old.value, let after = new.value, before != after { return .on }
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
