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
        var text = ""
        write(layout, to: &text)
        return text
    }

    /// Writes the text of the value in pieces, so that a large one is never in
    /// memory at once.
    package func write(_ layout: Layout = .report, to stream: inout some TextOutputStream) {
        var writer = JSONWriter(layout: layout)
        writer.write(self, indentation: 0, used: 0, to: &stream)
        writer.settle(in: &stream)
    }

    /// Whether the value has parts that can be on separate lines.
    fileprivate var hasParts: Bool {
        switch self {
        case .array, .items: items.count > 0
        case .object(let members): !members.isEmpty
        case .literal, .number, .string: false
        }
    }

    /// The items of an array; none of another value.
    fileprivate var items: (count: Int, item: (Int) -> JSON) {
        switch self {
        case .array(let values): (values.count, { values[$0] })
        case .items(let count, let make): (count, make)
        case .literal, .number, .string, .object: (0, { _ in .null })
        }
    }
}

private struct JSONWriter {
    let layout: JSON.Layout
    /// The end of the text, which is taken back if it does not fit on a line.
    private var bytes: [UInt8] = []

    init(layout: JSON.Layout) { self.layout = layout }

    /// Passes on the end of the text.
    mutating func settle(in stream: inout some TextOutputStream) {
        stream.write(String(decoding: bytes, as: UTF8.self))
        bytes.removeAll(keepingCapacity: true)
    }

    /// Writes a value behind the present content of the line, with a line for each
    /// of its parts if it does not fit.
    mutating func write(_ value: JSON, indentation: Int, used: Int, to stream: inout some TextOutputStream) {
        let start = bytes.count
        var room = value.hasParts && layout.lineLength != .max ? layout.lineLength - used : .max
        if writeLine(value, &room, to: &stream) { return }
        bytes.removeSubrange(start...)
        let inner = indentation + 2
        switch value {
        case .array, .items:
            let (count, item) = value.items
            bytes.append(UInt8(ascii: "["))
            for position in 0..<count {
                startLine(inner, isFirst: position == 0, in: &stream)
                write(item(position), indentation: inner, used: inner, to: &stream)
            }
            startLine(indentation, isFirst: true, in: &stream)
            bytes.append(UInt8(ascii: "]"))
        case .object(let members):
            bytes.append(UInt8(ascii: "{"))
            for (position, member) in members.enumerated() {
                startLine(inner, isFirst: position == 0, in: &stream)
                var length = 0
                append(member.key, &length)
                bytes.append(contentsOf: ": ".utf8)
                write(member.value, indentation: inner, used: inner - length + 2, to: &stream)
            }
            startLine(indentation, isFirst: true, in: &stream)
            bytes.append(UInt8(ascii: "}"))
        case .literal, .number, .string: break
        }
    }

    private mutating func startLine(_ indentation: Int, isFirst: Bool, in stream: inout some TextOutputStream) {
        // No value before a new line is taken back.
        settleIfLong(in: &stream)
        bytes.append(contentsOf: isFirst ? "\n".utf8 : ",\n".utf8)
        bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indentation))
    }

    /// Writes a value on one line, and returns whether there was room; if not, only
    /// its beginning is written.
    private mutating func writeLine(_ value: JSON, _ room: inout Int, to stream: inout some TextOutputStream) -> Bool {
        switch value {
        case .literal(let spelling): append(spelling: spelling, &room)
        case .number(let number):
            let spelling = number.isFinite ? "\(number)" : "\"\(number.isNaN ? "nan" : number < 0 ? "-infinity" : "infinity")\""
            append(spelling: spelling.hasSuffix(".0") ? spelling.dropLast(2) : spelling[...], &room)
        case .string(let string): append(string, &room)
        case .array, .items:
            let (count, item) = value.items
            append(spelling: "[", &room)
            for position in 0..<count {
                if position > 0 { separate(",", &room) }
                guard room >= 0, writeLine(item(position), &room, to: &stream) else { return false }
            }
            append(spelling: "]", &room)
        case .object(let members):
            append(spelling: "{", &room)
            for (position, member) in members.enumerated() {
                if position > 0 { separate(",", &room) }
                append(member.key, &room)
                separate(":", &room)
                guard room >= 0, writeLine(member.value, &room, to: &stream) else { return false }
            }
            append(spelling: "}", &room)
        }
        // A line without end is never taken back.
        if layout.lineLength == .max { settleIfLong(in: &stream) }
        return room >= 0
    }

    private mutating func settleIfLong(in stream: inout some TextOutputStream) {
        if bytes.count > 1 << 16 { settle(in: &stream) }
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
