import EveryScreenModel

extension NativeFormat {
    static let textRun = NativeValue<ScreenElement.TextRun>.object(
        NativeRecord {
            $0.required("string", \.string, .string)
            $0.optional("style", \.style, .word("a text style"))
            $0.optional("pointSize", \.pointSize, .number)
            $0.optional("weight", \.weight, weight)
            $0.optional("lineCount", \.lineCount, .integer)
            $0.optional("isTruncated", \.isTruncated, .boolean)
            $0.optional("color", \.color, color)
            $0.optional("background", \.background, paint)
            $0.optional("language", \.language, .string)
            $0.optional("isPlaceholder", \.isPlaceholder, .boolean)
            $0.optional("isItalic", \.isItalic, .boolean)
            $0.optional("isUnderlined", \.isUnderlined, .boolean)
            $0.optional("alignment", \.alignment, .word("an alignment"))
            $0.optional("minimumScaleFactor", \.minimumScaleFactor, .number)
            $0.optional("fixedSpacing", \.fixedSpacing, fixedSpacing)
            $0.optional("frame", \.frame, rect)
            $0.optional("lines", \.lines, .array(of: "lines", textLine))
        }, blank: ScreenElement.TextRun(""))

    private static let textLine = NativeValue<ScreenElement.TextLine>.object(
        NativeRecord {
            $0.optional("range", \.range, .range)
            $0.required("frame", \.frame, rect)
        }, blank: ScreenElement.TextLine(frame: .zero))

    private static let fixedSpacing = NativeValue<ScreenElement.FixedSpacing>.object(
        NativeRecord {
            $0.optional("letters", \.letters, .number)
            $0.optional("words", \.words, .number)
            $0.optional("lines", \.lines, .number)
        }, blank: ScreenElement.FixedSpacing())

    private static let weight = NativeValue<ScreenElement.FontWeight>(
        schema: .object([("enum", .array(ScreenElement.FontWeight.allCases.map { .integer($0.rawValue) }))]),
        read: { (document, node) throws(CaptureMistake) in
            let expected = "a weight: \(ScreenElement.FontWeight.allCases.map { String($0.rawValue) }.joined(separator: ", "))"
            let weight = ScreenElement.FontWeight(rawValue: try document.readInteger(node, expected: expected))
            guard let weight else { throw document.mistake(at: node, expected: expected) }
            return weight
        },
        write: { .integer($0.rawValue) })

    static let surface = NativeValue<ScreenElement.Surface>.object(
        NativeRecord {
            $0.optional("background", \.background, .array(of: "paints", paint))
            $0.optional("border", \.border, color)
            $0.optional("glyph", \.glyph, color)
            $0.optional("opacity", \.opacity, .share)
            $0.optional("backdrop", \.backdrop, .array(of: "colors", color))
        }, blank: ScreenElement.Surface())

    static let image = NativeValue<ScreenElement.ImageContent>.object(
        NativeRecord {
            $0.optional("name", \.name, .string)
            $0.optional("size", \.size, size)
            $0.optional("showsText", \.showsText, .boolean)
        }, blank: ScreenElement.ImageContent())

    static let media = NativeValue<ScreenElement.Media>.object(
        NativeRecord {
            $0.required("kind", \.kind, .word("a kind of media"))
            $0.optional("startsAutomatically", \.startsAutomatically, .boolean)
            $0.optional("duration", \.duration, .duration)
            $0.optional("canBeStopped", \.canBeStopped, .boolean)
            $0.optional("isSilent", \.isSilent, .boolean)
            $0.optional("hasCaptions", \.hasCaptions, .boolean)
            $0.optional("hasAudioDescription", \.hasAudioDescription, .boolean)
            $0.optional("hasTranscript", \.hasTranscript, .boolean)
        }, blank: ScreenElement.Media(.audio))

    static let motion = NativeValue<ScreenElement.Motion>.object(
        NativeRecord {
            $0.required("kind", \.kind, .word("a kind of movement"))
            $0.optional("isEssential", \.isEssential, .boolean)
            $0.optional("duration", \.duration, .duration)
            $0.optional("canBeStopped", \.canBeStopped, .boolean)
            $0.optional("flashesPerSecond", \.flashesPerSecond, .number)
        }, blank: ScreenElement.Motion(.slide))
}
