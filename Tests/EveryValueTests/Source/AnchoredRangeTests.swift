import Testing

@testable import EveryValue

@Suite struct AnchoredRangeTests {
    /// Narrow, wide, on one side of the simplest, at the ends of `Int`, and all of
    /// it.
    private static let shapes = [
        IntegerShape(0...1, towards: nil), IntegerShape(0...1_000, towards: nil), IntegerShape(320...430, towards: 400),
        IntegerShape(-9...70_000, towards: 3), IntegerShape(.min ... .min + 20, towards: nil),
        IntegerShape(.max - 20 ... .max, towards: nil),
        IntegerShape(.min ... .max, towards: nil), IntegerShape(.min ... .max, towards: .min), IntegerShape(.min ... .max, towards: .max),
    ]

    @Test func `There are as many aims as are counted, and one place for a edgeCase`() {
        #expect(AnchoredRange.all.count == AnchoredRange.count)
        #expect(AnchoredRange.all.indices.contains(AnchoredRange.edgeCase))
        #expect(AnchoredRange.count.nonzeroBitCount == 1)
    }

    @Test(arguments: shapes)
    func `Every aim keeps to the bounds, wherever the earlier numbers lie`(_ shape: IntegerShape) {
        var random = RandomBits(seed: 1)
        for (latest, earlier) in [(shape.simplest, shape.lowest), (shape.lowest, shape.highest), (shape.highest, shape.simplest)] {
            var kind = IntegerKinds.Kind(shape, number: 0)
            kind.remember(earlier)
            kind.remember(latest)
            for aim in AnchoredRange.all {
                for bits in [0, .max] + (0..<50).map({ _ in random.next() }) {
                    #expect(shape.contains(aim.number(bits, kind)))
                }
            }
        }
    }

    @Test func `Anywhere reaches both ends`() {
        let kind = IntegerKinds.Kind(IntegerShape(-40...60, towards: nil), number: 0)

        #expect(AnchoredRange.anywhere.number(0, kind) == -40)
        #expect(AnchoredRange.anywhere.number(0xFFFF_FFFF_0000_0000, kind) == 60)
    }

    @Test func `Numbers near an earlier one come up in a wide range`() throws {
        let pair = Generator.integer(in: 0...1 << 40)
        let close = try (0..<1_000 as Range<UInt64>).count { seed in
            let numbers = try pair.array(2...2).value(seed: seed)
            return numbers.allSatisfy { $0 > 1 << 20 } && abs(numbers[0] - numbers[1]) <= 6
        }

        #expect(close > 10)
    }
}
