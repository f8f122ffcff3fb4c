/// What VoiceOver says for an element, in English.
package struct SpokenElement: Hashable, Sendable {
    /// What is said at once: label, value, traits and place.
    package let description: String
    /// What is said after a pause, or `nil`.
    package let hint: String?

    /// Creates what is said.
    package init(description: String, hint: String? = nil) {
        self.description = description
        self.hint = hint
    }
}
