#if os(macOS) || os(Linux)
    /// The settings of a page that lead to another one as soon as they are changed,
    /// found by changing them.
    struct PageSettingChanges {
        let page: LivePage
        private let address: String
        /// When no further load begins.
        private let end: ContinuousClock.Instant

        /// The largest number that is tried, since the page is loaded for each.
        private static let most = 4
        private static let events: Set<String> = ["change", "input"]
        private static let toggles: Set<String> = ["checkbox", "radio"]

        init(_ page: LivePage, at address: String, until end: ContinuousClock.Instant) {
            (self.page, self.address, self.end) = (page, address, end)
        }

        /// Changes each list, check box and radio button to whose changes a script
        /// listens, by key; returns their ids, each with whether the page is left.
        func changes(of tree: PageTree) throws(BrowserError) -> [(id: String, leadsAway: Bool)] {
            let isHeardEverywhere = !Self.events.isDisjoint(with: tree.documentListeners)
            let settings = tree.nodes.filter { node in
                Self.key(for: node) != nil
                    && (isHeardEverywhere || !Self.events.isDisjoint(with: node.listeners)
                        || Self.events.contains { node.attribute("on\($0)") != nil })
            }
            var found: [(id: String, leadsAway: Bool)] = []
            for node in settings.prefix(Self.most) where ContinuousClock.now < end {
                guard let key = Self.key(for: node), let path = node.path else { continue }
                try page.navigate(to: address)
                let focused = try page.evaluate("page.focus(\(LivePage.literal(path)))")?["path"]?.string
                guard focused == path else { continue }
                try page.press(key)
                try page.evaluate("page.rest(2)")
                found.append((node.id, page.events.navigationCount > 1))
            }
            return found
        }

        /// The key that changes a setting; `nil` for other elements, and for one
        /// that cannot be changed.
        private static func key(for node: PageNode) -> PageKey? {
            guard node.attribute("disabled") == nil, node.box != nil else { return nil }
            switch node.tag {
            case "select": return node.attribute("multiple") == nil ? .down : nil
            case "input" where toggles.contains(node.attribute("type")?.lowercased() ?? ""): return .space
            default: return nil
            }
        }
    }
#endif
