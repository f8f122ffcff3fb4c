/// A string as the words in it, for comparing what is seen with what is said.
///
/// Letters and digits make words; case, punctuation and emoji do not count.
struct SpokenWords {
    /// The words, hyphens and apostrophes taken as spaces.
    private let apart: [Word]
    /// The words, hyphens and apostrophes left out.
    private let together: [Word]

    /// A word, and whether a period behind it may stand for the rest of it.
    struct Word: Hashable {
        var letters: String
        var isCut = false
    }

    /// Splits a string.
    init(_ string: String) {
        apart = Self.words(string, splitsAtHyphens: true)
        together = Self.words(string, splitsAtHyphens: false)
    }

    /// Whether there is none.
    var isEmpty: Bool { apart.isEmpty }

    /// The only letter, if there is one letter and nothing else.
    var onlyLetter: Character? {
        guard apart.count == 1, apart[0].letters.count == 1, let letter = apart[0].letters.first, letter.isLetter else { return nil }
        return Self.isOfScriptWithoutSpaces(letter) ? nil : letter
    }

    /// Returns whether another string has these words, one after the other.
    func occur(in other: SpokenWords, allowingShortForms: Bool = false) -> Bool {
        let isMatch: (Word, Word) -> Bool = { word, whole in
            word.letters == whole.letters || (allowingShortForms && word.isCut && Self.isShortForm(word.letters, of: whole.letters))
        }
        if Self.occur(apart, in: other.apart, isMatch) || Self.occur(together, in: other.together, isMatch) { return true }
        // Scripts without spaces have no words to compare.
        guard apart.contains(where: { $0.letters.contains(where: Self.isOfScriptWithoutSpaces) }) else { return false }
        let (small, large) = (apart.map(\.letters).joined(), other.apart.map(\.letters).joined())
        return large.indices.contains { large[$0...].hasPrefix(small) }
    }

    /// Whether a word begins as another does and has its other letters from it, in order: *Asst* of *Assistive*.
    private static func isShortForm(_ short: String, of whole: String) -> Bool {
        guard short.first == whole.first, short.count < whole.count else { return false }
        var rest = short[...]
        for letter in whole where letter == rest.first { rest = rest.dropFirst() }
        return rest.isEmpty
    }

    private static func occur(_ words: [Word], in other: [Word], _ isMatch: (Word, Word) -> Bool) -> Bool {
        guard words.count <= other.count else { return false }
        return (0...(other.count - words.count)).contains { start in
            zip(words, other[start...]).allSatisfy(isMatch)
        }
    }

    private static func words(_ string: String, splitsAtHyphens: Bool) -> [Word] {
        var words: [Word] = []
        var current = ""
        func finish(isCut: Bool = false) {
            if !current.isEmpty { words.append(Word(letters: current, isCut: isCut)) }
            current = ""
        }
        for character in string.lowercased() {
            if character.isLetter || character.isNumber {
                current.append(character)
            } else if "-\u{2010}\u{2011}'\u{2019}\u{00AD}".contains(character) {
                if splitsAtHyphens { finish() }
            } else {
                finish(isCut: character == ".")
            }
        }
        finish()
        return words
    }

    /// Whether words of the script are written without spaces: Chinese, Japanese, Thai and the like.
    private static func isOfScriptWithoutSpaces(_ character: Character) -> Bool {
        guard let scalar = character.unicodeScalars.first else { return false }
        return scalar.properties.isIdeographic || (0x3040...0x30FF).contains(scalar.value) || (0x0E00...0x0EFF).contains(scalar.value)
            || (0x1000...0x109F).contains(scalar.value) || (0x1780...0x17FF).contains(scalar.value)
    }
}
