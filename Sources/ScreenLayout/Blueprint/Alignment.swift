extension Blueprint {
    /// Where a child stands across the direction in which its container lays out.
    public enum Alignment: String, Hashable, Sendable, CaseIterable, Codable {
        /// At the start: the leading edge in a column, the top in a row.
        case leading
        /// In the middle.
        case center
        /// At the end: the trailing edge in a column, the bottom in a row.
        case trailing
    }
}
