package import ScreenModel

/// The pairs of settings of two axes, and which of them have been tried.
package struct SettingPairs: Sendable {
    /// The space; `nil` of pairs that were written down, to which none is added.
    private let space: EnvironmentSpace?
    /// The axes of several levels; the others make no pairs.
    private let axes: [Int]
    /// The pairs tried, each as the axis and level of its two settings, one after the other in bytes.
    private var seen: Set<UInt64> = []
    /// The number of pairs that the space allows.
    package private(set) var total: Int

    /// Creates the pairs of a space, none of them tried.
    package init(of space: EnvironmentSpace) {
        self.space = space
        let levels = space.levels
        axes = levels.indices.filter { levels[$0] > 1 }
        if let only = space.only {
            total = 0
            for environment in only { note(environment) }
            total = seen.count
            seen = []
            return
        }
        let exclusions = space.exclusions
        var count = 0
        for second in axes {
            for first in axes.prefix(while: { $0 < second }) {
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
    ///
    /// - Parameter pairs: The numbers of axis, level, axis and level of each.
    package init(written pairs: [[Int]], total: Int) {
        space = nil
        axes = []
        seen = Set(pairs.map { pair in pair.reduce(0) { $0 << 16 | UInt64(UInt16(clamping: $1)) } })
        self.total = total
    }

    /// The pairs to be written down, in order: the numbers of axis, level, axis and level of each.
    package var written: [[Int]] { seen.sorted().map { pair in [48, 32, 16, 0].map { Int(pair >> $0 & 0xFFFF) } } }

    /// Adds the pairs tried of the same space.
    package mutating func add(_ other: SettingPairs) { seen.formUnion(other.seen) }

    /// Notes that an environment was looked at; one with a level that the space does not have counts for nothing.
    package mutating func note(_ environment: UserEnvironment) {
        guard let space else { return }
        var row: [UInt64] = []
        for axis in axes {
            guard let level = EnvironmentAxis.all[axis].index(space, environment) else { return }
            row.append(UInt64(axis) << 16 | UInt64(level))
        }
        for second in row.indices { for first in 0..<second { seen.insert(row[first] << 32 | row[second]) } }
    }

    /// The number of pairs tried.
    package var tried: Int { seen.count }
}
