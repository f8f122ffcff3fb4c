/// A piece of text as it was drawn; a fact that is `nil` is unknown.
public struct TextRun: Hashable, Sendable {
    /// The whole string, whether or not all of it is shown.
    public var string: String
    /// The text style it was set in.
    public var style: TextStyle?
    /// The font size drawn, in points.
    public var pointSize: Double?
    /// The weight drawn.
    public var weight: FontWeight?
    /// The number of lines drawn.
    public var lineCount: Int?
    /// Whether part of the string is cut off and an ellipsis drawn instead.
    public var isTruncated: Bool?
    /// The area the glyphs need, in the coordinates of the screen, whether or not it is all visible.
    public var frame: Rect?

    /// Creates a run of which only the given facts are known.
    public init(
        _ string: String, style: TextStyle? = nil, pointSize: Double? = nil, weight: FontWeight? = nil, lineCount: Int? = nil,
        isTruncated: Bool? = nil, frame: Rect? = nil
    ) {
        self.string = string
        self.style = style
        self.pointSize = pointSize
        self.weight = weight
        self.lineCount = lineCount
        self.isTruncated = isTruncated
        self.frame = frame
    }
}
