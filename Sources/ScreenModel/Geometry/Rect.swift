/// A rectangle with sides along the axes, in points; y grows downwards.
///
/// A rectangle holds its top and left edge and not its bottom and right one, so
/// that two rectangles that touch do not intersect.
public struct LayoutRect: Hashable, Sendable, Codable {
    /// The top left corner.
    public var origin: LayoutPoint
    /// The extent; a rectangle of negative extent, as a capture may hold one, is
    /// empty.
    public var size: LayoutSize

    /// Creates a rectangle from its corner and extent.
    public init(origin: LayoutPoint, size: LayoutSize) {
        self.origin = origin
        self.size = size
    }

    /// Creates a rectangle from four numbers, in points.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: LayoutPoint(x: x, y: y), size: LayoutSize(width: width, height: height))
    }

    /// The empty rectangle at the origin.
    public static let zero = LayoutRect(origin: .zero, size: .zero)

    /// The left edge.
    public var minX: Double { origin.x }
    /// The top edge.
    public var minY: Double { origin.y }
    /// The right edge, just outside.
    public var maxX: Double { origin.x + size.width }
    /// The bottom edge, just outside.
    public var maxY: Double { origin.y + size.height }
    /// The horizontal extent.
    public var width: Double { size.width }
    /// The vertical extent.
    public var height: Double { size.height }
    /// The point in the middle.
    public var center: LayoutPoint { LayoutPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2) }
    /// Whether there is no area.
    public var isEmpty: Bool { !(size.width > 0 && size.height > 0) }
    /// Whether all four numbers are finite.
    public var isFinite: Bool { origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite }

    /// Returns whether the point lies inside.
    public func contains(_ point: LayoutPoint) -> Bool {
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }

    /// Returns whether the other rectangle lies wholly inside, edges included.
    public func contains(_ other: LayoutRect) -> Bool {
        other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
    }

    /// Returns whether the two share some area; touching is not sharing.
    public func intersects(_ other: LayoutRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY && !isEmpty && !other.isEmpty
    }

    /// Returns the area in both, empty where there is none.
    public func intersection(_ other: LayoutRect) -> LayoutRect {
        let x = max(minX, other.minX)
        let y = max(minY, other.minY)
        return LayoutRect(x: x, y: y, width: max(0, min(maxX, other.maxX) - x), height: max(0, min(maxY, other.maxY) - y))
    }

    /// Returns the smallest rectangle around both.
    package func union(_ other: LayoutRect) -> LayoutRect {
        let (x, y) = (min(minX, other.minX), min(minY, other.minY))
        return LayoutRect(x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
    }

    /// Returns the rectangle moved by a distance.
    public func offset(x: Double, y: Double) -> LayoutRect {
        LayoutRect(x: origin.x + x, y: origin.y + y, width: size.width, height: size.height)
    }

    /// Returns the rectangle with every side moved inwards.
    public func inset(by insets: LayoutInsets) -> LayoutRect {
        LayoutRect(
            x: minX + insets.left, y: minY + insets.top,
            width: max(0, width - insets.left - insets.right), height: max(0, height - insets.top - insets.bottom))
    }
}
