import Navigation
import ScreenModel
import Testing

/// Every screen of up to four elements, every habit of each, every kind of modal: 26,000 screens against the simulation.
struct KeyboardSimulationTests {
    private static let modals: [KeyboardSimulation.Modal?] =
        [nil]
        + [false, true].flatMap { escape in
            [false, true].map { KeyboardSimulation.Modal(closesOnEscape: escape, lastDismisses: $0) }
        }

    /// Every combination of habits for a number of elements.
    private func habits(_ count: Int) -> [[KeyboardSimulation.Habit]] {
        let each: [KeyboardSimulation.Habit] = [.plain, .keepsTab, .keepsShiftTab, .keepsBoth] + (0..<count).map { .next($0) }
        return (0..<count).reduce([[]]) { rows, _ in rows.flatMap { row in each.map { row + [$0] } } }
    }

    /// What the graph says otherwise than the simulation, if anything.
    private func difference(_ simulation: KeyboardSimulation) -> String? {
        let screen = simulation.screen
        let graph = KeyboardGraph(screen, layoutDirection: .leftToRight)
        let distances = simulation.distances
        let keys = graph.stops.indices.map(graph.shortestKeys(to:))
        guard graph.isReachable == distances.map({ $0 != nil }) else { return "reachable: \(graph.isReachable)" }
        guard keys.map({ $0?.count }) == distances else { return "fewest keys: \(keys)" }
        for (position, keys) in keys.enumerated() {
            guard let keys else { continue }
            let end = keys.reduce(simulation.outside) { simulation.position(after: $1, at: $0) }
            guard end == position else { return "\(keys) lead to \(end), not to \(position)" }
        }
        let offset = simulation.modal == nil ? 0 : 1
        let traps = graph.traps(on: screen).map { trap in trap.elements.map { $0 - offset } + [trap.keysIn.count] }
        return Set(traps) == simulation.traps && traps.count == simulation.traps.count ? nil : "traps: \(traps)"
    }

    @Test(arguments: modals) func `keys lead where the simulation says`(modal: KeyboardSimulation.Modal?) {
        for count in 1...4 {
            for habits in habits(count) {
                let simulation = KeyboardSimulation(habits: habits, modal: modal)
                guard let difference = difference(simulation) else { continue }
                Issue.record("\(habits): \(difference)")
                return
            }
        }
    }
}
