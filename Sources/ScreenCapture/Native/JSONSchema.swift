// The few words of JSON Schema that the native format needs.
extension JSONOutput {
    /// A value of a type, with what else is demanded of it.
    static func type(_ name: String, _ others: (key: String, value: JSONOutput)...) -> JSONOutput {
        .object([("type", .string(name))] + others)
    }

    /// One of some words.
    static func words(_ words: [String]) -> JSONOutput { .object([("enum", .array(words.map(JSONOutput.string)))]) }

    /// An array of items of one kind, with what else is demanded of it.
    static func list(of items: JSONOutput, _ others: (key: String, value: JSONOutput)...) -> JSONOutput {
        .object([("type", .string("array")), ("items", items)] + others)
    }

    /// A value of one of some kinds.
    static func anyOf(_ kinds: [JSONOutput]) -> JSONOutput { .object([("anyOf", .array(kinds))]) }
}
