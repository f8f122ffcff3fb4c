extension UserEnvironment {
    /// The space between lines, paragraphs, words and letters.
    public enum TextSpacing: String, Hashable, Sendable, CaseIterable {
        /// As the font has it.
        case standard
        /// The spacing that WCAG 2.2 SC 1.4.12 asks for: lines 1.5, paragraphs 2,
        /// words 0.16, letters 0.12 times the font size.
        case wide

        /// The least distance between the base lines of two lines, as a share of
        /// the font size; 0 leaves the font's.
        public var lineHeight: Double { self == .wide ? 1.5 : 0 }
        /// The least distance between two paragraphs, as a share of the font size;
        /// 0 leaves the font's.
        public var paragraphSpacing: Double { self == .wide ? 2 : 0 }
        /// The space added after each letter, as a share of the font size.
        public var letterSpacing: Double { self == .wide ? 0.12 : 0 }
        /// The space added after each word, as a share of the font size.
        public var wordSpacing: Double { self == .wide ? 0.16 : 0 }
    }
}
