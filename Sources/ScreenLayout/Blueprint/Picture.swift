public import EveryScreenModel

extension Blueprint {
    /// A picture of a blueprint.
    public struct Picture: Hashable, Sendable, Codable {
        /// The name of the asset.
        public var name: String
        /// Its extent, in points.
        public var size: LayoutSize
        /// Whether it carries no information.
        public var isDecorative: Bool

        /// Creates a picture.
        public init(_ name: String, size: LayoutSize, isDecorative: Bool = false) {
            self.name = name
            self.size = size
            self.isDecorative = isDecorative
        }
    }
}
