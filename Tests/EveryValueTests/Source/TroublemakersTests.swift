import Testing

@testable import EveryValue

@Suite struct TroublemakersTests {
    private func drawn(_ range: ClosedRange<Int>) -> Set<Int> {
        var random = RandomBits(seed: 1)
        let shape = IntegerShape(range, towards: nil)
        return Set((0..<5_000).compactMap { _ in Troublemakers.integer(random.next(), shape) })
    }

    @Test func `Bounds without a troublemaker have none`() {
        #expect(drawn(300...310) == [])
    }

    @Test func `Small bounds have the powers of two and ten, and their neighbors`() {
        #expect(drawn(0...20) == [0, 1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 15, 16, 17])
    }

    @Test func `Below zero are the negatives`() {
        #expect(drawn(-9 ... -6) == [-9, -8, -7])
    }

    @Test func `All of the integers have small and large ones of both signs`() {
        let all = drawn(.min ... .max)

        #expect(all.isSuperset(of: [0, 1, -1, 255, -256, 1 << 31, -1 << 31, 1 << 62, 1_000_000, 1_000_000_000_000_000_000]))
    }
}
