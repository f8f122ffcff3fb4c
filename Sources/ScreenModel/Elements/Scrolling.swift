extension ScreenElement {
    /// The facts about how a region scrolls.
    public struct Scrolling: Hashable, Sendable {
        /// The directions in which it can be scrolled, in the order of
        /// `ScreenElement.Axis`; none where it is known not to scroll.
        public var axes: [ScreenElement.Axis]
        /// The extent of the whole content, in points; `nil` when unknown.
        public var contentSize: LayoutSize?

        /// Creates the facts of a scrolling region.
        public init(axes: [ScreenElement.Axis], contentSize: LayoutSize? = nil) {
            self.axes = axes
            self.contentSize = contentSize
        }

        /// Returns whether it scrolls along an axis.
        public func isAlong(_ axis: ScreenElement.Axis) -> Bool {
            // There are two at most, and a loop is slow in debug builds.
            !axes.isEmpty && (axes[0] == axis || axes[axes.count - 1] == axis)
        }
    }
}
