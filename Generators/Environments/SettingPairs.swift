package import EveryScreenModel

/// The pairs of settings of two axes, and which of them have been tried.
package struct SettingPairs: Sendable {
    /// The axes of several levels, with their numbers, as the others make no pairs;
    /// empty for pairs read from a file.
    private let axes: [(number: UInt64, levels: AxisLevels)]
    /// The tested pairs, each as the axis and level of its two settings, one after
    /// the other in bytes.
    private var seen: Set<UInt64> = []
    /// The number of pairs that the space allows.
    package private(set) var total: Int

    /// Creates the pairs of a space, none of them tested.
    package init(of space: EnvironmentSpace) {
        let levels = space.levels
        let varying = levels.indices.filter { levels[$0] > 1 }
        axes = varying.map { (UInt64($0), EnvironmentAxis.all[$0].levels(space)) }
        if let only = space.only {
            total = 0
            for environment in only { note(environment) }
            total = seen.count
            seen = []
            return
        }
        let exclusions = space.exclusions
        var count = 0
        for second in varying {
            for first in varying.prefix(while: { $0 < second }) {
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

    /// Creates pairs read from a file.
    ///
    /// - Parameter pairs: The numbers of axis, level, axis and level of each.
    package init(written pairs: [[Int]], total: Int) {
        axes = []
        seen = Set(pairs.map { pair in pair.reduce(0) { $0 << 16 | UInt64(UInt16(clamping: $1)) } })
        self.total = total
    }

    /// The pairs for a file, in order: the numbers of axis, level, axis and level
    /// of each.
    package var written: [[Int]] { seen.sorted().map { pair in [48, 32, 16, 0].map { Int(pair >> $0 & 0xFFFF) } } }

    /// Adds the tested pairs of the same space.
    package mutating func add(_ other: SettingPairs) { seen.formUnion(other.seen) }

    /// Adds the pairs of a tested environment; one with a level that the space
    /// lacks adds none.
    package mutating func note(_ environment: UserEnvironment) {
        var row: [UInt64] = []
        row.reserveCapacity(axes.count)
        for axis in axes {
            guard let level = axis.levels.index(environment) else { return }
            row.append(axis.number << 16 | UInt64(level))
        }
        for second in row.indices { for first in 0..<second { seen.insert(row[first] << 32 | row[second]) } }
    }

    /// The number of tested pairs.
    package var tried: Int { seen.count }
}
