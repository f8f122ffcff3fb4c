/// What is known of how an element's strings are to be spoken; a fact that is `nil` is unknown.
public struct Speech: Hashable, Sendable {
    /// The language of the whole element, as a BCP 47 tag (`accessibilityLanguage`).
    public var language: String?
    /// The style in which its text is read.
    public var textualContext: TextualContext?
    /// The stretches of the label that are said in a way of their own; empty when known to have none.
    public var labelSpans: [SpeechSpan]?
    /// The stretches of the value.
    public var valueSpans: [SpeechSpan]?
    /// The stretches of the hint.
    public var hintSpans: [SpeechSpan]?

    /// Creates facts of which only the given ones are known.
    public init(
        language: String? = nil, textualContext: TextualContext? = nil, labelSpans: [SpeechSpan]? = nil,
        valueSpans: [SpeechSpan]? = nil, hintSpans: [SpeechSpan]? = nil
    ) {
        self.language = language
        self.textualContext = textualContext
        self.labelSpans = labelSpans
        self.valueSpans = valueSpans
        self.hintSpans = hintSpans
    }
}
