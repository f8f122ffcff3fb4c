import EveryScreenCapture

#if os(macOS) || os(Linux)
    extension PageWalk {
        private static let mostArrowStops = 40

        /// Presses arrow keys at the stops of widgets that manage focus, and at the
        /// items that these reach.
        ///
        /// - Returns: Where they led, and the stops at which all four left focus
        ///   where it was.
        mutating func arrows(from stops: Set<String>) throws(BrowserError) -> (tries: [JSON], stuck: [String]) {
            guard isScripted else { return ([], []) }
            var pending = nodes.filter { node in
                guard let path = node.path, stops.contains(path), let role = node.role else { return false }
                return Self.managing.contains(role) && node.attribute("role") != nil
            }.compactMap(\.path)
            var found: [JSON] = []
            var stuck: [String] = []
            var known = Set(pending)
            if !pending.isEmpty { try page.navigate(to: address) }
            while let path = pending.popLast() {
                guard !isTimeOver, found.count < Self.mostArrowStops else {
                    isCutOff = true
                    break
                }
                var tries: [JSON] = []
                var stayCount = 0
                for key in [PageKey.right, .down, .left, .up] {
                    try page.evaluate("page.focus(\(LivePage.literal(path)))")
                    try page.press(key)
                    let (focus, hasGone) = try state(frames: 2)
                    if hasGone { try page.navigate(to: address) }
                    if !hasGone, focus?.path == path { stayCount += 1 }
                    guard let focus, !hasGone, focus.path != path, let id = ids[focus.path] else { continue }
                    tries.append(.object([("key", .string(key.name)), ("focusAfterKeyThenTabs", .array([.string(id)]))]))
                    if known.insert(focus.path).inserted { pending.append(focus.path) }
                }
                if !tries.isEmpty { found.append(.object([("from", place(path)), ("tries", .array(tries))])) }
                if stayCount == 4, let id = ids[path] { stuck.append(id) }
            }
            return (found, stuck)
        }

        /// The roles of items in widgets with one tab stop that move focus inside
        /// by arrow keys.
        private static let managing: Set<String> = [
            "tab", "menuitem", "menuitemcheckbox", "menuitemradio", "treeitem", "gridcell", "row", "columnheader", "rowheader", "option",
            "radio", "listbox", "tree", "grid", "treegrid", "menu", "menubar", "tablist", "toolbar", "radiogroup", "button",
        ]
    }
#endif
