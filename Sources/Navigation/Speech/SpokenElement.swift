/// What VoiceOver says for an element, in English.
public struct SpokenElement: Hashable, Sendable {
    /// What is said at once: label, value, traits and place.
    public let description: String
    /// What is said after a pause, or `nil`.
    public let hint: String?

    /// Creates what is said.
    public init(description: String, hint: String? = nil) {
        self.description = description
        self.hint = hint
    }
}
