extension ScreenElement {
    /// How Switch Control visits the content of an element
    /// (`UIAccessibilityNavigationStyle`).
    public enum NavigationStyle: String, Hashable, Sendable, CaseIterable, Codable {
        /// As the system sees fit.
        case automatic
        /// One by one, among the others.
        case separate
        /// As a group, entered on demand.
        case combined
    }
}
