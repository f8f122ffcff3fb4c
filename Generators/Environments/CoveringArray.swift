/// Rows of settings in which every pair of settings of two axes stands together at least once.
///
/// Made by the in-parameter-order strategy (Lei and Tai, HASE 1998,
/// doi:10.1109/HASE.1998.731623): start with all pairs of the two axes with most
/// levels, add one axis after the other to the rows there are, and rows for what
/// is still missing. Where that takes more rows than the two longest axes have
/// pairs, which no array can do without, an orthogonal array is tried
/// (`CoveringArray+Orthogonal.swift`), and rows that nobody needs are left out.
///
/// As many rows as the two longest axes have pairs, and so the fewest possible,
/// for up to three axes, and for up to q + 1 axes of q levels where q is prime;
/// the fewest possible for any number of axes of two levels, too (Kleitman and
/// Spencer 1973). For others there may be more: the fewest are not known in general.
/// Deterministic; the first row holds the first level of every axis, and the
/// first rows hold every level of the longest axis once.
public struct CoveringArray: Hashable, Sendable {
    /// The number of levels of each axis.
    public let levels: [Int]
    /// The rows: for each axis an index from 0 to its number of levels less one.
    public private(set) var rows: [[Int]]

    /// Makes the array; about O(rows × axes² × levels) for a few dozen levels.
    ///
    /// - Parameter levels: the number of levels of each axis, at least 1.
    public init(levels: [Int]) {
        precondition(levels.allSatisfy { $0 >= 1 }, "Every axis needs at least one level")
        self.levels = levels
        // An axis of one level is in every pair that there is.
        let order = levels.indices.filter { levels[$0] > 1 }.sorted { (-levels[$0], $0) < (-levels[$1], $1) }
        let sorted = order.map { levels[$0] }
        var partial = Self.firstRows(sorted)
        for axis in sorted.indices.dropFirst(2) { Self.extend(&partial, by: axis, of: sorted) }
        // A level that no pair needed is the first one.
        let filled = Self.shortened(partial.map { row in row.map { $0 ?? 0 } }, of: sorted)
        rows = filled.map { row in
            var whole = levels.map { _ in 0 }
            for (axis, level) in zip(order, row) { whole[axis] = level }
            return whole
        }
    }
}

extension CoveringArray {
    /// All pairs of the two longest axes, staggered so that the first rows hold every level of the longest.
    private static func firstRows(_ levels: [Int]) -> [[Int?]] {
        guard levels.count > 1 else { return levels.isEmpty ? [[]] : (0..<levels[0]).map { [$0] } }
        var rows: [[Int?]] = []
        for round in 0..<levels[1] {
            for first in 0..<levels[0] { rows.append([first, (first + round) % levels[1]]) }
        }
        return rows
    }

    /// Gives every row a level of one more axis, and adds rows for pairs that are still missing.
    private static func extend(_ rows: inout [[Int?]], by axis: Int, of levels: [Int]) {
        var missing = MissingPairs(axis: axis, levels: levels)
        for index in rows.indices {
            // The level that covers most; of equals the first, shifted by the row so that levels take turns.
            let candidates = (0..<levels[axis]).map { ($0 + index) % levels[axis] }
            let row = rows[index]
            let best = index == 0 ? 0 : candidates.max { missing.gain(of: $0, in: row) < missing.gain(of: $1, in: row) } ?? 0
            rows[index].append(best)
            missing.cover(rows[index])
        }
        for pair in missing.remaining {
            let fits = { (row: [Int?]) in
                (row[pair.earlier] == nil || row[pair.earlier] == pair.level) && (row[axis] == nil || row[axis] == pair.own)
            }
            if let index = rows.firstIndex(where: fits) {
                rows[index][pair.earlier] = pair.level
                rows[index][axis] = pair.own
            } else {
                var row: [Int?] = Array(repeating: nil, count: axis + 1)
                row[pair.earlier] = pair.level
                row[axis] = pair.own
                rows.append(row)
            }
        }
    }
}

/// The pairs of one axis with the axes before it that no row holds yet.
private struct MissingPairs {
    let axis: Int
    let levels: [Int]
    /// By earlier axis, its level, and the level of the axis itself.
    private var isMissing: [[[Bool]]]

    init(axis: Int, levels: [Int]) {
        self.axis = axis
        self.levels = levels
        isMissing = (0..<axis).map { earlier in
            Array(repeating: Array(repeating: true, count: levels[axis]), count: levels[earlier])
        }
    }

    func gain(of own: Int, in row: [Int?]) -> Int {
        (0..<axis).count { earlier in row[earlier].map { isMissing[earlier][$0][own] } == true }
    }

    mutating func cover(_ row: [Int?]) {
        guard let own = row[axis] else { return }
        for earlier in 0..<axis {
            if let level = row[earlier] { isMissing[earlier][level][own] = false }
        }
    }

    var remaining: [(earlier: Int, level: Int, own: Int)] {
        var result: [(earlier: Int, level: Int, own: Int)] = []
        for earlier in 0..<axis {
            for level in 0..<levels[earlier] {
                for own in 0..<levels[axis] where isMissing[earlier][level][own] { result.append((earlier, level, own)) }
            }
        }
        return result
    }
}
