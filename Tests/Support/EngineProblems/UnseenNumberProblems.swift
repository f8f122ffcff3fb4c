internal import EveryValue

extension Problem {
    /// Fifty problems written after all passes, over the kinds of `kinds` and some
    /// more; their first score was reported before any pass was changed.
    package static var unseen: [Problem] {
        unseenGaps + unseenFractions + unseenChecksums + unseenLetters + unseenTwins + unseenNames + unseenAlternatives
            + unseenPermutations + unseenCollections + unseenRelations
    }

    static func isPrime(_ number: Int) -> Bool {
        guard number > 1 else { return false }
        var divisor = 2
        while divisor * divisor <= number {
            if number % divisor == 0 { return false }
            divisor += 1
        }
        return true
    }

    private static func decimals(_ number: Int) -> [Int] { String(number.magnitude).map { Int(String($0)) ?? 0 } }

    private static var unseenGaps: [Problem] {
        let million = Generator<Int>.integer(in: 0...1_000_000)
        return [
            Problem("gap_twin_primes", expected: "227", .integer(in: 0...100_000)) { $0 > 200 && isPrime($0) && isPrime($0 + 2) },
            Problem("gap_two_remainders", expected: "135", million) { $0 > 100 && $0 % 11 == 3 && $0 % 13 == 5 },
            Problem("gap_triangular", expected: "1035", .integer(in: 0...500_000)) { number in
                number >= 1000 && (0...1000).contains { $0 * ($0 + 1) / 2 == number }
            },
            Problem("gap_bits_apart", expected: "524296", .integer(in: 0...(1 << 24) - 1)) {
                $0 & 1 << 3 != 0 && $0 & 1 << 19 != 0 && $0 & 1 << 7 == 0
            },
            Problem("gap_odd_digits", expected: "111111", .integer(in: 0...1_000_000_000)) {
                $0 >= 100_000 && decimals($0).allSatisfy { $0 % 2 == 1 }
            },
            Problem("gap_rising_digits", expected: "1234", million) { number in
                let digits = decimals(number)
                return number >= 1000 && zip(digits, digits.dropFirst()).allSatisfy { $0 < $1 }
            },
            Problem("gap_filter_thousands", expected: "[5007]", million.filter { $0 % 1000 == 7 }.array(1...5)) {
                $0.reduce(0, +) > 5000
            },
            Problem("gap_cube", expected: "512", million) { number in
                number >= 500 && (0...100).contains { $0 * $0 * $0 == number }
            },
        ]
    }

    private static var unseenFractions: [Problem] {
        let pair = Generator<[Double]> { source in [source.float(in: 0...10), source.float(in: 0...10)] }
        return [
            Problem("frac_root_of_two", expected: "1.5", Generator<Double>.float(in: 0...100)) { $0 * $0 > 2 && $0 * $0 < 3 },
            Problem("frac_thirteen_sixteenths", expected: "7.8125", Generator<Double>.float(in: 0...50)) { value in
                let part = value - value.rounded(.down)
                return value > 7 && part > 0.8 && part < 0.85
            },
            Problem("frac_subnormal", expected: "\(0x1p-1023)", Generator<Double>.anyFloat()) { $0 > 0 && $0 < .leastNormalMagnitude },
            Problem("frac_nan_in_list", expected: "[0.0, nan]", Generator<Double>.anyFloat().array(0...10)) {
                $0.count >= 2 && $0.contains(where: \.isNaN)
            },
            Problem("frac_doubled_infinite", expected: "\(0x1p1023)", Generator<Double>.anyFloat()) { $0.isFinite && ($0 * 2).isInfinite },
            // From 512 on, single precision has fourteen digits after the point.
            Problem("frac_single_precision", expected: "\(-512 - 0x1p-15)", Generator<Double>.float(in: -1000...1000)) {
                $0 < 0 && Double(Float($0)) != $0
            },
            Problem("frac_ratio", expected: "[1.0, 0.1875]", pair) { pair in
                let ratio: Double = pair[0] / pair[1]
                return pair[1] > 0 && ratio > 3 && ratio.rounded() != ratio
            },
        ]
    }

    private static func same(_ count: Int, _ range: ClosedRange<Int>) -> Generator<[Int]> {
        Generator { source in (0..<count).map { _ in source.integer(in: range) } }
    }

    private static var unseenChecksums: [Problem] {
        [
            Problem("check_book_number", expected: "[1, 0, 0, 7]", same(4, 0...9)) {
                $0[0] >= 1 && $0[3] >= 1 && (4 * $0[0] + 3 * $0[1] + 2 * $0[2] + $0[3]) % 11 == 0
            },
            Problem("check_account", expected: "[10, 1, 5]", same(3, 0...99)) {
                $0[0] >= 10 && $0[1] >= 1 && ($0[0] * 10_000 + $0[1] * 100 + $0[2]) % 97 == 1
            },
            Problem("check_right_triangle", expected: "[5, 12, 13]", same(3, 0...100)) {
                $0[0] >= 5 && $0[0] < $0[1] && $0[0] * $0[0] + $0[1] * $0[1] == $0[2] * $0[2]
            },
            Problem("check_different_parity", expected: "[0, 1, 2, 3]", same(4, 0...63)) {
                Set($0).count == 4 && $0[0] ^ $0[1] ^ $0[2] ^ $0[3] == 0
            },
            Problem("check_balance", expected: "[1, 1, -2]", Generator.integer(in: -1000...1000).array(0...10)) {
                $0.count >= 3 && !$0.contains(0) && $0.reduce(0, +) == 0
            },
        ]
    }
}
