/// A method in Swift source code.
package struct SourceMethod: Hashable, Sendable {
    /// The names of the types around it, with points; empty for a function of a
    /// file.
    package let type: String
    /// The name, without the parameters.
    package let name: String
    /// The line, from 1.
    package let line: Int
}

/// A reader of the literals and methods in Swift source code.
///
/// It knows comments, numbers in every base, and strings with their escapes. Code
/// that does not compile gives some of them, never an error.
package struct SourceLexer {
    /// The longest string that is a hint, in bytes; longer ones are prose.
    private static let longestText = 64

    private(set) var integers: [Int] = []
    private(set) var floats: [Double] = []
    private(set) var texts: [String] = []
    /// The methods, in the order of the source.
    package private(set) var methods: [SourceMethod] = []
    private let bytes: [UInt8]
    private var index = 0
    /// The declared type of each open brace; `nil` for one of another kind.
    private var scopes: [String?] = []
    /// The type whose brace follows.
    private var declared: String?
    /// The last word, while only spaces have followed it.
    private var keyword = ""
    /// The number of line feeds before a position.
    private var counted = (position: 0, lines: 0)

    /// Creates a reader of source code.
    package init(_ source: String) { bytes = Array(source.utf8) }

    /// Reads everything.
    package mutating func run() {
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "/") where skip("//"):
                while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
            case UInt8(ascii: "/") where skip("/*"):
                skipComment()
            case UInt8(ascii: "\""):
                readString(pounds: 0)
            case UInt8(ascii: "#"):
                let start = index
                while index < bytes.count, bytes[index] == UInt8(ascii: "#") { index += 1 }
                if index < bytes.count, bytes[index] == UInt8(ascii: "\"") { readString(pounds: index - start) }
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                readNumber()
            case let byte where isPartOfName(byte):
                readWord()
            case UInt8(ascii: "`"):
                readQuotedName()
            case UInt8(ascii: "{"):
                scopes.append(declared)
                (declared, keyword) = (nil, "")
                index += 1
            case UInt8(ascii: "}"):
                _ = scopes.popLast()
                (declared, keyword) = (nil, "")
                index += 1
            case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"):
                index += 1
            default:
                keyword = ""
                index += 1
            }
        }
    }

    /// Reads a word: a keyword or a name, for an extension with points.
    private mutating func readWord() {
        let start = index
        while index < bytes.count, isPartOfName(bytes[index]) || bytes[index] == UInt8(ascii: ".") && keyword == "extension" { index += 1 }
        take(String(decoding: bytes[start..<index], as: UTF8.self), from: start)
    }

    /// Reads a name in backticks.
    private mutating func readQuotedName() {
        let start = index
        index += 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "`"), bytes[index] != UInt8(ascii: "\n") { index += 1 }
        guard index < bytes.count, bytes[index] == UInt8(ascii: "`") else { return }
        take(String(decoding: bytes[(start + 1)..<index], as: UTF8.self), from: start)
        index += 1
    }

    private mutating func take(_ word: String, from start: Int) {
        switch keyword {
        case "func":
            counted.lines += bytes[counted.position..<start].count { $0 == UInt8(ascii: "\n") }
            counted.position = start
            methods.append(
                SourceMethod(type: scopes.compactMap(\.self).joined(separator: "."), name: word, line: counted.lines + 1))
        // A method of a class is also introduced by the word.
        case "class" where word == "func" || word == "var" || word == "let" || word == "subscript": break
        case "class", "struct", "actor", "enum", "extension": declared = word
        default: break
        }
        keyword = word
    }

    private func isPartOfName(_ byte: UInt8) -> Bool {
        byte >= 128 || byte == UInt8(ascii: "_") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
            || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 32)
    }

    private mutating func skip(_ text: StaticString) -> Bool {
        let isHere = text.withUTF8Buffer { bytes[index...].starts(with: $0) }
        if isHere { index += text.utf8CodeUnitCount }
        return isHere
    }

    private mutating func skipComment() {
        var depth = 1
        while index < bytes.count, depth > 0 {
            if skip("/*") { depth += 1 } else if skip("*/") { depth -= 1 } else { index += 1 }
        }
    }

    private mutating func readNumber() {
        let start = index
        while index < bytes.count {
            let byte = bytes[index]
            let isPoint = byte == UInt8(ascii: ".") && index + 1 < bytes.count && (48...57).contains(bytes[index + 1])
            let before = bytes[index - (index > start ? 1 : 0)] | 32
            let isHexadecimal = index > start + 1 && bytes[start + 1] | 32 == UInt8(ascii: "x")
            let isSign = (byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")) && before == UInt8(ascii: isHexadecimal ? "p" : "e")
            guard isPartOfName(byte) || isPoint || isSign else { break }
            index += 1
        }
        let text = String(decoding: bytes[start..<index].filter { $0 != UInt8(ascii: "_") }, as: UTF8.self)
        let radix = ["0x": 16, "0o": 8, "0b": 2][text.prefix(2)]
        if let number = radix.map({ Int(text.dropFirst(2), radix: $0) }) ?? Int(text) {
            add(number, to: &integers)
        } else if let number = Double(text), number.isFinite {
            add(number, to: &floats)
        }
    }

    private func add<Value: Equatable>(_ value: Value, to values: inout [Value]) {
        if !values.contains(value) { values.append(value) }
    }

    /// Reads a string from its first quotation mark on; interpolations divide it.
    private mutating func readString(pounds: Int) {
        let quotes = bytes[index...].starts(with: [34, 34, 34]) ? 3 : 1
        index += quotes
        let end = [UInt8](repeating: 34, count: quotes) + [UInt8](repeating: 35, count: pounds)
        let escape = [92] + [UInt8](repeating: 35, count: pounds)
        var text: [UInt8] = []
        while index < bytes.count, !bytes[index...].starts(with: end), quotes == 3 || bytes[index] != UInt8(ascii: "\n") {
            guard bytes[index...].starts(with: escape) else {
                text.append(bytes[index])
                index += 1
                continue
            }
            index += escape.count
            readEscape(into: &text)
        }
        index += end.count
        finish(&text)
    }

    private mutating func readEscape(into text: inout [UInt8]) {
        guard index < bytes.count else { return }
        let byte = bytes[index]
        index += 1
        switch byte {
        case UInt8(ascii: "n"): text.append(10)
        case UInt8(ascii: "t"): text.append(9)
        case UInt8(ascii: "r"): text.append(13)
        case UInt8(ascii: "0"): text.append(0)
        case UInt8(ascii: "u"):
            let code = bytes[index...].dropFirst().prefix { $0 != UInt8(ascii: "}") }
            if let scalar = UInt32(String(decoding: code, as: UTF8.self), radix: 16).flatMap(Unicode.Scalar.init) {
                text += Array(String(scalar).utf8)
            }
            index += code.count + 2
        case UInt8(ascii: "("):
            finish(&text)
            var depth = 1
            while index < bytes.count, depth > 0 {
                if bytes[index] == UInt8(ascii: "\"") {
                    readString(pounds: 0)
                    continue
                }
                depth += bytes[index] == UInt8(ascii: "(") ? 1 : bytes[index] == UInt8(ascii: ")") ? -1 : 0
                index += 1
            }
        default: text.append(byte)
        }
    }

    private mutating func finish(_ text: inout [UInt8]) {
        if (1...Self.longestText).contains(text.count) { add(String(decoding: text, as: UTF8.self), to: &texts) }
        text = []
    }
}
