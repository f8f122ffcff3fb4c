/// A JSON value to be written, keys in the order given.
indirect enum JSONOutput: Sendable {
    case string(String)
    case number(Double)
    case integer(Int)
    case boolean(Bool)
    case array([JSONOutput])
    case object([(key: String, value: JSONOutput)])

    /// The longest line a value is kept on, in characters.
    private static let lineLength = 120

    /// The value over as many lines as it needs: whatever fits on one line stays on it.
    ///
    /// Recursive over the depth of the format, which is ten, not of any screen.
    var pretty: String {
        var result = ""
        write(to: &result, indentation: 0, room: Self.lineLength)
        return result
    }

    private func write(to result: inout String, indentation: Int, room: Int) {
        if let line = line(room: room) {
            result += line
            return
        }
        let inner = String(repeating: " ", count: indentation + 2)
        let innerRoom = Self.lineLength - indentation - 2
        let outer = "\n" + String(repeating: " ", count: indentation)
        switch self {
        case .array(let values):
            result += "["
            for (position, value) in values.enumerated() {
                result += (position == 0 ? "\n" : ",\n") + inner
                value.write(to: &result, indentation: indentation + 2, room: innerRoom)
            }
            result += outer + "]"
        case .object(let members):
            result += "{"
            for (position, member) in members.enumerated() {
                let key = encodeJSONString(member.key) + ": "
                result += (position == 0 ? "\n" : ",\n") + inner + key
                member.value.write(to: &result, indentation: indentation + 2, room: innerRoom - key.count)
            }
            result += outer + "}"
        case .string, .number, .integer, .boolean: result += scalar
        }
    }

    /// The value on one line, or `nil` if it has no room there.
    private func line(room: Int) -> String? {
        switch self {
        case .array(let values): join(values.map { ("", $0) }, "[", "]", room)
        case .object(let members): join(members.map { (encodeJSONString($0.key) + ": ", $0.value) }, "{", "}", room)
        case .string, .number, .integer, .boolean: scalar
        }
    }

    private func join(_ parts: [(key: String, value: JSONOutput)], _ start: String, _ end: String, _ room: Int) -> String? {
        // Every part takes two characters at least; what is surely too long is not tried.
        guard parts.count <= room / 2 else { return nil }
        var result = start
        for (position, part) in parts.enumerated() {
            result += (position == 0 ? "" : ", ") + part.key
            guard let value = part.value.line(room: room - result.count) else { return nil }
            result += value
            if result.count > room { return nil }
        }
        return result.count + 1 > room ? nil : result + end
    }

    private var scalar: String {
        switch self {
        case .string(let string): encodeJSONString(string)
        case .boolean(let boolean): boolean ? "true" : "false"
        case .integer(let integer): String(integer)
        case .number(let number): Self.spelling(of: number)
        case .array, .object: ""
        }
    }

    /// The shortest spelling that reads back as the same number; what is not finite becomes a string, which no reader takes.
    private static func spelling(of number: Double) -> String {
        guard number.isFinite else { return "\"\(number)\"" }
        let spelling = "\(number)"
        return spelling.hasSuffix(".0") ? String(spelling.dropLast(2)) : spelling
    }
}
