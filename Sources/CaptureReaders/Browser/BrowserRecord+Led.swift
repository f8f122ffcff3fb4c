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

    /// The tabs, options, and items of menus and trees that no key can lead to.
    ///
    /// Neither they nor anything around or inside of them takes focus, and no field
    /// or button of the page leads keys elsewhere.
    ///
    /// Source: WAI-ARIA 1.2, section 5.8 (managing focus).
    ///
    /// - Complexity: O(nodes · depth).
    var unledNodes: Set<String> {
        guard known.isSuperset(of: [.accessibility, .document]) else { return [] }
        let parts = nodes.filter { $0.isPartOfComposite && !$0.isFocusable && $0.tabIndex == nil }
        guard !parts.isEmpty, heardEverywhere?.isDisjoint(with: BrowserKeys.events) == true else { return [] }
        let focusable = nodes.filter { $0.isFocusable && $0.role != "RootWebArea" }
        if focusable.contains(where: \.mayLead) { return [] }
        let takers = Set(focusable.map(\.id))
        let ancestry = BrowserAncestry(nodes) { $0.outerID }
        let holders = ancestry.holders(of: takers)
        return Set(parts.map(\.id).filter { !holders.contains($0) && !ancestry.around($0).contains(where: takers.contains) })
    }

    /// The tabs, radio buttons, and items of menus and trees that take focus from
    /// scripts alone.
    ///
    /// Tab passes them over, and no arrow key led on from the items that it
    /// reaches.
    ///
    /// Source: ARIA Authoring Practices Guide, keyboard navigation inside
    /// components.
    ///
    /// - Complexity: O(nodes · depth).
    var strandedNodes: Set<String> {
        guard !arrowsStuckAt.isEmpty else { return [] }
        let parts = nodes.filter {
            ($0.isPartOfComposite || $0.role == "radio") && ($0.tabIndex ?? -1) < 0 && !reachedNodes.contains($0.id)
        }
        guard !parts.isEmpty else { return [] }
        let ancestry = BrowserAncestry(nodes) { $0.parent }
        let wholes = Set(nodes.lazy.filter { Self.wholes.contains($0.role ?? "") && $0.states["activedescendant"] == nil }.map(\.id))
        func whole(of id: String) -> String? { ancestry.around(id).first(where: wholes.contains) }
        let reached = Dictionary(grouping: reachedNodes) { whole(of: $0) ?? "" }
        return Set(
            parts.lazy.map(\.id).filter { id in
                guard let whole = whole(of: id), let stops = reached[whole] else { return false }
                return stops.allSatisfy(arrowsStuckAt.contains)
            })
    }

    private static let wholes: Set<String> = ["tablist", "radiogroup", "menu", "menubar", "tree", "listbox"]

    /// The nodes that a style shows under the pointer and under no key, where no
    /// script seems to show them otherwise.
    ///
    /// A script that listens to clicks, keys or focus at the element under the
    /// pointer, around it or inside may do so. So may one that listens to keys
    /// everywhere, unless a trial showed that it does not.
    ///
    /// - Complexity: O(nodes · depth).
    var hoveredNodes: Set<String> {
        let shown = nodes.filter { $0.hover != nil }
        if shown.isEmpty { return [] }
        let heard = heardEverywhere
        let isQuiet = heard.map { $0.isDisjoint(with: BrowserKeys.events.union(["focus", "focusin"])) } ?? false
        let ancestry = BrowserAncestry(nodes) { $0.outerID }
        let clicksAreHeard = heard?.contains("click") == true
        let acting = nodes.filter { !$0.isRoot && $0.mayShowMore(clicksAreHeard: clicksAreHeard) }.map(\.id)
        let ids = Dictionary(nodes.compactMap { node in node.path.map { ($0, node.id) } }) { first, _ in first }
        return Set(
            shown.filter { node in
                guard let trigger = node.hover.flatMap({ ids[$0.trigger] }), hoverTrials[node.id].map({ !$0 }) ?? isQuiet else {
                    return false
                }
                let around = Set(ancestry.around(trigger)).union([trigger])
                return !acting.contains { id in
                    if around.contains(id) { return true }
                    // Nothing inside of the content is there before that is shown.
                    let outer = Array(ancestry.around(id))
                    return outer.contains(trigger) && id != node.id && !outer.contains(node.id)
                }
            }.map(\.id))
    }

    /// The events that scripts listen to above all elements; `nil` where that is
    /// unknown.
    private var heardEverywhere: Set<String>? {
        documentListeners.map { Set($0 + nodes.filter(\.isRoot).flatMap(\.listeners)) }
    }
}

extension BrowserNode {
    /// Whether it is a part of a whole that arrow keys lead through.
    fileprivate var isPartOfComposite: Bool {
        guard let role, tag != nil, tag != "option", isRendered, !isIgnored else { return false }
        return ["tab", "option", "treeitem", "menuitem", "menuitemcheckbox", "menuitemradio"].contains(role)
    }

    /// Whether it is around all that people see.
    fileprivate var isRoot: Bool { tag == "html" || tag == "body" }

    /// Whether a script may show something when a person clicks on it or moves
    /// the focus to it.
    ///
    /// - Parameter clicksAreHeard: Whether a script listens to all clicks of the
    ///   page.
    fileprivate func mayShowMore(clicksAreHeard: Bool) -> Bool {
        let events = BrowserKeys.events.union(["click", "mousedown", "pointerdown", "touchstart", "focus", "focusin"])
        if events.contains(where: { listeners.contains($0) || attributes["on\($0)"] != nil }) { return true }
        let marks = ["aria-expanded", "aria-haspopup", "aria-controls"]
        return clicksAreHeard && attributes.keys.contains { marks.contains($0) || $0.hasPrefix("data-") && $0.hasSuffix("toggle") }
    }

    /// Whether keys may lead through other elements while it has the focus.
    fileprivate var mayLead: Bool {
        ["activedescendant", "controls", "owns", "haspopup"].contains { attributes["aria-\($0)"]?.isEmpty == false }
    }

    /// Whether it is a field that controls a list, a tree, a grid or a dialog.
    fileprivate var hasPopup: Bool {
        ["combobox", "textbox", "searchbox"].contains(role ?? "") && (states["controls"] != nil || states["owns"] != nil)
    }
}
