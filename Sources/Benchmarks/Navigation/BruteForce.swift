import Navigation
import PropertyTesting
import ScreenModel

/// Keyboard graphs of small screens against trying every key everywhere.
public enum BruteForce {
    /// Compares every screen of a number of elements: every habit of each, without and in every kind of modal.
    ///
    /// - Returns: How many screens there were, and what differs on the first on which something does.
    public static func compareAll(count: Int) -> (screens: Int, difference: String?) {
        let habits = KeyboardSimulation.Habit.all(of: count)
        var digits = Array(repeating: 0, count: count)
        var screens = 0
        while true {
            let chosen = digits.map { habits[$0] }
            for modal in KeyboardSimulation.Modal.all {
                screens += 1
                if let difference = difference(KeyboardSimulation(habits: chosen, modal: modal)) {
                    return (screens, "\(chosen), \(String(describing: modal)): \(difference)")
                }
            }
            // Counts on, the last digit first.
            var place = count - 1
            while place >= 0, digits[place] == habits.count - 1 {
                digits[place] = 0
                place -= 1
            }
            guard place >= 0 else { return (screens, nil) }
            digits[place] += 1
        }
    }

    /// Compares so many random screens of a number of elements.
    public static func compareSome(_ screens: Int, count: Int, seed: UInt64) -> String? {
        var numbers = RandomBits(seed: seed)
        let habits = KeyboardSimulation.Habit.all(of: count)
        for _ in 0..<screens {
            let chosen = (0..<count).map { _ in habits[Int.random(in: 0..<habits.count, using: &numbers)] }
            let modal = KeyboardSimulation.Modal.all[Int.random(in: 0..<KeyboardSimulation.Modal.all.count, using: &numbers)]
            if let difference = difference(KeyboardSimulation(habits: chosen, modal: modal)) { return "\(chosen): \(difference)" }
        }
        return nil
    }

    /// What the graph says otherwise than the simulation, if anything.
    private static func difference(_ simulation: KeyboardSimulation) -> String? {
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
}
