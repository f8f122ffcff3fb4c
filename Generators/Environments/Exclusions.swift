/// A level of an axis of a covering array.
package struct AxisLevel: Hashable, Sendable {
    /// The number of the axis, from 0.
    package let axis: Int
    /// The number of its level, from 0.
    package let level: Int

    /// Creates a level.
    package init(axis: Int, level: Int) {
        self.axis = axis
        self.level = level
    }
}

/// Combinations of levels that stand in no row.
struct Exclusions: Sendable {
    private let levels: [Int]
    let combinations: [[AxisLevel]]
    /// The axes that occur in a combination, ascending.
    private let axes: [Int]

    init(_ combinations: [[AxisLevel]], levels: [Int]) {
        self.levels = levels
        self.combinations = combinations
        axes = Set(combinations.joined().map(\.axis)).sorted()
    }

    /// Whether everything is allowed.
    var isEmpty: Bool { combinations.isEmpty }

    /// Returns whether the levels of an axis are not all allowed everywhere.
    func concerns(_ axis: Int) -> Bool { axes.contains(axis) }

    /// The same for axes that are taken in another order; those left out stand at
    /// their first level.
    func reordered(_ order: [Int]) -> Exclusions {
        var places: [Int: Int] = [:]
        for (place, axis) in order.enumerated() { places[axis] = place }
        let moved = combinations.compactMap { combination -> [AxisLevel]? in
            guard combination.allSatisfy({ places[$0.axis] != nil || $0.level == 0 }) else { return nil }
            return combination.compactMap { part in places[part.axis].map { AxisLevel(axis: $0, level: part.level) } }
        }
        return Exclusions(moved, levels: order.map { levels[$0] })
    }

    /// Returns whether a row holds no excluded combination.
    func isAllowed(_ row: [Int]) -> Bool { !isExcluded(row.map(Optional.some)) }

    /// Returns a row completed with the lowest allowed level of each missing axis,
    /// or `nil` if no completion is allowed.
    ///
    /// A row may be shorter than the number of axes. Tries the levels of the axes
    /// that are in combinations, with backtracking: at worst exponential in their
    /// number.
    func completed(_ row: [Int?]) -> [Int]? {
        var whole = row + Array(repeating: nil, count: max(0, levels.count - row.count))
        guard fill(&whole, 0) else { return nil }
        return whole.prefix(row.count).map { $0 ?? 0 }
    }

    /// The levels an axis may have after what a row has already.
    func allowedLevels(of axis: Int, in row: [Int?]) -> [Int] {
        (0..<levels[axis]).filter { level in
            var next = row
            next[axis] = level
            return completed(next) != nil
        }
    }

    private func fill(_ row: inout [Int?], _ start: Int) -> Bool {
        if isExcluded(row) { return false }
        guard let position = axes[start...].firstIndex(where: { row[$0] == nil }) else { return true }
        let axis = axes[position]
        for level in 0..<levels[axis] {
            row[axis] = level
            if fill(&row, position + 1) { return true }
        }
        row[axis] = nil
        return false
    }

    private func isExcluded(_ row: [Int?]) -> Bool {
        combinations.contains { combination in combination.allSatisfy { row[$0.axis] == $0.level } }
    }
}
