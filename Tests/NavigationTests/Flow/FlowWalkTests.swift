import EveryScreenModel
import EveryScreenNavigation
import Testing

struct FlowWalkTests {
    /// Where some events lead: state and focus after each.
    private func walk(_ events: [UserEvent], by inputMethod: InputMethod, _ flow: Counter = Counter()) -> [String] {
        var walk = FlowWalk(flow, by: inputMethod)
        return events.map { event in
            let losesFocus = walk.perform(event)
            let state = walk.position.state
            return "\(state.number)\(state.isOpen ? " open" : "") \(walk.position.focus ?? "-")\(losesFocus ? " lost" : "")"
        }
    }

    @Test func `keys move the focus and activate the focused element`() {
        #expect(
            walk([.key(.tab), .key(.space), .key(.tab), .key(.shiftTab)], by: .keyboard) == ["0 raise", "1 raise", "1 open", "1 raise"])
    }

    @Test func `a modal that opens takes the focus and gives it back when it closes`() {
        let open: [UserEvent] = [.key(.tab), .key(.tab), .key(.return)]

        #expect(walk(open + [.key(.tab), .key(.escape)], by: .keyboard).suffix(3) == ["0 open close", "0 open close", "0 open"])
        #expect(walk(open + [.key(.return)], by: .keyboard).last == "0 open")
    }

    @Test func `a screen reader moves, activates, adjusts and escapes`() {
        let moves: [UserEvent.ReaderMove] = [.next, .previous, .next, .next, .increment, .increment, .decrement, .magicTap]

        #expect(
            walk(moves.map { .reader($0) }, by: .screenReader)
                == ["0 raise", "0 raise", "0 open", "0 level", "1 level", "2 level", "1 level", "2 level"])
        #expect(walk([.reader(.next), .reader(.next), .reader(.activate), .reader(.escape)], by: .screenReader).last == "0 open")
    }

    @Test func `touch, switch and voice act without a focus`() {
        #expect(
            walk([.touch("raise"), .touch("open"), .touch("raise"), .touch("close")], by: .touch) == ["1 -", "1 open -", "1 open -", "1 -"])
        #expect(walk([.select("raise")], by: .switchControl) == ["1 -"])
        #expect(walk([.say("raise"), .say("nobody")], by: .voiceControl) == ["1 -", "1 -"])
    }

    @Test func `an element that goes takes the focus along`() {
        #expect(walk([.key(.tab), .key(.space)], by: .keyboard, Counter(limit: 1, hidesAtLimit: true)) == ["0 raise", "1 - lost"])
    }

    @Test func `a modal that is open from the start leaves nothing to lose`() {
        var walk = FlowWalk(Counter(), by: .keyboard)
        walk.position.state = Counter.State(isOpen: true)

        let tab = walk.perform(.key(.tab))
        let focus = walk.position.focus
        let escape = walk.perform(.key(.escape))

        #expect(focus == "close")
        #expect([tab, escape] == [false, false])
    }

    @Test func `time passes`() {
        #expect(walk([.wait(5)], by: .touch, Counter(pauses: [5])) == ["1 -"])
    }

    @Test func `the possible events are listed in a fixed order`() {
        var walk = FlowWalk(Counter(pauses: [5]), by: .touch)

        #expect(walk.events.map(\.description) == [#"touch "raise""#, #"touch "open""#, #"touch "level""#, "wait 5 s"])
        var keyboard = FlowWalk(Counter(), by: .keyboard)
        #expect(keyboard.events.map(\.description) == ["Tab", "Shift-Tab", "Escape"])
    }
}
