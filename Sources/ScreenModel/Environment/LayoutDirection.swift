extension UserEnvironment {
    /// The direction in which a line of text and the screen's layout run.
    public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
        case leftToRight, rightToLeft
    }
}
