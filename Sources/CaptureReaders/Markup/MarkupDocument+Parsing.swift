import EveryScreenCapture

extension MarkupDocument {
    /// Parses the XML that begins at an offset of a text; O(bytes).
    init(parsing text: SourceText, from start: Int) throws(CaptureMistake) {
        let parsed = try text.bytes.withUnsafeBufferPointer { bytes throws(CaptureMistake) in
            var parser = MarkupParser(text: text, bytes: bytes, start: start)
            try parser.parse()
            return parser
        }
        self.init(text: text, elements: parsed.elements, attributes: parsed.attributes, names: parsed.names)
    }
}

/// The name of the root element of what looks like markup, before anything is known
/// of the rest.
///
/// `<!DOCTYPE html>` counts as an HTML page even without the tag; the entities
/// of another document type are for the parser to refuse.
func markupRoot(of bytes: [UInt8], from start: Int) -> String? {
    var rest = bytes[start...].prefix(1 << 16)
    while let tag = rest.firstIndex(of: UInt8(ascii: "<")) {
        rest = rest[(tag + 1)...]
        if rest.starts(with: "!--".utf8) {
            rest = rest.drop(past: "-->")
        } else if rest.first == UInt8(ascii: "?") {
            rest = rest.drop(past: "?>")
        } else if rest.first == UInt8(ascii: "!") {
            let words = String(decoding: rest.prefix(16), as: UTF8.self).lowercased().split(separator: " ")
            if words.first == "!doctype", words.dropFirst().first?.hasPrefix("html") == true { return "html" }
            return nil
        } else {
            let name = rest.prefix { !$0.isWhiteSpace && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "<") }
            return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
        }
    }
    return nil
}

extension ArraySlice<UInt8> {
    fileprivate func drop(past end: String) -> ArraySlice<UInt8> {
        let end = Array(end.utf8)
        var index = startIndex
        while index < endIndex, !self[index...].starts(with: end) { index += 1 }
        return self[Swift.min(index + end.count, endIndex)...]
    }
}
