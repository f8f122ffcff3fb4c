import EveryScreenCapture

/// A text of a dump, in quotation marks that are not escaped inside, perhaps of
/// several lines.
struct FlutterText {
    private let key: String
    private var text: String
    /// Where the last quotation mark stood at the end of a line, in UTF-8.
    private var lastEnd: Int?

    /// Begins the text of a line that has a key of one.
    init?(_ line: Substring) {
        guard let key = Self.key(of: line) else { return nil }
        self.key = key
        text = String(line.dropFirst(key.count + 1).drop { $0 == " " })
        noteEnd()
    }

    /// The key of a line that begins a text, such as `label`.
    static func key(of line: Substring) -> String? {
        guard let colon = line.firstIndex(of: ":") else { return nil }
        let key = String(line[..<colon])
        return FlutterNode.textKeys.contains(key) ? key : nil
    }

    /// Whether a text that may be whole is so because of the line that follows.
    static func isEnded(by next: FlutterLine) -> Bool {
        next.nodeColumn != nil || next.content.isEmpty || FlutterNode.isKnown(next.content)
    }

    /// Whether the text read so far ends in a quotation mark.
    var isComplete: Bool { lastEnd == text.utf8.count }

    /// Adds a line.
    mutating func append(_ line: Substring) {
        if !text.isEmpty { text += "\n" }
        text += line
        noteEnd()
    }

    private mutating func noteEnd() {
        if text.utf8.count > 1, text.hasPrefix("\""), text.hasSuffix("\"") { lastEnd = text.utf8.count }
    }

    /// Gives the text to the last node: up to the last mark, where lines of
    /// something unknown followed it.
    func end(of nodes: inout [FlutterNode]) throws(CaptureMistake) {
        guard let lastEnd else {
            throw CaptureMistake(at: nodes.last?.offset, .line("\(key): \(text.excerpt)", expected: "a closing quotation mark"))
        }
        nodes[nodes.count - 1].set(key, to: String(decoding: text.utf8.prefix(lastEnd).dropFirst().dropLast(), as: UTF8.self))
    }
}
