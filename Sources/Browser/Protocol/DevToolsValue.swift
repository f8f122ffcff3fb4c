import EveryScreenCapture

/// A value in an answer of the browser.
///
/// A missing member reads as `nil`: the browser writes the answers, so that a
/// member it omits is no mistake of a person.
struct DevToolsValue {
    let document: JSONDocument
    let node: Int

    /// The member of an object.
    subscript(key: String) -> DevToolsValue? {
        guard let value = document.value(of: key, in: node), document.nodes[value].kind != .null else { return nil }
        return DevToolsValue(document: document, node: value)
    }

    var string: String? { document.nodes[node].kind == .string ? document.string(of: node) : nil }
    var integer: Int? { number.flatMap { Int(exactly: $0) } }
    var number: Double? {
        guard document.nodes[node].kind == .number else { return nil }
        return Double(String(decoding: document.spelling(of: node), as: UTF8.self))
    }
    var boolean: Bool? {
        document.nodes[node].kind == .boolean ? document.spelling(of: node).first == UInt8(ascii: "t") : nil
    }

    /// The values of an array; empty for anything else.
    var items: [DevToolsValue] {
        guard document.nodes[node].kind == .array else { return [] }
        return document.children(of: node).map { DevToolsValue(document: document, node: $0) }
    }
    var integers: [Int] { items.map { $0.integer ?? -1 } }
    var numbers: [Double] { items.compactMap(\.number) }
    var strings: [String] { items.map { $0.string ?? "" } }

    /// The keys and values of an object; empty for anything else.
    var members: [(key: String, value: DevToolsValue)] {
        guard document.nodes[node].kind == .object else { return [] }
        let parts = document.children(of: node)
        return stride(from: 0, to: parts.count, by: 2).map {
            (document.string(of: parts[$0]), DevToolsValue(document: document, node: parts[$0 + 1]))
        }
    }

    /// The value as JSON to write.
    var json: JSON {
        switch document.nodes[node].kind {
        case .null, .boolean, .number: .literal(String(decoding: document.spelling(of: node), as: UTF8.self))
        case .string: .string(document.string(of: node))
        case .array: .array(items.map(\.json))
        case .object: .object(members.map { ($0.key, $0.value.json) })
        }
    }
}
