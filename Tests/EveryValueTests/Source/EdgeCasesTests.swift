import Testing

@testable import EveryValue

@Suite struct EdgeCasesTests {
    private func drawn(_ range: ClosedRange<Int>) -> Set<Int> {
        var random = RandomBits(seed: 1)
        let shape = IntegerShape(range, towards: nil)
        return Set((0..<5_000).compactMap { _ in EdgeCases.integer(random.next(), shape) })
    }

    @Test func `Bounds without a edgeCase have none`() {
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

    @Test func `All powers of ten of an integer come up, with their neighbors`() {
        var random = RandomBits(seed: 1)
        let shape = IntegerShape(0 ... .max, towards: nil)
        let all = Set((0..<40_000).compactMap { _ in EdgeCases.integer(random.next(), shape) })
        var power = 1
        for _ in 0...18 {
            #expect(all.isSuperset(of: [power - 1, power, power + 1]), "\(power)")
            power = power.multipliedReportingOverflow(by: 10).partialValue
        }
    }

    @Test func `Wide bounds have numbers of three bits, and narrow ones do not`() {
        #expect(drawn(0...1 << 40).count { $0.nonzeroBitCount == 3 && $0 > 1 << 20 } > 100)
        // 1 << 4 | 1 << 3 | 1 << 2
        #expect(!drawn(0...60_000).contains(28))
    }

    @Test func `Numbers with a point are zero, one, halves, thirds, round ones, and the neighbors of the bounds`() {
        var random = RandomBits(seed: 1)
        let shape = FloatShape(-1e300...1e300, towards: 0)
        let all = Set((0..<2_000).compactMap { _ in EdgeCases.float(&random, shape) })

        #expect(all == [0, 1, -1, 0.5, 0.1, 1.0 / 3, 2, 10, 100, 255, 256, 1e-9, 1e9, (-1e300).nextUp, 1e300.nextDown])
    }

    @Test func `Bounds themselves are allowed`() {
        var random = RandomBits(seed: 1)
        let shape = FloatShape(-1...1, towards: 0)
        let all = Set((0..<2_000).compactMap { _ in EdgeCases.float(&random, shape) })

        #expect(all == [0, 1, -1, 0.5, 0.1, 1.0 / 3, 1e-9, (-1.0).nextUp, 1.0.nextDown])
    }
}
