/// One line while it is filled, character by character.
///
/// Widths are whole units of the typeface, so that sums are exact in any order.
struct LineFit {
    /// The most units the line may have.
    let limit: Int
    /// The units of a hyphen.
    let hyphen: Int
    /// The kerning key of a hyphen.
    private let hyphenKey: Int
    /// The units added to the width of every entry that is `tracked`.
    let tracking: Int
    /// The kerning of pairs of characters.
    let kerning: KerningTable
    /// Whether a piece that is wider than the line is cut; else it stands out.
    let isCutting: Bool

    /// Where the line ends, in UTF-8 bytes from the start of the string.
    private(set) var end: Int
    /// The width of the line without the spaces at its end.
    private(set) var width = 0
    /// Whether a line feed ended it, so that another line follows, be it empty.
    private(set) var isEndedByFeed = false

    /// The units so far, spaces at the end and all.
    private var used = 0
    /// The facts about the character before; a line does not end before its first
    /// one.
    private var previous = GlyphEntry.glue
    /// The kerning key of the character before; zero at the start of a line.
    private var previousKey = 0
    /// The kerning key of the last visible character, beside which a hyphen stands.
    private var seenKey = 0
    /// The last place so far where the line may end, and its width then; −1 where
    /// there is none.
    private var breakEnd = -1
    private var breakWidth = 0
    /// The first soft hyphen without room for the hyphen; −1 where there is none.
    private var spareEnd = -1
    private var spareWidth = 0

    init(from start: Int, limit: Int, table: AdvanceTable, isCutting: Bool) {
        self.limit = limit
        hyphen = table.hyphen
        tracking = table.tracking
        kerning = table.kerning
        hyphenKey = kerning.key(0x2D)
        self.isCutting = isCutting
        end = start
    }

    /// Puts one character, or a scalar that is one, on the line.
    ///
    /// - Parameters:
    ///   - entry: The facts about it.
    ///   - key: Its kerning key.
    ///   - start: Where it starts, in UTF-8 bytes.
    ///   - next: Where the next one starts.
    /// - Returns: True if the line continues; else `end` is where the next one
    ///   starts.
    mutating func add(_ entry: UInt32, _ key: Int, from start: Int, to next: Int) -> Bool {
        let isTracked = Int(truncatingIfNeeded: entry &>> GlyphEntry.trackedShift)
        let advance = Int(truncatingIfNeeded: entry & GlyphEntry.widthMask) &+ tracking &* isTracked
        let kerned = Int(truncatingIfNeeded: kerning.units[previousKey &<< KerningTable.shift | key])
        previousKey = key
        if entry & (GlyphEntry.newline | GlyphEntry.space | GlyphEntry.transparent) != 0 {
            end = next
            if entry & GlyphEntry.newline != 0 {
                isEndedByFeed = true
                return false
            }
            if entry & GlyphEntry.space != 0 {
                used = used &+ advance
                previous = entry
            }
            return true
        }
        // With nothing to be hyphenated before it, a soft hyphen means nothing.
        if entry & GlyphEntry.softHyphen != 0, used == 0 || width < used || previous & GlyphEntry.space != 0 {
            end = next
            return true
        }
        noteBreak(before: entry, at: start)
        // An invisible character, such as a soft hyphen, neither is pushed over the
        // edge nor keeps the spaces before it from hanging.
        if advance > 0 {
            if used > 0, used &+ kerned &+ advance > limit, finish(at: start) { return false }
            used = used &+ kerned &+ advance
            width = used
            seenKey = key
        }
        previous = entry
        end = next
        return true
    }

    /// Notes that the line may end before a character, if it may.
    private mutating func noteBreak(before entry: UInt32, at start: Int) {
        guard LineFit.mayBreak(previous, entry) else { return }
        if previous & GlyphEntry.softHyphen == 0 {
            breakEnd = start
            breakWidth = width
            return
        }
        let hyphenated = width &+ kerning.between(seenKey, hyphenKey) &+ hyphen
        if hyphenated <= limit || !isCutting {
            breakEnd = start
            breakWidth = hyphenated
        } else if spareEnd < 0 {
            spareEnd = start
            spareWidth = width
        }
    }

    /// Ends the line before a character that has no room on it; returns false where
    /// it must not be cut.
    private mutating func finish(at start: Int) -> Bool {
        if breakEnd >= 0 {
            end = breakEnd
            width = breakWidth
        } else if spareEnd >= 0 {
            // A hyphen without room is left out; the first such place, so that a
            // wider line does not end sooner.
            end = spareEnd
            width = spareWidth
        } else if isCutting {
            end = start
        } else {
            return false
        }
        return true
    }

    /// Returns whether a line may end between two characters, the second of which
    /// is no space.
    static func mayBreak(_ first: UInt32, _ second: UInt32) -> Bool {
        if first & GlyphEntry.space != 0 { return true }
        if second & GlyphEntry.closing != 0 || first & GlyphEntry.opening != 0 { return false }
        if first & (GlyphEntry.breakAfter | GlyphEntry.softHyphen) != 0 { return true }
        if first & GlyphEntry.breakUnlessDigit != 0 { return second & GlyphEntry.digit == 0 }
        return (first | second) & GlyphEntry.wide != 0
    }
}
