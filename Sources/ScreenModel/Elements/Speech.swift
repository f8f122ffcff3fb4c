extension ScreenElement {
    /// The facts about how an element's strings are spoken; a fact that is `nil` is
    /// unknown.
    public struct Speech: Hashable, Sendable {
        /// The language of the whole element, as a BCP 47 tag
        /// (`accessibilityLanguage`).
        public var language: String?
        /// The style in which its text is read.
        public var textualContext: ScreenElement.TextualContext?
        /// The stretches of the label with their own speech attributes; empty when
        /// known to have none.
        public var labelSpans: [ScreenElement.SpeechSpan]?
        /// The stretches of the value.
        public var valueSpans: [ScreenElement.SpeechSpan]?
        /// The stretches of the hint.
        public var hintSpans: [ScreenElement.SpeechSpan]?

        /// Creates facts of which only the given ones are known.
        public init(
            language: String? = nil, textualContext: ScreenElement.TextualContext? = nil, labelSpans: [ScreenElement.SpeechSpan]? = nil,
            valueSpans: [ScreenElement.SpeechSpan]? = nil, hintSpans: [ScreenElement.SpeechSpan]? = nil
        ) {
            self.language = language
            self.textualContext = textualContext
            self.labelSpans = labelSpans
            self.valueSpans = valueSpans
            self.hintSpans = hintSpans
        }
    }
}
