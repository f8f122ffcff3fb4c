import EveryScreenModel
import EveryScreenNavigation
import EveryValue

/// Keyboard graphs of small screens against trying every key everywhere.
package enum BruteForce {
    /// Compares every screen of a number of elements: every habit of each, without
    /// and in every kind of modal.
    ///
    /// - Returns: How many screens there were, and what differs on the first on
    ///   which something does.
    package static func compareAll(count: Int) -> (screens: Int, difference: String?) {
        compareAll(of: KeyboardSimulation.Habit.all(of: count), count: count) { habits in
            KeyboardSimulation.Modal.all.map { KeyboardSimulation(habits: habits, modal: $0) }
        }
    }

    /// Compares every screen of a number of elements by the rules of iPadOS: every
    /// group and habit of each.
    package static func compareAllGroups(count: Int) -> (screens: Int, difference: String?) {
        compareAll(of: GroupSimulation.Member.all, count: count) { [GroupSimulation(members: $0)] }
    }

    private static func compareAll<Habit, Oracle: KeyboardOracle>(
        of habits: [Habit], count: Int, make: ([Habit]) -> [Oracle]
    ) -> (screens: Int, difference: String?) {
        var digits = Array(repeating: 0, count: count)
        var screens = 0
        while true {
            for oracle in make(digits.map { habits[$0] }) {
                screens += 1
                if let difference = difference(oracle) { return (screens, "\(oracle): \(difference)") }
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

    /// Compares a number of random screens with a number of elements.
    package static func compareSome(_ screens: Int, count: Int, seed: UInt64) -> String? {
        var numbers = RandomBits(seed: seed)
        let habits = KeyboardSimulation.Habit.all(of: count)
        for _ in 0..<screens {
            let chosen = (0..<count).map { _ in habits[Int.random(in: 0..<habits.count, using: &numbers)] }
            let modal = KeyboardSimulation.Modal.all[Int.random(in: 0..<KeyboardSimulation.Modal.all.count, using: &numbers)]
            if let difference = difference(KeyboardSimulation(habits: chosen, modal: modal)) { return "\(chosen): \(difference)" }
        }
        return nil
    }

    /// The difference of the graph from the oracle, if any.
    private static func difference(_ oracle: some KeyboardOracle) -> String? {
        let screen = oracle.screen
        let graph = KeyboardGraph(screen, layoutDirection: .leftToRight, model: oracle.model)
        // Stops of one group stand together in the graph, wherever they are on the
        // screen.
        let numbers = graph.stops.map { $0 - oracle.firstElement }
        guard numbers.sorted() == Array(0..<oracle.count) else { return "stops: \(numbers)" }
        let distances = oracle.distances
        for (position, number) in numbers.enumerated() {
            let keys = graph.shortestKeys(to: position)
            guard keys?.count == distances[number] else { return "fewest keys to \(number): \(String(describing: keys))" }
            guard let keys else { continue }
            let end = keys.reduce(oracle.outside) { oracle.position(after: $1, at: $0) }
            guard end == number else { return "\(keys) lead to \(end), not to \(number)" }
        }
        let traps = graph.traps(on: screen).map { trap in
            trap.elements.map { $0 - oracle.firstElement }.sorted() + [trap.keysIn.count]
        }
        return Set(traps) == oracle.traps && traps.count == oracle.traps.count ? nil : "traps: \(traps)"
    }
}
