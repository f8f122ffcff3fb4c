extension Blueprint {
    /// The extents a frame sets or bounds, in points; one that is `nil` follows the
    /// child.
    public struct FrameLimits: Hashable, Sendable, Codable {
        /// The width, whatever the child needs.
        public var width: Double?
        /// The height, whatever the child needs.
        public var height: Double?
        /// The least width.
        public var minWidth: Double?
        /// The width where none is proposed.
        public var idealWidth: Double?
        /// The largest width; infinity takes all there is.
        public var maxWidth: Double?
        /// The least height.
        public var minHeight: Double?
        /// The height where none is proposed.
        public var idealHeight: Double?
        /// The largest height; infinity takes all there is.
        public var maxHeight: Double?

        /// Creates limits of which only the given ones are set.
        public init(
            width: Double? = nil, height: Double? = nil, minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil,
            minHeight: Double? = nil, idealHeight: Double? = nil, maxHeight: Double? = nil
        ) {
            self.width = width
            self.height = height
            self.minWidth = minWidth
            self.idealWidth = idealWidth
            self.maxWidth = maxWidth
            self.minHeight = minHeight
            self.idealHeight = idealHeight
            self.maxHeight = maxHeight
        }
    }
}
