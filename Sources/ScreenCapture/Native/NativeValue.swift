/// How a kind of value is read from a native screen file, and written.
struct NativeValue<Value>: Sendable {
    /// The value expected in its place, as JSON Schema.
    let schema: JSON
    /// Reads a value; the error names the expected value.
    let read: @Sendable (JSONDocument, Int) throws(CaptureMistake) -> Value
    /// Returns the written value.
    let write: @Sendable (Value) -> JSON
}

extension NativeValue where Value == String {
    static var string: Self {
        Self(
            schema: .type("string"), read: { (document, node) throws(CaptureMistake) in try document.readString(node) }, write: JSON.string)
    }
}

extension NativeValue where Value == Bool {
    static var boolean: Self {
        Self(
            schema: .type("boolean"), read: { (document, node) throws(CaptureMistake) in try document.readBoolean(node) },
            write: JSON.boolean)
    }
}

extension NativeValue where Value == Int {
    static var integer: Self {
        Self(
            schema: .type("integer"),
            read: { (document, node) throws(CaptureMistake) in try document.readInteger(node, expected: "a whole number") },
            write: JSON.integer)
    }
}

extension NativeValue where Value == Double {
    static var number: Self {
        Self(
            schema: .type("number"), read: { (document, node) throws(CaptureMistake) in try document.readNumber(node) }, write: JSON.number)
    }

    /// A part of a whole.
    static var share: Self {
        Self(
            schema: .type("number", ("minimum", .integer(0)), ("maximum", .integer(1))),
            read: { (document, node) throws(CaptureMistake) in
                let number = try document.readNumber(node)
                guard 0...1 ~= number else { throw document.mistake(at: node, expected: "a number from 0 to 1") }
                return number
            },
            write: JSON.number)
    }

    /// A time in seconds, or the word for one without end.
    static var duration: Self {
        let endless = "infinity"
        return Self(
            schema: .anyOf([.type("number"), .words([endless])]),
            read: { (document, node) throws(CaptureMistake) in
                switch document.nodes[node].kind {
                case .number: return try document.readNumber(node)
                case .string where document.string(of: node) == endless: return .infinity
                default: throw document.mistake(at: node, expected: "a number of seconds, or \"\(endless)\"")
                }
            },
            write: { $0 == .infinity ? .string(endless) : .number($0) })
    }
}

extension NativeValue where Value: RawRepresentable & CaseIterable & Sendable, Value.RawValue == String {
    /// The case of an enumeration, by its raw value.
    static func word(_ what: String) -> Self {
        let words = Value.allCases.map(\.rawValue)
        return Self(
            schema: .words(words),
            read: { (document, node) throws(CaptureMistake) in try document.readChoice(node, what, words, Value.init(rawValue:)) },
            write: { .string($0.rawValue) })
    }
}

extension NativeValue {
    /// An array of some values.
    static func array<Item: Sendable>(of what: String, _ item: NativeValue<Item>) -> Self where Value == [Item] {
        Self(
            schema: .list(of: item.schema),
            read: { (document, node) throws(CaptureMistake) in
                try document.readArray(node, of: what) { (node) throws(CaptureMistake) in try item.read(document, node) }
            },
            write: { .array($0.map(item.write)) })
    }

    /// An object; missing members are as in the blank.
    static func object(_ record: NativeRecord<Value>, blank: Value) -> Self where Value: Sendable {
        Self(
            schema: record.schema,
            read: { (document, node) throws(CaptureMistake) in
                var value = blank
                try record.read(node, of: document, into: &value)
                return value
            },
            write: { .object(record.members(of: $0)) })
    }
}

extension NativeValue where Value == [String] {
    static var strings: Self { .array(of: "strings", .string) }
}

extension NativeValue where Value == Range<Int> {
    /// Two numbers: the first that belongs to it, and the first that does not any
    /// more.
    static var range: Self {
        Self(
            schema: .list(of: .type("integer"), ("minItems", .integer(2)), ("maxItems", .integer(2))),
            read: { (document, node) throws(CaptureMistake) in
                let expected = "an array of two whole numbers, the second not the smaller"
                guard document.nodes[node].kind == .array else { throw document.mistake(at: node, expected: expected) }
                let ends = try document.readArray(node, of: "whole numbers") { (node) throws(CaptureMistake) in
                    try document.readInteger(node, expected: "a whole number")
                }
                guard ends.count == 2, ends[0] <= ends[1] else { throw document.mistake(at: node, expected: expected) }
                return ends[0]..<ends[1]
            },
            write: { .array([.integer($0.lowerBound), .integer($0.upperBound)]) })
    }
}
