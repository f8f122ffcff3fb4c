extension UserEnvironment {
    /// Light or dark.
    public enum Appearance: String, Hashable, Sendable, CaseIterable, Codable {
        case light, dark
    }
}
