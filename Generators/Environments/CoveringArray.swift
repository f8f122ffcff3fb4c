/// Rows of settings in which every pair, or triple, of settings of different axes
/// occurs at least once.
///
/// They are built by the in-parameter-order strategy (Lei and Tai, HASE 1998,
/// doi:10.1109/HASE.1998.731623; for triples Lei and others, STVR 2008,
/// doi:10.1002/stvr.381). It starts with all combinations of the longest axes,
/// extends the rows by one axis after the other, and adds rows for missing
/// combinations. Redundant rows are removed. The two longest axes set a lower bound
/// on the rows for pairs. Above it, an orthogonal array is tried
/// (`CoveringArray+Orthogonal.swift`).
///
/// For pairs, the number of rows is the smallest possible for up to three axes, and
/// for up to q + 1 axes of q levels where q is prime. It is also the smallest
/// possible for any number of axes of two levels (Kleitman and Spencer 1973). For
/// others the smallest number is not known in general. The rows are deterministic.
/// The first row holds the first level of every axis. The first rows hold every
/// level of the longest axis once, as far as exclusions permit.
package struct CoveringArray: Hashable, Sendable {
    /// The number of levels of each axis.
    package let levels: [Int]
    /// The number of settings in every combination: 2 for pairs, 3 for triples.
    package let strength: Int
    /// The rows: for each axis an index from 0 to its number of levels less one.
    package private(set) var rows: [[Int]]

    /// Builds the array; about O(rows × axes to the strength × levels) for a few
    /// dozen levels.
    ///
    /// - Parameters:
    ///   - levels: The number of levels of each axis, at least 1.
    ///   - strength: The number of settings in a combination, at least 1.
    ///   - exclusions: Combinations that occur in no row. The first levels of all
    ///     axes must not be among them.
    package init(levels: [Int], strength: Int = 2, excluding exclusions: [[AxisLevel]] = []) {
        precondition(levels.allSatisfy { $0 >= 1 }, "Every axis needs at least one level")
        precondition(strength >= 1, "A covering array needs a strength of at least 1; this one is \(strength)")
        self.levels = levels
        self.strength = strength
        let all = Exclusions(exclusions, levels: levels)
        precondition(all.isAllowed(levels.map { _ in 0 }), "The first levels of all axes must be allowed together")
        // An axis of one level is in every combination.
        let order = levels.indices.filter { levels[$0] > 1 }.sorted { (-levels[$0], $0) < (-levels[$1], $1) }
        rows = Self.rows(order.map { levels[$0] }, strength, all.reordered(order)).map { row in
            var whole = levels.map { _ in 0 }
            for (axis, level) in zip(order, row) { whole[axis] = level }
            return whole
        }
    }
}

extension CoveringArray {
    /// The rows for axes of at least two levels, the longest first.
    private static func rows(_ levels: [Int], _ strength: Int, _ exclusions: Exclusions) -> [[Int]] {
        let start = min(strength, levels.count)
        var rows = firstRows(levels, start).filter { exclusions.completed($0) != nil }
        for axis in levels.indices.dropFirst(start) { extend(&rows, by: axis, of: levels, start, exclusions) }
        // A level that no combination needed is the first one that is allowed.
        let filled = rows.compactMap(exclusions.completed)
        if start == 2, exclusions.isEmpty { return shortened(filled, of: levels) }
        return everyFirstLevelFirst(withoutNeedless(filled, of: levels, strength: start), levels.first ?? 1)
    }

    /// All combinations of the longest axes, staggered so that the first rows hold
    /// every level of the longest.
    private static func firstRows(_ levels: [Int], _ count: Int) -> [[Int?]] {
        guard count > 0 else { return [[]] }
        // With its types spelled out: inferring them took the compiler 2.4 seconds.
        var shifts: [[Int]] = [[]]
        for axis in (1..<max(1, count)).reversed() {
            shifts = (0..<levels[axis]).flatMap { shift -> [[Int]] in shifts.map { rest -> [Int] in [shift] + rest } }
        }
        return shifts.flatMap { shift -> [[Int?]] in
            (0..<levels[0]).map { first -> [Int?] in
                var row: [Int?] = [first]
                for (index, step) in shift.enumerated() { row.append((first + step) % levels[index + 1]) }
                return row
            }
        }
    }

    /// Gives every row a level of one more axis, and adds rows for combinations
    /// that are still missing.
    private static func extend(
        _ rows: inout [[Int?]], by axis: Int, of levels: [Int], _ strength: Int, _ exclusions: Exclusions
    ) {
        var missing = MissingCombinations(axis: axis, levels: levels, strength: strength, exclusions)
        for index in rows.indices {
            // The level that covers most; of equals the first, shifted by the row
            // so that levels take turns.
            let candidates = (0..<levels[axis]).map { ($0 + index) % levels[axis] }
                .filter { !exclusions.concerns(axis) || exclusions.completed(rows[index] + [$0]) != nil }
            let places = missing.places(of: rows[index])
            let best = index == 0 ? 0 : candidates.max { missing.gain(of: $0, at: places) < missing.gain(of: $1, at: places) }
            rows[index].append(best)
            if let best { missing.cover(best, at: places) }
        }
        for combination in missing.remaining {
            let fits = { (row: [Int?]) in
                guard combination.allSatisfy({ row[$0.axis] == nil || row[$0.axis] == $0.level }) else { return false }
                return exclusions.isEmpty || exclusions.completed(row.setting(combination)) != nil
            }
            if let index = rows.firstIndex(where: fits) {
                rows[index] = rows[index].setting(combination)
            } else {
                rows.append([Int?](repeating: nil, count: axis + 1).setting(combination))
            }
        }
    }

    /// The rows with the first row of each level of the first axis before the
    /// others, which exclusions may have moved back.
    private static func everyFirstLevelFirst(_ rows: [[Int]], _ count: Int) -> [[Int]] {
        guard rows.first?.isEmpty == false else { return rows }
        var seen = Set<Int>()
        let isFirst = rows.map { seen.insert($0[0]).inserted }
        return zip(rows, isFirst).filter(\.1).map(\.0) + zip(rows, isFirst).filter { !$0.1 }.map(\.0)
    }
}

extension [Int?] {
    /// The row with the levels of a combination.
    fileprivate func setting(_ combination: [AxisLevel]) -> [Int?] {
        var result = self
        for part in combination { result[part.axis] = part.level }
        return result
    }
}
