internal import EveryValue

extension Problem {
    /// Problems with strings: shorter is simpler, then the earlier scalar of the
    /// alphabet.
    package static var letters: [Problem] { classesOfLetters + classesOfScalars }

    private static let text = Generator.string(length: 0...20)
    private static let varied = Generator.string(alphabet: .varied, length: 0...20)
    private static let word = Generator.string(alphabet: .letters, length: 0...10)

    private static var classesOfLetters: [Problem] {
        [
            Problem("letter_capital", expected: "A", text) { $0.contains { $0.isUppercase } },
            Problem("letter_digit_last", expected: "a0", text) { $0.count >= 2 && $0.last?.isNumber == true },
            Problem("letter_no_vowel", expected: "bb", word) { $0.count >= 2 && !$0.contains { "aeiou".contains($0) } },
            Problem("letter_both_cases", expected: "aA", text) { text in
                zip(text, text.dropFirst()).contains { $0.isLowercase && $0.uppercased() == String($1) }
            },
            Problem("letter_untrimmed", expected: " ", text) { $0.first == " " || $0.last == " " },
            Problem("letter_markup", expected: "&", text) { $0.contains { "<>&".contains($0) } },
            Problem("letter_two_words", expected: "a a", text) { text in
                text.split(separator: " ").count >= 2 && text.allSatisfy { $0 == " " || $0.isLetter }
            },
            Problem("letter_descending", expected: "cba", word) { $0.count >= 3 && zip($0, $0.dropFirst()).allSatisfy { $0 > $1 } },
            Problem("letter_enclosed", expected: "abba", word) { word in
                let letters = Array(word)
                return letters.indices.dropFirst(3).contains { index in
                    letters[index] == letters[index - 3] && letters[index - 1] == letters[index - 2] && letters[index] != letters[index - 1]
                }
            },
        ]
    }

    private static var classesOfScalars: [Problem] {
        [
            Problem("letter_combining", expected: "a\u{301}", varied) { $0.count < $0.unicodeScalars.count },
            Problem("letter_from_the_right", expected: "\u{5D0}", varied) {
                $0.unicodeScalars.contains { (0x590...0x6FF).contains($0.value) }
            },
            Problem("letter_eight_bytes", expected: "a\u{1F600}\u{1F600}", varied) { $0.utf8.count > 8 },
            Problem("letter_surrogates", expected: "\u{1F600}", varied) { $0.utf16.count > $0.unicodeScalars.count },
        ]
    }
}
