extension UserEnvironment {
    /// The inversion of colors.
    public enum InvertColors: String, Hashable, Sendable, CaseIterable {
        /// None.
        case off
        /// All but pictures, videos and what is marked to be left alone.
        case smart
        /// Everything.
        case classic
    }
}
