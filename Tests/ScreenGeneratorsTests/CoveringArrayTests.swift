import EveryScreenGenerators
import Testing

struct CoveringArrayTests {
    /// Lists of up to six axes of up to six levels, the same in every run.
    private let randomLevels: [[Int]] = {
        var state = 1 as UInt64
        func below(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(count))
        }
        return (0..<200).map { _ in (0..<below(7)).map { _ in below(6) + 1 } }
    }()

    /// The pairs of settings that stand together in no row.
    private func missingPairs(_ array: CoveringArray) -> Int {
        var missing = 0
        for second in array.levels.indices {
            for first in 0..<second {
                let found = Set(array.rows.map { [$0[first], $0[second]] })
                missing += array.levels[first] * array.levels[second] - found.count
            }
        }
        return missing
    }

    @Test func `no axes make one row without settings`() {
        #expect(CoveringArray(levels: []).rows == [[]])
    }

    @Test func `one axis makes a row a level`() {
        #expect(CoveringArray(levels: [3]).rows == [[0], [1], [2]])
    }

    @Test func `two axes make all their pairs`() {
        #expect(CoveringArray(levels: [2, 3]).rows == [[0, 0], [1, 1], [0, 2], [1, 0], [0, 1], [1, 2]])
    }

    @Test(
        arguments: [
            ([2, 2, 2], 4), ([2, 2, 2, 2], 5), ([2, 2, 2, 2, 2], 6), (Array(repeating: 2, count: 10), 6),
            (Array(repeating: 2, count: 11), 7), (Array(repeating: 2, count: 15), 7), (Array(repeating: 2, count: 35), 8),
            ([3, 3, 3], 9), ([3, 3, 3, 3], 9), ([4, 3, 2], 12), ([6, 5, 4], 30), ([4, 3, 2, 2], 12), ([5, 5, 5, 5, 5, 5], 25),
            ([12, 6, 2, 2, 2, 2], 72), ([12, 6, 5, 3, 2, 2, 2, 2], 72), ([1, 1, 1], 1), ([1, 4, 1], 4), ([1, 3, 1, 3, 3], 9),
        ] as [([Int], Int)])
    func `there are no more rows than are needed where that number is known`(levels: [Int], count: Int) {
        let array = CoveringArray(levels: levels)

        #expect(array.rows.count == count)
        #expect(missingPairs(array) == 0)
    }

    @Test(
        arguments: [
            ([3, 3, 3, 3, 3], 15), ([4, 4, 4, 4], 22), ([6, 6, 6, 6], 46), ([3, 2, 2, 2], 7),
        ] as [([Int], Int)])
    func `the number of rows is as recorded where it may be more than needed`(levels: [Int], count: Int) {
        #expect(CoveringArray(levels: levels).rows.count == count)
    }

    @Test func `any three axes take as many rows as the two longest have pairs`() {
        for first in 1...6 {
            for second in 1...6 {
                for third in 1...6 {
                    let array = CoveringArray(levels: [first, second, third])
                    let longest = [first, second, third].sorted(by: >)

                    #expect(array.rows.count == longest[0] * longest[1])
                    #expect(missingPairs(array) == 0)
                }
            }
        }
    }

    @Test func `the rows of the usual settings are those of the first version`() {
        var hash = 14_695_981_039_346_656_037 as UInt64
        for level in CoveringArray(levels: [12, 6, 2, 2, 2, 2, 1]).rows.joined() { hash = (hash ^ UInt64(level)) &* 1_099_511_628_211 }

        #expect(hash == 4_832_346_183_541_921_529)
    }

    @Test func `every pair of settings stands together in some row`() {
        for levels in randomLevels {
            #expect(missingPairs(CoveringArray(levels: levels)) == 0, "\(levels)")
        }
        #expect(missingPairs(CoveringArray(levels: [12, 6, 5, 3, 2, 2, 2, 2])) == 0)
    }

    @Test func `every row has a level of every axis`() {
        for levels in randomLevels {
            for row in CoveringArray(levels: levels).rows {
                #expect(row.count == levels.count)
                #expect(zip(row, levels).allSatisfy { (0..<$1).contains($0) })
            }
        }
    }

    @Test func `there are no more rows than the three longest axes have combinations`() {
        for levels in randomLevels {
            let longest = levels.sorted(by: >)
            let rows = CoveringArray(levels: levels).rows

            #expect(rows.count >= longest.prefix(2).reduce(1, *))
            #expect(rows.count <= longest.prefix(3).reduce(1, *))
        }
    }

    @Test func `the first row holds the first levels, and the first rows every level of the longest axis`() throws {
        for levels in randomLevels {
            let rows = CoveringArray(levels: levels).rows
            #expect(rows[0] == levels.map { _ in 0 })

            guard let longest = levels.max(), let axis = levels.firstIndex(of: longest) else { continue }
            #expect(rows.prefix(longest).map { $0[axis] } == Array(0..<longest))
        }
    }

    @Test func `an axis without levels is the caller's mistake`() async {
        await #expect(processExitsWith: .failure) { _ = CoveringArray(levels: [2, 0]) }
    }
}
