internal import EveryValue
internal import Foundation

extension Problem {
    /// Problems that a set written later showed, and siblings of them.
    static var ofFreshSet: [Problem] {
        let word = Generator<String>.string(length: 0...8)
        return [
            // Palindromes of 16 bits: 0x0180, 0x0240, 0x03C0 = 960.
            Problem("fresh_mirrored_bits", expected: "960", Generator<UInt16>.integer()) { number in
                number > 600 && (0..<8).allSatisfy { number >> UInt16($0) & 1 == number >> UInt16(15 - $0) & 1 }
            },
            // Roots of 444 modulo 1000: 38, 462, 538, 962; the first above 400.
            Problem("fresh_square_ending", expected: "462", .integer(in: 0...1_000_000)) { $0 > 400 && $0 * $0 % 1000 == 444 },
            // No multiple of 1/4 up to 30 lies so near a crest; 7.875 is the first
            // multiple of 1/8.
            Problem("fresh_crest", expected: "7.875", Generator<Double>.float(in: 0...30)) { sin($0) > 0.999 },
            // The fraction of pi nearest to a multiple of 1/8, from 0.
            Problem("fresh_turns", expected: "1.5", Generator<Double>.float(in: -10...10)) { abs(cos($0)) < 0.1 },
            Problem("fresh_same_but_case", expected: "(\"a\", \"A\")", word.combined(with: word)) { one, other in
                one != other && one.lowercased() == other.lowercased()
            },
            Problem("fresh_both_cases", expected: "aA", word) { text in
                text.contains { letter in letter.isLowercase && text.contains(letter.uppercased()) }
            },
        ]
    }
}
