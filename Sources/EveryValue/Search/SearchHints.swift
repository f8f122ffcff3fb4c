/// Values that the code under test may treat differently, and that chance would
/// seldom draw.
///
/// Of the cases of a search with hints, one in four is drawn with them. Numbers and
/// strings are then taken from the hints, and Booleans are mostly alike. Numbers
/// are also related to earlier ones by one more, one less, double or half.
public struct SearchHints: Hashable, Sendable {
    /// Whole numbers to draw where the bounds allow.
    public var integers: [Int]
    /// Floating-point numbers to draw where the bounds allow.
    public var floats: [Double]
    /// Strings to draw, whole or inside others, where the alphabet and the length
    /// allow.
    public var texts: [String]

    /// Creates hints; without any, numbers are still related to earlier ones.
    public init(integers: [Int] = [], floats: [Double] = [], texts: [String] = []) {
        self.integers = integers
        self.floats = floats
        self.texts = texts
    }

    /// Creates hints from the values of a recording.
    init(valuesOf recording: ChoiceRecording) {
        self.init()
        for item in recording.items {
            switch item.kind {
            case .integer: integers.append(item.integer)
            case .float: floats.append(Double(bitPattern: item.bits))
            case .text where !item.textRange.isEmpty:
                let alphabet = recording.textShapes[item.shape].alphabet
                texts.append(String(String.UnicodeScalarView(recording.text[item.textRange].map(alphabet.scalar(of:)))))
            case .text, .span, .list, .element, .close, .offset: break
            }
        }
    }

    /// Creates hints from the literals of Swift source code.
    ///
    /// - Complexity: O(*n*) in the length of the source.
    public init(literalsOf source: String) {
        var lexer = SourceLexer(source)
        lexer.run()
        self.init(literalsOf: lexer)
    }

    /// Creates hints from the literals that a lexer has read.
    package init(literalsOf lexer: SourceLexer) {
        self.init(integers: lexer.integers, floats: lexer.floats, texts: lexer.texts)
    }
}
