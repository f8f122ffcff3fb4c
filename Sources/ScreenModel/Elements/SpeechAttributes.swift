extension ScreenElement {
    /// How a stretch of a spoken string is to be said: the speech attributes of
    /// UIAccessibility.
    ///
    /// A fact that is `nil` is not set for the stretch. Source: the attribute keys
    /// of UIAccessibility for attributed strings. The two that concern
    /// announcements only, queueing and priority, are left out.
    public struct SpeechAttributes: Hashable, Sendable {
        /// The language of the stretch, as a BCP 47 tag.
        public var language: String?
        /// The pitch, from 0 to 2; 1 is the person's own.
        public var pitch: Double?
        /// Whether it is spelled letter by letter.
        public var spellsOut: Bool?
        /// Whether punctuation is read.
        public var speaksPunctuation: Bool?
        /// How it is pronounced, in the International Phonetic Alphabet.
        public var phoneticNotation: String?
        /// The level of the heading it is, from 1 to 6; 0 is a heading without
        /// level (`accessibilityTextHeadingLevel`).
        public var headingLevel: Int?
        /// The style in which it is read.
        public var textualContext: ScreenElement.TextualContext?
        /// Further attributes of its speech (`accessibilityTextCustom`).
        public var remarks: [String]?

        /// Creates attributes of which only the given ones are set.
        public init(
            language: String? = nil, pitch: Double? = nil, spellsOut: Bool? = nil, speaksPunctuation: Bool? = nil,
            phoneticNotation: String? = nil, headingLevel: Int? = nil, textualContext: ScreenElement.TextualContext? = nil,
            remarks: [String]? = nil
        ) {
            self.language = language
            self.pitch = pitch
            self.spellsOut = spellsOut
            self.speaksPunctuation = speaksPunctuation
            self.phoneticNotation = phoneticNotation
            self.headingLevel = headingLevel
            self.textualContext = textualContext
            self.remarks = remarks
        }
    }
}
