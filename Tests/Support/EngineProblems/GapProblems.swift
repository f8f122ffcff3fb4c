internal import EveryValue

extension Problem {
    /// Problems whose failing values have gaps: congruences, single bits, decimal
    /// digits, and filters that refuse most values.
    ///
    /// The answers follow from the order of recordings by hand: the failing number
    /// nearest to its simplest value.
    package static var gaps: [Problem] { congruences + digits + bits + filters }

    private static let million = Generator.integer(in: 0...1_000_000)

    private static func digits(_ number: Int) -> [Int] { String(number.magnitude).map { Int(String($0)) ?? 0 } }

    private static var congruences: [Problem] {
        [
            Problem("gap_seven", expected: "1001", million) { $0 > 1000 && $0 % 7 == 0 },
            Problem("gap_half_past", expected: "34200", .integer(in: 0...86_399)) { $0 > 32_400 && $0 % 3600 == 1800 },
            Problem("gap_negative", expected: "-54", .integer(in: -1_000_000...1_000_000)) { $0 < -50 && $0 % 9 == 0 },
            Problem("gap_century", expected: "2100", .integer(in: 1...3000, towards: 2000)) { $0 % 100 == 0 && $0 % 400 != 0 },
            Problem(
                "gap_two_dozens", expected: "[108, 120]",
                Generator { source in [source.integer(in: 0...10_000), source.integer(in: 0...10_000)] }
            ) { $0[0] > 100 && $0[1] > $0[0] && $0[0] % 12 == 0 && $0[1] % 12 == 0 },
            Problem("gap_square", expected: "64", million) { number in
                number >= 50 && (0...1000).contains { $0 * $0 == number }
            },
        ]
    }

    private static var digits: [Problem] {
        let long = Generator.integer(in: 0...1_000_000_000)
        return [
            Problem("gap_digit_seven", expected: "107", long) { $0 > 99 && digits($0).contains(7) },
            Problem("gap_digit_sum", expected: "299", long) { digits($0).reduce(0, +) == 20 },
            Problem("gap_palindrome", expected: "1001", .integer(in: 0...99_999)) { $0 >= 1000 && digits($0) == digits($0).reversed() },
            Problem("gap_last_digits", expected: "1234", .integer(in: 0...100_000_000)) { $0 % 10_000 == 1234 },
        ]
    }

    private static var bits: [Problem] {
        let wide = Generator.integer(in: 0...1 << 30)
        return [
            Problem("gap_one_bit", expected: "131072", wide) { $0 & 1 << 17 != 0 },
            Problem("gap_five_bits", expected: "31", wide) { $0.nonzeroBitCount >= 5 },
            Problem("gap_byte", expected: "16896", wide) { $0 & 0xFF00 == 0x4200 },
            Problem("gap_power_of_two", expected: "64", .integer(in: 1...1 << 40, towards: 1)) { $0 >= 40 && $0.nonzeroBitCount == 1 },
        ]
    }

    private static var filters: [Problem] {
        [
            Problem("gap_filter_sixty", expected: "1020", million.filter { $0 % 60 == 0 }) { $0 > 1000 },
            Problem("gap_filter_rare", expected: "29920", million.filter { $0 % 9973 == 1 }) { $0 > 20_000 },
            Problem("gap_filter_in_list", expected: "[103]", Generator.integer(in: 0...1000).filter { $0 % 10 == 3 }.array(0...20)) {
                $0.reduce(0, +) > 100
            },
        ]
    }
}
