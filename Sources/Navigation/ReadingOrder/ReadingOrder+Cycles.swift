package import EveryScreenModel

extension ReadingOrder {
    /// Three elements, each before the next and the last before the first: the
    /// reading order depends on chance.
    ///
    /// Each of three tops is less than a row height below the one before it. The
    /// last is a row height below the first, from the trailing to the leading edge.
    package struct Cycle: Hashable, Sendable {
        /// The indexes of the elements from the top down.
        ///
        /// Each comes before the one above it by its side, the first before the
        /// last by its top.
        package let elements: [Int]
    }

    /// Returns a cycle for each element that is the middle one of some; O(n log n).
    ///
    /// Without a cycle the comparison is transitive, and any stable sort gives the
    /// same order. A group is represented by its first element.
    package static func cycles(
        on screen: RenderedScreen, layoutDirection: UserEnvironment.LayoutDirection, rowHeight: Double = ReadingOrder.phoneRowHeight
    ) -> [Cycle] {
        var forest = forest(screen, layoutDirection, rowHeight)
        var result: [Cycle] = []
        forest.observe = { units in result += cycles(among: units, layoutDirection, rowHeight) }
        _ = forest.order()
        return result
    }

    /// For each unit in the middle of a cycle, the cycle of the highest before it
    /// and the lowest after it.
    private static func cycles(
        among units: [(stop: Int, rect: LayoutRect)], _ direction: UserEnvironment.LayoutDirection, _ rowHeight: Double
    ) -> [Cycle] {
        guard units.count > 2 else { return [] }
        let sides = units.map { direction == .leftToRight ? $0.rect.minX : -$0.rect.minX }
        let tops = units.map(\.rect.minY)
        let lowered = tops.map { -$0 }
        let above = furthestOnRow(sides: sides.map { -$0 }, tops: tops, rowHeight)
        let below = furthestOnRow(sides: sides, tops: lowered, rowHeight)
        return units.indices.compactMap { middle in
            guard let high = above[middle], let low = below[middle], abs(tops[low] - tops[high]) >= rowHeight else { return nil }
            return Cycle(elements: [high, middle, low].map { units[$0].stop })
        }
    }

    /// For each place the one of least top among those of smaller side whose top is
    /// less than a row height above its own.
    ///
    /// Iterates over the places by side, so that those of smaller side are marked
    /// before a place asks for the first mark at or after the least top that
    /// counts.
    private static func furthestOnRow(sides: [Double], tops: [Double], _ rowHeight: Double) -> [Int?] {
        let byTop = tops.indices.sorted { tops[$0] < tops[$1] }
        var rank = Array(repeating: 0, count: tops.count)
        for (position, place) in byTop.enumerated() { rank[place] = position }
        let bySide = sides.indices.sorted { sides[$0] < sides[$1] }
        var marks = FirstMark(count: tops.count)
        var result: [Int?] = Array(repeating: nil, count: tops.count)
        var next = 0
        while next < bySide.count {
            var end = next
            while end < bySide.count, sides[bySide[end]] == sides[bySide[next]] { end += 1 }
            for place in bySide[next..<end] {
                // The same difference as in the comparison, not `top - rowHeight`:
                // rounding must not separate them.
                let least = byTop.partitionPoint { tops[place] - tops[$0] < rowHeight }
                guard let found = marks.first(from: least), found < rank[place] else { continue }
                result[place] = byTop[found]
            }
            for place in bySide[next..<end] { marks.mark(rank[place]) }
            next = end
        }
        return result
    }
}

extension [Int] {
    /// The first position from which a monotonic condition holds; O(log n).
    fileprivate func partitionPoint(where holds: (Int) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if holds(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

/// A set of numbers below a bound that finds the first marked number from a number
/// on.
private struct FirstMark {
    private var tree: [Bool]
    private let leaves: Int

    init(count: Int) {
        var leaves = 1
        while leaves < count { leaves *= 2 }
        self.leaves = leaves
        tree = Array(repeating: false, count: 2 * leaves)
    }

    /// Marks a number; O(log n).
    mutating func mark(_ number: Int) {
        var node = number + leaves
        while node > 0, !tree[node] {
            tree[node] = true
            node /= 2
        }
    }

    /// The first marked number that is not smaller; O(log n).
    func first(from number: Int) -> Int? {
        guard number < leaves else { return nil }
        var node = number + leaves
        // Climbs until a number to the right is marked, then descends to the first.
        while !tree[node] {
            while node & 1 == 1 { node /= 2 }
            if node == 0 { return nil }
            node += 1
        }
        while node < leaves { node = tree[2 * node] ? 2 * node : 2 * node + 1 }
        return node - leaves
    }
}
