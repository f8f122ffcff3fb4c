import EveryScreenModel
import EveryValue

/// A kind of string that no app hopes for and every app gets.
public enum HostileText: String, Hashable, Sendable, CaseIterable {
    /// A single letter.
    case oneLetter
    /// Nothing.
    case empty
    /// Spaces, tabs, line breaks, of every kind.
    case blank
    /// The same word without a break, up to 200 letters.
    case unbreakable
    /// Up to 10,000 letters in words.
    case endless
    /// Many lines.
    case lines
    /// A string twice, as Xcode's double-length pseudolanguage has it.
    case doubled
    /// Letters with accents, in brackets.
    case accented
    /// A string turned round by direction controls.
    case turnedRound
    /// Words of both directions, with numbers and brackets.
    case mixedDirections
    /// Controls of direction, some never ended.
    case bidiControls
    /// Characters without width: joiners, spaces, marks of byte order.
    case zeroWidth
    /// Letters under piles of marks.
    case combiningMarks
    /// Emoji with modifiers, families and flags.
    case emoji
    /// Ligatures, full-width letters and others that look like what they are not.
    case lookalikes

    /// Draws a string of the kind; each has a length that shrinks.
    func draw(from source: ChoiceSource) throws -> String {
        switch self {
        case .oneLetter: return "a"
        case .empty: return ""
        case .blank: return pieces(source, Self.blanks, 1...12)
        case .unbreakable: return String(repeating: "a", count: source.integer(in: 2...200, towards: 2))
        case .endless:
            let letters = source.integer(in: 2...Self.longest, towards: 2)
            return String(String(repeating: "a lot of ", count: letters / 9 + 1).prefix(letters))
        case .lines: return Array(repeating: "a", count: source.integer(in: 2...40, towards: 2)).joined(separator: "\n")
        case .doubled: return UserEnvironment.Pseudolocale.doubleLength.localized(try source.draw(.content(.thing)))
        case .accented: return UserEnvironment.Pseudolocale.accented.localized(try source.draw(.content(.thing)))
        case .turnedRound: return UserEnvironment.Pseudolocale.rightToLeft.localized(try source.draw(.content(.thing)))
        case .mixedDirections: return pieces(source, Self.directions, 2...8)
        case .bidiControls: return pieces(source, Self.controls, 2...10)
        case .zeroWidth: return pieces(source, Self.widthless, 1...10)
        case .combiningMarks: return "a" + pieces(source, Self.marks, 1...60)
        case .emoji: return pieces(source, Self.pictures, 1...12)
        case .lookalikes: return pieces(source, Self.impostors, 1...10)
        }
    }

    /// The most letters of `endless`.
    static let longest = 10_000

    private func pieces(_ source: ChoiceSource, _ pieces: [String], _ count: ClosedRange<Int>) -> String {
        source.list(count, averageCount: 4) { pieces[source.alternative(of: pieces.count)] }.joined()
    }

    private static let blanks = [" ", "\n", "\t", "\u{A0}", "\u{2003}", "\u{3000}", "\r\n", "\u{2028}"]
    private static let directions = ["a ", "שלום ", "123 ", "(سلام) ", "iPhone ", "€5 ", "- ", "\u{200F}"]
    private static let controls = [
        "a", "\u{202E}", "\u{202B}", "\u{2067}", "\u{2066}", "\u{202C}", "\u{2069}", "\u{200E}", "\u{200F}", "ש",
    ]
    private static let widthless = ["a", "\u{200B}", "\u{200D}", "\u{FEFF}", "\u{2060}", "\u{AD}", "\u{200C}", "\u{FE0F}"]
    private static let marks = ["\u{301}", "\u{308}", "\u{327}", "\u{32F}", "\u{35C}", "\u{489}", "\u{36F}"]
    private static let pictures = [
        "🙂", "👍🏽", "👩‍👩‍👧‍👦", "🏳️‍🌈", "🇫🇮", "👨🏿‍🦽", "❤️‍🔥", "1️⃣", "🧑🏻‍❤️‍💋‍🧑🏿", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "☺︎",
    ]
    private static let impostors = ["ﬁ", "Ａ", "а", "İ", "ß", "ſ", "𝐚", "①", "﷽", "ǆ", "…", "\u{202E}a"]
}
