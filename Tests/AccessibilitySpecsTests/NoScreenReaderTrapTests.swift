import EveryScreenAudit
import EveryScreenModel
import EveryScreenNavigation
import EveryScreenSpecs
import Testing

/// A column of buttons; some send the cursor to another.
private struct SentCursor: ScreenFlow {
    struct State: Hashable, Sendable {
        /// The button that takes the cursor, and a number that makes each request a
        /// separate state.
        var goal: Int?
        var turn = false
    }

    /// For each button the one that its focus is sent to.
    let goals: [Int?]
    /// Whether each request is a separate state.
    var turns = true
    let initialState = State()

    func screen(for state: State, in environment: UserEnvironment) -> RenderedScreen {
        var builder = RenderedScreen.Builder(size: LayoutSize(width: 320, height: 568))
        for row in goals.indices {
            var element = ScreenElement(.button, source: "\(row)", frame: LayoutRect(x: 0, y: Double(row) * 50, width: 100, height: 44))
            (element.label, element.identifier) = ("b\(row)", "b\(row)")
            (element.isAccessibilityElement, element.isVisible) = (true, true)
            builder.add(element)
        }
        return builder.finish()
    }

    func reduce(_ state: State, _ event: FlowEvent) -> State {
        guard case .focus(let name) = event, let row = Int(name.dropFirst()), let goal = goals[row] else { return state }
        return turns ? State(goal: goal, turn: !state.turn) : state
    }

    func notifications(after event: FlowEvent, from old: State, to new: State) -> [FlowEvent.Notification] {
        guard case .focus(let name) = event, let row = Int(name.dropFirst()), let goal = goals[row] else { return [] }
        return [.layoutChanged(focus: "b\(goal)")]
    }

    /// The button where a swipe ends.
    private func end(_ row: Int) -> Int { goals[row] ?? row }

    /// Whether swipes from some button that they reach never reach another: all
    /// followed by hand.
    var isHolding: Bool {
        func reached(from row: Int, _ steps: [Int]) -> Set<Int> {
            var found: Set<Int> = [row]
            for _ in goals {
                for from in found {
                    for step in steps {
                        let target = min(max(from + step, 0), goals.count - 1)
                        found.insert(target == from ? from : end(target))
                    }
                }
            }
            return found
        }
        return reached(from: end(0), [1, -1]).contains { reached(from: $0, [1, -1]).count < goals.count }
    }

    /// Whether swipes to the next alone do not get to the last button.
    var isEndless: Bool {
        func next(_ row: Int) -> Int {
            let target = min(row + 1, goals.count - 1)
            return target == row ? row : end(target)
        }
        func all(from row: Int) -> Set<Int> {
            var found: Set<Int> = [row]
            for _ in goals { for from in found { found.formUnion([next(from), from == 0 ? 0 : end(from - 1)]) } }
            return found
        }
        return all(from: end(0)).contains { start in
            var row = start
            for _ in goals { row = next(row) }
            return row != goals.count - 1
        }
    }
}

struct NoScreenReaderTrapTests {
    private let spec = NoScreenReaderTrap()

    @Test func `a plain column passes`() {
        #expect(spec.judged(SentCursor(goals: [nil, nil, nil])) == .passed)
    }

    @Test func `a button that takes the cursor back holds it`() {
        let flow = SentCursor(goals: [nil, nil, 1])

        #expect(spec.judged(flow).outcome == .failed)
        #expect(spec.judged(flow).facts.first == #"from button "b1" swipes never reach button "b2""#)
        #expect(spec.remedies(for: flow).first == "request the focus only after an action of the person")
    }

    @Test func `a last button that sends the cursor to the first makes reading endless`() {
        let flow = SentCursor(goals: [nil, nil, nil, 0])

        #expect(spec.judged(flow).facts.contains { $0.hasPrefix("reading on from ") || $0.contains("never reach") })
    }

    @Test func `a screen without stops is nothing to judge`() {
        #expect(spec.judged(SentCursor(goals: [])).outcome == .inapplicable)
    }

    @Test(arguments: 2...4)
    func `all small columns fail exactly if following the swipes by hand does`(count: Int) {
        // No goal or one of the buttons, for each button.
        let choices: [Int?] = [nil] + Array(0..<count)
        let all = (0..<count).reduce([[Int?]]([[]])) { rows, _ in
            rows.flatMap { row -> [[Int?]] in choices.map { row + [$0] } }
        }
        var failures = 0
        for goals in all {
            let flow = SentCursor(goals: goals)
            let isBad = flow.isHolding || flow.isEndless
            if isBad { failures += 1 }
            #expect((spec.judged(flow).outcome == .failed) == isBad, "\(goals)")
            #expect((spec.judged(SentCursor(goals: goals, turns: false)).outcome == .failed) == isBad, "\(goals), one state")
        }
        #expect(failures > 0 && failures < all.count)
    }
}
