extension JSONDocument {
    /// Returns the value of a key of an object, or `nil` where it has none or is no
    /// object; O(members).
    package func value(of key: String, in node: Int) -> Int? {
        guard nodes[node].kind == .object else { return nil }
        var child = node + 1
        while child < Int(nodes[node].next) {
            if isString(child, key) { return child + 1 }
            child = Int(nodes[child + 1].next)
        }
        return nil
    }

    /// Returns the value at the end of a chain of keys, or `nil` where one is
    /// missing.
    package func value(at keys: String..., in node: Int = 0) -> Int? {
        var node: Int? = node
        for key in keys { node = node.flatMap { value(of: key, in: $0) } }
        return node
    }

    /// Whether a node is a string, spelled without escapes.
    private func isString(_ node: Int, _ text: String) -> Bool {
        let length = Int(nodes[node].end - nodes[node].start) - 2
        return length == text.utf8.count && nodes[node].kind == .string
            && spelling(of: node).dropFirst().dropLast().elementsEqual(text.utf8)
    }
}
