/// What is known of how an element's strings are to be spoken.
public struct Speech: Hashable, Sendable {
    /// A stretch of a string and how it is to be said.
    public struct Span: Hashable, Sendable {
        /// The stretch, in UTF-16 units as `NSRange` counts them.
        public var range: Range<Int>
        /// How it is said.
        public var attributes: SpeechAttributes

        /// Creates a span.
        public init(_ range: Range<Int>, _ attributes: SpeechAttributes) {
            self.range = range
            self.attributes = attributes
        }
    }

    /// The style in which text is read (`UIAccessibilityTextualContext`).
    public enum TextualContext: String, Hashable, Sendable, CaseIterable {
        case wordProcessing, narrative, messaging, spreadsheet, fileSystem, sourceCode, console
    }

    /// The language of the whole element, as a BCP 47 tag (`accessibilityLanguage`).
    public var language: String?
    /// The style in which its text is read.
    public var textualContext: TextualContext?
    /// The stretches of the label that are said in a way of their own.
    public var labelSpans: [Span]
    /// The stretches of the value.
    public var valueSpans: [Span]
    /// The stretches of the hint.
    public var hintSpans: [Span]

    /// Creates facts of which only the given ones are known.
    public init(
        language: String? = nil, textualContext: TextualContext? = nil, labelSpans: [Span] = [], valueSpans: [Span] = [],
        hintSpans: [Span] = []
    ) {
        self.language = language
        self.textualContext = textualContext
        self.labelSpans = labelSpans
        self.valueSpans = valueSpans
        self.hintSpans = hintSpans
    }
}
