import ScreenModel

/// One part of a blueprint while it is laid out.
struct LayoutNode {
    /// How a part arranges what is in it.
    enum Arrangement {
        /// Nothing is in it; its extent is its own.
        case leaf
        /// One after the other along an axis.
        case stack(Axis, spacing: Double, alignment: Alignment)
        /// One child with room around it.
        case inset(Insets)
        /// One child in a frame of its own extents.
        case frame(FrameLimits)
        /// One child, which may be longer than what is shown of it.
        case scroll(Axis)
        /// The first child decides; the second lies over it.
        case layers(Alignment)
        /// The first child stands as if there were no second, which lies over the lower end of the room.
        case modal
    }

    /// What the part is.
    let part: LayoutPart
    /// Where it comes from; unique in the tree, the same in every environment.
    let source: String
    /// How it arranges what is in it.
    let arrangement: Arrangement
    /// The index of the part it is in, or −1.
    let parent: Int
    /// The index after the last part in it.
    var end = 0

    /// The widths, in points: below `floor` it cannot go, below `minimum` words are cut, above `ideal` nothing is gained.
    var floorWidth = 0.0
    var minimumWidth = 0.0
    var idealWidth = 0.0
    /// Whether it takes width, or height, that is left over.
    var takesWidth = false
    var takesHeight = false

    /// The height it needs at its width, in points.
    var naturalHeight = 0.0
    /// The height below which it cannot be shown; less than it needs where something in it scrolls.
    var floorHeight = 0.0
    /// Where it ended up, in points, before mirroring.
    var frame = Rect.zero
    /// How its text lies, for parts that show text.
    var title: WrappedTitle?

    init(_ part: LayoutPart, source: String, arrangement: Arrangement, parent: Int) {
        self.part = part
        self.source = source
        self.arrangement = arrangement
        self.parent = parent
    }
}

/// The text of a leaf, measured and wrapped.
struct WrappedTitle {
    /// The string, measured.
    let measured: MeasuredText
    /// The string.
    let string: String
    /// The style it is set in.
    let style: TextStyle
    /// The most lines it may have.
    let lineLimit: Int?
    /// How it lies in the width it got.
    var wrapping = MeasuredText.Wrapping(lineCount: 1, width: 0)

    init(_ string: String, style: TextStyle, lineLimit: Int? = nil, in environment: UserEnvironment) {
        measured = MeasuredText(string, font: Font(style, in: environment))
        self.string = string
        self.style = style
        self.lineLimit = lineLimit
    }

    /// Whether some lines are cut off.
    var isTruncated: Bool { lineLimit.map { wrapping.lineCount > $0 } ?? false }

    /// The number of lines shown.
    var lineCount: Int { min(wrapping.lineCount, lineLimit ?? .max) }

    /// The height of the lines shown, in points.
    var height: Double { Double(lineCount) * measured.font.lineHeight }
}
