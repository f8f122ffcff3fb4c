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
        let ancestry = BrowserAncestry(nodes) { $0.parent }
        var result = Set<String>()
        for leader in leaders {
            let shared = Set(ancestry.around(leader.id)).union([leader.id])
            for target in leader.references("activedescendant") where !shared.contains(target) {
                result.insert(target)
                result.formUnion(ancestry.around(target).prefix { !shared.contains($0) })
            }
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
}
