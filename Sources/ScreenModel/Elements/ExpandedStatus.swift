extension ScreenElement {
    /// Whether what can be opened is open (`UIAccessibilityExpandedStatus`).
    public enum ExpandedStatus: String, Hashable, Sendable, CaseIterable {
        case unsupported, expanded, collapsed
    }
}
