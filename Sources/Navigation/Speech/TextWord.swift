/// A word of a text, in lower case.
package struct TextWord: Hashable, Sendable {
    /// The letters and digits, with what joins them.
    package let letters: String
    /// Whether a period follows, which may replace the rest of the word.
    package let isCut: Bool

    /// The ways to treat apostrophes and hyphens inside words.
    package enum Joiners: Sendable {
        /// As in Unicode Standard Annex 29: apostrophes join, hyphens part.
        case standard
        /// Both part: *l'eau* and *e-mail* are two words each.
        case parting
        /// Both are left out: *leau*, *email*.
        case omitted
    }
}
