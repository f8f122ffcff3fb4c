import EveryScreenCapture

extension MarkupParser {
    func byte(after distance: Int) -> UInt8? {
        index + distance < bytes.count ? bytes[index + distance] : nil
    }

    func startsHere(_ beginning: StaticString) -> Bool {
        guard index + beginning.utf8CodeUnitCount <= bytes.count else { return false }
        for offset in 0..<beginning.utf8CodeUnitCount where bytes[index + offset] != beginning.utf8Start[offset] { return false }
        return true
    }

    mutating func skipWhiteSpace() {
        while index < bytes.count, bytes[index].isWhiteSpace { index += 1 }
    }

    mutating func skip(past end: StaticString, of what: String) throws(CaptureMistake) {
        let start = index
        while index < bytes.count {
            if startsHere(end) {
                index += end.utf8CodeUnitCount
                return
            }
            index += 1
        }
        throw CaptureMistake(at: start, .markup(.endsInsideMarkup(what)))
    }

    /// Reads a name; of what XML allows in names only the delimiters of markup are
    /// kept out.
    mutating func parseName(of what: String) throws(CaptureMistake) -> MarkupDocument.NameID {
        let start = index
        while index < bytes.count, !Self.endsName(bytes[index]) { index += 1 }
        guard index < bytes.count else { throw CaptureMistake(at: start, .markup(.endsInsideMarkup(what))) }
        let first = bytes[start]
        guard index > start, !first.isDigit, first != UInt8(ascii: "-"), first != UInt8(ascii: ".") else {
            throw unexpected(at: start, expected: "a name")
        }
        return names.id(in: bytes, from: start, to: index)
    }

    private static func endsName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "/"), UInt8(ascii: "<"), UInt8(ascii: "\""), UInt8(ascii: "'"),
            UInt8(ascii: "&"), 0...0x20:
            true
        default: false
        }
    }

    func unexpected(at offset: Int, expected: String) -> CaptureMistake {
        guard offset < bytes.count else { return endsEarly() }
        let scalar = String(decoding: bytes[offset...].prefix(4), as: UTF8.self).unicodeScalars.first ?? "\u{fffd}"
        return CaptureMistake(at: offset, .markup(.unexpected("\"\(String(Character(scalar)).excerpt)\"", expected: expected)))
    }

    /// The text is at its end and should not be.
    func endsEarly() -> CaptureMistake {
        guard let innermost = open.last else { return CaptureMistake(at: bytes.count, .markup(.endsInsideMarkup("the prolog"))) }
        let element = elements[Int(innermost)]
        let line = text.line(of: Int(element.offset))
        return CaptureMistake(at: bytes.count, .markup(.endsInside(element: names[element.name], line: line)))
    }

    /// The mistake in the document type declaration here: the first entity in it,
    /// or the declaration itself.
    func documentTypeMistake() -> CaptureMistake {
        var search = self
        while search.index < bytes.count {
            if search.startsHere("<!ENTITY") {
                let start = search.index
                let declaration = bytes[(start + 8)...].prefix(200).prefix { $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "\"") }
                let words = String(decoding: declaration, as: UTF8.self).split { $0 == " " || $0 == "\n" || $0 == "\t" || $0 == "%" }
                let isExternal = words.contains("SYSTEM") || words.contains("PUBLIC")
                return CaptureMistake(at: start, .markup(.entity(name: words.first.map(String.init) ?? "", isExternal: isExternal)))
            }
            search.index += 1
        }
        return CaptureMistake(at: index, .markup(.documentType))
    }
}
