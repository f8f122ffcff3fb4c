extension ScreenElement {
    /// The elements between which text runs on
    /// (`accessibilityNextTextNavigationElement` and its opposite); `nil` is
    /// unknown or none.
    public struct TextFlow: Hashable, Sendable {
        /// The source of the element in which the text goes on.
        public var next: String?
        /// The source of the element from which the text comes.
        public var previous: String?

        /// Creates facts of which only the given ones are known.
        public init(next: String? = nil, previous: String? = nil) {
            self.next = next
            self.previous = previous
        }
    }
}
