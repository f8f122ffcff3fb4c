import EveryScreenModel

/// The keys of one kind of object in a native screen file, and what of a Swift
/// value each holds.
///
/// One list serves reading, writing and finding unknown keys, so that no fact can
/// be written and not read.
struct NativeRecord<Owner>: Sendable {
    private struct Field: Sendable {
        let key: String
        let isRequired: Bool
        let schema: JSON
        let read: @Sendable (JSONDocument, Int, inout Owner) throws(CaptureMistake) -> Void
        /// Returns the written value, or `nil` to leave the key out.
        let write: @Sendable (Owner) -> JSON?
    }

    private var fields: [Field] = []
    private var positions: [String: Int] = [:]

    /// The keys, in the order in which they are written.
    var keys: [String] { fields.map(\.key) }

    /// Makes a record by adding its fields; a list literal of this length would be
    /// too much for the compiler.
    init(_ add: (inout NativeRecord) -> Void) { add(&self) }

    /// Adds a field that is read and written by functions.
    mutating func field(
        _ key: String, isRequired: Bool = false, schema: JSON,
        read: @escaping @Sendable (JSONDocument, Int, inout Owner) throws(CaptureMistake) -> Void,
        write: @escaping @Sendable (Owner) -> JSON?
    ) {
        positions[key] = fields.count
        fields.append(Field(key: key, isRequired: isRequired, schema: schema, read: read, write: write))
    }

    /// Adds a required fact.
    mutating func required<Fact>(_ key: String, _ path: any WritableKeyPath<Owner, Fact> & Sendable, _ value: NativeValue<Fact>) {
        field(
            key, isRequired: true, schema: value.schema,
            read: { (document, node, owner) throws(CaptureMistake) in owner[keyPath: path] = try value.read(document, node) },
            write: { value.write($0[keyPath: path]) })
    }

    /// Adds a fact that may be unknown, and then has no key.
    mutating func optional<Fact>(_ key: String, _ path: any WritableKeyPath<Owner, Fact?> & Sendable, _ value: NativeValue<Fact>) {
        field(
            key, schema: value.schema,
            read: { (document, node, owner) throws(CaptureMistake) in owner[keyPath: path] = try value.read(document, node) },
            write: { $0[keyPath: path].map(value.write) })
    }

    /// Adds a fact that has no key where it is as usual.
    mutating func usually<Fact: Equatable & Sendable>(
        _ usual: Fact, _ key: String, _ path: any WritableKeyPath<Owner, Fact> & Sendable, _ value: NativeValue<Fact>
    ) {
        field(
            key, schema: value.schema,
            read: { (document, node, owner) throws(CaptureMistake) in owner[keyPath: path] = try value.read(document, node) },
            write: { $0[keyPath: path] == usual ? nil : value.write($0[keyPath: path]) })
    }
}

extension NativeRecord {
    /// The object as JSON Schema.
    var schema: JSON {
        let required = fields.filter(\.isRequired).map { JSON.string($0.key) }
        return .type(
            "object", ("properties", .object(fields.map { ($0.key, $0.schema) })), ("required", .array(required)),
            ("additionalProperties", .boolean(false)))
    }

    /// Reads the members of an object in the order of the fields.
    ///
    /// A key that is not known or is there twice is an error, and so, last, is one
    /// that is missing.
    func read(_ node: Int, of document: JSONDocument, into owner: inout Owner) throws(CaptureMistake) {
        guard document.nodes[node].kind == .object else {
            throw document.mistake(at: node, expected: "an object with the keys \(keys.joined(separator: ", "))")
        }
        var members = Array(repeating: 0, count: fields.count)
        var child = node + 1
        while child < Int(document.nodes[node].next) {
            let key = document.string(of: child)
            let offset = Int(document.nodes[child].start)
            guard let position = positions[key] else {
                throw CaptureMistake(
                    at: offset, .unknownKey(path: document.path(to: node), key: key, nearest: nearest(to: key, among: keys)))
            }
            // The root is no member, so that its index stands for none.
            guard members[position] == 0 else { throw CaptureMistake(at: offset, .json(.repeatedKey(key))) }
            members[position] = child + 1
            child = Int(document.nodes[child + 1].next)
        }
        for (field, member) in zip(fields, members) where member > 0 { try field.read(document, member, &owner) }
        for (field, member) in zip(fields, members) where field.isRequired && member == 0 {
            throw CaptureMistake(at: Int(document.nodes[node].start), .missingKey(path: document.path(to: node), key: field.key))
        }
    }

    /// Returns the members that are written for a value.
    func members(of owner: Owner) -> [(key: String, value: JSON)] {
        fields.compactMap { field in field.write(owner).map { (field.key, $0) } }
    }
}
