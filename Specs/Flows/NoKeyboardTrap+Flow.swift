package import EveryScreenAudit
import EveryScreenModel
import EveryScreenNavigation

extension NoKeyboardTrap: FlowSpec {
    package func judge(_ presentation: FlowPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts)
    {
        let graph = presentation.stateGraph(by: .keyboard)
        let isModal = graph.screens.map { $0.activeModal != nil }
        // Nothing has the focus where it has left the app's content, and at the
        // start.
        let isOutside = { (position: Int) in graph.positions[position].focus == nil && !isModal[graph.positions[position].state] }
        // A window of a desktop is left by keys that are not among these.
        let isWindowLoop = graph.screens.indices.map { state in
            presentation.presentation(of: state, by: .keyboard).keyboardGraph.isWindowLoop(on: graph.screens[state])
        }
        let isLeft = { (position: Int) in isOutside(position) || isWindowLoop[graph.positions[position].state] }
        let leads = graph.isReaching({ isLeft($0) || graph.openPositions.contains($0) }) { step in
            guard case .key(let key) = step.edge.event else { return false }
            return ScreenElement.Key.standardExits.contains(key) || isModal[step.before.state]
        }
        let held = graph.positions.indices.filter { position in
            let screen = graph.screens[graph.positions[position].state]
            guard !leads[position] else { return false }
            let keys = presentation.presentation(of: graph.positions[position].state, by: .keyboard).keyboardGraph
            // A trap on the screen itself is already reported.
            return keys.isComplete && keys.traps(on: screen).isEmpty
        }
        guard let first = held.first else {
            if graph.positions.contains(where: { $0.focus != nil }) { verdicts.pass() }
            return
        }
        let screen = graph.screens[graph.positions[first].state]
        let related = held.filter { graph.positions[$0].state == graph.positions[first].state }.compactMap { graph.positions[$0].focus }
        let elements = related.reduce(into: [Int]()) { if !$0.contains($1) { $0.append($1) } }
        guard let element = elements.first ?? screen.activeModal else { return }
        let events = graph.events(to: first)
        verdicts.fail(
            Finding(
                self, kind: .flow, element: ElementReference(element, on: screen),
                related: elements.dropFirst().map { ElementReference($0, on: screen) }, keys: events.keys, events: events))
    }
}
