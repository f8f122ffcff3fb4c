extension ScreenElement {
    /// The facts about the picture an element shows; a fact that is `nil` is
    /// unknown.
    public struct ImageContent: Hashable, Sendable {
        /// The name of the asset, which is no description.
        public var name: String?
        /// The extent of the picture itself, in points.
        public var size: LayoutSize?
        /// Whether it shows text that is not given otherwise (WCAG 1.4.5).
        public var showsText: Bool?

        /// Creates facts of which only the given ones are known.
        @inlinable public init(name: String? = nil, size: LayoutSize? = nil, showsText: Bool? = nil) {
            self.name = name
            self.size = size
            self.showsText = showsText
        }
    }
}
