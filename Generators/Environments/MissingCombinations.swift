/// The combinations of one axis with axes before it that no row holds yet.
struct MissingCombinations {
    private let axis: Int
    private let levels: [Int]
    /// The sets of earlier axes that take part, in order.
    private let groups: [[Int]]
    /// By group, by the levels of its axes counted through, by the level of the
    /// axis itself.
    private var isMissing: [[Bool]]

    init(axis: Int, levels: [Int], strength: Int, _ exclusions: Exclusions) {
        self.axis = axis
        self.levels = levels
        groups = Self.groups(of: strength - 1, below: axis)
        isMissing = groups.map { group in
            Array(repeating: true, count: group.reduce(levels[axis]) { $0 * levels[$1] })
        }
        guard !exclusions.isEmpty else { return }
        for index in groups.indices {
            for place in isMissing[index].indices {
                var row = [Int?](repeating: nil, count: axis + 1)
                for part in combination(index, place) { row[part.axis] = part.level }
                // An impossible combination is not missing.
                if exclusions.completed(row) == nil { isMissing[index][place] = false }
            }
        }
    }

    /// All sets of `count` numbers below a bound, in ascending order.
    static func groups(of count: Int, below bound: Int) -> [[Int]] {
        if count == 0 { return [[]] }
        guard count <= bound else { return [] }
        return (0..<bound).flatMap { last in groups(of: count - 1, below: last).map { $0 + [last] } }
    }

    /// By group, where the combinations with a row begin; -1 where the row has no
    /// level yet.
    func places(of row: [Int?]) -> [Int] {
        groups.map { group in
            var place = 0
            for earlier in group {
                guard let level = row[earlier] else { return -1 }
                place = place * levels[earlier] + level
            }
            return place * levels[axis]
        }
    }

    func gain(of own: Int, at places: [Int]) -> Int {
        var gain = 0
        for index in places.indices where places[index] >= 0 && isMissing[index][places[index] + own] { gain += 1 }
        return gain
    }

    mutating func cover(_ own: Int, at places: [Int]) {
        for index in places.indices where places[index] >= 0 { isMissing[index][places[index] + own] = false }
    }

    var remaining: [[AxisLevel]] {
        groups.indices.flatMap { index in
            isMissing[index].indices.filter { isMissing[index][$0] }.map { combination(index, $0) }
        }
    }

    private func combination(_ index: Int, _ place: Int) -> [AxisLevel] {
        var rest = place / levels[axis]
        var result = [AxisLevel(axis: axis, level: place % levels[axis])]
        for earlier in groups[index].reversed() {
            result.append(AxisLevel(axis: earlier, level: rest % levels[earlier]))
            rest /= levels[earlier]
        }
        return result
    }
}

extension CoveringArray {
    /// Removes rows whose combinations all occur in other rows, from the end.
    ///
    /// The first row with each level of the longest axis stays.
    static func withoutNeedless(_ rows: [[Int]], of levels: [Int], strength: Int) -> [[Int]] {
        let groups = MissingCombinations.groups(of: strength, below: levels.count)
        var counts = groups.map { group in Array(repeating: 0, count: group.reduce(1) { $0 * levels[$1] }) }
        func place(_ row: [Int], _ group: [Int]) -> Int { group.reduce(0) { $0 * levels[$1] + row[$1] } }
        for row in rows {
            for (index, group) in groups.enumerated() { counts[index][place(row, group)] += 1 }
        }
        var kept = rows
        for index in rows.indices.reversed() where index >= levels.first ?? 1 {
            let places = groups.map { place(rows[index], $0) }
            guard places.indices.allSatisfy({ counts[$0][places[$0]] > 1 }) else { continue }
            for group in places.indices { counts[group][places[group]] -= 1 }
            kept.remove(at: index)
        }
        return kept
    }
}
