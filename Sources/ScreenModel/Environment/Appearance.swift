extension UserEnvironment {
    /// Light or dark.
    public enum Appearance: String, Hashable, Sendable, CaseIterable {
        case light, dark
    }
}
