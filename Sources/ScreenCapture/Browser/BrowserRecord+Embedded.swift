extension BrowserRecord {
    /// Notes in nodes what is known only from those inside of them; O(nodes).
    mutating func connect() {
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
        markErrorPages(places)
    }

    /// Finds frames in which the browser says that the page could not be loaded, and takes that message out.
    ///
    /// Chromium's error page has these ids.
    private mutating func markErrorPages(_ places: [String: Int]) {
        for node in nodes where ["main-frame-error", "sub-frame-error"].contains(node.attributes["id"] ?? "") {
            var index = places[node.id]
            while let current = index {
                if nodes[current].tag == "iframe" {
                    nodes[current].embedded = .errorPage
                    break
                }
                index = (nodes[current].documentParent ?? nodes[current].parent).flatMap { places[$0] }
            }
        }
    }
}
