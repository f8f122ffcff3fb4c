extension Decodable {
    /// Creates a value from a text that is JSON, by its conformance to `Decodable`.
    ///
    /// - Throws: `DecodingError` with the path to what cannot be read.
    package init(json bytes: [UInt8]) throws {
        guard let text = try? SourceText(decoding: bytes), let document = try? JSONDocument(parsing: text) else {
            throw JSONDecoding.invalid
        }
        self = try JSONDecoding(document: document, node: 0, codingPath: []).decode()
    }
}

extension Decoder {
    /// Reads the value by what reads captures, which names the place of a mistake.
    func read<Value>(_ read: (JSONDocument, Int) throws(CaptureMistake) -> Value) throws -> Value {
        guard let decoding = self as? JSONDecoding else {
            throw DecodingError.dataCorrupted(.init(codingPath: codingPath, debugDescription: "It can be read as JSON only"))
        }
        do { return try read(decoding.document, decoding.node) } catch {
            let error = CaptureError(file: "screen", place: error.offset.map(decoding.document.text.place(of:)), reason: error.reason)
            throw DecodingError.dataCorrupted(.init(codingPath: codingPath, debugDescription: "\(error)"))
        }
    }
}

/// A key of an object, or the place in an array.
struct JSONKey: CodingKey {
    let stringValue: String
    var intValue: Int?

    init(stringValue: String) { self.stringValue = stringValue }
    init(intValue: Int) {
        self.intValue = intValue
        stringValue = "Index \(intValue)"
    }
}

/// One value of a document, to be decoded.
private struct JSONDecoding: Decoder, SingleValueDecodingContainer {
    /// The most values inside each other, so that no file exhausts the stack.
    private static let mostLevels = 512

    static let invalid = DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "the text is not valid JSON"))

    let document: JSONDocument
    let node: Int
    let codingPath: [any CodingKey]
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    private var kind: JSONDocument.Kind { document.nodes[node].kind }

    /// Decodes the value.
    func decode<Value: Decodable>() throws -> Value {
        guard codingPath.count <= Self.mostLevels else { throw Self.invalid }
        let value: Any =
            switch Value.self {
            case is String.Type: try checked(.string, as: "String") { document.string(of: node) }
            case is Bool.Type: try checked(.boolean, as: "Bool") { document.spelling(of: node).first == UInt8(ascii: "t") }
            case is Double.Type: try number(as: "Double")
            case let type as any FixedWidthInteger.Type: try integer(as: type)
            default: try Value(from: self)
            }
        guard let value = value as? Value else { throw mismatch("\(Value.self)") }
        return value
    }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try decode() }
    func decodeNil() -> Bool { kind == .null }

    private func checked<Value>(_ expected: JSONDocument.Kind, as name: String, _ read: () -> Value) throws -> Value {
        guard kind == expected else { throw mismatch(name) }
        return read()
    }

    private func number(as name: String) throws -> Double {
        if kind == .string, let number = ["infinity": Double.infinity, "-infinity": -.infinity, "nan": .nan][document.string(of: node)] {
            return number
        }
        let spelling = try checked(.number, as: name) { String(decoding: document.spelling(of: node), as: UTF8.self) }
        guard let number = Double(spelling), number.isFinite else { throw corrupted("it is \(spelling), which is too large") }
        return number
    }

    private func integer<Value: FixedWidthInteger>(as type: Value.Type) throws -> Value {
        let spelling = try checked(.number, as: "\(type)") { String(decoding: document.spelling(of: node), as: UTF8.self) }
        guard let integer = Value(spelling) ?? Double(spelling).flatMap(Value.init(exactly:)) else {
            throw corrupted("it is \(spelling) where a whole number from \(type.min) to \(type.max) is needed")
        }
        return integer
    }

    private func corrupted(_ words: String) -> DecodingError {
        .dataCorrupted(.init(codingPath: codingPath, debugDescription: words))
    }

    /// The error for a value of another kind; it names both in JSON's words.
    private func mismatch(_ expected: String) -> DecodingError {
        let needed =
            switch expected {
            case "String": "a string"
            case "Bool": "true or false"
            case "Array<Any>": "an array"
            case "Dictionary<String, Any>": "an object"
            default: "a number"
            }
        let found =
            switch kind {
            case .null: "null"
            case .boolean: "true or false"
            case .number: "a number"
            case .string: "a string"
            case .array: "an array"
            case .object: "an object"
            }
        let context = DecodingError.Context(codingPath: codingPath, debugDescription: "it is \(found) where \(needed) is needed")
        return kind == .null ? .valueNotFound(Any.self, context) : .typeMismatch(Any.self, context)
    }

    fileprivate func inside(_ key: any CodingKey, _ node: Int) -> JSONDecoding {
        JSONDecoding(document: document, node: node, codingPath: codingPath + [key])
    }

    func singleValueContainer() -> any SingleValueDecodingContainer { self }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        try checked(.array, as: "Array<Any>") { Items(decoding: self, nodes: document.children(of: node)) }
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        let children = try checked(.object, as: "Dictionary<String, Any>") { document.children(of: node) }
        var members: [String: Int] = [:]
        for index in stride(from: 0, to: children.count, by: 2) { members[document.string(of: children[index])] = children[index + 1] }
        return KeyedDecodingContainer(Members(decoding: self, members: members))
    }

    private struct Members<Key: CodingKey>: KeyedDecodingContainerProtocol {
        let decoding: JSONDecoding
        let members: [String: Int]
        var codingPath: [any CodingKey] { decoding.codingPath }
        var allKeys: [Key] { members.keys.compactMap(Key.init(stringValue:)) }

        private func value(_ key: any CodingKey) throws -> JSONDecoding {
            guard let node = members[key.stringValue] else {
                throw DecodingError.keyNotFound(key, .init(codingPath: codingPath, debugDescription: "There is no \(key.stringValue)"))
            }
            return decoding.inside(key, node)
        }
        func contains(_ key: Key) -> Bool { members[key.stringValue] != nil }
        func decodeNil(forKey key: Key) throws -> Bool { try value(key).decodeNil() }
        func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value { try value(key).decode() }
        func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type, forKey key: Key) throws -> KeyedDecodingContainer<Nested> {
            try value(key).container(keyedBy: type)
        }
        func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer { try value(key).unkeyedContainer() }
        func superDecoder() throws -> any Decoder { try value(JSONKey(stringValue: "super")) }
        func superDecoder(forKey key: Key) throws -> any Decoder { try value(key) }
    }

    private struct Items: UnkeyedDecodingContainer {
        let decoding: JSONDecoding
        let nodes: [Int]
        var currentIndex = 0
        var codingPath: [any CodingKey] { decoding.codingPath }
        var count: Int? { nodes.count }
        var isAtEnd: Bool { currentIndex == nodes.count }

        private mutating func value() throws -> JSONDecoding {
            let key = JSONKey(intValue: currentIndex)
            guard !isAtEnd else {
                throw DecodingError.valueNotFound(
                    Any.self, .init(codingPath: codingPath + [key], debugDescription: "Unkeyed container is at end."))
            }
            currentIndex += 1
            return decoding.inside(key, nodes[currentIndex - 1])
        }
        mutating func decodeNil() throws -> Bool {
            let isNil = try value().decodeNil()
            if !isNil { currentIndex -= 1 }
            return isNil
        }
        mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try value().decode() }
        mutating func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) throws -> KeyedDecodingContainer<Nested> {
            try value().container(keyedBy: type)
        }
        mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer { try value().unkeyedContainer() }
        mutating func superDecoder() throws -> any Decoder { try value() }
    }
}
