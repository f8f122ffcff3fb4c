extension ScreenElement {
    /// A place from which something can be dragged, or onto which it can be dropped
    /// (`UIAccessibilityLocationDescriptor`).
    public struct DragPoint: Hashable, Sendable {
        /// The name that assistive technology announces.
        public var name: String
        /// Where it is; `nil` when unknown.
        public var point: LayoutPoint?

        /// Creates a place.
        public init(_ name: String, at point: LayoutPoint? = nil) {
            self.name = name
            self.point = point
        }
    }
}
