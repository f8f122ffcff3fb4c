import EveryScreenModel
import EveryScreenNavigation
import Testing

struct KeyboardTrapsTests {
    private func key(_ name: String, _ y: Double, keeps: [ScreenElement.Key] = [], next: String? = nil, previous: String? = nil) -> Part {
        part(.textEditor, name, LayoutRect(x: 0, y: y, width: 44, height: 44)) { element in
            element.identifier = name
            element.keyboard = ScreenElement.KeyboardBehavior(isFocusable: true, consumedKeys: keeps, next: next, previous: previous)
        }
    }

    private func modal(_ parts: [Part], closesOnEscape: Bool = false) -> Part {
        part(.dialog, "m", LayoutRect(x: 0, y: 0, width: 320, height: 568), parts) {
            $0.modal = ScreenElement.ModalBehavior(closesOnEscapeKey: closesOnEscape)
        }
    }

    private func traps(_ parts: [Part]) -> [KeyboardTrap] {
        let screen = screen(parts)
        return KeyboardGraph(screen, layoutDirection: .leftToRight).traps(on: screen)
    }

    private func summary(_ parts: [Part]) -> [String] {
        traps(parts).map { "\($0.kind) \($0.elements) by \($0.keysIn.map(\.displayName))" }
    }

    @Test func `a screen without stops has no trap`() {
        #expect(summary([]) == [])
        #expect(summary([part(.text, "a")]) == [])
    }

    @Test func `plain stops have no trap`() {
        #expect(summary([key("a", 0), key("b", 50), key("c", 100)]) == [])
    }

    @Test func `one key that leads out is enough`() {
        #expect(summary([key("a", 0, keeps: [.tab])]) == [])
        #expect(summary([key("a", 0, keeps: [.shiftTab])]) == [])
    }

    @Test func `an editor that keeps both keys holds the focus`() {
        #expect(summary([key("a", 0, keeps: [.tab, .shiftTab])]) == [#"swallowedKeys [0] by ["Tab"]"#])
        #expect(summary([key("a", 0), key("b", 50), key("c", 100, keeps: [.tab, .shiftTab])]) == [#"swallowedKeys [2] by ["Shift-Tab"]"#])
    }

    @Test func `next elements that lead round hold the focus`() {
        let ring = [key("a", 0), key("b", 50, next: "c", previous: "c"), key("c", 100, next: "b", previous: "b"), key("d", 150)]

        #expect(summary(ring) == [#"explicitNextLoop [1, 2] by ["Tab", "Tab"]"#])
    }

    @Test func `a stop that leads to itself is a loop, whatever other keys it keeps`() {
        #expect(summary([key("a", 0, keeps: [.up], next: "a", previous: "a")]) == [#"selfLoop [0] by ["Tab"]"#])
    }

    @Test func `what only leads into a trap is no part of it`() {
        #expect(summary([key("a", 0, keeps: [.shiftTab]), key("b", 50, keeps: [.tab, .shiftTab])]).count == 1)
    }

    @Test func `two traps are told apart, each with its own keys`() {
        let both: [ScreenElement.Key] = [.tab, .shiftTab]

        #expect(
            summary([key("a", 0, keeps: both), key("b", 50), key("c", 100, keeps: both)]) == [
                #"swallowedKeys [0] by ["Tab"]"#, #"swallowedKeys [2] by ["Shift-Tab"]"#,
            ])
    }

    @Test func `a closed set that cannot be entered is no trap`() {
        let unreachable = [key("a", 0, next: "c"), key("b", 50, keeps: [.tab, .shiftTab]), key("c", 100, previous: "a")]

        #expect(summary(unreachable) == [])
    }

    @Test func `a modal that no key closes holds the focus`() {
        #expect(summary([modal([key("a", 0), key("b", 50)])]) == [#"modalWithoutExit [1, 2] by ["Tab"]"#])
        #expect(summary([modal([key("a", 0), key("b", 50)], closesOnEscape: true)]) == [])
    }

    @Test func `a modal of one stop without exit is a modal's fault, whatever the stop keeps`() {
        #expect(summary([modal([key("a", 0, keeps: [.tab])])]) == [#"modalWithoutExit [1] by ["Tab"]"#])
    }

    @Test func `a stop that keeps Escape in a modal holds the focus`() {
        #expect(summary([modal([key("a", 0, keeps: [.escape])], closesOnEscape: true)]) == [#"swallowedKeys [1] by ["Tab"]"#])
    }

    @Test func `a loop in a modal that has an exit elsewhere is a loop`() {
        var exit = key("c", 100)
        exit.element.actions = [ScreenElement.Action(.activate, dismissesModal: true)]
        let ring = [key("a", 0, next: "b", previous: "b"), key("b", 50, next: "a", previous: "a"), exit]

        #expect(summary([modal(ring)]) == [#"explicitNextLoop [1, 2] by ["Tab"]"#])
    }

    @Test func `a modal in which nothing takes focus holds it unless Escape closes it`() {
        #expect(traps([modal([])]) == traps([modal([part(.text, "t")])]))
        #expect(summary([modal([])]) == ["emptyModal [0] by []"])
        #expect(summary([modal([], closesOnEscape: true)]) == [])
    }

    @Test func `twenty thousand stops in a modal without exit are one trap`() {
        let stops = (0..<20_000).map { key("\($0)", Double($0) * 50) }

        #expect(traps([modal(stops)]).map(\.elements.count) == [20_000])
    }
}
