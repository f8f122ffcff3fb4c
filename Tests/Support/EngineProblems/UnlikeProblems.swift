internal import EveryValue

extension Problem {
    /// Parts that are not alike and must change together: strings, lists and
    /// numbers.
    static var ofUnlikeParts: [Problem] {
        [equallyLong, wholeRows, exactWidth, sharedTotal, manyFields, manyBytes, twoDigits, sharedReferences]
    }

    /// A string as long as a list.
    private static var equallyLong: Problem {
        Problem(
            "unlike_equally_long", expected: "(\"aaaa\", [0, 0, 0, 0])",
            .zip(.string(alphabet: TextAlphabet("abc"), length: 0...9), .integer(in: 0...9).array(0...9))
        ) { name, numbers in name.count == numbers.count && name.count >= 4 }
    }

    /// A grid with one cell for each row and column.
    private static var wholeRows: Problem {
        Problem(
            "unlike_whole_rows", expected: "(3, 2, [0, 0, 0, 0, 0, 7])",
            .zip(.integer(in: 0...9), .integer(in: 0...9), .integer(in: 0...9).array(0...40))
        ) { rows, columns, cells in rows * columns == cells.count && rows >= 3 && columns >= 2 && cells.contains { $0 > 6 } }
    }

    /// A width that the words of a line just fit.
    private static var exactWidth: Problem {
        Problem(
            "unlike_exact_width", expected: "(6, [\"a\", \"aaaa\"])",
            .zip(.integer(in: 3...30), .string(alphabet: TextAlphabet("ab"), length: 1...9).array(0...4))
        ) { width, words in words.count >= 2 && width >= 6 && words.joined(separator: " ").count == width }
    }

    /// Records that state their lengths, which have one sum.
    private static var sharedTotal: Problem {
        let records = Generator.zip(.integer(in: 0...8), .boolean().array(0...8)).array(0...4)
        return Problem("unlike_shared_total", expected: "[(8, []), (2, [false, false])]", records) { records in
            records.reduce(0) { $0 + $1.0 } == 10 && records.last.map { $0.0 == $0.1.count && $0.0 >= 2 } == true
        }
    }

    /// Fields of a line that is too long: one field is too long as well.
    private static var manyFields: Problem {
        Problem(
            "unlike_many_fields", expected: "[[\"aaaa,\"]]",
            .string(alphabet: TextAlphabet("ab,"), length: 0...7).array(1...3).array(1...3)
        ) { rows in rows.contains { $0.joined(separator: ";").count >= 5 && $0[0].hasSuffix(",") } }
    }

    /// Strings of some bytes: few long letters are as long as many short ones.
    private static var manyBytes: Problem {
        Problem(
            "unlike_many_bytes", expected: "é😀😀", .string(alphabet: TextAlphabet("ab é漢😀"), length: 0...12)
        ) { text in text.utf8.count >= 10 && text.last == "\u{1F600}" && text.unicodeScalars.count != 4 }
    }

    /// Numerals with an ending and a digit sum.
    private static var twoDigits: Problem {
        let expected = (3_001...9_999_999).first { isNumeral($0) } ?? 0
        return Problem("unlike_two_digits", expected: "\(expected)", .integer(in: 1...9_999_999)) { isNumeral($0) }
    }

    private static func isNumeral(_ number: Int) -> Bool {
        let digits = String(number)
        return number > 3_000 && digits.hasSuffix("17") && digits.reduce(0) { $0 + ($1.wholeNumberValue ?? 0) } % 13 == 0
    }

    /// References into a list, drawn by the function that draws its elements, too.
    private static var sharedReferences: Problem {
        func number(_ range: ClosedRange<Int>) -> Generator<Int> { .integer(in: range) }
        return Problem(
            "unlike_shared_references", expected: "([0, 20], [1, 1])", .zip(number(0...50).array(0...6), number(0...5).array(0...8))
        ) { weights, loads in
            loads.contains { load in
                load > 0 && load < weights.count && 20...24 ~= weights[load] && loads.count { $0 == load } >= 2
            }
        }
    }
}
