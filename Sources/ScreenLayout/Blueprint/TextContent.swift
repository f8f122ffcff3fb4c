public import EveryScreenModel

extension Blueprint {
    /// Text of a blueprint.
    public struct TextContent: Hashable, Sendable, Codable {
        /// The string.
        public var string: String
        /// The text style, from which its size follows; `nil` for the font around
        /// it, else that of body text.
        public var style: ScreenElement.TextStyle?
        /// The most lines it may have; `nil` is no limit.
        public var lineLimit: Int?
        /// The least share of its size to which it shrinks before it is cut off,
        /// above 0 and up to 1.
        public var minimumScaleFactor: Double

        /// Creates text.
        public init(_ string: String, style: ScreenElement.TextStyle? = nil, lineLimit: Int? = nil, minimumScaleFactor: Double = 1) {
            self.string = string
            self.style = style
            self.lineLimit = lineLimit
            self.minimumScaleFactor = minimumScaleFactor
        }
    }
}
