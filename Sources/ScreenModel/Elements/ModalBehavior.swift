extension ScreenElement {
    /// The facts about the ways out of a modal; a fact that is `nil` is unknown.
    public struct ModalBehavior: Hashable, Sendable {
        /// Whether the Escape key closes it.
        public var closesOnEscapeKey: Bool?
        /// Whether the escape gesture of VoiceOver (a two-finger Z) closes it.
        public var closesOnEscapeGesture: Bool?

        /// Creates a behavior of which only the given facts are known.
        public init(closesOnEscapeKey: Bool? = nil, closesOnEscapeGesture: Bool? = nil) {
            self.closesOnEscapeKey = closesOnEscapeKey
            self.closesOnEscapeGesture = closesOnEscapeGesture
        }
    }
}
