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
}
