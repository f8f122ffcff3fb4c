import EveryScreenCapture

extension BrowserRecord {
    /// Stores in nodes the facts known only from those inside of them; O(nodes).
    ///
    /// - Throws: A fault where nodes are inside of one another: a walk outward
    ///   would have no end, and one inward never reach them.
    mutating func connect() throws(CaptureMistake) {
        var places: [String: Int] = [:]
        for (index, node) in nodes.enumerated() { places[node.id] = index }
        for node in nodes {
            if node.isText, let parent = node.documentParent.flatMap({ places[$0] }) { nodes[parent].textLines += node.lines }
            if node.role == "RootWebArea", let outer = node.parent.flatMap({ places[$0] }), !node.name.isEmpty {
                nodes[outer].embedded = nodes[outer].embedded ?? .titledPage
            }
            if node.tag != nil, node.tag != "html", node.isRendered, let outer = node.documentParent.flatMap({ places[$0] }),
                nodes[outer].tag == "object"
            {
                nodes[outer].embedded = .fallback
            }
        }
        markErrorPages(try outerNodes(places))
    }

    /// For each node the place of the one it is inside of, or −1.
    private func outerNodes(_ places: [String: Int]) throws(CaptureMistake) -> [Int] {
        let outer = nodes.indices.map { index in
            let place = nodes[index].outerID.flatMap { places[$0] } ?? -1
            return place == index ? -1 : place
        }
        do { _ = try TreeOrder(outer: outer) } catch {
            throw BrowserTree.mistake(error.record, "id", nodes[error.record].id, "a node that is not inside of itself")
        }
        return outer
    }

    /// Finds frames in which the browser says that the page could not be loaded,
    /// and takes that message out.
    ///
    /// Chromium's error page has these ids.
    private mutating func markErrorPages(_ outer: [Int]) {
        // A node that was passed once leads to a frame that is marked already.
        var isPassed = [Bool](repeating: false, count: nodes.count)
        for start in nodes.indices where ["main-frame-error", "sub-frame-error"].contains(nodes[start].attributes["id"] ?? "") {
            var index = start
            while index >= 0, !isPassed[index] {
                isPassed[index] = true
                if nodes[index].tag == "iframe" {
                    nodes[index].embedded = .errorPage
                    break
                }
                index = outer[index]
            }
        }
    }
}
