#if os(macOS) || os(Linux)
    /// Trials that end with another page or another look, each on the page loaded
    /// anew.
    struct PageTrials {
        let page: LivePage
        private let address: String
        /// When no further load begins.
        private let end: ContinuousClock.Instant

        /// The largest number of trials of one kind.
        private static let most = 4

        init(_ page: LivePage, at address: String, until end: ContinuousClock.Instant) {
            (self.page, self.address, self.end) = (page, address, end)
        }

        /// Calls something with each of the first nodes, on the page loaded anew;
        /// returns the ids of those with an answer, each with it.
        private func answers(
            of nodes: [PageNode], _ body: (PageNode) throws(BrowserError) -> Bool?
        ) throws(BrowserError) -> [(id: String, answer: Bool)] {
            var found: [(id: String, answer: Bool)] = []
            for node in nodes.prefix(Self.most) where ContinuousClock.now < end {
                try page.navigate(to: address)
                if let answer = try body(node) { found.append((node.id, answer)) }
            }
            return found
        }

        // MARK: Content under the pointer

        private static let focusEvents: Set<String> = ["focus", "focusin"]

        /// Returns for content that a style shows under the pointer whether keys
        /// show it too.
        ///
        /// The first element under the pointer that takes focus gets it, and the
        /// arrow key down is pressed. Only where a script listens above all
        /// elements is that a question.
        func hovers(of tree: PageTree) throws(BrowserError) -> [(id: String, answer: Bool)] {
            guard !tree.eventsHeardEverywhere.isDisjoint(with: PageShortcuts.keyEvents.union(Self.focusEvents)) else { return [] }
            return try answers(of: tree.nodes.filter { $0.path != nil && $0.hoverTrigger != nil }) { (node) throws(BrowserError) in
                guard let content = node.path, let trigger = node.hoverTrigger else { return nil }
                let (path, around) = (LivePage.literal(content), LivePage.literal(trigger))
                func isSeen() throws(BrowserError) -> Bool {
                    try page.evaluate("page.rest(2)")
                    return try page.evaluate("page.isSeen(\(path))")?.boolean == true
                }
                guard let first = try page.evaluate("page.focusableOf(\(around), \(path))")?.string else { return false }
                try page.evaluate("page.focus(\(LivePage.literal(first)))")
                if try isSeen() { return true }
                try page.press(.down)
                return try isSeen()
            }
        }

        // MARK: Settings

        private static let changeEvents: Set<String> = ["change", "input"]
        private static let toggles: Set<String> = ["checkbox", "radio"]

        /// The kind of an input.
        private static func type(of node: PageNode) -> String { node.attribute("type")?.lowercased() ?? "" }

        /// The events by which a script hears of a change: a key that checks a box
        /// also clicks it.
        private static func events(of node: PageNode) -> Set<String> {
            toggles.contains(type(of: node)) ? changeEvents.union(["click"]) : changeEvents
        }

        /// Returns for lists, sliders, check boxes and radio buttons to whose
        /// changes a script listens whether a change by key leads to another page.
        func changes(of tree: PageTree) throws(BrowserError) -> [(id: String, answer: Bool)] {
            let isHeardEverywhere = !Self.changeEvents.isDisjoint(with: tree.documentListeners)
            let settings = tree.nodes.filter { node in
                Self.key(for: node) != nil
                    && (isHeardEverywhere || !Self.events(of: node).isDisjoint(with: node.listeners)
                        || Self.events(of: node).contains { node.attribute("on\($0)") != nil })
            }
            return try answers(of: settings) { (node) throws(BrowserError) in
                guard let key = Self.key(for: node), let path = node.path,
                    try page.evaluate("page.focus(\(LivePage.literal(path)))")?["path"]?.string == path
                else { return nil }
                try page.press(key)
                try page.evaluate("page.rest(2)")
                return page.events.navigationCount > 1
            }
        }

        /// The key that changes a setting; `nil` for other elements, and for one
        /// that cannot be changed.
        private static func key(for node: PageNode) -> PageKey? {
            guard node.attribute("disabled") == nil, node.box != nil else { return nil }
            switch node.tag {
            case "select": return node.attribute("multiple") == nil ? .down : nil
            case "input" where type(of: node) == "range": return .down
            // A field that one digit fills often goes on by itself.
            case "input" where node.attribute("maxlength") == "1": return PageKey(typing: "1")
            case "input" where toggles.contains(type(of: node)): return .space
            default: return nil
            }
        }
    }
#endif
