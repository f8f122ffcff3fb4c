/// A width and a height, in points.
public struct LayoutSize: Hashable, Sendable, Codable {
    /// The horizontal extent, in points.
    public var width: Double
    /// The vertical extent, in points.
    public var height: Double

    /// Creates a size.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// No extent in either direction.
    public static let zero = LayoutSize(width: 0, height: 0)
}
