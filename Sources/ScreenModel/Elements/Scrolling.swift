/// What is known of how a region scrolls.
public struct Scrolling: Hashable, Sendable {
    /// The directions in which it can be scrolled, in the order of `Axis`; none where it is known not to scroll.
    public var axes: [Axis]
    /// The extent of the whole content, in points; `nil` when unknown.
    public var contentSize: Size?

    /// Creates the facts of a scrolling region.
    public init(axes: [Axis], contentSize: Size? = nil) {
        self.axes = axes
        self.contentSize = contentSize
    }

    /// Returns whether it scrolls along an axis.
    public func isAlong(_ axis: Axis) -> Bool {
        for own in axes where own == axis { return true }
        return false
    }
}
