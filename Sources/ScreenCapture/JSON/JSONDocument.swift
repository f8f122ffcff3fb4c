/// A JSON document in one flat array of values in pre-order.
///
/// Foundation's parsers report neither the place of a value nor the path to it, and
/// take 1 for true. They stop at a depth of 512; trees of the web are deeper.
/// Strings and numbers stay bytes until they are read.
package struct JSONDocument: Sendable {
    /// The kinds of JSON values.
    package enum Kind: UInt8, Sendable {
        case null, boolean, number, string, array, object
    }

    /// A value, followed by those inside it.
    ///
    /// In an object every value comes after the string that is its key.
    package struct Node: Sendable {
        /// The kind of value.
        package var kind: Kind
        /// The offset of its first byte.
        package var start: Int32
        /// The offset behind its last byte.
        package var end: Int32
        /// The index of the node after all that is inside it.
        package var next: Int32
    }

    let text: SourceText
    /// The values, in pre-order.
    package let nodes: [Node]

    /// Parses a text that is one JSON value; O(bytes).
    package init(parsing text: SourceText) throws(CaptureMistake) {
        self.text = text
        nodes = try text.bytes.withUnsafeBufferPointer { bytes throws(CaptureMistake) in
            var parser = JSONParser(bytes: bytes)
            try parser.parse()
            return parser.nodes
        }
    }

    /// The indexes of the values directly inside an array, or of keys and values by
    /// turns inside an object.
    package func children(of node: Int) -> [Int] {
        var children: [Int] = []
        var child = node + 1
        while child < Int(nodes[node].next) {
            children.append(child)
            child = Int(nodes[child].next)
        }
        return children
    }

    /// Returns the value of a key that an object is known to have; else the object
    /// itself.
    package func member(_ key: String, of node: Int) -> Int {
        children(of: node).enumerated().first { $0.offset.isMultiple(of: 2) && string(of: $0.element) == key }.map { $0.element + 1 }
            ?? node
    }

    /// The spelling of a value.
    package func spelling(of node: Int) -> ArraySlice<UInt8> {
        text.bytes[Int(nodes[node].start)..<Int(nodes[node].end)]
    }

    /// The content of a string.
    package func string(of node: Int) -> String {
        decodeJSONString(spelling(of: node).dropFirst().dropLast())
    }

    /// The value in a message: what it is, with its content where that is short.
    func description(of node: Int) -> String {
        switch nodes[node].kind {
        case .object: "an object"
        case .array: "an array"
        case .string: "\"\(string(of: node).excerpt)\""
        case .null, .boolean, .number: String(decoding: spelling(of: node), as: UTF8.self).excerpt
        }
    }

    /// The whole document in a message: "JSON with the keys …".
    package var summary: String {
        guard nodes[0].kind == .object else { return "JSON that is \(description(of: 0))" }
        let longest = 5
        let keys = children(of: 0).enumerated().filter { $0.offset.isMultiple(of: 2) }.prefix(longest).map { description(of: $0.element) }
        return keys.isEmpty ? "an empty JSON object" : "JSON with the keys \(keys.joined(separator: ", "))"
    }

    /// The way to a value from the root: `$.screens[0].elements[2].frame`; for
    /// errors only.
    package func path(to target: Int) -> String {
        var path = "$"
        var node = 0
        while node != target {
            let children = children(of: node)
            guard let position = children.lastIndex(where: { $0 <= target }) else { return path }
            let isObject = nodes[node].kind == .object
            node = children[position]
            if !isObject {
                path += "[\(position)]"
            } else if position.isMultiple(of: 2) {
                return path + ".\(string(of: node).excerpt)"
            } else {
                path += ".\(string(of: children[position - 1]).excerpt)"
            }
        }
        return path
    }
}
