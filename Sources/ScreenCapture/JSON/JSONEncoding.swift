extension JSON {
    /// Creates the JSON of a value by its conformance to `Encodable`.
    package init(encoding value: some Encodable) throws {
        self = try Self.encoded(value, at: [])
    }

    fileprivate static func encoded<Value: Encodable>(_ value: Value, at path: [any CodingKey]) throws -> JSON {
        switch value {
        case let value as String: return .string(value)
        case let value as Bool: return .boolean(value)
        case let value as Double: return .number(value)
        case let value as any BinaryInteger & Encodable: return .literal("\(value)")
        default:
            let encoder = JSONEncoding(codingPath: path)
            try value.encode(to: encoder)
            return encoder.json
        }
    }
}

extension Encoder {
    /// Writes a value that is there as JSON.
    package func write(_ json: JSON) throws {
        guard let encoding = self as? JSONEncoding else {
            throw EncodingError.invalidValue(json, .init(codingPath: codingPath, debugDescription: "It can be written as JSON only"))
        }
        encoding.content = .value(json)
    }
}

/// The place of one value while it is encoded.
private final class JSONEncoding: Encoder {
    enum Content {
        case value(JSON)
        case items([JSONEncoding])
        case members([(key: String, value: JSONEncoding)])
    }

    let codingPath: [any CodingKey]
    var userInfo: [CodingUserInfoKey: Any] { [:] }
    /// What was written; a value that writes nothing is an empty object.
    var content = Content.members([])

    init(codingPath: [any CodingKey], _ content: Content = .members([])) {
        self.codingPath = codingPath
        self.content = content
    }

    var json: JSON {
        switch content {
        case .value(let json): json
        case .items(let items): .array(items.map(\.json))
        case .members(let members): .object(members.map { ($0.key, $0.value.json) })
        }
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        KeyedEncodingContainer(Members(encoding: self))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        content = .items([])
        return Items(encoding: self)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer { Single(encoding: self) }

    /// Makes a place for a part that is encoded later.
    fileprivate func place(_ key: (any CodingKey)?, _ content: Content = .members([])) -> JSONEncoding {
        let place = JSONEncoding(codingPath: codingPath + [key].compactMap(\.self), content)
        switch self.content {
        case .members(var members):
            self.content = .value(.literal("null"))
            members.append((key?.stringValue ?? "super", place))
            self.content = .members(members)
        case .items(var items):
            self.content = .value(.literal("null"))
            items.append(place)
            self.content = .items(items)
        case .value: preconditionFailure("A value was encoded twice")
        }
        return place
    }

    private struct Members<Key: CodingKey>: KeyedEncodingContainerProtocol {
        let encoding: JSONEncoding
        var codingPath: [any CodingKey] { encoding.codingPath }

        func encodeNil(forKey key: Key) { _ = encoding.place(key, .value(.literal("null"))) }
        func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
            _ = encoding.place(key, .value(try JSON.encoded(value, at: codingPath + [key])))
        }
        func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type, forKey key: Key) -> KeyedEncodingContainer<Nested> {
            encoding.place(key).container(keyedBy: type)
        }
        func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer { encoding.place(key).unkeyedContainer() }
        func superEncoder() -> any Encoder { encoding.place(nil) }
        func superEncoder(forKey key: Key) -> any Encoder { encoding.place(key) }
    }

    private struct Items: UnkeyedEncodingContainer {
        let encoding: JSONEncoding
        var codingPath: [any CodingKey] { encoding.codingPath }
        var count: Int { if case .items(let items) = encoding.content { items.count } else { 0 } }

        func encodeNil() { _ = encoding.place(nil, .value(.literal("null"))) }
        func encode<Value: Encodable>(_ value: Value) throws {
            _ = encoding.place(nil, .value(try JSON.encoded(value, at: codingPath)))
        }
        func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
            encoding.place(nil).container(keyedBy: type)
        }
        func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { encoding.place(nil).unkeyedContainer() }
        func superEncoder() -> any Encoder { encoding.place(nil) }
    }

    private struct Single: SingleValueEncodingContainer {
        let encoding: JSONEncoding
        var codingPath: [any CodingKey] { encoding.codingPath }

        func encodeNil() { encoding.content = .value(.literal("null")) }
        func encode<Value: Encodable>(_ value: Value) throws { encoding.content = .value(try JSON.encoded(value, at: codingPath)) }
    }
}
