/// A position on the screen, in points; the origin is the top left corner.
public struct LayoutPoint: Hashable, Sendable, Codable {
    /// The distance from the left edge, in points.
    public var x: Double
    /// The distance from the top edge, in points.
    public var y: Double

    /// Creates a point.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// The top left corner.
    public static let zero = LayoutPoint(x: 0, y: 0)
}
