/// A width and a height, in points.
public struct Size: Hashable, Sendable, Codable {
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
    public static let zero = Size(width: 0, height: 0)
}
