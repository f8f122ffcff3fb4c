extension ScreenElement {
    /// The spacing of a text that the person cannot change, as shares of the font
    /// size; a share that is `nil` follows the person's setting.
    public struct FixedSpacing: Hashable, Sendable, Codable {
        /// The space added after each letter.
        public var letters: Double?
        /// The space added after each word.
        public var words: Double?
        /// The distance between the base lines of two lines.
        public var lines: Double?

        /// Creates spacing of which only the given parts are fixed.
        public init(letters: Double? = nil, words: Double? = nil, lines: Double? = nil) {
            self.letters = letters
            self.words = words
            self.lines = lines
        }
    }
}
