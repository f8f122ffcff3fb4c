extension UserEnvironment {
    /// The Increase Contrast setting.
    public enum Contrast: String, Hashable, Sendable, CaseIterable {
        case standard, increased
    }
}
