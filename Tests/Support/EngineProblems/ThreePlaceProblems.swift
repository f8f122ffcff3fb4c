internal import EveryValue

extension Problem {
    /// Numbers that depend on one another in three places or more.
    ///
    /// Each minimum is the first failing value in the order of simplicity, found by
    /// hand.
    static var ofThreePlaces: [Problem] { [weights, sums, table, digits] }

    /// A check digit with three weights.
    ///
    /// A sum of 20 needs 3 in the second of four places: with 2, two nines give 78.
    private static var weights: Problem {
        Problem("later_weights", expected: "[0, 3, 9, 8]", Generator<Int>.integer(in: 0...9).array(0...10)) { digits in
            let sum = digits.enumerated().reduce(0) { $0 + [1, 3, 7][$1.offset % 3] * $1.element }
            return digits.count >= 4 && sum % 10 == 0 && digits.reduce(0, +) >= 20
        }
    }

    /// Two sums of three numbers.
    private static var sums: Problem {
        let numbers = Generator<[Int]> { source in (0..<5).map { _ in source.integer(in: 0...99) } }
        return Problem("small_sums", expected: "[1, 1, 1, 3, 6]", numbers) { parts in
            let plain = parts[0] + parts[1] + parts[2]
            let weighted = parts[0] + 2 * parts[1] + 3 * parts[2]
            return parts.prefix(3).allSatisfy { $0 >= 1 } && plain % 64 == parts[3] && weighted % 64 == parts[4]
        }
    }

    /// A symmetric table of three rows.
    private static var table: Problem {
        let rows = Generator<[[Int]]> { source in (0..<3).map { _ in (0..<3).map { _ in source.integer(in: 0...9) } } }
        return Problem("moved_table", expected: "[[0, 0, 0], [0, 0, 7], [0, 7, 0]]", rows) { rows in
            let isSymmetric = rows[0][1] == rows[1][0] && rows[0][2] == rows[2][0] && rows[1][2] == rows[2][1]
            return isSymmetric && rows[0][1] + rows[0][2] + rows[1][2] >= 7
        }
    }

    /// Digits of one sum.
    private static var digits: Problem {
        Problem("traded_digits", expected: "19", .string(alphabet: TextAlphabet("0123456789"), length: 0...8)) { text in
            text.compactMap(\.wholeNumberValue).reduce(0, +) == 10
        }
    }
}
