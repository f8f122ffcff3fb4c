public import ScreenModel

extension KeyboardGraph {
    /// For each stop whether some sequence of keys from outside leads to it; O(stops).
    public var isReachable: [Bool] {
        Array(arrivals().dropLast().map { $0 != nil })
    }

    /// Returns the fewest keys that lead from outside to a stop, or `nil` where none do; O(stops).
    public func shortestKeys(to position: Int) -> [Key]? {
        let arrivals = arrivals()
        guard arrivals[position] != nil else { return nil }
        var keys: [Key] = []
        var current = position
        while current != outside {
            guard let arrival = arrivals[current] else { return nil }
            keys.append(arrival.key)
            current = arrival.from
        }
        return keys.reversed()
    }

    /// For each position from where and by which key it is first reached, breadth first from outside.
    func arrivals() -> [(from: Int, key: Key)?] {
        var result: [(from: Int, key: Key)?] = Array(repeating: nil, count: stops.count + 1)
        var frontier = [outside]
        while !frontier.isEmpty {
            var next: [Int] = []
            for position in frontier {
                for edge in edges[position] where edge.target != outside && result[edge.target] == nil {
                    result[edge.target] = (position, edge.key)
                    next.append(edge.target)
                }
            }
            frontier = next
        }
        return result
    }

    /// For each position whether outside can be reached from it, by backward search; O(stops).
    var canLeave: [Bool] {
        var sources: [[Int]] = Array(repeating: [], count: stops.count + 1)
        for (position, outgoing) in edges.enumerated() {
            for edge in outgoing { sources[edge.target].append(position) }
        }
        var result = Array(repeating: false, count: stops.count + 1)
        result[outside] = true
        var pending = [outside]
        while let position = pending.popLast() {
            for source in sources[position] where !result[source] {
                result[source] = true
                pending.append(source)
            }
        }
        return result
    }
}
