import EveryScreenCapture

/// A text that has been parsed, with the reader that knows it.
enum DetectedContent {
    case markup(MarkupDocument, MarkupReader)
    case json(JSONDocument, JSONReader)
    case lines(SourceText, LineReader)
    case browser(SourceText)

    var format: CaptureFormat {
        switch self {
        case .markup(_, let reader): reader.format
        case .json(_, let reader): reader.format
        case .lines(_, let reader): reader.format
        case .browser: .browser
        }
    }
}

/// Finds out what a text is and parses it; it is not read yet.
///
/// The file name counts for nothing: a capture sent by mail is often `.txt`.
func detectContent(of text: SourceText) throws(CaptureMistake) -> DetectedContent {
    guard let start = text.firstCharacter else { throw CaptureMistake(.empty) }
    switch text.bytes[start] {
    case UInt8(ascii: "{"), UInt8(ascii: "["): return try detectJSON(text)
    case UInt8(ascii: "<"): return try detectMarkup(text, from: start)
    default:
        if let reader = LineReader.reader(of: text) {
            try text.refuseCapture(besides: reader, from: start)
            return .lines(text, reader)
        }
        guard let start = text.markupStart(from: start) else {
            throw CaptureMistake(.notACapture(found: "plain text beginning \"\(text.firstLine(from: start).excerpt)\""))
        }
        return try detectMarkup(text, from: start)
    }
}

private func detectMarkup(_ text: SourceText, from start: Int) throws(CaptureMistake) -> DetectedContent {
    let root = markupRoot(of: text.bytes, from: start)
    if let root, !MarkupReader.all.contains(where: { $0.acceptsRoot(root) }) {
        throw CaptureMistake(.notACapture(found: describe(root: root)))
    }
    let document = try MarkupDocument(parsing: text, from: start)
    guard let reader = MarkupReader.all.first(where: { $0.recognizes(document) }) else {
        throw CaptureMistake(.notACapture(found: describe(root: document.name(of: 0))))
    }
    // The parser has refused markup behind the root element.
    try text.refuseCapture(besides: nil, from: (text.bytes.lastIndex(of: UInt8(ascii: ">")) ?? text.bytes.count - 1) + 1)
    return .markup(document, reader)
}

extension SourceText {
    /// Refuses a capture of another format that begins in a line from an offset on.
    ///
    /// The reader of this format would pass over it as over a console's lines.
    fileprivate func refuseCapture(besides reader: LineReader?, from start: Int) throws(CaptureMistake) {
        let others = LineReader.all.filter { $0.format != reader?.format }
        var isJSONSought = true
        for line in lines(from: start) {
            let isOther = others.contains { $0.beginsElement(line.text) } || hasMarkup(at: line.offset)
            if isOther { throw CaptureMistake(at: line.offset, .secondCapture) }
            // Consoles print lines of JSON too. One attempt keeps this linear.
            guard isJSONSought, line.text.hasPrefix("{") || line.text.hasPrefix("[") else { continue }
            isJSONSought = false
            if (try? detectJSON(SourceText(utf8: Array(bytes[line.offset...])))) != nil {
                throw CaptureMistake(at: line.offset, .secondCapture)
            }
        }
    }
}

private func describe(root: String) -> String {
    root.lowercased() == "html" ? "an HTML page" : "XML with the root element <\(root.excerpt)>"
}

private func detectJSON(_ text: SourceText) throws(CaptureMistake) -> DetectedContent {
    if BrowserReader.recognizes(text) { return .browser(text) }
    let document = try JSONDocument(parsing: text)
    guard let reader = JSONReader.all.first(where: { $0.recognizes(document) }) else {
        throw CaptureMistake(.notACapture(found: document.summary))
    }
    return .json(document, reader)
}
