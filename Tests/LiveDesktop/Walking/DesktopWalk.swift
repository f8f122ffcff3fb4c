import CAtspi
package import EveryScreenCapture
package import EveryScreenModel
import EveryScreenNavigation

/// The paths of keyboard focus through a window, found by pressing keys.
///
/// Tab is pressed until focus returns to a place where it was, and so is
/// Shift+Tab. From stops that these paths leave open, each key is pressed once
/// more. Arrow keys are pressed where they reach further stops, and other keys in
/// possible traps. Tab cycles in a window of GTK, so that no place is outside.
@MainActor
package struct DesktopWalk {
    private let live: LiveScreen
    private let tree: AtspiTree
    private let limits: DesktopLimits
    private var focus: DesktopFocus
    private var pressCount = 0
    private var recorded = RenderedScreen.RecordedFocus(walks: [])
    private var unfocusable: [String] = []
    private let objects: [String: AtspiObject]

    /// Prepares the walk through a captured window.
    package init(_ live: LiveScreen, in tree: AtspiTree, limits: DesktopLimits) {
        (self.live, self.tree, self.limits) = (live, tree, limits)
        focus = DesktopFocus(tree, staying: limits.staying)
        var objects: [String: AtspiObject] = [:]
        for object in tree.all() { if let source = live.sources[object.identity] { objects[source] = object } }
        self.objects = objects
    }

    /// Walks, and returns the recording with sentences about its limits.
    package mutating func record() -> (focus: RenderedScreen.RecordedFocus, notes: [String]) {
        let first = source(of: focus.current)
        recorded.tabSequence = (first.map { [$0] } ?? []) + cycle(.tab, after: first)
        if let from = source(of: focus.current) {
            recorded.walks.append(.init(from: from, tab: [], shiftTab: cycle(.shiftTab, after: from)))
        }
        completeStops()
        pressArrows()
        tryExits()
        var notes: [String] = []
        if isCutOff { notes.append("the walk was cut off after \(limits.presses) key presses; the rest of it is unknown") }
        if !unfocusable.isEmpty {
            notes.append("\(unfocusable.count) stops could not be given focus; keys that lead away from them are partly unknown")
        }
        return (recorded, notes)
    }

    private var isCutOff: Bool { pressCount >= limits.presses }

    /// The source of the element that stands for an object: of itself, or of the
    /// nearest one around it.
    private func source(of object: AtspiObject?) -> String? {
        guard let object else { return nil }
        return tree.ancestry(of: object).lazy.compactMap { live.sources[$0.identity] }.first
    }

    private mutating func press(_ key: DesktopKey) -> String? {
        pressCount += 1
        return source(of: focus.press(key))
    }

    /// Presses a key until focus is where it was before, or lost.
    private mutating func cycle(_ key: DesktopKey, after first: String?) -> [String?] {
        var seen = Set([first].compactMap(\.self))
        var places: [String?] = []
        while !isCutOff {
            let place = press(key)
            places.append(place)
            guard let place, seen.insert(place).inserted else { break }
        }
        return places
    }

    /// Presses Tab and Shift+Tab once at each stop where the walks did not.
    private mutating func completeStops() {
        let elements = live.screen.elements.filter { $0.keyboard?.isFocusable == true && $0.isVisible != false }
        for element in elements {
            let open = [DesktopKey.tab, .shiftTab].filter { !isKnown($0, from: element.source) }
            guard !open.isEmpty, let object = objects[element.source] else { continue }
            var walk = RenderedScreen.RecordedFocus.Walk(from: element.source, tab: [], shiftTab: [])
            for key in open where !isCutOff {
                guard focus.move(to: object) else {
                    unfocusable.append(element.source)
                    break
                }
                let place = press(key)
                if key == .tab { walk.tab = [place] } else { walk.shiftTab = [place] }
            }
            if !walk.tab.isEmpty || !walk.shiftTab.isEmpty { recorded.walks.append(walk) }
        }
    }

    private func isKnown(_ key: DesktopKey, from source: String) -> Bool {
        func leads(_ places: [String?]) -> Bool { places.dropLast().contains(source) }
        if key == .tab {
            return leads(recorded.tabSequence) || recorded.walks.contains { leads([$0.from] + $0.tab) }
        }
        return recorded.walks.contains { leads([$0.from] + $0.shiftTab) }
    }

    /// Presses arrow keys at stops that may hold others, as long as a stop is
    /// unreached.
    private mutating func pressArrows() {
        var reached = Set((recorded.tabSequence + recorded.walks.flatMap(\.shiftTab)).compactMap(\.self))
        var pending = recorded.tabSequence.compactMap(\.self).filter(holdsOthers)
        var tried = Set(pending)
        while let from = pending.popLast(), !isCutOff {
            for key in [DesktopKey.right, .down, .left, .up] where !isCutOff {
                guard hasUnreached(reached), let object = objects[from], focus.move(to: object) else { break }
                guard let place = press(key), place != from else { continue }
                recorded.escapeAttempts.append(.init(from: from, key: key.name, focusAfter: [place]))
                reached.insert(place)
                if holdsOthers(place), tried.insert(place).inserted { pending.append(place) }
            }
        }
    }

    private func hasUnreached(_ reached: Set<String>) -> Bool {
        live.screen.elements.contains { $0.keyboard?.isFocusable == true && $0.isVisible != false && !reached.contains($0.source) }
    }

    /// Whether arrow keys usually move focus between an element and its neighbors.
    private func holdsOthers(_ source: String) -> Bool {
        guard let index = live.screen.index(ofSource: source) else { return false }
        return [.radioButton, .cell, .tab, .menuItem, .toggle, .unknown, .group].contains(live.screen.elements[index].role)
    }

    /// Presses other keys at the stops of possible traps.
    private mutating func tryExits() {
        let graph = KeyboardGraph(live.screen, recorded: recorded, isWindow: true)
        let held = (graph.traps(on: live.screen) + graph.suspectedTraps(on: live.screen)).flatMap(\.elements)
        for index in held {
            let from = live.screen.elements[index].source
            guard let object = objects[from] else { continue }
            for key in DesktopKey.exits where !isCutOff {
                guard focus.move(to: object) else { break }
                recorded.escapeAttempts.append(.init(from: from, key: key.name, focusAfter: [press(key)]))
                // Escape may close the window.
                if focus.current == nil { return }
            }
        }
    }
}
