extension CoveringArray {
    /// Returns shorter rows that hold the same pairs if such are found, else the
    /// rows given.
    ///
    /// - Parameter levels: The number of levels of each axis, the longest first.
    static func shortened(_ rows: [[Int]], of levels: [Int]) -> [[Int]] {
        let fewest = levels.prefix(2).reduce(1, *)
        guard rows.count > fewest else { return rows }
        var best = withoutNeedless(rows, of: levels, strength: 2)
        for other in [threeAxes(levels), switches(levels), orthogonal(levels, fewerThan: best.count)].compactMap(\.self)
        where best.count > fewest {
            let shorter = withoutNeedless(other, of: levels, strength: 2)
            if shorter.count < best.count { best = shorter }
        }
        return best
    }

    /// The rows for three axes: all pairs of the first two, staggered, the third
    /// axis with the round.
    ///
    /// A round holds every level of the second axis, and all rounds every level of
    /// the third with each of the first.
    private static func threeAxes(_ levels: [Int]) -> [[Int]]? {
        guard levels.count == 3 else { return nil }
        return (0..<levels[1]).flatMap { round in
            (0..<levels[0]).map { first in [first, (first + round) % levels[1], round % levels[2]] }
        }
    }

    /// The rows for axes of two levels: each axis is off in the first row, and on
    /// in a set of half of all rows that no other axis has.
    ///
    /// Two such sets of N / 2 rows, rounded up, of the other N - 1 always overlap,
    /// and neither holds the other.
    private static func switches(_ levels: [Int]) -> [[Int]]? {
        guard levels[0] == 2 else { return nil }
        func sets(of count: Int, from first: Int, upTo end: Int) -> [Set<Int>] {
            if count == 0 { return [[]] }
            return (first..<max(first, end)).flatMap { row in sets(of: count - 1, from: row + 1, upTo: end).map { $0.union([row]) } }
        }
        var rowCount = 4
        while true {
            let axes = sets(of: (rowCount + 1) / 2, from: 1, upTo: rowCount)
            if axes.count >= levels.count {
                return (0..<rowCount).map { row in axes.prefix(levels.count).map { $0.contains(row) ? 1 : 0 } }
            }
            rowCount += 1
        }
    }

    /// The rows of an orthogonal array of prime order: the lines of a plane over a
    /// field (Bose 1938).
    ///
    /// The axes are the first coordinate and the slopes 1, 0, 2, 3 and so on: two
    /// different slopes distinguish every two points of the plane.
    private static func orthogonal(_ levels: [Int], fewerThan count: Int) -> [[Int]]? {
        let least = max(levels[0], levels.count - 1)
        guard let order = (least...).prefix(while: { $0 * $0 < count * 2 }).first(where: isPrime) else { return nil }
        let slopes = [1, 0] + (2..<max(2, order))
        let starts = Array(0..<levels[0]) + Array(levels[0]..<max(levels[0], order))
        // Rows with a level that the longest axis lacks are needed less, and go to
        // the end.
        let points =
            (0..<order).flatMap { round in starts.prefix(levels[0]).map { ($0, round) } }
            + (0..<order).flatMap { round in starts.dropFirst(levels[0]).map { ($0, round) } }
        return points.map { first, round in
            levels.indices.map { axis in
                (axis == 0 ? first : (slopes[axis - 1] * first + round) % order) % levels[axis]
            }
        }
    }

    private static func isPrime(_ number: Int) -> Bool {
        number > 1 && !(2..<number).contains { $0 * $0 <= number && number.isMultiple(of: $0) }
    }
}
