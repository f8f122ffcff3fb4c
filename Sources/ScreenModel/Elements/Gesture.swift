extension ScreenElement {
    /// A movement of fingers or device by which something can be done.
    ///
    /// WCAG 2.5.1, 2.5.4 and 2.5.7 ask that whatever a gesture does can be done in
    /// a simpler way: by an action of the same identity on the same screen.
    public struct Gesture: Hashable, Sendable {
        /// The movement.
        public enum Kind: String, Hashable, Sendable, CaseIterable, Codable {
            case swipe, drag, pinch, rotate, longPress, doubleTap, multiFingerTap, edgeSwipe, path
            /// Movements of the whole device (WCAG 2.5.4).
            case shake, tilt
        }

        /// The movement.
        public var kind: Kind
        /// The number of fingers; `nil` when unknown.
        public var fingerCount: Int?
        /// Which action it performs; `nil` when unknown, and then different from
        /// every other.
        public var action: String?
        /// The identities of actions that do the same in a simpler way, beyond
        /// those equal to `action`; `nil` when unknown.
        public var alternatives: [String]?

        /// Creates a gesture of which only the given facts are known.
        public init(_ kind: Kind, fingerCount: Int? = nil, action: String? = nil, alternatives: [String]? = nil) {
            self.kind = kind
            self.fingerCount = fingerCount
            self.action = action
            self.alternatives = alternatives
        }
    }
}
