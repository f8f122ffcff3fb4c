import EveryScreenCapture

#if os(macOS) || os(Linux)
    /// The content that appears when controls are activated, each on the page
    /// loaded anew.
    struct PageOpenings {
        private let page: LivePage
        private let pictures: PagePictures
        private let address: String
        /// When no further load begins.
        private let end: ContinuousClock.Instant
        /// Whether any button may be pressed, as no one else sees what it does.
        private let isOwn: Bool

        /// The largest number of controls that are activated.
        private static let most = 5

        init(_ page: LivePage, at address: String, isOwn: Bool, pictures: PagePictures, until end: ContinuousClock.Instant) {
            (self.page, self.address, self.isOwn, self.pictures, self.end) = (page, address, isOwn, pictures, end)
        }

        /// Activates the controls that may show more, and records what appears, up
        /// to a control after which the page does not respond.
        ///
        /// - Returns: The content, in the format of a record; and the reason that
        ///   controls are left out.
        /// - Throws: The error of a browser that ended.
        func all(of tree: PageTree) throws(BrowserError) -> (opened: [JSON], problem: BrowserError?) {
            var found: [JSON] = []
            for control in controls(of: tree) where ContinuousClock.now < end {
                do throws(BrowserError) {
                    if let opening = try opening(by: control, prefix: "o\(found.count)n") { found.append(opening) }
                } catch {
                    if case .ended = error { throw error }
                    return (found, error)
                }
            }
            return (found, nil)
        }

        // MARK: Controls

        private static let clicks: Set<String> = ["click", "mousedown", "pointerdown", "keydown", "touchstart"]
        private static let marks: Set<String> = ["aria-haspopup", "aria-controls", "popovertarget", "commandfor"]

        /// The controls to activate: those that say that they show more, then
        /// buttons to whose clicks a script listens.
        private func controls(of tree: PageTree) -> [PageNode] {
            let isHeardEverywhere = tree.eventsHeardEverywhere.contains("click")
            let usable = tree.nodes.filter { node in
                guard let box = node.box, box.bounds.count == 4, box.bounds[2] > 1, box.bounds[3] > 1, node.path != nil else {
                    return false
                }
                return node.attribute("disabled") == nil && node.attribute("aria-disabled") != "true" && node.ignoredReasons == nil
            }
            let marked = usable.filter { isMarked($0) && !leadsAway($0) }
            let known = Set(marked.map(\.id))
            let others = usable.filter { node in
                isOwn && !known.contains(node.id) && isButton(node)
                    && (isHeardEverywhere || !Self.clicks.isDisjoint(with: node.listeners) || node.attribute("onclick") != nil)
            }
            return Array((marked + others).prefix(Self.most))
        }

        private func isMarked(_ node: PageNode) -> Bool {
            if node.tag == "summary" { return node.state("expanded") != "true" }
            if node.attribute("aria-expanded") == "true" || node.attribute("aria-selected") == "true" { return false }
            guard node.tag != "input" || node.attribute("type") == "button",
                !["combobox", "textbox", "searchbox"].contains(node.role ?? "")
            else { return false }
            return node.document?.attributes.contains { attribute in
                if attribute.key == "aria-expanded" { return attribute.value == "false" }
                return Self.marks.contains(attribute.key) && attribute.value != "false"
                    || attribute.key.hasPrefix("data-") && attribute.key.hasSuffix("toggle")
            } == true
        }

        private func isButton(_ node: PageNode) -> Bool {
            switch node.tag {
            case "button": true
            case "input": ["button", "submit"].contains(node.attribute("type") ?? "")
            case "a": node.attribute("role") == "button" || !leadsAway(node)
            default: node.role == "button"
            }
        }

        /// Whether it is a link to another page.
        private func leadsAway(_ node: PageNode) -> Bool {
            guard node.tag == "a", let target = node.attribute("href") else { return false }
            return !target.hasPrefix("#") && !target.lowercased().hasPrefix("javascript:")
        }

        // MARK: Activation

        /// Activates a control; returns what appeared, or `nil` if nothing did.
        private func opening(by control: PageNode, prefix: String) throws(BrowserError) -> JSON? {
            guard let path = control.path else { return nil }
            try page.navigate(to: address)
            let literal = LivePage.literal(path)
            try page.evaluate("page.remember()")
            let hasFocus = try page.evaluate("page.focus(\(literal))")?["path"]?.string == path
            if hasFocus { try page.press(.enter) }
            var shown = try whatIsShown()
            if shown.paths.isEmpty, !isElsewhere {
                // A button may act on the pointer alone.
                try page.evaluate("page.click(\(literal))")
                shown = try whatIsShown()
            }
            if isElsewhere || shown.paths.isEmpty { return nil }
            let focus = try focus()
            try page.evaluate("scrollTo(0, 0)")
            let shot = try page.sendPicture()
            var tree = try PageTree(of: page, prefix: prefix)
            tree.add(facts: try page.evaluate("page.facts()"))
            let colors = try pictures.begin(with: try page.picture(after: shot), boxes: tree.textBoxes(scale: page.settings.scale))
            let size = try page.evaluate("page.info()")?["scrollSize"]?.json
            tree.add(try pictures.colors(after: colors))

            var members: [(key: String, value: JSON)] = [("of", .string(control.id))]
            func add(_ key: String, _ path: String?) {
                if let id = path.flatMap({ tree.ids[$0] }) { members.append((key, .string(id))) }
            }
            add("control", path)
            members.append(("shown", .array(shown.paths.compactMap { tree.ids[$0] }.map(JSON.string))))
            members.append(("covers", .boolean(shown.coversRest)))
            add("focus", focus)
            if try focus.map({ (focus) throws(BrowserError) in try isAmongShown(focus) }) != true {
                try page.press(.tab)
                try page.evaluate("page.rest(2)")
                add("next", try self.focus())
            }
            try page.press(.escape)
            try page.evaluate("page.rest(2).then(page.calm)")
            if isElsewhere { return nil }
            let isClosed = try page.evaluate("page.areGone()")?.boolean == true
            members.append(("closesOnEscape", .boolean(isClosed)))
            if isClosed { add("focusAfterEscape", try self.focus()) }
            if let size { members.append(("scrollSize", size)) }
            members.append(("nodes", .array(tree.nodes.map(\.json))))
            return .object(members)
        }

        /// Whether another page came.
        private var isElsewhere: Bool { page.events.navigationCount > 1 }

        private func whatIsShown() throws(BrowserError) -> (paths: [String], coversRest: Bool) {
            try page.evaluate("page.rest(2).then(page.calm)")
            guard !isElsewhere, let shown = try page.evaluate("page.shown()") else { return ([], false) }
            return (shown["shown"]?.strings ?? [], shown["covers"]?.boolean == true)
        }

        private func focus() throws(BrowserError) -> String? { try page.evaluate("page.state()")?["path"]?.string }

        private func isAmongShown(_ path: String) throws(BrowserError) -> Bool {
            try page.evaluate("page.isAmongNews(\(LivePage.literal(path)))")?.boolean == true
        }
    }

    extension PageNode {
        /// Returns a state of the accessibility tree in words.
        fileprivate func state(_ name: String) -> String? {
            let value = states.first { $0.key == name }?.value
            return switch value {
            case .literal(let word)?, .string(let word)?: word
            default: nil
            }
        }
    }
#endif
