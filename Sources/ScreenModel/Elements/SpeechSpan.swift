extension ScreenElement {
    /// A stretch of a string and how it is to be said.
    public struct SpeechSpan: Hashable, Sendable {
        /// The stretch, in UTF-16 units as `NSRange` counts them.
        public var range: Range<Int>
        /// How it is said.
        public var attributes: ScreenElement.SpeechAttributes

        /// Creates a span.
        public init(_ range: Range<Int>, _ attributes: ScreenElement.SpeechAttributes) {
            self.range = range
            self.attributes = attributes
        }
    }
}
