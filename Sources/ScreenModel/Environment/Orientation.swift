extension UserEnvironment {
    /// The way the screen is held.
    public enum Orientation: String, Hashable, Sendable, CaseIterable, Codable {
        case portrait, landscape
    }
}
