import EveryScreenModel

/// The glyph entries of one weight, looked up by scalar in O(1).
///
/// Latin, Greek, Cyrillic and punctuation are as wide as in Inter, everything
/// else as its script is (`ScriptWidths`). Semibold and the like are interpolated
/// between the weights 400 and 700, heavy is extrapolated; both hold to 0.15 % a
/// letter in the typeface itself. Kerning and tracking are left out: see
/// `.scripts/check_text_widths.py` for what that amounts to.
///
/// The entries stand in memory that is never freed nor written again, so that a
/// loop over them counts no references and checks no bounds, in debug builds too.
struct AdvanceTable: @unchecked Sendable {
    /// The entries below `directLimit`, then those from `formsStart` on.
    let entries: UnsafePointer<UInt32>
    /// The units a hyphen takes at the end of a line, after a soft hyphen.
    let hyphen: Int

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

    /// Returns the table of a weight; made once, then O(1).
    static func at(_ weight: ScreenElement.FontWeight) -> AdvanceTable {
        switch weight {
        case .light: light
        case .regular: regular
        case .medium: medium
        case .semibold: semibold
        case .bold: bold
        case .heavy: heavy
        }
    }

    /// Returns what is known of a scalar.
    func entry(_ scalar: UInt32) -> UInt32 {
        if scalar < Self.directLimit { return entries[Int(truncatingIfNeeded: scalar)] }
        if scalar < 0xA4D0 { return Self.han }
        if scalar >= 0xAC00, scalar <= 0xD7A3 { return Self.hangul }
        if scalar >= Self.formsStart, scalar < Self.formsStart &+ Self.formsCount {
            return entries[Int(truncatingIfNeeded: scalar &- Self.formsStart &+ Self.directLimit)]
        }
        if scalar >= 0x1F1E6, scalar <= 0x1FAFF {
            // Half of a flag, and a color of skin, may be one character with what stands before it.
            let isPart = scalar <= 0x1F1FF || (scalar >= 0x1F3FB && scalar <= 0x1F3FF)
            return isPart ? Self.emoji | GlyphEntry.complex : Self.emoji
        }
        if scalar == 0xFE0F { return GlyphEntry.complex }
        let entry = ScalarFacts.entry(beyond: scalar)
        return entry & ~GlyphEntry.widthMask | Self.widths(.regular)[Int(entry & GlyphEntry.widthMask)]
    }

    private static let han = GlyphEntry.wide | UInt32(ScriptWidths.wide)
    private static let hangul = GlyphEntry.wide | GlyphEntry.whole | UInt32(ScriptWidths.hangul)

    /// Returns what is known of a whole character; O(its scalars).
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
                // A mark over a space is seen, so that it does not hang over the edge.
                result &= ~GlyphEntry.space
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

    /// Returns where the entry of a scalar stands, or nil for one that is not in the table.
    static func index(_ scalar: UInt32) -> Int? {
        if scalar < directLimit { return Int(scalar) }
        return scalar >= formsStart && scalar < formsStart + formsCount ? Int(scalar - formsStart + directLimit) : nil
    }

    private init(_ weight: ScreenElement.FontWeight) {
        let memory = UnsafeMutablePointer<UInt32>.allocate(capacity: Self.count)
        let widths = Self.widths(weight)
        ScalarFacts.table.withUnsafeBufferPointer { table in
            for index in 0..<Self.count {
                (memory + index).initialize(to: table[index] & ~GlyphEntry.widthMask | widths[Int(table[index] & GlyphEntry.widthMask)])
            }
            var start = 0
            for range in InterWidths.ranges {
                for scalar in range {
                    let index = start + scalar - range.lowerBound
                    // Zero stands for no glyph; an end of line or a mark of direction has no width whatever the typeface says.
                    if InterWidths.regular[index] == 0 || table[scalar] & GlyphEntry.widthMask == 0 { continue }
                    memory[scalar] = memory[scalar] & ~GlyphEntry.widthMask | UInt32(Self.interWidth(index, weight))
                }
                start += range.count
            }
        }
        // A tab stop is not modeled; a tab is as wide as a space.
        memory[0x09] |= memory[0x20] & GlyphEntry.widthMask
        entries = UnsafePointer(memory)
        hyphen = Int(memory[0x2D] & GlyphEntry.widthMask)
    }

    private static func interWidth(_ index: Int, _ weight: ScreenElement.FontWeight) -> Int {
        if weight == .light { return Int(InterWidths.light[index]) }
        return between(Int(InterWidths.regular[index]), Int(InterWidths.bold[index]), weight.rawValue)
    }

    /// The width at a weight from those at 400 and 700; lighter scripts are as wide as at 400.
    private static func between(_ regular: Int, _ bold: Int, _ weight: Int) -> Int {
        regular + Int((Double((bold - regular) * max(0, weight - 400)) / 300).rounded())
    }

    /// The widths at a weight in the order of `ScalarFacts.WidthSource`.
    private static func widths(_ weight: ScreenElement.FontWeight) -> [UInt32] {
        let fixed = [0, ScriptWidths.other, ScriptWidths.wide, ScriptWidths.wide / 2, ScriptWidths.hangul, ScriptWidths.emoji]
        return (fixed + ScriptWidths.all.map { between($0.regular, $0.bold, weight.rawValue) }).map(UInt32.init)
    }
}
