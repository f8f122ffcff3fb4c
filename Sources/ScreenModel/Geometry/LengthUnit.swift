extension RenderedScreen {
    /// The units of a screen's coordinates.
    public enum LengthUnit: String, Hashable, Sendable, CaseIterable {
        /// Density-independent: iOS points, Android dp, CSS px. Thresholds are
        /// stated in these.
        case points
        /// Device pixels of unknown density, as Android captures have them; sizes
        /// cannot be judged.
        case pixels
    }
}
