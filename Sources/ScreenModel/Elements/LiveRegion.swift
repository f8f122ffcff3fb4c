extension ScreenElement {
    /// How changes inside an element are announced by themselves: as Android and
    /// the web have it, iOS has announcements instead.
    public enum LiveRegion: String, Hashable, Sendable, CaseIterable {
        /// Not at all.
        case off
        /// After the current announcement.
        case polite
        /// At once.
        case assertive
    }
}
