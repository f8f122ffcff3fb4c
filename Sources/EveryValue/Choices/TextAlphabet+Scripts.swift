extension TextAlphabet {
    /// Creates an alphabet from ranges of scalars, those of the first range
    /// simplest; scalars that Unicode has not assigned are left out.
    ///
    ///     TextAlphabet(scalars: "α"..."ω", "Α"..."Ω")
    ///
    /// - Complexity: O(*n*) in the number of scalars.
    public init(scalars ranges: ClosedRange<Unicode.Scalar>...) {
        self.init(
            ranges.lazy.flatMap { $0.lowerBound.value...$0.upperBound.value }.compactMap(Unicode.Scalar.init)
                .filter { $0.properties.generalCategory != .unassigned })
    }

    /// Returns the scalars of this alphabet, then those of another.
    public func followed(by other: TextAlphabet) -> TextAlphabet { TextAlphabet(scalars + other.scalars) }

    /// The digits 0 to 9.
    public static let digits = TextAlphabet("0123456789")
    /// The digits 0 to 9, then the letters a to f.
    public static let hexadecimal = TextAlphabet("0123456789abcdef")
    /// Latin letters with and without diacritics, lower case first.
    public static let latin = TextAlphabet(scalars: "a"..."z", "A"..."Z", "ß"..."ÿ", "À"..."Þ", "ā"..."ſ")
    /// Greek letters, lower case first.
    public static let greek = TextAlphabet(scalars: "α"..."ω", "Α"..."Ω", "ά"..."ώ")
    /// Cyrillic letters, lower case first.
    public static let cyrillic = TextAlphabet(scalars: "а"..."џ", "Ѐ"..."Я")
    /// Hebrew letters, written from right to left.
    public static let hebrew = TextAlphabet(scalars: "\u{05D0}"..."\u{05EA}")
    /// Arabic letters, written from right to left and joined.
    public static let arabic = TextAlphabet(scalars: "\u{0627}"..."\u{063A}", "\u{0641}"..."\u{064A}")
    /// Devanagari letters, then vowel signs, which combine with the letter before.
    public static let devanagari = TextAlphabet(scalars: "\u{0915}"..."\u{0939}", "\u{0905}"..."\u{0914}", "\u{093E}"..."\u{094D}")
    /// Thai letters and marks; words are not separated by spaces.
    public static let thai = TextAlphabet(scalars: "\u{0E01}"..."\u{0E2E}", "\u{0E30}"..."\u{0E3A}", "\u{0E40}"..."\u{0E4E}")
    /// Japanese syllables: Hiragana, then Katakana.
    public static let kana = TextAlphabet(scalars: "\u{3042}"..."\u{3093}", "\u{30A2}"..."\u{30F3}")
    /// Korean syllables.
    public static let hangul = TextAlphabet(scalars: "\u{AC00}"..."\u{AC7F}")
    /// The first 256 ideographs of the unified block.
    public static let han = TextAlphabet(scalars: "\u{4E00}"..."\u{4EFF}")
    /// Emoji, then a skin tone, the joiner and regional letters, which combine with
    /// others.
    public static let emoji = TextAlphabet(
        scalars: "\u{1F600}"..."\u{1F64F}", "\u{1F466}"..."\u{1F469}", "\u{1F3FD}"..."\u{1F3FD}", "\u{200D}"..."\u{200D}",
        "\u{1F1E6}"..."\u{1F1FF}")
}
