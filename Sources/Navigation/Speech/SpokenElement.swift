/// The speech of VoiceOver for an element, in English.
package struct SpokenElement: Hashable, Sendable {
    /// The immediate speech: label, value, traits and position.
    package let description: String
    /// The speech after a pause, or `nil`.
    package let hint: String?

    /// Creates the speech of an element.
    package init(description: String, hint: String? = nil) {
        self.description = description
        self.hint = hint
    }
}
