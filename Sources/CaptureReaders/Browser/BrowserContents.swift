/// The nodes directly in each node of a page, by their places among all.
struct BrowserContents {
    private let inside: [[Int]]

    /// Gathers the nodes; O(nodes).
    ///
    /// - Parameters:
    ///   - nodes: The nodes.
    ///   - places: The place of each node, by its id.
    ///   - parent: Returns the id of the node around one.
    init(_ nodes: [BrowserNode], at places: [String: Int], by parent: (BrowserNode) -> String?) {
        var inside = Array(repeating: [Int](), count: nodes.count)
        for (place, node) in nodes.enumerated() {
            if let outer = parent(node).flatMap({ places[$0] }) { inside[outer].append(place) }
        }
        self.inside = inside
    }

    /// The places of the nodes directly in one.
    subscript(place: Int) -> [Int] { inside[place] }
}
