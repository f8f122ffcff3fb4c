/// The facts about a scalar or a character in one number: its width, and how lines
/// break about it.
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
    /// The place of the highest bit, which says that the system's tracking is added
    /// to the width.
    static let trackedShift: UInt32 = 31
    /// Has the system's tracking added to its width: what San Francisco draws.
    static let tracked: UInt32 = 1 << trackedShift

    /// The facts that divide a string into pieces.
    static let dividing = space | newline | breakAfter | breakUnlessDigit | wide | softHyphen
}
