import EveryScreenGenerators
import Testing

/// Covering arrays of pairs and triples, checked by looking for every combination
/// there is.
struct CoveringArrayStrengthTests {
    /// Lists of up to six axes of up to five levels, and exclusions that leave the
    /// first levels alone; the same in every run.
    private let cases: [(levels: [Int], exclusions: [[AxisLevel]])] = {
        var state = 7 as UInt64
        func below(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(count))
        }
        return (0..<120).map { _ in
            let levels = (0..<(below(5) + 2)).map { _ in below(5) + 1 }
            let wide = levels.indices.filter { levels[$0] > 1 }
            let exclusions = (0..<below(4)).compactMap { _ -> [AxisLevel]? in
                guard wide.count > 1 else { return nil }
                let axes = Array(Set((0...below(3)).map { _ in wide[below(wide.count)] })).sorted()
                return axes.map { AxisLevel(axis: $0, level: below(levels[$0] - 1) + 1) }
            }
            return (levels, exclusions)
        }
    }()

    private func product(_ levels: [Int]) -> [[Int]] {
        levels.reduce([[]]) { rows, count in rows.flatMap { row in (0..<count).map { row + [$0] } } }
    }

    private func sets(of count: Int, below bound: Int) -> [[Int]] {
        if count == 0 { return [[]] }
        return (0..<bound).flatMap { last in sets(of: count - 1, below: last).map { $0 + [last] } }
    }

    private func isExcluded(_ row: [Int], _ exclusions: [[AxisLevel]]) -> Bool {
        exclusions.contains { $0.allSatisfy { row[$0.axis] == $0.level } }
    }

    /// The combinations of a number of axes that occur in an allowed row of the
    /// whole product and in none of the array.
    private func missing(_ array: CoveringArray, _ exclusions: [[AxisLevel]]) -> [[Int]] {
        let allowed = product(array.levels).filter { !isExcluded($0, exclusions) }
        return sets(of: min(array.strength, array.levels.count), below: array.levels.count).flatMap { axes in
            let those = { (row: [Int]) in axes.map { row[$0] } }
            return Set(allowed.map(those)).subtracting(array.rows.map(those))
        }
    }

    @Test(arguments: [1, 2, 3, 4]) func `every combination stands in some row`(strength: Int) {
        for (levels, _) in cases {
            #expect(missing(CoveringArray(levels: levels, strength: strength), []) == [], "\(levels)")
        }
    }

    @Test(arguments: [2, 3]) func `every combination that is allowed stands in some row, and none that is excluded`(strength: Int) {
        for (levels, exclusions) in cases where !exclusions.isEmpty {
            let array = CoveringArray(levels: levels, strength: strength, excluding: exclusions)

            #expect(missing(array, exclusions) == [], "\(levels) \(exclusions)")
            #expect(array.rows.filter { isExcluded($0, exclusions) } == [])
            #expect(array.rows[0] == levels.map { _ in 0 })
            #expect(Set(array.rows).count == array.rows.count)
        }
    }

    @Test func `eight axes of settings take 450 rows in threes at most, the first twelve with all text sizes`() {
        let array = CoveringArray(levels: [12, 6, 5, 3, 2, 2, 2, 2], strength: 3)

        #expect(array.rows.count <= 450)
        #expect(missing(array, []).isEmpty)
        #expect(array.rows.prefix(12).map { $0[0] } == Array(0..<12))
    }

    @Test func `there are no fewer rows than the longest axes have combinations`() {
        #expect(CoveringArray(levels: [4, 3, 2, 2], strength: 3).rows.count >= 24)
        #expect(CoveringArray(levels: [4, 3, 2], strength: 3).rows.count == 24)
        #expect(CoveringArray(levels: [4, 3], strength: 3).rows.count == 12)
    }

    @Test func `first levels that are excluded are the caller's mistake`() async {
        await #expect(processExitsWith: .failure) {
            _ = CoveringArray(levels: [2, 2], excluding: [[AxisLevel(axis: 0, level: 0), AxisLevel(axis: 1, level: 0)]])
        }
    }
}
