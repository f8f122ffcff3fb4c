import Testing

@testable import EveryScreenCapture
@testable import EveryScreenCaptureReaders

struct TreeOrderTests {
    @Test(
        arguments: [
            ([], [], []), ([-1], [0], [-1]), ([1, -1], [1, 0], [-1, 0]), ([-1, 0, 1, 0, -1], [0, 1, 2, 3, 4], [-1, 0, 1, 0, -1]),
            ([2, 0, -1, 2], [2, 0, 1, 3], [-1, 0, 1, 0]),
        ] as [([Int], [Int], [Int32])])
    func `Records come before their content, siblings as they are listed`(outer: [Int], records: [Int], parents: [Int32]) throws {
        let order = try TreeOrder(outer: outer)

        #expect(order.records == records)
        #expect(order.parents == parents)
    }

    @Test(arguments: [([0], 0), ([-1, 2, 1], 1), ([1, 0], 0)])
    func `A record inside of itself is found`(outer: [Int], record: Int) {
        let error = #expect(throws: TreeOrder.Loop.self) { try TreeOrder(outer: outer) }

        #expect(error?.record == record)
    }

    @Test func `A chain of a hundred thousand is no deeper for the stack`() throws {
        let order = try TreeOrder(outer: (0..<100_000).map { $0 - 1 })

        #expect(order.records.last == 99_999)
    }
}
