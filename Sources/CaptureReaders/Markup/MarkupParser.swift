import EveryScreenCapture

/// Parses XML into flat arrays, in one pass and without recursion.
///
/// Foundation's `XMLParser` was measured first (Linux, Swift 6.3.1) and cannot do
/// the job. It refuses well-formed files above 10 MB with an internal error, and
/// refuses surrogates as references. It returns `true` for a file cut off in the
/// middle and for an external entity. It reports the end of a tag where the
/// attribute is wrong. A capture needs little of XML, so that the whole parser is
/// smaller than the workarounds would be.
struct MarkupParser {
    let text: SourceText
    let bytes: UnsafeBufferPointer<UInt8>
    var index: Int
    var elements: [MarkupDocument.Element] = []
    var attributes: [MarkupDocument.Attribute] = []
    var names = MarkupNames()
    /// The elements not closed yet, innermost last.
    var open: [Int32] = []
    /// For each name the last element that had an attribute of it, so that a second
    /// one is seen in O(1).
    var lastElementWithAttribute: [Int32] = []

    init(text: SourceText, bytes: UnsafeBufferPointer<UInt8>, start: Int) {
        self.text = text
        self.bytes = bytes
        index = start
        // About 350 bytes an element and 20 an attribute in a dump of Android;
        // growing by doubling costs a third of the time.
        elements.reserveCapacity(bytes.count / 350)
        attributes.reserveCapacity(bytes.count / 22)
    }

    /// Parses up to the end of the root element and checks that no markup but
    /// comments follows.
    mutating func parse() throws(CaptureMistake) {
        repeat {
            skipText()
            guard index < bytes.count else { throw endsEarly() }
            try parseMarkup()
        } while elements.isEmpty || !open.isEmpty
        try parseTail()
    }

    private mutating func parseMarkup() throws(CaptureMistake) {
        switch byte(after: 1) {
        case UInt8(ascii: "/"): try parseEndTag()
        case UInt8(ascii: "?"): try skip(past: "?>", of: "a processing instruction")
        case UInt8(ascii: "!"): try parseDeclaration()
        default: try parseStartTag()
        }
    }

    private mutating func skipText() {
        while index < bytes.count, bytes[index] != UInt8(ascii: "<") { index += 1 }
    }

    /// Skips what terminals leave behind a dump, and refuses a second document.
    private mutating func parseTail() throws(CaptureMistake) {
        while true {
            skipText()
            guard index < bytes.count else { return }
            switch byte(after: 1) {
            case UInt8(ascii: "?") where !startsHere("<?xml"): try skip(past: "?>", of: "a processing instruction")
            case UInt8(ascii: "!") where startsHere("<!--"): try skip(past: "-->", of: "a comment")
            default: throw CaptureMistake(at: index, .markup(.secondDocument))
            }
        }
    }

    private mutating func parseDeclaration() throws(CaptureMistake) {
        if startsHere("<!--") { return try skip(past: "-->", of: "a comment") }
        if startsHere("<![CDATA[") { return try skip(past: "]]>", of: "a CDATA section") }
        guard startsHere("<!DOCTYPE") else { throw unexpected(at: index + 1, expected: "a name") }
        throw documentTypeMistake()
    }

    private mutating func parseEndTag() throws(CaptureMistake) {
        let start = index
        index += 2
        let name = try parseName(of: "an end tag")
        skipWhiteSpace()
        guard index < bytes.count else { throw CaptureMistake(at: start, .markup(.endsInsideMarkup("an end tag"))) }
        guard bytes[index] == UInt8(ascii: ">") else { throw unexpected(at: index, expected: "\">\"") }
        index += 1
        guard let innermost = open.popLast() else { throw unexpected(at: start, expected: "the root element") }
        let element = elements[Int(innermost)]
        guard element.name == name else {
            let line = text.line(of: Int(element.offset))
            throw CaptureMistake(at: start, .markup(.mismatchedEnd(found: names[name], open: names[element.name], line: line)))
        }
    }
}
