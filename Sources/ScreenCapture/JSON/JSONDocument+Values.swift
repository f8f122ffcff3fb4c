import EveryScreenModel

extension JSONDocument {
    /// The mistake in a value.
    package func mistake(at node: Int, expected: String, nearest: String? = nil) -> CaptureMistake {
        CaptureMistake(
            at: Int(nodes[node].start), .value(path: path(to: node), found: description(of: node), expected: expected, nearest: nearest))
    }

    /// Reads a string.
    package func readString(_ node: Int) throws(CaptureMistake) -> String {
        guard nodes[node].kind == .string else { throw mistake(at: node, expected: "a string") }
        return string(of: node)
    }

    /// Reads `true` or `false`.
    package func readBoolean(_ node: Int) throws(CaptureMistake) -> Bool {
        guard nodes[node].kind == .boolean else { throw mistake(at: node, expected: "true or false") }
        return spelling(of: node).first == UInt8(ascii: "t")
    }

    /// Reads a number that is finite in double precision.
    package func readNumber(_ node: Int) throws(CaptureMistake) -> Double {
        guard nodes[node].kind == .number else { throw mistake(at: node, expected: "a number") }
        let spelling = String(decoding: spelling(of: node), as: UTF8.self)
        guard let number = Double(spelling), number.isFinite else {
            throw CaptureMistake(at: Int(nodes[node].start), .json(.unrepresentableNumber(spelling)))
        }
        return number
    }

    /// Reads a whole number.
    package func readInteger(_ node: Int, expected: String) throws(CaptureMistake) -> Int {
        guard nodes[node].kind == .number, let integer = Int(String(decoding: spelling(of: node), as: UTF8.self)) else {
            throw mistake(at: node, expected: expected)
        }
        return integer
    }

    /// Reads the values of an array one by one.
    package func readArray<Value>(_ node: Int, of what: String, _ read: (Int) throws(CaptureMistake) -> Value) throws(CaptureMistake)
        -> [Value]
    {
        guard nodes[node].kind == .array else { throw mistake(at: node, expected: "an array of \(what)") }
        var values: [Value] = []
        var child = node + 1
        while child < Int(nodes[node].next) {
            values.append(try read(child))
            child = Int(nodes[child].next)
        }
        return values
    }

    /// Reads one of a few words, such as the name of a role.
    package func readChoice<Value>(_ node: Int, _ what: String, _ choices: [String], _ value: (String) -> Value?) throws(CaptureMistake)
        -> Value
    {
        let word = nodes[node].kind == .string ? string(of: node) : nil
        if let word, let value = value(word) { return value }
        let isShort = choices.count <= 12
        let expected = isShort ? "\(what): \(choices.joined(separator: ", "))" : what
        throw mistake(at: node, expected: expected, nearest: word.flatMap { nearest(to: $0, among: choices) })
    }
}

extension JSONDocument {
    /// The mistake of an object that lacks a required key.
    package func missing(_ key: String, in node: Int) -> CaptureMistake {
        CaptureMistake(at: Int(nodes[node].start), .missingKey(path: path(to: node), key: key))
    }
}
