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
        /// arrow key down is pressed, and Return where that follows no link. Only
        /// where a script listens above all elements, or at the trigger, is that a
        /// question.
        func hovers(of tree: PageTree) throws(BrowserError) -> [(id: String, answer: Bool)] {
            let events = PageShortcuts.keyEvents.union(Self.focusEvents)
            let isHeard = !tree.eventsHeardEverywhere.isDisjoint(with: events)
            let listening = tree.nodes.filter { !$0.listeners.isEmpty }.compactMap(\.path)
            let hovered = tree.nodes.filter { node in
                guard node.path != nil, let trigger = node.hoverTrigger else { return false }
                return isHeard || listening.contains { $0 == trigger || $0.hasPrefix("\(trigger).") }
            }
            return try answers(of: hovered) { (node) throws(BrowserError) in
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
                if try isSeen() { return true }
                // Return on a link leads elsewhere.
                guard try page.evaluate("page.isLink(\(LivePage.literal(first)))")?.boolean == false else { return false }
                try page.press(.enter)
                return try isSeen()
            }
        }

        // MARK: States

        /// The roles and attributes of controls that state whether they are on or
        /// chosen.
        private static let stated: Set<String> = ["checkbox", "switch", "radio", "tab", "menuitemcheckbox", "menuitemradio"]
        /// The attributes of buttons that do more than switch something.
        private static let leading: Set<String> = [
            "aria-expanded", "aria-haspopup", "aria-controls", "popovertarget", "commandfor", "disabled",
        ]

        /// Returns for controls that look different once they are activated whether
        /// they say so.
        ///
        /// Those of a role with a state change the attribute of that state. A
        /// button of a page that no one else sees is pressed twice: if its look
        /// goes there and back, its name or a state does, too.
        func states(of tree: PageTree, isOwn: Bool) throws(BrowserError) -> [(id: String, answer: Bool)] {
            guard page.settings == .desktop else { return [] }
            let isHeardEverywhere = tree.eventsHeardEverywhere.contains("click")
            let usable = tree.nodes.filter { node in
                guard node.path != nil, node.box != nil, node.tag != "input", node.attribute("aria-disabled") != "true" else {
                    return false
                }
                return isHeardEverywhere || node.listeners.contains("click") || node.attribute("onclick") != nil
            }
            let stating = usable.filter { node in
                guard node.attribute("disabled") == nil, node.attribute("aria-selected") != "true" else { return false }
                return Self.stated.contains(node.attribute("role") ?? "") || node.attribute("aria-pressed") != nil
            }
            let known = Set(stating.map(\.id))
            let buttons = usable.filter { node in
                isOwn && node.tag == "button" && node.attribute("type") == "button" && node.attribute("role") == nil
                    && !known.contains(node.id) && Self.leading.allSatisfy { node.attribute($0) == nil }
            }
            return try answers(of: stating + buttons) { (node) throws(BrowserError) in
                guard let path = node.path else { return nil }
                let literal = LivePage.literal(path)
                guard try page.evaluate("page.focus(\(literal))")?["path"]?.string == path else { return nil }
                try page.evaluate("page.remember()")
                func control() throws(BrowserError) -> DevToolsValue? {
                    try page.evaluate("page.rest(2).then(page.calm)")
                    return page.events.navigationCount > 1 ? nil : try page.evaluate("page.control(\(literal))")
                }
                let before = try control()
                try page.press(.space)
                var after = try control()
                if let before, let now = after, now["look"]?.string == before["look"]?.string {
                    try page.evaluate("page.click(\(literal))")
                    after = try control()
                }
                guard let before, let after, after["look"]?.string != before["look"]?.string else { return nil }
                if known.contains(node.id) { return after["states"]?.string != before["states"]?.string }
                guard try page.evaluate("page.shown()")?["shown"]?.items.isEmpty == true else { return nil }
                if after["said"]?.string != before["said"]?.string { return true }
                try page.press(.space)
                let again = try control()
                return again?["look"]?.string == before["look"]?.string ? false : nil
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
