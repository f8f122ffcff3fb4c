package import EveryScreenAudit
import EveryScreenModel
import EveryScreenNavigation

extension MovingContentHasControl: FlowSpec {
    package func judge(_ presentation: FlowPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts)
    {
        let graph = presentation.stateGraph(by: .touch)
        let isRepeated = repeatedPositions(of: graph)
        guard isRepeated.contains(true) else { return }
        var judged: Set<Int> = []
        for step in graph.steps where step.isWait && step.isChange && isRepeated[step.start] && isRepeated[step.edge.target] {
            if judged.contains(step.start) { continue }
            guard let changed = changedElement(in: step) else { continue }
            let positions = circle(from: step.start, graph, isRepeated)
            judged.formUnion(positions)
            judge(step, changing: changed, isStopped: isStopped(positions, graph), into: &verdicts)
        }
    }

    private func judge(_ step: FlowStep, changing changed: Int, isStopped: Bool, into verdicts: inout Verdicts) {
        if isStopped { return verdicts.pass() }
        guard step.graph.isComplete else { return verdicts.recordUntested(.boundReached) }
        let pause: Finding.Measure? = step.pause.map { .number($0) }
        verdicts.fail(
            Finding(self, kind: .updating, element: step.old(changed), measured: pause, events: step.events, severity: .warning))
    }

    /// Returns for each position whether time alone leads from it on and on, round
    /// and round.
    private func repeatedPositions(of graph: StateGraph) -> [Bool] {
        var isRepeated = Array(repeating: true, count: graph.positions.count)
        let waits = graph.steps.filter { $0.isWait && $0.isChange }
        if waits.isEmpty { return isRepeated.map { _ in false } }
        // A position without a wait to it, or from it, lies on no circle.
        var isShrinking = true
        while isShrinking {
            var (leads, isLedTo) = (Set<Int>(), Set<Int>())
            for step in waits where isRepeated[step.start] && isRepeated[step.edge.target] {
                leads.insert(step.start)
                isLedTo.insert(step.edge.target)
            }
            isShrinking = false
            for position in isRepeated.indices where isRepeated[position] && !(leads.contains(position) && isLedTo.contains(position)) {
                isRepeated[position] = false
                isShrinking = true
            }
        }
        return isRepeated
    }

    /// The first element whose text or picture changes, or that goes, beside others
    /// that stay; `nil` where numbers alone change.
    private func changedElement(in step: FlowStep) -> Int? {
        let (old, new) = (step.oldScreen, step.newScreen)
        func isContent(_ element: ScreenElement) -> Bool {
            element.role != .progressIndicator && (element.text?.isEmpty == false || element.image != nil)
        }
        func shown(_ element: ScreenElement) -> [String] {
            (element.text?.map(\.string) ?? []).map { $0.filter { !$0.isNumber } } + [element.image?.name ?? ""]
        }
        let difference = step.difference
        let pairs = difference.pairs.filter { isContent(old.elements[$0.old]) || isContent(new.elements[$0.new]) }
        let changed = pairs.filter { shown(old.elements[$0.old]) != shown(new.elements[$0.new]) }.map(\.old)
        let gone = difference.gone.filter { isContent(old.elements[$0]) }
        // Alone on a screen, it disturbs nothing.
        guard pairs.count > changed.count || difference.pairs.contains(where: { old.elements[$0.old].isControl }) else { return nil }
        return (changed + gone).min()
    }

    /// Returns the positions that time alone leads to from one of them.
    private func circle(from start: Int, _ graph: StateGraph, _ isRepeated: [Bool]) -> Set<Int> {
        var circle: Set<Int> = [start]
        var open = [start]
        while let position = open.popLast() {
            for step in graph.steps(from: position) where step.isWait && isRepeated[step.edge.target] {
                if circle.insert(step.edge.target).inserted { open.append(step.edge.target) }
            }
        }
        return circle
    }

    /// Whether something that a person does leads from a position to one where
    /// nothing changes by itself, and that shows the same screen.
    private func isStopped(_ circle: Set<Int>, _ graph: StateGraph) -> Bool {
        circle.contains { position in
            graph.steps(from: position).contains { exit in
                guard exit.isByPerson, exit.isChange, !exit.next.contains(where: { $0.isWait && $0.isChange }) else { return false }
                let kept = Set(exit.oldNames).intersection(exit.newNames).count
                return kept * 2 > exit.oldNames.count || exit.oldScreen.title == exit.newScreen.title && kept > 0
            }
        }
    }
}
