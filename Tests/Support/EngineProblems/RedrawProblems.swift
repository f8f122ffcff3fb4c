internal import EveryValue

extension Problem {
    /// Failures whose simpler ones share nothing with them, so that only values
    /// drawn anew come by; and numbers with gaps.
    ///
    /// Each minimum is the first failing value of an enumeration in the order of
    /// simplicity; the minima of floating-point numbers are argued.
    static var ofRedrawing: [Problem] { [fairSplit, discount, checksum, clock, numeral, sumOrder, overflow] }

    /// Numbers that can be split into two groups of one sum.
    private static var fairSplit: Problem {
        Problem("redraw_split", expected: "[1, 2, 12, 15]", Generator<[Int]>.subsequence(of: Array(1...15))) { chosen in
            let total = chosen.reduce(0, +)
            guard chosen.count >= 4, total >= 30, total % 2 == 0 else { return false }
            return chosen.reduce(into: Set([0])) { sums, number in sums.formUnion(sums.map { $0 + number }) }.contains(total / 2)
        }
    }

    /// A price less a discount, rounded once for all and once for each.
    private static var discount: Problem {
        let sale = Generator<[Int]> { source in
            [source.integer(in: 1...9999), source.integer(in: 1...99), source.integer(in: 1...9)]
        }
        return Problem("redraw_discount", expected: "[1, 28, 9]", sale) { sale in
            let rest = 100 - sale[1]
            let together = (sale[0] * sale[2] * rest + 50) / 100
            return abs(together - sale[2] * ((sale[0] * rest + 50) / 100)) >= 3
        }
    }

    /// Two sums of a list, one of them of sums, that agree (Adler-32 with a small
    /// prime).
    private static var checksum: Problem {
        Problem("redraw_checksum", expected: "[0, 11, 28]", Generator<Int>.integer(in: 0...50).array(0...6)) { bytes in
            var (low, high) = (1, 0)
            for byte in bytes {
                low += byte
                high += low
            }
            return bytes.count >= 3 && low >= 40 && low % 13 == high % 13
        }
    }

    /// A time of day whose hour and second are the same number.
    private static var clock: Problem {
        Problem("thin_clock", expected: "5461", .integer(in: 0...86_399)) { time in
            time >= 3600 && time / 3600 == time % 60 && time / 60 % 60 > 30
        }
    }

    /// A Roman numeral of nine letters: digits that change places.
    private static var numeral: Problem {
        let signs = [
            (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"), (9, "IX"),
            (5, "V"), (4, "IV"), (1, "I"),
        ]
        return Problem("thin_numeral", expected: "389", .integer(in: 1...3999)) { number in
            var rest = number
            var text = ""
            for (value, sign) in signs {
                text += String(repeating: sign, count: rest / value)
                rest %= value
            }
            return text.count >= 9 && text.hasSuffix("IX")
        }
    }

    /// Sums that depend on their order.
    ///
    /// With a zero they do not; 1 and 1 do from 2^53 on, where numbers are two
    /// apart.
    private static var sumOrder: Problem {
        let three = Generator<[Double]> { source in (0..<3).map { _ in source.float(in: 0...1e18) } }
        return Problem("redraw_sum_order", expected: "[1.0, 1.0, 9007199254740992.0]", three) {
            ($0[0] + $0[1]) + $0[2] != $0[0] + ($0[1] + $0[2])
        }
    }

    /// Two numbers whose sum is infinite: half a step of the largest is enough.
    private static var overflow: Problem {
        let pair = Generator<[Double]> { source in try (0..<2).map { _ in try source.draw(.anyFloat()) } }
        return Problem("redraw_overflow", expected: "[\(0x1p970), \(Double.greatestFiniteMagnitude)]", pair) {
            $0[0].isFinite && $0[1].isFinite && $0[0] + $0[1] == .infinity
        }
    }
}
