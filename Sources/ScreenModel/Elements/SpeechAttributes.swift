/// How a stretch of a spoken string is to be said: the speech attributes of UIAccessibility.
///
/// A fact that is `nil` is as the person has set it. Source: the attribute keys
/// of UIAccessibility for attributed strings.
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

    /// Creates attributes of which only the given ones are set.
    public init(
        language: String? = nil, pitch: Double? = nil, spellsOut: Bool? = nil, speaksPunctuation: Bool? = nil,
        phoneticNotation: String? = nil
    ) {
        self.language = language
        self.pitch = pitch
        self.spellsOut = spellsOut
        self.speaksPunctuation = speaksPunctuation
        self.phoneticNotation = phoneticNotation
    }
}
