/// The nodes around each node of a page.
struct BrowserAncestry {
    private let outer: [String: String]

    /// Gathers the parents; O(nodes).
    ///
    /// - Parameters:
    ///   - nodes: The nodes.
    ///   - parent: Returns the id of the node around one.
    init(_ nodes: [BrowserNode], by parent: (BrowserNode) -> String?) {
        outer = Dictionary(nodes.compactMap { node in parent(node).map { (node.id, $0) } }, uniquingKeysWith: { first, _ in first })
    }

    /// Returns the ids of the nodes around a node, from the inside out.
    ///
    /// Parents that lead around in a circle are a mistake, which another reader
    /// reports; here they end.
    func around(_ id: String) -> some Sequence<String> {
        sequence(first: id) { outer[$0] }.dropFirst().prefix(outer.count)
    }

    /// Returns the ids of all nodes around some nodes; O(nodes around them).
    func holders(of ids: some Sequence<String>) -> Set<String> {
        var result = Set<String>()
        for id in ids {
            // Those farther out are known with the first that is.
            for outer in around(id) where !result.insert(outer).inserted { break }
        }
        return result
    }
}
