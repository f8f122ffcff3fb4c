extension ScreenElement {
    /// The states of a control that opens something
    /// (`UIAccessibilityExpandedStatus`).
    public enum ExpandedStatus: String, Hashable, Sendable, CaseIterable {
        case unsupported, expanded, collapsed
    }
}
