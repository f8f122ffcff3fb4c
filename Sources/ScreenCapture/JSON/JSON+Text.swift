extension JSON {
    /// How values are laid out in a text.
    package struct Layout: Sendable {
        /// The longest line a value is kept on.
        package var lineLength: Int
        /// Whether colons and commas are followed by a space.
        var isSpaced = true
        /// Whether lines are measured in characters; else in bytes, the spaces
        /// behind colons and commas left out.
        var countsCharacters = false
        /// Whether control characters above ASCII and the line separators of
        /// JavaScript are escaped, too.
        var escapesInvisible = false

        /// The layout of native screen files.
        package static let screenFile = Layout(lineLength: 120, countsCharacters: true, escapesInvisible: true)
        /// The layout of reports and of files that belong to them.
        package static let report = Layout(lineLength: 110)
        /// One line without spaces.
        package static let line = Layout(lineLength: .max, isSpaced: false)
    }

    /// Returns the value over as many lines as it needs: whatever fits on one line
    /// stays on it.
    ///
    /// Recursive over the depth of the value; O(length × depth).
    package func text(_ layout: Layout = .report) -> String {
        var writer = JSONWriter(layout: layout)
        writer.write(self, indentation: 0, used: 0)
        writer.settle()
        return writer.text
    }

    /// Whether the value has parts that can be on separate lines.
    fileprivate var hasParts: Bool {
        switch self {
        case .array(let values): !values.isEmpty
        case .object(let members): !members.isEmpty
        case .literal, .number, .string: false
        }
    }
}

private struct JSONWriter {
    let layout: JSON.Layout
    /// The text that is final.
    private(set) var text = ""
    /// The end, which is taken back if it does not fit on a line.
    private var bytes: [UInt8] = []

    init(layout: JSON.Layout) { self.layout = layout }

    /// Makes the end final.
    mutating func settle() {
        text += String(decoding: bytes, as: UTF8.self)
        bytes.removeAll(keepingCapacity: true)
    }

    /// Writes a value behind the present content of the line, with a line for each
    /// of its parts if it does not fit.
    mutating func write(_ value: JSON, indentation: Int, used: Int) {
        let start = bytes.count
        var room = value.hasParts ? layout.lineLength - used : .max
        if writeLine(value, &room) { return }
        bytes.removeSubrange(start...)
        let inner = indentation + 2
        switch value {
        case .array(let values):
            bytes.append(UInt8(ascii: "["))
            for (position, value) in values.enumerated() {
                startLine(inner, isFirst: position == 0)
                write(value, indentation: inner, used: inner)
            }
            startLine(indentation, isFirst: true)
            bytes.append(UInt8(ascii: "]"))
        case .object(let members):
            bytes.append(UInt8(ascii: "{"))
            for (position, member) in members.enumerated() {
                startLine(inner, isFirst: position == 0)
                var length = 0
                append(member.key, &length)
                bytes.append(contentsOf: ": ".utf8)
                write(member.value, indentation: inner, used: inner - length + 2)
            }
            startLine(indentation, isFirst: true)
            bytes.append(UInt8(ascii: "}"))
        case .literal, .number, .string: break
        }
    }

    private mutating func startLine(_ indentation: Int, isFirst: Bool) {
        // No value before a new line is taken back.
        if bytes.count > 1 << 16 { settle() }
        bytes.append(contentsOf: isFirst ? "\n".utf8 : ",\n".utf8)
        bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indentation))
    }

    /// Writes a value on one line, and returns whether there was room; if not, only
    /// its beginning is written.
    private mutating func writeLine(_ value: JSON, _ room: inout Int) -> Bool {
        switch value {
        case .literal(let spelling): append(spelling: spelling, &room)
        case .number(let number):
            let spelling = number.isFinite ? "\(number)" : "\"\(number.isNaN ? "nan" : number < 0 ? "-infinity" : "infinity")\""
            append(spelling: spelling.hasSuffix(".0") ? spelling.dropLast(2) : spelling[...], &room)
        case .string(let string): append(string, &room)
        case .array(let values):
            append(spelling: "[", &room)
            for (position, value) in values.enumerated() {
                if position > 0 { separate(",", &room) }
                guard room >= 0, writeLine(value, &room) else { return false }
            }
            append(spelling: "]", &room)
        case .object(let members):
            append(spelling: "{", &room)
            for (position, member) in members.enumerated() {
                if position > 0 { separate(",", &room) }
                append(member.key, &room)
                separate(":", &room)
                guard room >= 0, writeLine(member.value, &room) else { return false }
            }
            append(spelling: "}", &room)
        }
        return room >= 0
    }

    private mutating func append(spelling: some StringProtocol, _ room: inout Int) {
        bytes.append(contentsOf: spelling.utf8)
        room -= spelling.utf8.count
    }

    private mutating func separate(_ mark: String, _ room: inout Int) {
        append(spelling: mark, &room)
        guard layout.isSpaced else { return }
        bytes.append(UInt8(ascii: " "))
        if layout.countsCharacters { room -= 1 }
    }

    private mutating func append(_ string: String, _ room: inout Int) {
        let spelling = encodeJSONString(string, escapingInvisible: layout.escapesInvisible)
        bytes.append(contentsOf: spelling.utf8)
        room -= layout.countsCharacters ? spelling.count : spelling.utf8.count
    }
}
