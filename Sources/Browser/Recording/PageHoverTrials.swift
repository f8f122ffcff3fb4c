#if os(macOS) || os(Linux)
    /// Trials to show by keys the content that a style shows under the pointer.
    ///
    /// A script that listens to keys above all elements may show it, or may do
    /// something else.
    struct PageHoverTrials {
        let page: LivePage
        private let address: String
        /// When no further load begins.
        private let end: ContinuousClock.Instant

        /// The largest number of trials, since the page is loaded for each.
        private static let most = 4
        private static let events: Set<String> = ["keydown", "keypress", "keyup", "focus", "focusin"]

        init(_ page: LivePage, at address: String, until end: ContinuousClock.Instant) {
            (self.page, self.address, self.end) = (page, address, end)
        }

        /// Focuses the first element under the pointer that takes focus, and
        /// presses the arrow key down; returns the ids of contents, each with
        /// whether it was shown.
        func trials(of tree: PageTree) throws(BrowserError) -> [(id: String, isShown: Bool)] {
            let roots = tree.nodes.filter { $0.tag == "html" || $0.tag == "body" }
            let listened = Set(tree.documentListeners + roots.flatMap(\.listeners))
            let contents = tree.nodes.compactMap { node -> (id: String, path: String, trigger: String)? in
                guard let path = node.path, let trigger = node.hoverTrigger else { return nil }
                return (node.id, path, trigger)
            }
            guard !listened.isDisjoint(with: Self.events) else { return [] }
            var found: [(id: String, isShown: Bool)] = []
            for content in contents.prefix(Self.most) where ContinuousClock.now < end {
                try page.navigate(to: address)
                let (path, trigger) = (LivePage.literal(content.path), LivePage.literal(content.trigger))
                var isShown = false
                if let first = try page.evaluate("page.focusableOf(\(trigger), \(path))")?.string {
                    try page.evaluate("page.focus(\(LivePage.literal(first)))")
                    try page.evaluate("page.rest(2)")
                    isShown = try page.evaluate("page.isSeen(\(path))")?.boolean == true
                    if !isShown {
                        try page.press(.down)
                        try page.evaluate("page.rest(2)")
                        isShown = try page.evaluate("page.isSeen(\(path))")?.boolean == true
                    }
                }
                found.append((content.id, isShown))
            }
            return found
        }
    }
#endif
