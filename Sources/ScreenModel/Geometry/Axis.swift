extension ScreenElement {
    /// A direction in the plane.
    public enum Axis: String, Hashable, Sendable, CaseIterable, Codable {
        /// From left to right.
        case horizontal
        /// From top to bottom.
        case vertical
    }
}
