import EveryScreenModel
import EveryScreenNavigation
import Testing

struct KeyboardModelTests {
    private func key(
        _ name: String, _ x: Double, _ y: Double, _ role: ScreenElement.Role = .textField, change: (inout ScreenElement) -> Void = { _ in }
    ) -> Part {
        part(role, name, LayoutRect(x: x, y: y, width: 44, height: 44)) { element in
            element.identifier = name
            element.keyboard = ScreenElement.KeyboardBehavior(isFocusable: true, consumedKeys: [])
            change(&element)
        }
    }

    private func inGroup(_ name: String, _ group: String, _ x: Double, _ y: Double, priority: Int? = nil) -> Part {
        key(name, x, y) {
            $0.keyboard = ScreenElement.KeyboardBehavior(isFocusable: true, consumedKeys: [], group: group, groupPriority: priority)
        }
    }

    private func stops(_ parts: [Part], _ model: KeyboardModel) -> String {
        let screen = screen(parts)
        return KeyboardGraph(screen, layoutDirection: .leftToRight, model: model).stops
            .map { screen.elements[$0].source }.joined(separator: " ")
    }

    /// The path of keys from outside: the sources of the focused elements.
    private func walk(_ keys: [ScreenElement.Key], _ parts: [Part], _ model: KeyboardModel) -> String {
        let screen = screen(parts)
        let graph = KeyboardGraph(screen, layoutDirection: .leftToRight, model: model)
        return keys.indices.map { index in
            let position = graph.position(after: keys[...index])
            return position == graph.outside ? "-" : screen.elements[graph.stops[position]].source
        }.joined(separator: " ")
    }

    // MARK: Every model

    @Test(arguments: KeyboardModel.allCases)
    func `an empty screen and one without stops have no way`(model: KeyboardModel) {
        #expect(stops([], model) == "")
        #expect(walk([.tab, .shiftTab, .down], [part(.text, "a")], model) == "- - -")
    }

    @Test(arguments: KeyboardModel.allCases)
    func `one stop is entered and left`(model: KeyboardModel) {
        #expect(walk([.tab, .tab, .shiftTab, .shiftTab], [key("a", 0, 0)], model) == "a - a -")
    }

    @Test(arguments: KeyboardModel.allCases)
    func `next elements that name each other hold the focus and do not hang`(model: KeyboardModel) {
        let parts = [
            key("a", 0, 0) { $0.keyboard = ScreenElement.KeyboardBehavior(isFocusable: true, consumedKeys: [], next: "b", previous: "b") },
            key("b", 0, 50) { $0.keyboard = ScreenElement.KeyboardBehavior(isFocusable: true, consumedKeys: [], next: "a", previous: "a") },
        ]
        let screen = screen(parts)

        let traps = KeyboardGraph(screen, layoutDirection: .leftToRight, model: model).traps(on: screen)
        // In a window of macOS a loop through all stops is the usual one.
        #expect(traps.map(\.kind) == (model == .keyViewLoop ? [] : [.explicitNextLoop]))
    }

    // MARK: Full Keyboard Access

    @Test func `Full Keyboard Access visits what responds and leaves out what does not`() {
        let parts = [
            key("a", 0, 0) { ($0.keyboard, $0.respondsToUserInteraction) = (nil, true) },
            key("b", 0, 50) { $0.respondsToUserInteraction = false }, key("c", 0, 100, .button),
        ]

        #expect(stops(parts, .fullKeyboardAccess) == "a c")
    }

    @Test func `with Full Keyboard Access Tab visits each of a group, and arrows move in it`() {
        let parts = [inGroup("a", "g", 0, 0), inGroup("b", "g", 0, 50), key("c", 0, 100)]

        #expect(walk([.tab, .tab, .tab, .tab], parts, .fullKeyboardAccess) == "a b c -")
        #expect(walk([.tab, .down, .down, .up, .left], parts, .fullKeyboardAccess) == "a b b a a")
    }

    // MARK: iPadOS

    @Test func `the focus system of iPadOS leaves buttons, switches and sliders out`() {
        let parts = [
            key("a", 0, 0, .button), key("b", 0, 50, .toggle), key("c", 0, 100, .slider), key("d", 0, 150), key("e", 0, 200, .cell),
        ]

        #expect(stops(parts, .focusGroups) == "d e")
    }

    @Test func `a button that is given a group takes focus on iPadOS`() {
        #expect(stops([key("a", 0, 0, .button) { $0.keyboard?.group = "g" }], .focusGroups) == "a")
    }

    @Test func `on iPadOS Tab goes from group to group and arrows inside`() {
        let parts = [
            inGroup("a", "left", 0, 0), inGroup("b", "left", 0, 50), inGroup("c", "right", 100, 0), inGroup("d", "right", 100, 50),
        ]

        #expect(walk([.tab, .tab, .tab, .shiftTab], parts, .focusGroups) == "a c - c")
        #expect(walk([.tab, .down, .right, .tab, .down, .shiftTab], parts, .focusGroups) == "a b b c d a")
    }

    @Test func `a group is entered at its item of highest priority`() {
        let parts = [
            inGroup("a", "g", 0, 0, priority: -5), inGroup("b", "g", 0, 50, priority: 2_000), inGroup("c", "g", 0, 100, priority: 1_000),
        ]

        #expect(walk([.tab, .tab, .shiftTab], parts, .focusGroups) == "b - b")
    }

    @Test func `an invisible item of high priority is not where a group is entered`() {
        #expect(walk([.tab], [inGroup("a", "g", 0, 0), inGroup("b", "g", 0, 50, priority: -1)], .focusGroups) == "a")
    }

    @Test func `the content of a group belongs to it, and a list is a group by itself`() {
        let list = part(.list, "l", .zero, [key("a", 0, 0, .cell), key("b", 0, 50, .cell)])
        let named = part(.group, "n", .zero, [key("c", 0, 100, .cell), key("d", 0, 150, .cell)]) {
            $0.keyboard = ScreenElement.KeyboardBehavior(group: "n")
        }

        #expect(walk([.tab, .tab, .tab], [list, named], .focusGroups) == "a c -")
        #expect(walk([.tab, .down, .down], [list, named], .focusGroups) == "a b b")
    }

    @Test func `a text field in a list is a group by itself`() {
        let list = part(.list, "l", .zero, [key("a", 0, 0, .cell), key("b", 0, 50), key("c", 0, 100, .cell)])

        #expect(walk([.tab, .tab, .tab], [list], .focusGroups) == "a b -")
    }

    @Test func `an item that arrows do not reach and Tab does not enter at is out of reach on iPadOS`() {
        let screen = screen([inGroup("a", "g", 0, 0), inGroup("b", "g", 100, 100)])

        #expect(KeyboardGraph(screen, layoutDirection: .leftToRight, model: .focusGroups).isReachable == [true, false])
    }

    @Test func `on iPadOS a modal keeps Tab among its groups`() {
        let modal = part(.sheet, "m", .zero, [inGroup("a", "g", 0, 0), inGroup("b", "h", 0, 50)]) {
            $0.modal = ScreenElement.ModalBehavior(closesOnEscapeKey: true)
        }

        #expect(walk([.tab, .tab, .tab, .escape], [modal], .focusGroups) == "a b a -")
    }

    // MARK: macOS

    @Test func `the key view loop follows the next view, and back again`() {
        let parts = [key("a", 0, 0) { $0.keyboard?.next = "c" }, key("b", 0, 50), key("c", 0, 100)]

        #expect(walk([.tab, .tab, .shiftTab], parts, .keyViewLoop) == "a c a")
        #expect(walk([.tab, .tab, .shiftTab], parts, .fullKeyboardAccess) == "a c b")
    }

    @Test func `the key view loop skips what cannot be key by its own next view`() {
        let parts = [
            key("a", 0, 0) { $0.keyboard?.next = "b" },
            key("b", 0, 50) { $0.keyboard = ScreenElement.KeyboardBehavior(isFocusable: false, next: "d") }, key("c", 0, 100),
            key("d", 0, 150),
        ]

        #expect(walk([.tab, .tab], parts, .keyViewLoop) == "a d")
    }

    @Test func `views that cannot be key and name each other lead nowhere, and are reported`() {
        let parts = [
            key("a", 0, 0) { $0.keyboard?.next = "b" },
            key("b", 0, 50) { $0.keyboard = ScreenElement.KeyboardBehavior(isFocusable: false, next: "b") },
            key("c", 0, 100),
        ]
        let graph = KeyboardGraph(screen(parts), layoutDirection: .leftToRight, model: .keyViewLoop)

        #expect(walk([.tab, .tab], parts, .keyViewLoop) == "a c")
        #expect(
            graph.danglingReferences.map(\.description) == [
                #"Element "a" names "b" as the element that Tab leads to, and that element takes no keyboard focus here"#
            ])
    }

    /// Three stops, of which some name their next and previous ones.
    private func windowTraps(next: [String: String], previous: [String: String] = [:]) -> [String] {
        let parts = ["a", "b", "c"].enumerated().map { place, name in
            key(name, 0, Double(place) * 50) {
                $0.keyboard?.next = next[name]
                $0.keyboard?.previous = previous[name]
            }
        }
        let screen = screen(parts)
        return KeyboardGraph(screen, layoutDirection: .leftToRight, model: .keyViewLoop).traps(on: screen).map {
            "\($0.kind) \($0.elements)"
        }
    }

    @Test func `a key view loop through all stops of a window is no trap, whichever way it is linked`() {
        #expect(windowTraps(next: ["a": "b", "b": "c", "c": "a"]) == [])
        #expect(windowTraps(next: ["a": "c", "c": "b", "b": "a"]) == [])
        #expect(windowTraps(next: ["a": "b", "b": "c", "c": "a"], previous: ["a": "c", "c": "b", "b": "a"]) == [])
    }

    @Test func `a key view loop among some stops of a window holds the focus`() {
        #expect(windowTraps(next: ["a": "b", "b": "a"], previous: ["a": "b", "b": "a"]) == ["explicitNextLoop [0, 1]"])
        #expect(windowTraps(next: ["c": "c"], previous: ["c": "c"]) == ["selfLoop [2]"])
    }

    @Test func `a window of one stop that leads back to itself is no trap, and one that keeps the keys is`() {
        func traps(_ behavior: ScreenElement.KeyboardBehavior) -> [KeyboardTrap.Kind] {
            let screen = screen([key("a", 0, 0) { $0.keyboard = behavior }])
            return KeyboardGraph(screen, layoutDirection: .leftToRight, model: .keyViewLoop).traps(on: screen).map(\.kind)
        }

        #expect(traps(ScreenElement.KeyboardBehavior(isFocusable: true, consumedKeys: [], next: "a", previous: "a")) == [])
        #expect(traps(ScreenElement.KeyboardBehavior(isFocusable: true, consumedKeys: [.tab, .shiftTab])) == [.swallowedKeys])
    }

    @Test func `a modal of a window without an exit is a trap even if Tab goes round among all of its stops`() {
        let modal = part(.dialog, "modal", .zero, [key("a", 0, 50), key("b", 0, 100)]) {
            $0.modal = ScreenElement.ModalBehavior(closesOnEscapeKey: false)
        }
        let screen = screen([key("z", 0, 0), modal])

        #expect(
            KeyboardGraph(screen, layoutDirection: .leftToRight, model: .keyViewLoop).traps(on: screen).map(\.kind) == [.modalWithoutExit])
    }

    // MARK: Web

    @Test func `a page goes by the order of its document`() {
        #expect(stops([key("a", 0, 100), key("b", 0, 0)], .web) == "a b")
    }

    @Test func `radio buttons are one stop, in which arrows go round`() {
        let radio = { (name: String, y: Double, priority: Int?) in
            self.key(name, 0, y, .radioButton) { $0.keyboard?.groupPriority = priority }
        }
        let parts = [key("first", 0, 0), radio("a", 50, nil), radio("b", 100, 1), radio("c", 150, nil), key("last", 0, 200)]

        #expect(walk([.tab, .tab, .tab, .shiftTab], parts, .web) == "first b last b")
        #expect(walk([.tab, .tab, .down, .down, .up], parts, .web) == "first b c a c")
    }

    @Test(arguments: [ScreenElement.Role.list, .table, .navigationBar, .tabBar, .toolbar, .menu])
    func `on iPadOS the content of a list, a table, a bar or a menu is one group, with arrow keys`(role: ScreenElement.Role) {
        func parts(_ role: ScreenElement.Role) -> [Part] {
            [
                part(role, "bar", LayoutRect(x: 0, y: 0, width: 320, height: 100), [key("a", 0, 0, .cell), key("b", 0, 50, .cell)]),
                key("c", 0, 150, .cell),
            ]
        }

        #expect(walk([.tab, .tab], parts(role), .focusGroups) == "a c")
        #expect(walk([.tab, .tab], parts(.group), .focusGroups) == "a b")
    }
}
