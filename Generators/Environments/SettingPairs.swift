package import ScreenModel

/// The pairs of settings of two axes, and which of them have been tried.
package struct SettingPairs: Sendable {
    /// The space; `nil` of pairs that were written down, to which none is added.
    private let space: EnvironmentSpace?
    private let levels: [Int]
    /// The pairs tried, each as the place and level of its two settings.
    package private(set) var seen: Set<[Int]> = []
    /// The number of pairs that the space allows.
    package let total: Int

    /// Creates the pairs of a space, none of them tried.
    package init(of space: EnvironmentSpace) {
        self.space = space
        levels = space.levels
        if let only = space.only {
            total = Set(only.compactMap(space.indexes(of:)).flatMap { [levels] row in Self.pairs(row, levels) }).count
            return
        }
        let exclusions = space.exclusions
        var count = 0
        for second in levels.indices where levels[second] > 1 {
            for first in 0..<second where levels[first] > 1 {
                for place in 0..<(levels[first] * levels[second]) where !exclusions.isEmpty {
                    var row = [Int?](repeating: nil, count: levels.count)
                    (row[first], row[second]) = (place % levels[first], place / levels[first])
                    if exclusions.completed(row) != nil { count += 1 }
                }
                if exclusions.isEmpty { count += levels[first] * levels[second] }
            }
        }
        total = count
    }

    /// Creates pairs that were written down.
    package init(seen: Set<[Int]>, total: Int) {
        space = nil
        levels = []
        self.seen = seen
        self.total = total
    }

    /// Adds the pairs tried of the same space.
    package mutating func add(_ other: SettingPairs) { seen.formUnion(other.seen) }

    /// Notes that an environment was looked at; one outside the space counts for nothing.
    package mutating func note(_ environment: UserEnvironment) {
        guard let row = space?.indexes(of: environment) else { return }
        seen.formUnion(Self.pairs(row, levels))
    }

    /// The number of pairs tried.
    package var tried: Int { seen.count }

    private static func pairs(_ row: [Int], _ levels: [Int]) -> [[Int]] {
        row.indices.filter { levels[$0] > 1 }.flatMap { second in
            (0..<second).filter { levels[$0] > 1 }.map { [$0, row[$0], second, row[second]] }
        }
    }
}
