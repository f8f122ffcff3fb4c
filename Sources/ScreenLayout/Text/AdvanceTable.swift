import ScreenModel

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
    static func at(_ weight: FontWeight) -> AdvanceTable {
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
        if scalar < 0xA000 { return Self.han }
        if scalar >= 0xAC00, scalar <= 0xD7A3 { return Self.hangul }
        if scalar >= Self.formsStart, scalar < Self.formsStart &+ Self.formsCount {
            return entries[Int(truncatingIfNeeded: scalar &- Self.formsStart &+ Self.directLimit)]
        }
        let facts = GlyphEntry.facts(scalar)
        return facts | UInt32(Self.scriptWidth(scalar, facts, weight: 400))
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
    private init(_ weight: FontWeight) {
        let count = Int(Self.directLimit + Self.formsCount)
        let memory = UnsafeMutablePointer<UInt32>.allocate(capacity: count)
        memory.initialize(repeating: 0, count: count)
        for scalar in 0..<Self.directLimit { memory[Int(scalar)] = Self.made(scalar, weight) }
        for offset in 0..<Self.formsCount { memory[Int(Self.directLimit + offset)] = Self.made(Self.formsStart + offset, weight) }
        var start = 0
        for range in InterWidths.ranges {
            for scalar in range {
                let index = start + scalar - range.lowerBound
                // Zero stands for no glyph; and an end of line or a mark of direction has no width whatever the typeface says.
                if InterWidths.regular[index] == 0 || Self.isUnseen(memory[scalar]) { continue }
                memory[scalar] = memory[scalar] & ~GlyphEntry.widthMask | UInt32(Self.interWidth(index, weight))
            }
            start += range.count
        }
        // A tab stop is not modeled; a tab is as wide as a space.
        memory[0x09] |= memory[0x20] & GlyphEntry.widthMask
        entries = UnsafePointer(memory)
        hyphen = Int(memory[0x2D] & GlyphEntry.widthMask)
    }

    private static func made(_ scalar: UInt32, _ weight: FontWeight) -> UInt32 {
        let facts = GlyphEntry.facts(scalar)
        return facts | UInt32(scriptWidth(scalar, facts, weight: weight.rawValue))
    }

    private static func isUnseen(_ entry: UInt32) -> Bool {
        entry & (GlyphEntry.newline | GlyphEntry.transparent | GlyphEntry.softHyphen) != 0
    }

    private static func interWidth(_ index: Int, _ weight: FontWeight) -> Int {
        if weight == .light { return Int(InterWidths.light[index]) }
        return between(Int(InterWidths.regular[index]), Int(InterWidths.bold[index]), weight.rawValue)
    }

    /// The width at a weight from those at 400 and 700; lighter scripts are as wide as at 400.
    private static func between(_ regular: Int, _ bold: Int, _ weight: Int) -> Int {
        regular + Int((Double((bold - regular) * max(0, weight - 400)) / 300).rounded())
    }

    /// The width of a scalar that the typeface lacks.
    private static func scriptWidth(_ scalar: UInt32, _ facts: UInt32, weight: Int) -> Int {
        if isUnseen(facts) || scalar < 0x20 { return 0 }
        if facts & GlyphEntry.whole != 0 {
            return scalar < 0x2000 || (0xA960...0xD7FF).contains(scalar) ? ScriptWidths.hangul : ScriptWidths.emoji
        }
        if facts & GlyphEntry.wide != 0 { return (0xFF61...0xFF9D).contains(scalar) ? ScriptWidths.wide / 2 : ScriptWidths.wide }
        if scalar == 0x3000 { return ScriptWidths.wide }
        guard let known = UnicodeScalar(scalar) else { return 0 }
        switch known.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control: return 0
        default: break
        }
        for script in ScriptWidths.all where script.ranges.contains(where: { $0.contains(Int(scalar)) }) {
            return between(script.regular, script.bold, weight)
        }
        return ScriptWidths.other
    }
}
