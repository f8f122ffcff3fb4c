/// What is known of a scalar or a character: its width, and how lines break about it, in one number.
///
/// The low 16 bits are the advance width in units of `InterWidths.unitsPerEm`;
/// every bit above is one fact. A number and no option set, for the loops over it
/// must be quick in debug builds, where nothing is inlined.
enum GlyphEntry {
    /// The bits of the width.
    static let widthMask: UInt32 = 0xFFFF
    /// Takes no room at the end of a line, and the line may end after it.
    static let space: UInt32 = 1 << 16
    /// Ends the line.
    static let newline: UInt32 = 1 << 17
    /// The line may end after it.
    static let breakAfter: UInt32 = 1 << 18
    /// The line may end after it unless a digit follows: a sign or a date.
    static let breakUnlessDigit: UInt32 = 1 << 19
    /// A digit of ASCII.
    static let digit: UInt32 = 1 << 20
    /// The line may end on either side: Han, kana, Hangul, emoji.
    static let wide: UInt32 = 1 << 21
    /// Does not begin a line.
    static let closing: UInt32 = 1 << 22
    /// Does not end a line.
    static let opening: UInt32 = 1 << 23
    /// Does neither: spaces that do not break, word joiners, quotation marks.
    static let glue: UInt32 = opening | closing
    /// Seen only where the line ends at it, and then as a hyphen.
    static let softHyphen: UInt32 = 1 << 24
    /// Neither seen nor noticed: marks of direction.
    static let transparent: UInt32 = 1 << 25
    /// Its width is that of the whole character, whatever follows: emoji, Hangul.
    static let whole: UInt32 = 1 << 26
    /// May be one character with what stands next to it: marks, joiners, flags.
    static let complex: UInt32 = 1 << 27

    /// What makes more than one piece of a string.
    static let dividing = space | newline | breakAfter | breakUnlessDigit | wide | softHyphen

    /// Returns the bits of a scalar that hold for every weight; neither from a table nor quick.
    ///
    /// Follows the line breaking algorithm of Unicode (UAX #14) in what it knows: a
    /// line ends after spaces, hyphens and slashes (these two not before a digit),
    /// dashes and soft hyphens, and on both sides of Han, kana, Hangul and emoji,
    /// but not before closing nor after opening punctuation. Thai, Lao, Khmer and
    /// Myanmar would need a dictionary: their lines end at spaces alone.
    static func facts(_ scalar: UInt32) -> UInt32 {
        if let facts = named[scalar] { return facts }
        switch scalar {
        case 0x30...0x39: return digit
        case 0x2000...0x2006, 0x2008...0x200A: return space
        case 0x200E, 0x200F, 0x202A...0x202E, 0x2061...0x2069: return transparent
        case 0x10A0...0x10FF: return 0
        case 0x0600...0x0605, 0x0700...0x10FF, 0x1200...0x1CFF: return complex
        case 0x1100...0x11FF, 0xA960...0xA97F, 0xD7B0...0xD7FF: return complex | wide | whole
        case 0xAC00...0xD7A3: return wide | whole
        case 0x2E80...0xA4CF: return isMark(scalar) ? complex : wide
        case 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE4F, 0xFF01...0xFF9D, 0xFFE0...0xFFE6: return wide
        case 0x1F1E6...0x1F1FF, 0x1F3FB...0x1F3FF: return complex | wide | whole
        case 0x1F000...0x1FAFF: return wide | whole
        case 0x20000...0x3FFFD: return wide
        case 0xA4D0...: return complex
        case 0x2300...0x2BFF where isEmoji(scalar): return wide | whole
        default: return isMark(scalar) ? complex : 0
        }
    }

    /// What scalars are by name, where their block does not say.
    private static let named: [UInt32: UInt32] = {
        var named: [UInt32: UInt32] = [0xAD: softHyphen | closing, 0x200B: space, 0xFEFF: glue, 0x2060: glue]
        func name(_ scalars: String.UnicodeScalarView, _ facts: UInt32) {
            for scalar in scalars { named[scalar.value] = facts }
        }
        name("\t \u{1680}\u{205F}\u{3000}".unicodeScalars, space)
        name("\n\u{B}\u{C}\u{85}\u{2028}\u{2029}".unicodeScalars, newline)
        // A carriage return is one character with a line feed behind it.
        named[0x0D] = newline | complex
        name("-/".unicodeScalars, breakUnlessDigit | closing)
        name("\u{2010}\u{2012}\u{2013}\u{2014}".unicodeScalars, breakAfter | closing)
        name("\u{A0}\u{2007}\u{202F}\u{2011}'\"’‘“”«»".unicodeScalars, glue)
        name("([{¡¿".unicodeScalars, opening)
        name(")]},.:;!?%…".unicodeScalars, closing)
        name("「『（〈《【〔〖〘〚［｛".unicodeScalars, opening | wide)
        name("、。」』）！？〉》】〕〗〙〛］｝，．：；・ー々〻ゝゞヽヾ".unicodeScalars, closing | wide)
        // The end of an Arabic verse, which stands around the digits behind it, and the joiners.
        for scalar: UInt32 in [0x6DD, 0x200C, 0x200D] { named[scalar] = complex }
        return named
    }()

    private static func isMark(_ scalar: UInt32) -> Bool {
        guard let scalar = UnicodeScalar(scalar) else { return false }
        let properties = scalar.properties
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .spacingMark: return true
        default: return properties.isGraphemeExtend
        }
    }

    private static func isEmoji(_ scalar: UInt32) -> Bool {
        UnicodeScalar(scalar).map(\.properties.isEmojiPresentation) ?? false
    }
}
