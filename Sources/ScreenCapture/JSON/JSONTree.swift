/// The objects of a JSON document that stand for elements, nested by an array in each.
struct JSONTree {
    /// The nodes of the document, in pre-order.
    private(set) var objects: [Int] = []
    /// For each of them the index of the one around it, or −1.
    private(set) var parents: [Int32] = []

    /// Finds the objects; without recursion, as trees of views can be deep; O(nodes of the document).
    ///
    /// - Parameters:
    ///   - document: The document.
    ///   - roots: The nodes of the outermost objects.
    ///   - key: The key of the array of what is inside; what is `null` there is left out.
    ///   - order: Puts what is inside of one object in the order of drawing.
    init(
        _ document: JSONDocument, from roots: [Int], childrenIn key: String, order: (([Int]) throws(Fault) -> [Int])? = nil
    ) throws(Fault) {
        var pending: [(node: Int, parent: Int32)] = roots.reversed().map { ($0, -1) }
        while let (node, parent) = pending.popLast() {
            guard document.nodes[node].kind == .object else { throw document.fault(at: node, expected: "an object") }
            let index = Int32(objects.count)
            objects.append(node)
            parents.append(parent)
            guard let list = document.value(of: key, in: node), document.nodes[list].kind != .null else { continue }
            guard document.nodes[list].kind == .array else { throw document.fault(at: list, expected: "an array of objects") }
            var inner = document.children(of: list).filter { document.nodes[$0].kind != .null }
            if let order { inner = try order(inner) }
            pending += inner.reversed().map { ($0, index) }
        }
    }
}

extension JSONDocument {
    /// Returns the value of a key of an object, or `nil` where it has none or is no object; O(members).
    func value(of key: String, in node: Int) -> Int? {
        guard nodes[node].kind == .object else { return nil }
        var child = node + 1
        while child < Int(nodes[node].next) {
            if isString(child, key) { return child + 1 }
            child = Int(nodes[child + 1].next)
        }
        return nil
    }

    /// Returns the value at the end of a chain of keys, or `nil` where one is missing.
    func value(at keys: String..., in node: Int = 0) -> Int? {
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
