internal import EveryValue

extension Problem {
    /// Equations and remainders of two to four numbers, with minima by brute force.
    package static let equations: [Problem] = [
        equation("coins", 3, 0...60) { 3 * $0[0] + 5 * $0[1] + 7 * $0[2] == 200 && $0[0] >= 3 },
        equation("weighted_digits", 4, 0...9) { (4 * $0[0] + 3 * $0[1] + 2 * $0[2] + $0[3]) % 11 == 0 && $0[0] >= 1 && $0[1] >= 2 },
        equation("thirteens", 2, 0...200) { ($0[0] * 5 + $0[1]) % 13 == 4 && $0[0] > 7 && $0[1] > 20 },
        equation("large_modulus", 3, 0...99) { ($0[0] * 17 + $0[1] * 29 + $0[2]) % 101 == 50 && $0[0] > 20 && $0[1] > 2 },
        equation("product_remainder", 3, 1...50) { $0[0] * $0[1] % 13 == $0[2] && $0[0] > 4 && $0[2] > 6 },
        equation("two_remainders", 3, 0...99) { ($0[0] + $0[1]) % 7 == 3 && ($0[1] + $0[2]) % 5 == 2 && $0[0] >= 9 && $0[2] >= 11 },
        equation("weighted_sum", 3, 0...200) { 2 * $0[0] + 3 * $0[1] == $0[2] && $0[0] > 4 && $0[2] > 40 },
        equation("check_digits", 4, 0...20) {
            ($0[0] * 8000 + $0[1] * 400 + $0[2] * 20 + $0[3]) % 19 == 1 && $0[0] >= 3 && $0[1] >= 1
        },
        equation("average", 4, 0...30) { $0.reduce(0, +) == 60 && $0[0] > 5 && $0[1] < $0[2] },
        equation("weekday", 3, 1...31) { ($0[0] * 3 + $0[1] * 11 + $0[2]) % 7 == 0 && $0[1] >= 13 },
        equation("six_bits", 3, 0...255) { ($0[0] * 3 + $0[1] * 5 + $0[2]) % 64 == 63 && $0[0] >= 17 },
        equation("difference_remainder", 2, 0...500) { (7 * $0[0] - 3 * $0[1]) % 37 == 0 && $0[0] > 40 && $0[1] > 40 },
    ]

    /// Returns a problem of a list of numbers, each in the same range.
    static func equation(
        _ name: String, _ count: Int, _ range: ClosedRange<Int>, isFailing: @escaping @Sendable ([Int]) -> Bool
    ) -> Problem {
        Problem(
            name, expected: "\(lowest(count, range, isFailing))", Generator { source in (0..<count).map { _ in source.integer(in: range) } }
        ) {
            isFailing($0)
        }
    }

    /// The first failing list in the order of recordings.
    private static func lowest(_ count: Int, _ range: ClosedRange<Int>, _ isFailing: ([Int]) -> Bool) -> [Int] {
        var values = Array(repeating: range.lowerBound, count: count)
        while !isFailing(values) {
            var place = count - 1
            while values[place] == range.upperBound {
                values[place] = range.lowerBound
                place -= 1
            }
            values[place] += 1
        }
        return values
    }
}
