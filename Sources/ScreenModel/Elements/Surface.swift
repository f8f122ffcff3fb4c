extension ScreenElement {
    /// The facts about how an element is painted; a fact that is `nil` is unknown.
    public struct Surface: Hashable, Sendable {
        /// The paints that fill the frame behind the content; an empty array paints
        /// nothing.
        public var background: [ScreenElement.Paint]?
        /// The color of the line around it.
        public var border: SRGBColor?
        /// The color of the glyph or other mark by which a control is known.
        public var glyph: SRGBColor?
        /// How opaque the element and all in it are drawn, from 0 to 1.
        public var opacity: Double?
        /// The colors that may lie behind the element, with those between two of
        /// them; only where no paint around it is known.
        ///
        /// An app without backgrounds stands on those of the system.
        package var backdrop: [SRGBColor]?

        /// Creates facts of which only the given ones are known.
        public init(background: [ScreenElement.Paint]? = nil, border: SRGBColor? = nil, glyph: SRGBColor? = nil, opacity: Double? = nil) {
            self.background = background
            self.border = border
            self.glyph = glyph
            self.opacity = opacity
        }
    }
}
