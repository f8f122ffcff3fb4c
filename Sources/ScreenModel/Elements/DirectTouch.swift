extension ScreenElement {
    /// The facts about an element that VoiceOver users may touch directly
    /// (`accessibilityDirectTouchOptions`).
    ///
    /// It counts only for elements with the trait `allowsDirectInteraction`; a fact
    /// that is `nil` is unknown.
    public struct DirectTouch: Hashable, Sendable {
        /// Whether VoiceOver is silent while it is touched.
        public var isSilentOnTouch: Bool?
        /// Whether it has to be activated before touches pass through.
        public var requiresActivation: Bool?

        /// Creates facts of which only the given ones are known.
        public init(isSilentOnTouch: Bool? = nil, requiresActivation: Bool? = nil) {
            self.isSilentOnTouch = isSilentOnTouch
            self.requiresActivation = requiresActivation
        }
    }
}
