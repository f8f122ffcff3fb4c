import EveryScreenModel

/// The glyph entries of one font, looked up by scalar in O(1).
///
/// Latin, Greek, Cyrillic and punctuation are as wide as in Inter, corrected to the
/// system's typeface (`SanFrancisco`). Everything else is as wide as its script is
/// (`ScriptWidths`). Other weights are interpolated between 400 and 700, and heavy
/// is extrapolated. Pairs are kerned (`KerningTable`).
///
/// The entries stand in memory that is never freed nor written again, so that a
/// loop over them counts no references and checks no bounds, in debug builds too.
struct AdvanceTable: @unchecked Sendable {
    /// The entries below `directLimit`, then those from `formsStart` on.
    let entries: UnsafePointer<UInt32>
    /// The units added to the width of every entry that is `tracked`.
    let tracking: Int
    /// The kerning of pairs of characters.
    let kerning: KerningTable

    /// Every scalar below stands in the table.
    static let directLimit: UInt32 = 0x3100
    /// Every scalar of the block of half-width and full-width forms does, too.
    static let formsStart: UInt32 = 0xFF00
    private static let formsCount: UInt32 = 0xF0

    private static let light = AdvanceTable(.light)
    private static let regular = AdvanceTable(.regular)
    private static let medium = AdvanceTable(.medium)
    private static let semibold = AdvanceTable(.semibold)
    private static let bold = AdvanceTable(.bold)
    private static let heavy = AdvanceTable(.heavy)

    /// Returns the table of a font; the tables of a weight are made once, then
    /// O(1).
    static func at(_ font: Font) -> AdvanceTable {
        let first =
            switch font.weight {
            case .light: light
            case .regular: regular
            case .medium: medium
            case .semibold: semibold
            case .bold: bold
            case .heavy: heavy
            }
        return AdvanceTable(entries: first.entries + font.opticalSize &* count, tracking: font.tracking, kerning: first.kerning)
    }

    /// The units a hyphen takes at the end of a line, after a soft hyphen.
    var hyphen: Int { advance(entries[0x2D]) }

    /// Returns the units that an entry takes on a line.
    func advance(_ entry: UInt32) -> Int {
        // The loops over strings say the same in place, since a call costs much in
        // debug builds.
        Int(truncatingIfNeeded: entry & GlyphEntry.widthMask) &+ tracking &* Int(truncatingIfNeeded: entry &>> GlyphEntry.trackedShift)
    }

    /// Returns the units that a character takes on a line.
    func advance(_ character: Character) -> Int { advance(entry(character)) }

    /// Returns the facts about a scalar.
    func entry(_ scalar: UInt32) -> UInt32 {
        if scalar < Self.directLimit { return entries[Int(truncatingIfNeeded: scalar)] }
        if scalar < 0xA4D0 { return Self.han }
        if scalar >= 0xAC00, scalar <= 0xD7A3 { return Self.hangul }
        if scalar >= Self.formsStart, scalar < Self.formsStart &+ Self.formsCount {
            return entries[Int(truncatingIfNeeded: scalar &- Self.formsStart &+ Self.directLimit)]
        }
        if scalar >= 0x1F1E6, scalar <= 0x1FAFF {
            // Half of a flag, and a color of skin, may be one character with what
            // stands before it.
            let isPart = scalar <= 0x1F1FF || (scalar >= 0x1F3FB && scalar <= 0x1F3FF)
            return isPart ? Self.emoji | GlyphEntry.complex : Self.emoji
        }
        if scalar == 0xFE0F { return GlyphEntry.complex }
        let entry = ScalarFacts.entry(beyond: scalar)
        return entry & ~GlyphEntry.widthMask | Self.widths(.regular)[Int(entry & GlyphEntry.widthMask)]
    }

    private static let han = GlyphEntry.wide | UInt32(ScriptWidths.wide)
    private static let hangul = GlyphEntry.wide | GlyphEntry.whole | UInt32(ScriptWidths.hangul)

    /// Returns the facts about a whole character; O(its scalars).
    ///
    /// Marks add nothing. An emoji and a Hangul syllable are as wide as one, of
    /// however many scalars they are; a cluster of another script is as wide as
    /// its letters together.
    func entry(_ character: Character) -> UInt32 {
        var result: UInt32 = 0
        var width: UInt32 = 0
        var isFirst = true
        for scalar in character.unicodeScalars {
            // A variation selector and a keycap ask for a picture.
            if scalar.value == 0xFE0F || scalar.value == 0x20E3 { return Self.emoji }
            if !isFirst, result & GlyphEntry.whole != 0 { continue }
            let entry = entry(scalar.value)
            if isFirst {
                result = entry & ~GlyphEntry.widthMask & ~GlyphEntry.complex
            } else {
                // A mark over a space is seen, so that it does not hang over the
                // edge.
                result &= ~GlyphEntry.space
                result |= entry & GlyphEntry.tracked
            }
            width &+= entry & GlyphEntry.widthMask
            isFirst = false
        }
        return result | min(width, GlyphEntry.widthMask)
    }

    private static let emoji = GlyphEntry.wide | GlyphEntry.whole | UInt32(ScriptWidths.emoji)
}

extension AdvanceTable {
    /// The number of entries.
    static let count = Int(directLimit + formsCount)

    /// Returns where the entry of a scalar stands, or nil for one that is not in
    /// the table.
    static func index(_ scalar: UInt32) -> Int? {
        if scalar < directLimit { return Int(scalar) }
        return scalar >= formsStart && scalar < formsStart + formsCount ? Int(scalar - formsStart + directLimit) : nil
    }

    /// Makes the tables of a weight, one after the other by optical size, and is
    /// the first of them.
    private init(_ weight: ScreenElement.FontWeight) {
        let memory = UnsafeMutablePointer<UInt32>.allocate(capacity: Self.count * SanFrancisco.opticalSizes)
        let widths = Self.widths(weight)
        ScalarFacts.table.withUnsafeBufferPointer { table in
            for index in 0..<Self.count {
                (memory + index).initialize(to: table[index] & ~GlyphEntry.widthMask | widths[Int(table[index] & GlyphEntry.widthMask)])
            }
            for optical in 1..<SanFrancisco.opticalSizes { (memory + optical * Self.count).initialize(from: memory, count: Self.count) }
            var start = 0
            for range in InterWidths.ranges {
                for scalar in range {
                    let index = start + scalar - range.lowerBound
                    // Zero stands for no glyph; an end of line or a mark of
                    // direction has no width whatever the typeface says.
                    if InterWidths.regular[index] == 0 || table[scalar] & GlyphEntry.widthMask == 0 { continue }
                    let widths = Self.systemWidths(scalar, index, weight)
                    var entry = memory + scalar
                    for optical in 0..<SanFrancisco.opticalSizes {
                        let width = widths.text + (widths.display - widths.text) * SanFrancisco.displayShare(optical)
                        entry.pointee = entry.pointee & ~GlyphEntry.widthMask | UInt32(max(1, width.rounded())) | GlyphEntry.tracked
                        entry += Self.count
                    }
                }
                start += range.count
            }
        }
        // A tab stop is not modeled; a tab is as wide as a space.
        for optical in 0..<SanFrancisco.opticalSizes {
            memory[optical * Self.count + 0x09] |= memory[optical * Self.count + 0x20] & (GlyphEntry.widthMask | GlyphEntry.tracked)
        }
        entries = UnsafePointer(memory)
        tracking = 0
        kerning = KerningTable(weight)
    }

    /// The width of a scalar in the system's outlines for text and for display, in
    /// units.
    private static func systemWidths(_ scalar: Int, _ index: Int, _ weight: ScreenElement.FontWeight) -> (text: Double, display: Double) {
        let (regular, bold) = (Double(InterWidths.regular[index]), Double(InterWidths.bold[index]))
        let share = SanFrancisco.boldShare(weight)
        let inter = weight == .light ? Double(InterWidths.light[index]) : regular + (bold - regular) * share
        guard let kind = SanFrancisco.characterClass(scalar, width: Int(InterWidths.regular[index])) else { return (inter, inter) }
        let correction = SanFrancisco.corrections[kind.rawValue]
        let unit = Double(InterWidths.unitsPerEm) / 1_000
        return (
            inter + (correction.text.regular + (correction.text.bold - correction.text.regular) * share) * unit,
            inter + (correction.display.regular + (correction.display.bold - correction.display.regular) * share) * unit
        )
    }

    /// The width at a weight from those at 400 and 700; lighter scripts are as wide
    /// as at 400.
    private static func between(_ regular: Int, _ bold: Int, _ weight: Int) -> Int {
        regular + Int((Double((bold - regular) * max(0, weight - 400)) / 300).rounded())
    }

    /// The widths at a weight in the order of `ScalarFacts.WidthSource`.
    private static func widths(_ weight: ScreenElement.FontWeight) -> [UInt32] {
        let fixed = [0, ScriptWidths.other, ScriptWidths.wide, ScriptWidths.wide / 2, ScriptWidths.hangul, ScriptWidths.emoji]
        return (fixed + ScriptWidths.all.map { between($0.regular, $0.bold, weight.rawValue) }).map(UInt32.init)
    }
}
