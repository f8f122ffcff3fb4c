extension BrowserRecord {
    /// The nodes that keys lead through while focus stays elsewhere: an active
    /// descendant with the nodes around it, and the popup of a field.
    ///
    /// Source: WAI-ARIA 1.2, `aria-activedescendant` and the role `combobox`.
    ///
    /// - Complexity: O(nodes · depth).
    var ledNodes: Set<String> {
        let leaders = nodes.filter { node in
            node.isFocusable && node.tabIndex ?? 0 >= 0 && (node.states["activedescendant"] != nil || node.hasPopup)
        }
        if leaders.isEmpty { return [] }
        let parents = Dictionary(nodes.map { ($0.id, $0.parent) }, uniquingKeysWith: { first, _ in first })
        func around(_ id: String) -> [String] {
            var result = [id]
            // Parents that lead around in a circle are a mistake, which another
            // reader reports.
            while result.count <= nodes.count, let outer = parents[result[result.count - 1]] ?? nil { result.append(outer) }
            return result
        }
        var result = Set<String>()
        for leader in leaders {
            let shared = Set(around(leader.id))
            for target in leader.references("activedescendant") { result.formUnion(around(target).prefix { !shared.contains($0) }) }
            if leader.hasPopup { result.formUnion(leader.references("controls") + leader.references("owns")) }
        }
        return result
    }
}

extension BrowserNode {
    /// Whether it is a field that controls a list, a tree, a grid or a dialog.
    fileprivate var hasPopup: Bool {
        ["combobox", "textbox", "searchbox"].contains(role ?? "") && (states["controls"] != nil || states["owns"] != nil)
    }

    /// The ids of the nodes that a state names.
    func references(_ state: String) -> [String] {
        (states[state] ?? "").split(separator: "\"").filter { !$0.contains { "[], ".contains($0) } }.map(String.init)
    }
}
