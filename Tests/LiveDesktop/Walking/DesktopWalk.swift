import EveryScreenCapture
import EveryScreenModel
import EveryScreenNavigation

/// The paths of keyboard focus through a window, found by pressing keys.
///
/// Tab is pressed until focus returns to a place where it was, and so is
/// Shift+Tab. The program is restarted for what these paths leave open, since GTK
/// 4.8 moves no focus on request. Arrow keys are pressed where they may reach
/// further stops, and other keys in possible traps. Tab cycles in a window of GTK,
/// so that no place is outside.
@MainActor
struct DesktopWalk {
    private let limits: DesktopLimits
    /// Shows the program anew.
    private let restart: () throws -> (live: LiveScreen, tree: AtspiTree)
    private let live: LiveScreen
    private var tree: AtspiTree
    /// The live objects by their sources, and the sources by identity.
    private var objects: [String: AtspiObject] = [:]
    private var sources: [ObjectIdentifier: String] = [:]
    private var focus: DesktopFocus
    private let first: String?
    private var pressCount = 0
    private var restartCount = 0
    private var recorded = RenderedScreen.RecordedFocus(walks: [])
    /// The places of Shift+Tab from the first one on.
    private var backward: [String?] = []
    private var isIncomplete = false

    /// Prepares the walk through a captured window.
    init(
        _ live: LiveScreen, in tree: AtspiTree, limits: DesktopLimits, restart: @escaping () throws -> (live: LiveScreen, tree: AtspiTree)
    ) {
        (self.live, self.tree, self.limits, self.restart) = (live, tree, limits, restart)
        focus = DesktopFocus(tree, staying: limits.staying)
        sources = live.sources
        first = Self.source(of: focus.current, tree, live.sources)
        readObjects()
    }

    private mutating func readObjects() {
        objects.removeAll()
        for object in tree.all() { if let source = sources[object.identity] { objects[source] = object } }
    }

    /// Walks, and returns the recording with sentences about its limits.
    mutating func record() throws -> (focus: RenderedScreen.RecordedFocus, notes: [String]) {
        let start = first.map { [$0] } ?? []
        recorded.tabSequence = start + cycle(.tab, after: first)
        if source(of: focus.current) != first { try startAgain() }
        backward = start + cycle(.shiftTab, after: first)
        if let first { recorded.walks.append(.init(from: first, tab: [], shiftTab: Array(backward.dropFirst()))) }
        if first == nil { recorded.shiftTabSequence = backward }
        try complete(.shiftTab, along: recorded.tabSequence, by: .tab)
        try complete(.tab, along: backward, by: .shiftTab)
        try pressArrows()
        try tryExits()
        var notes: [String] = []
        if pressCount >= limits.presses {
            notes.append("the walk was cut off after \(limits.presses) key presses; the rest of it is unknown")
        } else if isIncomplete {
            notes.append("some stops were not reached again after \(restartCount) restarts; keys that lead away from them are unknown")
        }
        return (recorded, notes)
    }

    private var isCutOff: Bool { pressCount >= limits.presses || restartCount > limits.restarts }

    /// The source of the element that stands for an object: of itself, or of the
    /// nearest one around it.
    private static func source(of object: AtspiObject?, _ tree: AtspiTree, _ sources: [ObjectIdentifier: String]) -> String? {
        object.flatMap { tree.ancestry(of: $0).lazy.compactMap { sources[$0.identity] }.first }
    }

    private func source(of object: AtspiObject?) -> String? { Self.source(of: object, tree, sources) }

    private mutating func press(_ key: DesktopKey) -> String? {
        pressCount += 1
        return source(of: focus.press(key))
    }

    /// Shows the program anew; its elements have the same sources.
    private mutating func startAgain() throws {
        restartCount += 1
        let shown = try restart()
        tree = shown.tree
        sources = shown.live.sources
        focus = DesktopFocus(tree, staying: limits.staying)
        readObjects()
    }

    /// Presses a key until focus is where it was before, where the key is known, or
    /// lost.
    private mutating func cycle(_ key: DesktopKey, after first: String?) -> [String?] {
        var seen = Set([first].compactMap(\.self))
        var places: [String?] = []
        while !isCutOff {
            let place = press(key)
            places.append(place)
            guard let place, seen.insert(place).inserted, !isKnown(key, from: place) else { break }
        }
        return places
    }

    private func isKnown(_ key: DesktopKey, from source: String) -> Bool {
        func leads(_ places: [String?]) -> Bool { places.dropLast().contains(source) }
        if key == .tab { return leads(recorded.tabSequence) || recorded.walks.contains { leads([$0.from] + $0.tab) } }
        return leads(recorded.shiftTabSequence) || recorded.walks.contains { leads([$0.from] + $0.shiftTab) }
    }

    /// Presses a key at the stops of a path where it was not pressed, from the last
    /// one on.
    private mutating func complete(_ key: DesktopKey, along path: [String?], by way: DesktopKey) throws {
        while !isCutOff, let place = path.lastIndex(where: { $0.map { !isKnown(key, from: $0) } == true }), let stop = path[place] {
            guard try go(to: stop) else {
                isIncomplete = true
                return
            }
            let places = cycle(key, after: stop)
            guard !places.isEmpty else { return }
            let isTab = key == .tab
            recorded.walks.append(.init(from: stop, tab: isTab ? places : [], shiftTab: isTab ? [] : places))
        }
    }

    /// Moves focus to a stop: by its own interface, or by the keys of a known path
    /// after a restart.
    private mutating func go(to stop: String) throws -> Bool {
        if source(of: focus.current) == stop { return true }
        if let object = objects[stop], focus.move(to: object) { return true }
        for (path, key) in [(recorded.tabSequence, DesktopKey.tab), (backward, .shiftTab)] {
            guard let place = path.firstIndex(of: stop), restartCount < limits.restarts else { continue }
            try startAgain()
            for _ in 0..<(first == nil ? place + 1 : place) where !isCutOff { _ = press(key) }
            if source(of: focus.current) == stop { return true }
        }
        return false
    }

    /// Presses arrow keys at stops that may hold others, as long as a stop is
    /// unreached.
    private mutating func pressArrows() throws {
        let stops = live.screen.elements.filter { $0.keyboard?.isFocusable == true && $0.isVisible != false }.map(\.source)
        var unreached = Set(stops).subtracting((recorded.tabSequence + backward).compactMap(\.self))
        for start in recorded.tabSequence.compactMap(\.self) where holdsOthers(start) {
            for key in [DesktopKey.right, .down, .left, .up] {
                guard !unreached.isEmpty, !isCutOff else { return }
                guard try go(to: start) else {
                    isIncomplete = true
                    break
                }
                var from = start
                while !isCutOff, let place = press(key), place != from {
                    recorded.escapeAttempts.append(.init(from: from, key: key.name, focusAfter: [place]))
                    guard unreached.remove(place) != nil else { break }
                    from = place
                }
            }
        }
    }

    /// Whether arrow keys usually move focus between an element and its neighbors.
    private func holdsOthers(_ source: String) -> Bool {
        guard let index = live.screen.index(ofSource: source) else { return false }
        return [.radioButton, .cell, .tab, .menuItem, .unknown, .group].contains(live.screen.elements[index].role)
    }

    /// Presses other keys at the stops of possible traps, until one leaves.
    private mutating func tryExits() throws {
        let graph = KeyboardGraph(live.screen, recorded: recorded, isWindow: true)
        for trap in graph.traps(on: live.screen) + graph.suspectedTraps(on: live.screen) {
            let held = Set(trap.elements.map { live.screen.elements[$0].source })
            stops: for from in held.sorted() {
                for key in DesktopKey.exits where !isCutOff {
                    guard try go(to: from) else {
                        isIncomplete = true
                        continue stops
                    }
                    let place = press(key)
                    recorded.escapeAttempts.append(.init(from: from, key: key.name, focusAfter: [place]))
                    // Escape may close the window. One key that leaves is enough.
                    guard let place, held.contains(place) || key == .controlTab else { break stops }
                }
            }
        }
    }
}
