extension AccessibilityProfile {
    /// How much contrast text needs: ratios from 1 to 21, less for large text.
    public struct ContrastDemand: Hashable, Sendable {
        /// The least ratio of text.
        public var text: Double
        /// The least ratio of large text.
        public var largeText: Double
        /// The least size of large text, in points: WCAG's 18 pt are 24 CSS px,
        /// which are points of a screen (WCAG2ICT).
        public var largeSize = 24.0
        /// The least size of large bold text, in points: WCAG's 14 pt, rounded down
        /// so that 18.6667 px is large.
        public var largeBoldSize = 18.66

        /// Creates a demand.
        public init(text: Double, largeText: Double) {
            self.text = text
            self.largeText = largeText
        }
    }
}
