/// Advance widths as shares of the font size.
///
/// Latin, Greek and Cyrillic come from the table; the rest have one documented
/// width a script: 1 em for CJK, Hangul, kana and emoji, 0.6 em for everything
/// else. Combining marks never stand first in a character and so add nothing.
enum AdvanceWidths {
    /// Returns the width at weight 400.
    static func regular(_ scalar: UInt32) -> Double { width(scalar, InterWidths.regular) }

    /// Returns the width at weight 700.
    static func bold(_ scalar: UInt32) -> Double { width(scalar, InterWidths.bold) }

    private static func width(_ scalar: UInt32, _ table: [UInt16]) -> Double {
        var start = 0
        for range in InterWidths.ranges {
            if range.contains(scalar) {
                let width = table[start + Int(scalar - range.lowerBound)]
                return width == 0 ? fallback(scalar) : Double(width) / InterWidths.unitsPerEm
            }
            start += range.count
        }
        return fallback(scalar)
    }

    private static func fallback(_ scalar: UInt32) -> Double {
        if isInvisible(scalar) { return 0 }
        return isFullWidth(scalar) ? 1 : 0.6
    }

    /// Line ends, joiners and marks of direction, which take no room.
    private static func isInvisible(_ scalar: UInt32) -> Bool {
        scalar < 0x20 || (0x200B...0x200F).contains(scalar) || (0x202A...0x202E).contains(scalar)
            || (0x2060...0x2069).contains(scalar) || scalar == 0xFEFF
    }

    /// East Asian wide characters and emoji, by block.
    static func isFullWidth(_ scalar: UInt32) -> Bool {
        (0x1100...0x115F).contains(scalar) || (0x2E80...0xA4CF).contains(scalar) || (0xAC00...0xD7A3).contains(scalar)
            || (0xF900...0xFAFF).contains(scalar) || (0xFE30...0xFE4F).contains(scalar) || (0xFF00...0xFF60).contains(scalar)
            || (0x1F300...0x1FAFF).contains(scalar) || (0x20000...0x3FFFD).contains(scalar)
    }
}
