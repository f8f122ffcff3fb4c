extension UserEnvironment {
    /// The inversion of colors.
    public enum InvertColors: String, Hashable, Sendable, CaseIterable {
        /// None.
        case off
        /// Everything except pictures, videos and content marked as an exception.
        case smart
        /// Everything.
        case classic
    }
}
