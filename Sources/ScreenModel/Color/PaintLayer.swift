extension ScreenElement {
    /// The paint of one element behind its content.
    public struct PaintLayer: Hashable, Sendable {
        /// The paints that fill it, the lowest first; `nil` when unknown.
        public var background: [ScreenElement.Paint]?
        /// How opaque it and all inside it are drawn, from 0 to 1; applied after
        /// all inside is flattened.
        public var opacity: Double

        /// Creates a layer.
        public init(background: [ScreenElement.Paint]?, opacity: Double = 1) {
            self.background = background
            self.opacity = opacity
        }
    }
}
