// The few words of JSON Schema that the native format needs.
extension JSON {
    /// A value of a type, with what else is demanded of it.
    static func type(_ name: String, _ others: (key: String, value: JSON)...) -> JSON {
        .object([("type", .string(name))] + others)
    }

    /// One of some words.
    static func words(_ words: [String]) -> JSON { .object([("enum", .array(words.map(JSON.string)))]) }

    /// An array of items of one kind, with what else is demanded of it.
    static func list(of items: JSON, _ others: (key: String, value: JSON)...) -> JSON {
        .object([("type", .string("array")), ("items", items)] + others)
    }

    /// A value of one of some kinds.
    static func anyOf(_ kinds: [JSON]) -> JSON { .object([("anyOf", .array(kinds))]) }
}
