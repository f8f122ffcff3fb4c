import Testing

@testable import EveryValue

/// The probe that goes through small values, by itself.
@Suite struct SweepTogetherTests {
    /// The values that the probe tries where none fails.
    private func tried(_ count: Int, _ range: ClosedRange<Int>, from start: [Int], most: Int = .max) throws -> [[Int]] {
        var probe = SweepTogether()
        let best = RecordingTree(try ChoiceRecording(of: numbers(count, range)(start)))
        var values: [[Int]] = []
        while values.count < most, let candidate = probe.next(best) {
            values.append(try numbers(count, range)(nil).make(.replay(candidate)).value)
            probe.judged(accepted: false)
        }
        return values
    }

    @Test func `One number takes the simplest values and those next to it, in turns`() throws {
        #expect(try tried(1, 0...100, from: [50], most: 6) == [[0], [49], [1], [48], [2], [47]])
        #expect(try tried(1, 0...100, from: [50]).map { $0[0] }.sorted() == Array(0..<50))
        // On both sides of the simplest.
        #expect(try Set(tried(1, -9...9, from: [-3]).map { $0[0] }) == Set(-2...2))
    }

    @Test func `Several numbers take all values in the order of simplicity, the smallest group first`() throws {
        let values = try tried(2, 0...2, from: [2, 1])

        // Alone, the second has one simpler value and the first two.
        #expect(values == [[2, 0], [0, 1], [1, 1], [0, 0], [0, 1], [0, 2], [1, 0], [1, 1], [1, 2]])
    }

    @Test func `A number without a pattern and a solution elsewhere are found`() throws {
        #expect(try minimum(numbers(1, 0...10_000), from: [9001], by: SweepTogether()) { [211, 3007, 9001].contains($0[0]) } == [211])
        #expect(
            try minimum(numbers(3, 1...100), from: [20, 21, 29], by: SweepTogether()) { sides in
                sides[2] > 20 && sides[0] * sides[0] + sides[1] * sides[1] == sides[2] * sides[2]
            } == [7, 24, 25])
    }

    @Test func `More than six numbers, and those that are simplest, are left alone`() throws {
        #expect(try tried(7, 0...1, from: [1, 1, 1, 1, 1, 1, 1]) == [])
        #expect(try tried(2, 0...5, from: [0, 0]) == [])
    }
}
