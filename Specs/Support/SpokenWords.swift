import EveryScreenNavigation

/// A string as the words in it, for comparing shown text with announced text.
///
/// The words are those of `String.words(inside:)`. A hyphen or an apostrophe may be
/// spoken as a gap or not at all: *e-mail* matches *email* and *e mail*.
struct SpokenWords {
    /// The words, hyphens and apostrophes taken as spaces.
    private let apart: [TextWord]
    /// The words, hyphens and apostrophes left out.
    private let together: [TextWord]

    /// Splits a string.
    init(_ string: String) {
        apart = string.words(inside: .parting)
        together = string.words(inside: .omitted)
    }

    /// Whether there is none.
    var isEmpty: Bool { apart.isEmpty }

    /// The only letter, if there is one letter and nothing else; a sign of a script
    /// without spaces may be a word.
    var onlyLetter: Character? {
        guard apart.count == 1, apart[0].letters.count == 1, let letter = apart[0].letters.first, letter.isLetter else { return nil }
        return letter.unicodeScalars.contains(where: \.isWrittenWithoutSpaces) ? nil : letter
    }

    /// Returns whether another string has these words, one after the other.
    func occur(in other: SpokenWords, allowingShortForms: Bool = false) -> Bool {
        let isMatch: (TextWord, TextWord) -> Bool = { whole, word in
            word.letters == whole.letters || (allowingShortForms && word.isCut && Self.isShortForm(word.letters, of: whole.letters))
        }
        return other.apart.holds(apart, by: isMatch) || other.together.holds(together, by: isMatch)
            || other.apart.map(\.letters).holdsRun(of: apart.map(\.letters))
    }

    /// Whether a word begins as another does and has its other letters from it, in
    /// order: *Asst* of *Assistive*.
    private static func isShortForm(_ short: String, of whole: String) -> Bool {
        guard short.first == whole.first, short.count < whole.count else { return false }
        var rest = short[...]
        for letter in whole where letter == rest.first { rest = rest.dropFirst() }
        return rest.isEmpty
    }
}
