/// The facts about a scalar that hold in every weight: how lines break about it,
/// and the source of its width.
///
/// Follows the known part of the line breaking algorithm of Unicode (UAX #14). A
/// line ends after spaces, hyphens and slashes (these two not before a digit),
/// dashes and soft hyphens. It ends on both sides of Han, kana, Hangul and emoji,
/// but not before closing nor after opening punctuation. Thai, Lao, Khmer and
/// Myanmar would need a dictionary: their lines end at spaces alone.
enum ScalarFacts {
    /// The facts of whole blocks; the later rule holds.
    private static let blocks: [(ClosedRange<UInt32>, UInt32)] = [
        (0x30...0x39, GlyphEntry.digit),
        (0x600...0x605, GlyphEntry.complex),
        (0x700...0x109F, GlyphEntry.complex),
        (0x1100...0x11FF, syllable | GlyphEntry.complex),
        (0x1200...0x1CFF, GlyphEntry.complex),
        (0x2000...0x2006, GlyphEntry.space),
        (0x2008...0x200A, GlyphEntry.space),
        (0x200E...0x200F, GlyphEntry.transparent),
        (0x202A...0x202E, GlyphEntry.transparent),
        (0x2061...0x2069, GlyphEntry.transparent),
        (0x2E80...0xA4CF, GlyphEntry.wide),
        (0xA4D0...0xABFF, GlyphEntry.complex),
        (0xA960...0xA97F, syllable | GlyphEntry.complex),
        (0xAC00...0xD7A3, syllable),
        (0xD7B0...0xD7FF, syllable | GlyphEntry.complex),
        (0xF900...0xFAFF, GlyphEntry.wide),
        (0xFB00...0xFE0F, GlyphEntry.complex),
        (0xFE10...0xFE19, GlyphEntry.wide),
        (0xFE20...0xFE2F, GlyphEntry.complex),
        (0xFE30...0xFE4F, GlyphEntry.wide),
        (0xFE50...0xFEFE, GlyphEntry.complex),
        (0xFF01...0xFF9D, GlyphEntry.wide),
        (0xFF9E...0xFFDF, GlyphEntry.complex),
        (0xFFE0...0xFFE6, GlyphEntry.wide),
        (0xFFE7...0x1EFFF, GlyphEntry.complex),
        (0x1F000...0x1FAFF, syllable),
        (0x1F1E6...0x1F1FF, syllable | GlyphEntry.complex),
        (0x1F3FB...0x1F3FF, syllable | GlyphEntry.complex),
        (0x1FB00...0x1FFFF, GlyphEntry.complex),
        (0x20000...0x3FFFD, GlyphEntry.wide),
        (0x3FFFE...0x10FFFF, GlyphEntry.complex),
    ]

    /// A character that fills its cell by itself, be it a syllable or a picture.
    private static let syllable = GlyphEntry.wide | GlyphEntry.whole

    /// The facts of scalars by name, which hold against those of their blocks.
    private static let named: [(String, UInt32)] = [
        ("\t \u{1680}\u{205F}\u{3000}\u{200B}", GlyphEntry.space),
        ("\n\u{B}\u{C}\u{85}\u{2028}\u{2029}", GlyphEntry.newline),
        ("-/", GlyphEntry.breakUnlessDigit | GlyphEntry.closing),
        ("\u{2010}\u{2012}\u{2013}\u{2014}", GlyphEntry.breakAfter | GlyphEntry.closing),
        ("\u{AD}", GlyphEntry.softHyphen | GlyphEntry.closing),
        ("\u{A0}\u{2007}\u{202F}\u{2060}\u{2011}'\"’‘“”«»", GlyphEntry.glue),
        ("([{¡¿", GlyphEntry.opening),
        (")]},.:;!?%…", GlyphEntry.closing),
        ("「『（〈《【〔〖〘〚［｛", GlyphEntry.opening | GlyphEntry.wide),
        ("、。」』）！？〉》】〕〗〙〛］｝，．：；・ー々〻ゝゞヽヾ", GlyphEntry.closing | GlyphEntry.wide),
        // The end of an Arabic verse, which stands around the digits behind it, and
        // the joiners.
        ("\u{6DD}\u{200C}\u{200D}", GlyphEntry.complex),
    ]

    /// Whose width a scalar has, in the low bits of an entry before the weight is
    /// known.
    enum WidthSource {
        static let nothing: UInt32 = 0
        static let other: UInt32 = 1
        static let wide: UInt32 = 2
        static let half: UInt32 = 3
        static let hangul: UInt32 = 4
        static let emoji: UInt32 = 5
        /// The first of `ScriptWidths.all`.
        static let script: UInt32 = 6
    }

    /// The entries that `AdvanceTable` holds, with the source of the width in place
    /// of the width.
    ///
    /// Filled block by block, once: asking for the facts of each scalar by itself
    /// takes 38 ms in debug builds.
    static let table: [UInt32] = {
        var table = [UInt32](repeating: WidthSource.other, count: AdvanceTable.count)
        table.withUnsafeMutableBufferPointer { if let memory = $0.baseAddress { fill(memory) } }
        return table
    }()

    /// Returns the entry of a scalar beyond the table, with the source of the width
    /// in place of the width; O(blocks).
    static func entry(beyond scalar: UInt32) -> UInt32 {
        let facts = blocks.last { $0.0.contains(scalar) }?.1 ?? 0
        switch UnicodeScalar(scalar)?.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control, nil: return facts | WidthSource.nothing
        default: return facts | source(scalar, facts)
        }
    }

    private static func fill(_ memory: UnsafeMutablePointer<UInt32>) {
        for (number, script) in ScriptWidths.all.enumerated() {
            for range in script.ranges {
                for scalar in range { memory[scalar] = WidthSource.script + UInt32(number) }
            }
        }
        for (range, facts) in blocks {
            for scalar in range {
                guard let index = AdvanceTable.index(scalar) else { break }
                memory[index] = facts | (facts & GlyphEntry.wide == 0 ? memory[index] & GlyphEntry.widthMask : source(scalar, facts))
            }
        }
        for scalar in 0..<AdvanceTable.directLimit { noteCategory(scalar, memory + Int(scalar)) }
        for (scalars, facts) in named {
            for scalar in scalars.unicodeScalars.map(\.value) {
                guard let index = AdvanceTable.index(scalar) else { continue }
                memory[index] = facts | memory[index] & GlyphEntry.widthMask
                if facts & (GlyphEntry.newline | GlyphEntry.softHyphen) != 0 { memory[index] = facts }
            }
        }
        // A carriage return is one character with a line feed behind it.
        memory[0x0D] = GlyphEntry.newline | GlyphEntry.complex
    }

    /// Marks and marks of direction have no width, and some symbols are pictures.
    private static func noteCategory(_ scalar: UInt32, _ entry: UnsafeMutablePointer<UInt32>) {
        guard let properties = UnicodeScalar(scalar)?.properties else { return }
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark: entry.pointee = GlyphEntry.complex
        case .spacingMark: entry.pointee = GlyphEntry.complex | entry.pointee & GlyphEntry.widthMask
        case .format, .control: entry.pointee &= ~GlyphEntry.widthMask
        case .otherSymbol where scalar >= 0x2300 && properties.isEmojiPresentation: entry.pointee = syllable | WidthSource.emoji
        default: break
        }
    }

    /// Whose width a scalar has by its facts, where they say.
    private static func source(_ scalar: UInt32, _ facts: UInt32) -> UInt32 {
        if facts & GlyphEntry.whole != 0 { return scalar < 0x10000 ? WidthSource.hangul : WidthSource.emoji }
        if facts & GlyphEntry.wide == 0 { return WidthSource.other }
        return scalar >= 0xFF61 && scalar <= 0xFF9D ? WidthSource.half : WidthSource.wide
    }
}
