import EveryScreenCapture

#if os(macOS) || os(Linux)
    /// The paths of keyboard focus through a page, found by pressing keys.
    ///
    /// Tab and Shift+Tab are pressed until focus leaves the page or repeats a
    /// cycle. From stops for which these paths do not show where a key leads, it
    /// is pressed once more. The page is reloaded first if scripts may have changed
    /// it. Arrow keys are pressed in widgets that manage focus, and other keys in
    /// possible traps.
    struct PageWalk {
        let page: LivePage
        let address: String
        private let limits: RecordingLimits
        let ids: [String: String]
        let nodes: [PageNode]
        /// Whether scripts may act on keys and focus.
        let isScripted: Bool
        private let end: ContinuousClock.Instant
        /// Whether parts were left out at the limit of time or key presses.
        var isCutOff = false
        /// The stops to which focus returned on a walk, perhaps by a timer.
        private var suspects: Set<String> = []
        /// Whether focus has left the page since `comeBack()`.
        private var hasLeft = false

        private static let leftPage = "left-document"
        /// The number of presses after a stop whose surroundings scripts may
        /// change: traps show as short loops.
        private static let scriptedPresses = 7
        private static let mostProbed = 100

        init(_ page: LivePage, at address: String, tree: PageTree, isScripted: Bool, limits: RecordingLimits) {
            (self.page, self.address, self.limits, self.isScripted) = (page, address, limits, isScripted)
            (ids, nodes) = (tree.ids, tree.nodes)
            end = ContinuousClock.now + .seconds(limits.walk)
        }

        /// One path through the page.
        private struct Walk {
            var stops: [Stop] = []
            var end = "limit"
            /// The path of the element at which the title changed or a modal
            /// opened.
            var contextChange: String?
            /// Whether focus left the page at the end.
            var isClosed: Bool { end == PageWalk.leftPage }
            var passed: Set<String> { Set(stops.compactMap(\.state?.path)) }
            /// The stops for which the path shows where its key leads.
            ///
            /// In a loop this is open: a script may let focus go after some rounds.
            var explored: Set<String> {
                if isClosed { return passed }
                return Set(stops.compactMap(\.state?.path).dropLast()).subtracting(repeated)
            }
            /// The stops that were passed more than once.
            var repeated: Set<String> {
                let counts = stops.compactMap(\.state?.path).reduce(into: [:]) { $0[$1, default: 0] += 1 }
                return Set(counts.filter { $0.value > 1 }.keys)
            }
        }

        private struct Stop {
            var state: FocusState?
            var innerStopCount = 1
            var change: PixelChange?
        }

        /// Walks, and returns the members of a record.
        mutating func members(pictures: PagePictures?) throws(BrowserError) -> [(key: String, value: JSON)] {
            let candidates = nodes.filter {
                $0.path != nil && !["html", "body", "iframe", "frame"].contains($0.tag)
                    && ($0.isFocusable || $0.attribute("tabindex") != nil)
            }
            let first = FocusState(try page.evaluate("page.state()"))
            var members: [(key: String, value: JSON)] = [("initialFocus", place(first?.path))]
            let forward = try settledWalk(shift: false, pictures)
            members.append(("tabSequence", .array(forward.stops.map(json))))
            members.append(("tabEnd", .string(forward.end)))
            let hasStops = !forward.passed.isEmpty || !candidates.isEmpty
            guard hasStops else {
                members += [
                    ("shiftTabSequence", .array([])), ("shiftTabEnd", .string("nothing-focusable")), ("focusEdges", .array([])),
                    ("scripted", .boolean(false)), ("forwardStops", .integer(0)), ("backwardStops", .integer(0)),
                ]
                return members
            }
            // Without scripts, keys change nothing but focus, which has left the
            // page.
            if isScripted || hasFrames || !forward.isClosed { try page.navigate(to: address) }
            try comeBack()
            let backward = try settledWalk(shift: true, nil)
            members.append(("shiftTabSequence", .array(backward.stops.map(json))))
            members.append(("shiftTabEnd", .string(backward.end)))
            members.append(("focusEdges", .array(try edges(from: candidates, forward, backward))))
            members.append(("scripted", .boolean(isScripted)))
            var attempts: [JSON] = []
            // Scripts may have added the stop since the tree was recorded.
            if !forward.isClosed || !backward.isClosed, isScripted,
                let stuck = (forward.isClosed ? backward : forward).stops.last(where: { $0.state != nil })?.state,
                ids[stuck.path] != nil
            {
                attempts.append(try exits(from: stuck.path))
            }
            let arrows = try arrows(from: forward.passed)
            attempts += arrows.tries
            if !arrows.stuck.isEmpty { members.append(("arrowsStuckAt", .array(arrows.stuck.map(JSON.string)))) }
            if isScripted, let change = try contextChange(at: forward.contextChange), let id = ids[change.path] {
                members.append(("contextChange", .object([("of", .string(id)), ("modal", .boolean(change.isModal))])))
            }
            // Older readers expect one object.
            if attempts.count == 1 { members.append(("escapeAttempts", attempts[0])) }
            if attempts.count > 1 { members.append(("escapeAttempts", .array(attempts))) }
            members += [("forwardStops", .integer(forward.passed.count)), ("backwardStops", .integer(backward.passed.count))]
            if isCutOff { members.append(("walksCutOff", .boolean(true))) }
            return members
        }

        func place(_ path: String?) -> JSON { path.flatMap { ids[$0] }.map(JSON.string) ?? .null }

        private func json(_ stop: Stop) -> JSON {
            guard let state = stop.state else { return .object([("node", .null)]) }
            let box = state.place.box
            var members: [(key: String, value: JSON)] = [
                ("node", place(state.path)), ("path", .string(state.path)),
                ("rect", .array([box.minX, box.minY, box.width, box.height].map(JSON.number))),
            ]
            if stop.innerStopCount > 1 { members.append(("innerStops", .integer(stop.innerStopCount))) }
            if state.hasRing { members.append(("ring", .boolean(true))) }
            if let change = stop.change {
                members.append(("pixelsVsUnfocused", .integer(change.count)))
                if let contrast = change.contrast { members.append(("contrastVsUnfocused", .number(contrast))) }
            }
            return .object(members)
        }

        private var hasFrames: Bool { nodes.contains { $0.frame > 0 || ["iframe", "frame", "object", "embed"].contains($0.tag) } }

        var isTimeOver: Bool { ContinuousClock.now >= end }

        /// The focus after a key, once scripts have had time to react; `hasGone` if
        /// another document has replaced this one.
        ///
        /// - Parameter isSlow: Whether a timer may move focus, also where focus is
        ///   on an element.
        mutating func state(frames: Int = 1, isSlow: Bool = false) throws(BrowserError) -> (focus: FocusState?, hasGone: Bool) {
            let focus = FocusState(try page.evaluate("page.stateAfter(\(isScripted ? frames : 0), \(isSlow))"))
            if focus == nil { hasLeft = true }
            return (focus, page.events.navigationCount > 1)
        }

        /// Makes the next end of the page one that focus leaves at.
        ///
        /// Chromium counts how often focus has left the page, and lets it pass the
        /// end unnoticed every second time, until the page is brought to the front.
        private mutating func comeBack() throws(BrowserError) {
            if hasLeft { try page.call("Page.bringToFront") }
            hasLeft = false
        }

        /// Walks, and once more where focus returned to a stop: a script that
        /// pulls focus back by a timer lets it be elsewhere for a moment.
        private mutating func settledWalk(shift: Bool, _ pictures: PagePictures?) throws(BrowserError) -> Walk {
            let first = try walk(shift: shift, pictures)
            guard isScripted, first.end == "cycle" else { return first }
            suspects.formUnion(first.repeated)
            try page.navigate(to: address)
            try comeBack()
            return try walk(shift: shift, pictures)
        }

        private mutating func walk(shift: Bool, _ pictures: PagePictures?) throws(BrowserError) -> Walk {
            var walk = Walk()
            var seen: [String: Int] = [:]
            var blankCount = 0
            var awaited: Awaited?
            if isScripted { try page.evaluate("page.contextChange()") }
            for _ in 0..<limits.presses {
                guard !isTimeOver else { break }
                let isSlow = walk.stops.last?.state.map { suspects.contains($0.path) } == true
                try page.press(.tab, shift: shift)
                let (focus, hasGone) = try state(isSlow: isSlow)
                if hasGone {
                    walk.end = "navigated"
                    return walk
                }
                if isScripted, walk.contextChange == nil {
                    walk.contextChange = try page.evaluate("page.contextChange()")?["path"]?.string
                }
                if let focus, focus.hasInnerStops, let last = walk.stops.last, last.state?.path == focus.path, last.innerStopCount < 20 {
                    // The browser's own parts of a player or a date field are
                    // several stops of one element.
                    walk.stops[walk.stops.count - 1].innerStopCount += 1
                    continue
                }
                var stop = Stop(state: focus)
                if let pictures {
                    if let shown = awaited, focus?.path != shown.focus.path {
                        // The indicator may be elsewhere, so that no change proves
                        // nothing.
                        let change = try change(since: shown, pictures)
                        if change?.count != 0 { walk.stops[shown.index].change = change }
                        awaited = nil
                    }
                    if let focus, !focus.hasRing {
                        if focus.isScrolled {
                            if awaited == nil { awaited = try keep(focus, at: walk.stops.count, pictures) }
                        } else {
                            stop.change = try change(at: focus, pictures)
                        }
                    }
                }
                walk.stops.append(stop)
                guard let focus else {
                    blankCount += 1
                    if blankCount >= 2 || !seen.isEmpty {
                        walk.end = Self.leftPage
                        return walk
                    }
                    continue
                }
                seen[focus.path, default: 0] += 1
                if seen[focus.path] == 3 {
                    walk.end = "cycle"
                    return walk
                }
            }
            isCutOff = true
            return walk
        }

        /// Returns an element at which the context seemed to change, if it changes
        /// again when the page is loaded anew and the element takes focus; and
        /// whether by a modal.
        private mutating func contextChange(at path: String?) throws(BrowserError) -> (path: String, isModal: Bool)? {
            guard let path, !isTimeOver else { return nil }
            try page.navigate(to: address)
            try comeBack()
            try page.evaluate("page.rest(2).then(page.contextChange)")
            _ = try focus(path)
            let change = try page.evaluate("page.rest(2).then(page.contextChange)")
            return change?["path"]?.string == path ? (path, change?["isModal"]?.boolean == true) : nil
        }

        /// Focuses an element, after a reload if the page has changed or pulls
        /// focus back to where it was; returns where focus is.
        private mutating func focus(_ path: String, unlessChanged signature: inout String?) throws(BrowserError) -> FocusState? {
            try comeBack()
            guard isScripted else { return try focus(path) }
            var isReloaded = signature == nil || page.events.navigationCount > 1
            if !isReloaded { isReloaded = try page.signature() != signature }
            if isReloaded { signature = try reloaded() }
            let place = try focus(path)
            if isReloaded || place?.path == path { return place }
            signature = try reloaded()
            return try focus(path)
        }

        /// Focuses an element; returns where focus is.
        private mutating func focus(_ path: String) throws(BrowserError) -> FocusState? {
            try page.evaluate("page.focus(\(LivePage.literal(path)))")
            return try state().focus
        }

        /// Reloads the page; returns its signature.
        private func reloaded() throws(BrowserError) -> String {
            try page.navigate(to: address)
            return try page.signature()
        }

        /// A stop from which the keys are pressed once more.
        private struct Probe {
            let id: String
            let path: String
            /// Where focus went instead of to the stop, if it did.
            var went: JSON?
            /// Whether the stop took focus and lost it at once.
            var losesFocus = false
            /// The members of a record on each direction.
            var moves: [[(key: String, value: JSON)]] = [[], []]

            var members: [(key: String, value: JSON)] {
                (went.map { [("focusWent", $0)] } ?? []) + (losesFocus ? [("losesFocus", .boolean(true))] : []) + moves[0] + moves[1]
            }
        }

        /// Presses Tab and Shift+Tab from stops for which the paths do not show
        /// where these lead.
        ///
        /// A key is pressed several times where scripts may act on it, until focus
        /// arrives where that key was pressed before. So the stops are taken
        /// against the direction of the key.
        private mutating func edges(from candidates: [PageNode], _ forward: Walk, _ backward: Walk) throws(BrowserError) -> [JSON] {
            let explored = [forward.explored, backward.explored]
            var probes = candidates.compactMap { node in
                node.path.flatMap { path in
                    explored.allSatisfy { $0.contains(path) } ? nil : Probe(id: node.id, path: path)
                }
            }
            let positions = Dictionary(
                (forward.stops + backward.stops.reversed()).enumerated().compactMap { (position, stop) in
                    stop.state.map { ($0.path, position) }
                }, uniquingKeysWith: min)
            probes.sort { positions[$0.path, default: .max] < positions[$1.path, default: .max] }
            if probes.count > Self.mostProbed {
                isCutOff = true
                probes.removeLast(probes.count - Self.mostProbed)
            }
            // After the walk the page may be in any state.
            var signature: String?
            for direction in [0, 1] {
                var known = explored[direction]
                let indices = direction == 0 ? Array(probes.indices.reversed()) : Array(probes.indices)
                for index in indices where probes[index].went == nil && !explored[direction].contains(probes[index].path) {
                    guard !isTimeOver else {
                        isCutOff = true
                        break
                    }
                    let path = probes[index].path
                    let start = try focus(path, unlessChanged: &signature)
                    guard let start, start.path == path else {
                        probes[index].went = place(start?.path)
                        if start == nil, page.events.navigationCount <= 1 {
                            probes[index].losesFocus = try page.evaluate("page.losesFocus()")?.boolean == true
                        }
                        continue
                    }
                    let (hops, pulledBack) = try hops(shift: direction == 1, from: start, until: known)
                    let name = direction == 0 ? "tab" : "shiftTab"
                    var moves: [(key: String, value: JSON)] = [(name, .array(hops.map { $0.map(JSON.string) ?? .null }))]
                    if isScripted, !pulledBack.isEmpty { moves.append((name + "PulledBackAt", .array(pulledBack.map(JSON.integer)))) }
                    probes[index].moves[direction] = moves
                    known.insert(path)
                }
            }
            return probes.filter { !$0.members.isEmpty }.map { .object([("from", .string($0.id))] + $0.members) }
        }

        /// Presses a key several times, until focus arrives at a known place.
        ///
        /// A loop is pressed on: a script may let focus go after some rounds.
        private mutating func hops(shift: Bool, from start: FocusState, until known: Set<String>) throws(BrowserError) -> (
            places: [String?], pulledBackAt: [Int]
        ) {
            var places: [String?] = []
            var pulledBack: [Int] = []
            var last = start
            for press in 0..<(isScripted ? Self.scriptedPresses : 1) {
                try page.press(.tab, shift: shift)
                let (focus, hasGone) = try state(isSlow: suspects.contains(last.path))
                guard let focus, !hasGone else {
                    places.append(nil)
                    break
                }
                places.append(ids[focus.path] ?? focus.path)
                // Focus first left the page; then a script, or a cycle, returned
                // it.
                if focus.leavingCount > last.leavingCount { pulledBack.append(press) }
                last = focus
                if known.contains(focus.path) { break }
            }
            return (places, pulledBack)
        }

        /// Tries other keys to leave a possible trap, each on the unchanged page.
        private mutating func exits(from path: String) throws(BrowserError) -> JSON {
            var tries: [JSON] = []
            var signature: String?
            for (label, key) in PageKey.exits {
                guard !isTimeOver else {
                    isCutOff = true
                    break
                }
                _ = try focus(path, unlessChanged: &signature)
                try page.press(key)
                // A round without an exit shows that the key opens none.
                var places: [String] = []
                var isOutside = false
                while places.count < 6, !isOutside, Set(places).count == places.count {
                    if !places.isEmpty { try page.press(.tab) }
                    // A widget that closes returns focus a little later.
                    let (focus, hasGone) = try state(frames: places.isEmpty ? 2 : 1, isSlow: suspects.contains(path))
                    if let focus, !hasGone { places.append(ids[focus.path] ?? focus.path) } else { isOutside = true }
                }
                let after = places.map(JSON.string) + (isOutside ? [.null] : [])
                tries.append(.object([("key", .string(label)), ("focusAfterKeyThenTabs", .array(after))]))
            }
            return .object([("from", place(path)), ("tries", .array(tries))])
        }
    }
#endif
