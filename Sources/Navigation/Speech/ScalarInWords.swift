/// The facts about a scalar that decide where words begin and end.
struct ScalarInWords {
    /// The kinds of scalars that make words.
    enum Kind { case letter, digit, letterWithoutSpaces }

    /// The kind of a letter or digit; `nil` for others.
    let kind: Kind?
    /// Whether it is an apostrophe: straight, typographic in either direction, the
    /// letter of that form, full-width.
    let isApostrophe: Bool
    /// Whether it is a mark on the scalar before it.
    let isMark: Bool
    /// Whether it does not count.
    let isIgnorable: Bool
    /// Its small form, where that is one scalar.
    let small: Unicode.Scalar?

    /// Returns the facts about a scalar.
    static func of(_ scalar: Unicode.Scalar) -> ScalarInWords {
        let value = Int(scalar.value)
        return switch value {
        case ..<0x370: known[value]
        case 0x1E00..<0x1F00: known[value - 0x1E00 + 0x370]
        case 0x2000..<0x2070: known[value - 0x2000 + 0x470]
        default: ScalarInWords(scalar)
        }
    }

    /// The facts about Latin letters, their accents and general punctuation.
    ///
    /// Unicode's own tables take ten times as long.
    private static let known: [ScalarInWords] = [0..<0x370 as Range<UInt32>, 0x1E00..<0x1F00, 0x2000..<0x2070].flatMap { page in
        page.compactMap(Unicode.Scalar.init).map(ScalarInWords.init)
    }

    private init(_ scalar: Unicode.Scalar) {
        let properties = scalar.properties
        isApostrophe = [0x27, 0x2018, 0x2019, 0x02BC, 0xFF07].contains(scalar.value)
        isMark = properties.isGraphemeExtend
        isIgnorable = properties.isDefaultIgnorableCodePoint
        let isLetter = properties.isAlphabetic
        kind =
            if isApostrophe || !isLetter && properties.numericType == nil {
                nil
            } else if scalar.isWrittenWithoutSpaces {
                .letterWithoutSpaces
            } else {
                isLetter ? .letter : .digit
            }
        let mapped = properties.lowercaseMapping.unicodeScalars
        small = mapped.count == 1 ? mapped.first : nil
    }
}
