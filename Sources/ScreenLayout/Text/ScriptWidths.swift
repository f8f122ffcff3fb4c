/// One advance width for a whole script, in 2,816ths of the font size.
///
/// Measured in the Noto fonts (Debian `fonts-noto-core` 20201225, `fonts-noto-cjk`
/// 20220127, `fonts-noto-color-emoji` 2.042; © Google and Adobe, SIL Open Font
/// License 1.1) by `.scripts/text_widths.py`, which wrote this file. Arabic,
/// Hebrew, Devanagari and Thai: mean over a shaped sample text, so that joined
/// forms and conjuncts count as they are drawn. Others: median of the letters.
/// Confidence is low: another typeface, and one width for all letters.
struct ScriptWidths {
    /// The name of the script.
    let name: String
    /// Where its scalars are.
    let ranges: [ClosedRange<Int>]
    /// The width of one letter at weight 400.
    let regular: Int
    /// The width of one letter at weight 700.
    let bold: Int

    private init(_ name: String, _ ranges: [ClosedRange<Int>], regular: Int, bold: Int) {
        (self.name, self.ranges, self.regular, self.bold) = (name, ranges, regular, bold)
    }

    /// The scripts below U+3000 that have a measured width.
    static let all: [ScriptWidths] = [
        .init("armenian", [0x530...0x58F], regular: 1780, bold: 1888),
        .init("hebrew", [0x590...0x5FF], regular: 1375, bold: 1460),
        .init("arabic", [0x600...0x6FF, 0x750...0x77F, 0x8A0...0x8FF], regular: 1254, bold: 1389),
        .init("syriac", [0x700...0x74F], regular: 2374, bold: 2374),
        .init("thaana", [0x780...0x7BF], regular: 1642, bold: 1673),
        .init("nKo", [0x7C0...0x7FF], regular: 1507, bold: 1507),
        .init("devanagari", [0x900...0x97F], regular: 1353, bold: 1480),
        .init("bengali", [0x980...0x9FF], regular: 1847, bold: 1994),
        .init("gurmukhi", [0xA00...0xA7F], regular: 1737, bold: 1853),
        .init("gujarati", [0xA80...0xAFF], regular: 1859, bold: 2008),
        .init("oriya", [0xB00...0xB7F], regular: 2087, bold: 2194),
        .init("tamil", [0xB80...0xBFF], regular: 2878, bold: 3162),
        .init("telugu", [0xC00...0xC7F], regular: 2071, bold: 2270),
        .init("kannada", [0xC80...0xCFF], regular: 2216, bold: 2439),
        .init("malayalam", [0xD00...0xD7F], regular: 2909, bold: 3219),
        .init("sinhala", [0xD80...0xDFF], regular: 2441, bold: 2554),
        .init("thai", [0xE00...0xE7F], regular: 1529, bold: 1618),
        .init("lao", [0xE80...0xEFF], regular: 1729, bold: 1716),
        .init("tibetan", [0xF00...0xFFF], regular: 1805, bold: 1898),
        .init("myanmar", [0x1000...0x109F], regular: 1906, bold: 1973),
        .init("georgian", [0x10A0...0x10FF, 0x1C90...0x1CBF, 0x2D00...0x2D2F], regular: 1763, bold: 1842),
        .init("ethiopic", [0x1200...0x139F], regular: 1963, bold: 2091),
        .init("cherokee", [0x13A0...0x13FF], regular: 2177, bold: 2229),
        .init("khmer", [0x1780...0x17FF], regular: 1788, bold: 1926),
    ]

    /// Han, kana and full-width forms: the whole em square.
    static let wide = 2816

    /// A Hangul syllable.
    static let hangul = 2591

    /// One emoji, however many scalars it is of; public figures go from 1.17 to
    /// 1.37 em.
    static let emoji = 3506

    /// Whatever is not known: 0.6 em, about the mean of the alphabets above.
    static let other = 1690
}
