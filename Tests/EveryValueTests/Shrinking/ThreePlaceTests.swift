import Testing

@testable import EveryValue

/// The probes that change three places at once or move two, each by itself.
@Suite struct ThreePlaceTests {
    @Test func `MoveTwins moves two equal numbers as far back as they may stand`() throws {
        #expect(
            try minimum(numbers(6, 0...50), from: [7, 0, 7, 0, 0, 0], by: MoveTwins()) { $0.filter { $0 == 7 }.count == 2 } == [
                0, 0, 0, 0, 7, 7,
            ])
        #expect(
            try minimum(numbers(6, 0...50), from: [3, 4, 0, 3, 0, 4], by: MoveTwins()) {
                $0[0] == $0[3] && $0[1] == $0[5] && $0[0] + $0[1] == 7
            } == [0, 7, 0, 0, 0, 7])
        // Fewer than four numbers have no two pairs.
        #expect(try minimum(numbers(3, 0...50), from: [7, 7, 0], by: MoveTwins()) { $0.contains(7) } == [7, 7, 0])
    }

    @Test func `SweepLater lowers a digit of a weighted sum`() throws {
        func isValid(_ digits: [Int]) -> Bool {
            zip(digits, [1, 3, 7, 1]).reduce(0) { $0 + $1.0 * $1.1 } % 10 == 0 && digits.reduce(0, +) >= 20
        }
        // By hand: with 2 in the second place, two nines give 78.
        #expect(try minimum(numbers(4, 0...9), from: [0, 4, 7, 9], by: SweepLater(), isFailing: isValid) == [0, 3, 9, 8])
    }

    @Test func `SweepLater tries nearby values of wide ranges only`() throws {
        #expect(try minimum(numbers(3, 0...99), from: [5, 50, 50], by: SweepLater()) { $0 == [4, 53, 47] || $0[0] == 5 } == [4, 53, 47])
        #expect(try minimum(numbers(3, 0...99), from: [5, 50, 50], by: SweepLater()) { $0 == [4, 54, 50] || $0[0] == 5 } == [5, 50, 50])
    }

    @Test func `SmallNumbers finds solutions that share nothing with the first`() throws {
        #expect(
            try minimum(numbers(3, 0...200), from: [39, 80, 89], by: SmallNumbers()) { sides in
                sides[0] > 0 && sides[0] * sides[0] + sides[1] * sides[1] == sides[2] * sides[2]
            } == [3, 4, 5])
        #expect(
            try minimum(numbers(2, 0...1000), from: [20, 803], by: SmallNumbers()) { $0[0] > 1 && $0[0] * $0[1] % 101 == 1 } == [2, 51])
    }

    @Test func `SmallNumbers tries nothing beyond the product of the present numbers`() throws {
        var probe = SmallNumbers()
        let best = RecordingTree(try ChoiceRecording(of: numbers(2, 0...1000)([2, 3])))
        var count = 0
        while probe.next(best) != nil {
            count += 1
            probe.judged(accepted: false)
        }

        // Of one more than each, products below 24: 2 * 2 to 2 * 11, 3 * 2, 3 * 3.
        #expect(count == 12)
    }

    @Test func `EditLetterPairs keeps the sum of digits`() throws {
        func digits(_ given: String?) -> Generator<String> {
            Generator { source in source.string(alphabet: TextAlphabet("0123456789"), length: 0...8, given: given) }
        }
        func sum(_ text: String) -> Int { text.compactMap(\.wholeNumberValue).reduce(0, +) }

        #expect(try minimum(digits, from: "37", by: EditLetterPairs()) { sum($0) == 10 } == "19")
        #expect(try minimum(digits, from: "334", by: EditLetterPairs()) { sum($0) == 10 } == "19")
    }

    @Test func `Floats of few digits are drawn, near 0 and far from it`() throws {
        let drawn = try (0..<4000).map { try Generator<Double>.float(in: -1000...1000).value(seed: UInt64($0)) }

        #expect(drawn.contains { $0.magnitude > 3 && ($0 * 2).rounded() == $0 * 2 && $0.rounded() != $0 })
        #expect(drawn.contains { $0 < 0 && $0 > -0.05 && ($0 * 100).rounded() == $0 * 100 })
        #expect(drawn.contains { $0 > 100 && "\($0)".split(separator: ".").last?.count == 3 })
    }
}
