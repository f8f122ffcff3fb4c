package import EveryScreenModel

extension KeyboardGraph {
    /// For each stop whether some sequence of keys from outside reaches it;
    /// O(stops).
    package var isReachable: [Bool] {
        arrivals().byPosition.dropLast().map { $0 != nil }
    }

    /// Returns the fewest keys from outside to a stop, or `nil` if none reach it;
    /// O(stops).
    package func shortestKeys(to position: Int) -> [ScreenElement.Key]? {
        arrivals().keys(to: position)
    }

    /// The first arrival at each position from outside, breadth first.
    struct Arrivals {
        /// For each position the position and key that reach it; `nil` for outside
        /// and for unreachable ones.
        var byPosition: [(from: Int, key: ScreenElement.Key)?]
        /// The positions in the order they are reached, those of fewest keys first.
        var order: [Int] = []

        /// Returns the fewest keys to a position, or `nil` if none reach it.
        func keys(to position: Int) -> [ScreenElement.Key]? {
            var keys: [ScreenElement.Key] = []
            var current = position
            while let arrival = byPosition[current] {
                keys.append(arrival.key)
                current = arrival.from
            }
            return keys.isEmpty ? nil : keys.reversed()
        }
    }

    /// Searches breadth first from outside; O(stops).
    func arrivals() -> Arrivals {
        var result = Arrivals(byPosition: Array(repeating: nil, count: stops.count + 1))
        var frontier = [outside]
        while !frontier.isEmpty {
            var next: [Int] = []
            for position in frontier {
                for edge in edges[position] where edge.target != outside && result.byPosition[edge.target] == nil {
                    result.byPosition[edge.target] = (position, edge.key)
                    next.append(edge.target)
                }
            }
            result.order += next
            frontier = next
        }
        return result
    }

    /// For each position whether outside can be reached from it, by backward
    /// search; O(stops).
    ///
    /// A nonstandard key counts if the screen mentions it (WCAG 2.1.2).
    var canLeave: [Bool] {
        var sources: [[Int]] = Array(repeating: [], count: stops.count + 1)
        for (position, outgoing) in edges.enumerated() {
            for edge in outgoing { sources[edge.target].append(position) }
        }
        var result = Array(repeating: false, count: stops.count + 1)
        var pending = [outside] + advisedExits
        for exit in pending { result[exit] = true }
        while let position = pending.popLast() {
            for source in sources[position] where !result[source] {
                result[source] = true
                pending.append(source)
            }
        }
        return result
    }
}
