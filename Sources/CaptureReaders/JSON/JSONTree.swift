import EveryScreenCapture

/// The objects of a JSON document that stand for elements, nested by an array in
/// each.
struct JSONTree {
    /// The nodes of the document, in pre-order.
    private(set) var objects: [Int] = []
    /// For each of them the index of the one around it, or −1.
    private(set) var parents: [Int32] = []

    /// Finds the objects; without recursion, as trees of views can be deep; O(nodes
    /// of the document).
    ///
    /// - Parameters:
    ///   - document: The document.
    ///   - roots: The nodes of the outermost objects.
    ///   - key: The key of the array of children; `null` values in it are left out.
    ///   - order: Puts the children of one object in the order of drawing.
    init(
        _ document: JSONDocument, from roots: [Int], childrenIn key: String, order: (([Int]) throws(CaptureMistake) -> [Int])? = nil
    ) throws(CaptureMistake) {
        var pending: [(node: Int, parent: Int32)] = roots.reversed().map { ($0, -1) }
        while let (node, parent) = pending.popLast() {
            guard document.nodes[node].kind == .object else { throw document.mistake(at: node, expected: "an object") }
            let index = Int32(objects.count)
            objects.append(node)
            parents.append(parent)
            guard let list = document.value(of: key, in: node), document.nodes[list].kind != .null else { continue }
            guard document.nodes[list].kind == .array else { throw document.mistake(at: list, expected: "an array of objects") }
            var inner = document.children(of: list).filter { document.nodes[$0].kind != .null }
            if let order { inner = try order(inner) }
            pending += inner.reversed().map { ($0, index) }
        }
    }
}
