/// Parses JSON (RFC 8259) into a flat array, without recursion.
struct JSONParser {
    let bytes: UnsafeBufferPointer<UInt8>
    var index = 0
    private(set) var nodes: [JSONDocument.Node] = []
    /// The arrays and objects not closed yet, innermost last.
    private var open: [Int] = []

    init(bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    mutating func parse() throws(CaptureMistake) {
        try parseValue()
        while let container = open.last {
            skipWhiteSpace()
            let isObject = nodes[container].kind == .object
            let isFirst = container == nodes.count - 1
            if byte == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) {
                close(container)
                continue
            }
            if !isFirst {
                try expect(UInt8(ascii: ","), isObject ? "\",\" or \"}\"" : "\",\" or \"]\"")
                skipWhiteSpace()
            }
            if isObject {
                guard byte == UInt8(ascii: "\"") else { throw unexpected(isFirst ? "a key or \"}\"" : "a key") }
                try parseString()
                skipWhiteSpace()
                try expect(UInt8(ascii: ":"), "\":\"")
            }
            try parseValue()
        }
        skipWhiteSpace()
        if index < bytes.count { throw unexpected("the end of the file") }
    }

    private mutating func close(_ container: Int) {
        index += 1
        nodes[container].end = Int32(index)
        nodes[container].next = Int32(nodes.count)
        open.removeLast()
    }

    /// Parses a value; of an array or object only its beginning.
    private mutating func parseValue() throws(CaptureMistake) {
        skipWhiteSpace()
        switch byte {
        case UInt8(ascii: "{"): openContainer(.object)
        case UInt8(ascii: "["): openContainer(.array)
        case UInt8(ascii: "\""): try parseString()
        case UInt8(ascii: "t"): try parseWord("true", .boolean)
        case UInt8(ascii: "f"): try parseWord("false", .boolean)
        case UInt8(ascii: "n"): try parseWord("null", .null)
        default: try parseNumber()
        }
    }

    private mutating func openContainer(_ kind: JSONDocument.Kind) {
        open.append(nodes.count)
        add(kind, from: index)
        index += 1
    }

    private mutating func add(_ kind: JSONDocument.Kind, from start: Int) {
        nodes.append(.init(kind: kind, start: Int32(start), end: Int32(index), next: Int32(nodes.count + 1)))
    }

    private mutating func parseWord(_ word: String, _ kind: JSONDocument.Kind) throws(CaptureMistake) {
        let start = index
        for letter in word.utf8 { try expect(letter, word) }
        add(kind, from: start)
    }

    private mutating func parseNumber() throws(CaptureMistake) {
        let start = index
        if byte == UInt8(ascii: "-") { index += 1 }
        guard let first = byte, first.isDigit else { throw unexpected(index > start ? "a digit" : "a value") }
        index += 1
        // A number has no leading zeros.
        if first != UInt8(ascii: "0") { skipDigits() }
        if byte == UInt8(ascii: ".") {
            index += 1
            try parseDigits()
        }
        if byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") {
            index += 1
            if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { index += 1 }
            try parseDigits()
        }
        add(.number, from: start)
    }

    private mutating func parseDigits() throws(CaptureMistake) {
        guard byte?.isDigit == true else { throw unexpected("a digit") }
        skipDigits()
    }

    private mutating func skipDigits() {
        while byte?.isDigit == true { index += 1 }
    }

    private mutating func parseString() throws(CaptureMistake) {
        let start = index
        index += 1
        while let byte, byte != UInt8(ascii: "\"") {
            guard byte >= 0x20 else { throw unexpected("the end of the string or an escape") }
            index += 1
            if byte == UInt8(ascii: "\\") { try parseEscape() }
        }
        try expect(UInt8(ascii: "\""), "the end of the string")
        add(.string, from: start)
    }

    private mutating func parseEscape() throws(CaptureMistake) {
        guard let letter = byte, "\"\\/bfnrtu".utf8.contains(letter) else { throw unexpected("an escape such as \\n") }
        index += 1
        guard letter == UInt8(ascii: "u") else { return }
        for _ in 0..<4 {
            guard let digit = byte, hexadecimalValue(of: digit) != nil else { throw unexpected("four hexadecimal digits") }
            index += 1
        }
    }

    private var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

    private mutating func skipWhiteSpace() {
        while byte?.isWhiteSpace == true { index += 1 }
    }

    private mutating func expect(_ expected: UInt8, _ name: String) throws(CaptureMistake) {
        guard byte == expected else { throw unexpected(name) }
        index += 1
    }

    private func unexpected(_ expected: String) -> CaptureMistake {
        guard index < bytes.count else { return CaptureMistake(at: index, .json(.endsEarly)) }
        let scalar = String(decoding: bytes[index...].prefix(4), as: UTF8.self).unicodeScalars.first ?? "\u{fffd}"
        return CaptureMistake(at: index, .json(.unexpected("\"\(String(Character(scalar)).excerpt)\"", expected: expected)))
    }
}
