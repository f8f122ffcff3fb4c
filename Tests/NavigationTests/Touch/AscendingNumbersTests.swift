import Testing

@testable import EveryScreenNavigation

struct AscendingNumbersTests {
    @Test(
        arguments: [
            ([], 0, []), ([[]], 0, []), ([[1, 2]], 0, [1, 2]), ([[1, 2]], 1, [2]), ([[1, 2]], 2, []),
            ([[1, 4], [2, 4], [], [3, 4, 5]], 0, [1, 2, 3, 4, 5]), ([[1, 4], [2, 4], [], [3, 4, 5]], 3, [4, 5]),
        ] as [([[Int]], Int, [Int])])
    func `each number above the least comes once, in order`(lists: [[Int]], least: Int, expected: [Int]) {
        #expect(Array(AscendingNumbers(lists.map { AscendingNumbers.Rest(of: $0, above: least) })) == expected)
    }

    @Test func `many lists are one, from above the least to below the end`() {
        // Numbers that look random: multiples of a prime modulo another.
        let lists = (0..<80).map { list in (0..<list).map { ($0 * 7_919 + list * 31) % 1_009 }.sorted() }
        for (least, end) in [(-1, Int.max), (300, Int.max), (300, 700), (700, 300)] {
            let expected = Set(lists.joined()).filter { $0 > least && $0 < end }.sorted()

            #expect(Array(AscendingNumbers(lists.map { AscendingNumbers.Rest(of: $0, above: least) }, below: end)) == expected)
        }
    }
}
