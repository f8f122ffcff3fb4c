extension JSON {
    /// Creates the JSON of a value by its conformance to `Encodable`.
    package init(encoding value: some Encodable) throws {
        self = try Self.encoded(value, at: [])
    }

    fileprivate static func encoded<Value: Encodable>(_ value: Value, at path: @autoclosure () -> [any CodingKey]) throws -> JSON {
        switch value {
        case let value as String: return .string(value)
        case let value as Bool: return .boolean(value)
        case let value as Double: return .number(value)
        case let value as Int: return .integer(value)
        case let value as any FixedWidthInteger: return .literal("\(value)")
        default:
            let encoder = JSONEncoding(codingPath: path())
            try value.encode(to: encoder)
            return encoder.json
        }
    }
}

extension Encoder {
    /// Writes a value that is JSON already.
    package func write(_ json: JSON) throws {
        guard let encoding = self as? JSONEncoding else {
            throw EncodingError.invalidValue(json, .init(codingPath: codingPath, debugDescription: "It can be written as JSON only"))
        }
        encoding.value = json
    }
}

/// The place of one value while it is encoded.
private final class JSONEncoding: Encoder {
    /// A part of an object or array; a nested container is written after it was
    /// made.
    enum Part {
        case value(JSON)
        case nested(JSONEncoding)

        var json: JSON {
            switch self {
            case .value(let json): json
            case .nested(let encoding): encoding.json
            }
        }
    }

    let codingPath: [any CodingKey]
    var userInfo: [CodingUserInfoKey: Any] { [:] }
    /// The value, if it has no parts.
    var value: JSON?
    /// The parts of an array; `nil` for an object.
    var items: [Part]?
    /// The parts of an object.
    var members: [(key: String, part: Part)] = []

    init(codingPath: [any CodingKey]) { self.codingPath = codingPath }

    var json: JSON { value ?? items.map { .array($0.map(\.json)) } ?? .object(members.map { ($0.key, $0.part.json) }) }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        KeyedEncodingContainer(Members(encoding: self))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        items = items ?? []
        return Items(encoding: self)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer { Single(encoding: self) }

    /// Makes the place of a member that is encoded later.
    private func nested(_ key: any CodingKey) -> JSONEncoding {
        let nested = JSONEncoding(codingPath: codingPath + [key])
        members.append((key.stringValue, .nested(nested)))
        return nested
    }

    /// Makes the place of an item that is encoded later.
    private func nested() -> JSONEncoding {
        let nested = JSONEncoding(codingPath: codingPath)
        items?.append(.nested(nested))
        return nested
    }

    private struct Members<Key: CodingKey>: KeyedEncodingContainerProtocol {
        let encoding: JSONEncoding
        var codingPath: [any CodingKey] { encoding.codingPath }

        func encodeNil(forKey key: Key) { encoding.members.append((key.stringValue, .value(.null))) }
        func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
            let json = try JSON.encoded(value, at: codingPath + [key])
            encoding.members.append((key.stringValue, .value(json)))
        }
        func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type, forKey key: Key) -> KeyedEncodingContainer<Nested> {
            encoding.nested(key).container(keyedBy: type)
        }
        func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer { encoding.nested(key).unkeyedContainer() }
        func superEncoder() -> any Encoder { encoding.nested(JSONKey(stringValue: "super")) }
        func superEncoder(forKey key: Key) -> any Encoder { encoding.nested(key) }
    }

    private struct Items: UnkeyedEncodingContainer {
        let encoding: JSONEncoding
        var codingPath: [any CodingKey] { encoding.codingPath }
        var count: Int { encoding.items?.count ?? 0 }

        func encodeNil() { encoding.items?.append(.value(.null)) }
        func encode<Value: Encodable>(_ value: Value) throws {
            let json = try JSON.encoded(value, at: codingPath + [JSONKey(intValue: count)])
            encoding.items?.append(.value(json))
        }
        func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
            encoding.nested().container(keyedBy: type)
        }
        func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { encoding.nested().unkeyedContainer() }
        func superEncoder() -> any Encoder { encoding.nested() }
    }

    private struct Single: SingleValueEncodingContainer {
        let encoding: JSONEncoding
        var codingPath: [any CodingKey] { encoding.codingPath }

        func encodeNil() { encoding.value = .null }
        func encode<Value: Encodable>(_ value: Value) throws { encoding.value = try JSON.encoded(value, at: codingPath) }
    }
}
