extension ScreenElement {
    /// The facts about how an element moves or changes by itself; a fact that is
    /// `nil` is unknown.
    public struct Motion: Hashable, Sendable, Codable {
        /// The movement.
        public enum Kind: String, Hashable, Sendable, CaseIterable, Codable {
            case slide, zoom, spin, parallax, blur, fade, blink, scroll
        }

        /// The movement.
        public var kind: Kind
        /// Whether the content means nothing without it.
        public var isEssential: Bool?
        /// How long it lasts, in seconds; infinity for what repeats.
        public var duration: Double?
        /// Whether the person can pause, stop or hide it.
        public var canBeStopped: Bool?
        /// The number of flashes a second, for what flashes (WCAG 2.3.1 allows
        /// three).
        public var flashesPerSecond: Double?

        /// Creates facts of which only the kind is known.
        public init(_ kind: Kind) { self.kind = kind }
    }
}
