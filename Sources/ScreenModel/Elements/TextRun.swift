extension ScreenElement {
    /// A piece of text as it was drawn; a fact that is `nil` is unknown.
    public struct TextRun: Hashable, Sendable {
        /// The whole string, whether or not all of it is shown.
        public var string: String
        /// The text style it was set in.
        public var style: ScreenElement.TextStyle?
        /// The font size drawn, in points.
        public var pointSize: Double?
        /// The weight drawn.
        public var weight: ScreenElement.FontWeight?
        /// The number of lines drawn.
        public var lineCount: Int?
        /// Whether part of the string is cut off and an ellipsis drawn instead.
        public var isTruncated: Bool?
        /// The color of the glyphs.
        public var color: SRGBColor?
        /// The paint between the glyphs and the element's own background, as of a
        /// text marker.
        public var background: ScreenElement.Paint?
        /// The language it is in, as a BCP 47 tag.
        public var language: String?
        /// Whether it is a placeholder, shown only while there is no content.
        public var isPlaceholder: Bool?
        /// Whether it is set in italics.
        public var isItalic: Bool?
        /// Whether a line is drawn below it.
        public var isUnderlined: Bool?
        /// Where its lines stand in the room they have.
        public var alignment: Alignment?
        /// The least share of its size to which it is shrunk before it is cut off,
        /// above 0 and up to 1.
        public var minimumScaleFactor: Double?
        /// The spacing that the person cannot change; `nil` when unknown.
        public var fixedSpacing: ScreenElement.FixedSpacing?
        /// The area the glyphs need, in the coordinates of the screen, whether or
        /// not it is all visible.
        public var frame: LayoutRect?
        /// The lines drawn, where a capture states their boxes.
        ///
        /// `nil` stands for the lines that `MeasuredText` breaks the string into at
        /// the width of the frame. The standard layout states only lines that
        /// differ from those. There are two such cases: a single character is wider
        /// than its room, or text is cut short by less than the error of its width.
        package var lines: [ScreenElement.TextLine]?

        /// Where lines of text stand in the room they have (`NSTextAlignment`, CSS
        /// `text-align`).
        public enum Alignment: String, Hashable, Sendable, CaseIterable, Codable {
            /// At the side at which lines begin.
            case natural
            /// At the side at which lines end.
            case trailing
            /// At the left, whatever the direction.
            case left
            /// In the middle.
            case center
            /// At the right, whatever the direction.
            case right
            /// At both sides, with stretched spaces.
            case justified
        }

        /// Creates a run that states only its string.
        ///
        /// The compiler copies a run that is made with many arguments.
        package init(of string: String) { self.string = string }

        /// Creates a run of which only the given facts are known.
        @inlinable public init(
            _ string: String, style: ScreenElement.TextStyle? = nil, pointSize: Double? = nil, weight: ScreenElement.FontWeight? = nil,
            lineCount: Int? = nil,
            isTruncated: Bool? = nil, color: SRGBColor? = nil, background: ScreenElement.Paint? = nil, language: String? = nil,
            isPlaceholder: Bool? = nil,
            minimumScaleFactor: Double? = nil, fixedSpacing: ScreenElement.FixedSpacing? = nil, frame: LayoutRect? = nil
        ) {
            self.string = string
            self.style = style
            self.pointSize = pointSize
            self.weight = weight
            self.lineCount = lineCount
            self.isTruncated = isTruncated
            self.color = color
            self.background = background
            self.language = language
            self.isPlaceholder = isPlaceholder
            self.minimumScaleFactor = minimumScaleFactor
            self.fixedSpacing = fixedSpacing
            self.frame = frame
        }
    }
}
