extension ScreenElement {
    /// The facts about sound, video or animation that an element plays; a fact that
    /// is `nil` is unknown.
    public struct Media: Hashable, Sendable, Codable {
        /// The kinds of media.
        public enum Kind: String, Hashable, Sendable, CaseIterable, Codable {
            case audio, video, animation
        }

        /// The kind of media.
        public var kind: Kind
        /// Whether it starts by itself.
        public var startsAutomatically: Bool?
        /// How long it plays, in seconds; infinity for what repeats.
        public var duration: Double?
        /// Whether the person can pause, stop or hide it.
        public var canBeStopped: Bool?
        /// Whether it makes no sound.
        public var isSilent: Bool?
        /// Whether there are captions.
        public var hasCaptions: Bool?
        /// Whether there is a spoken description of the pictures.
        public var hasAudioDescription: Bool?
        /// Whether there is a text that says the same.
        public var hasTranscript: Bool?

        /// Creates facts of which only the kind is known.
        public init(_ kind: Kind) { self.kind = kind }
    }
}
