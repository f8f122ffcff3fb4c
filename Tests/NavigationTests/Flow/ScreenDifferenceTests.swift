import EveryScreenModel
import EveryScreenNavigation
import Testing

/// Shows one list of parts after the other.
private struct Slides: ScreenFlow {
    let slides: [[Part]]
    let initialState = 0

    func screen(for state: Int, in environment: UserEnvironment) -> RenderedScreen { NavigationTests.screen(slides[state]) }
    func reduce(_ state: Int, _ event: FlowEvent) -> Int { min(state + 1, slides.count - 1) }
    var pauses: [Double] { [1] }
}

struct ScreenDifferenceTests {
    private func difference(_ old: [Part], _ new: [Part]) -> ScreenDifference {
        ScreenDifference(from: 0, to: 1, of: StateGraph(Slides(slides: [old, new]), by: .touch))
    }

    private func text(_ source: String, _ label: String) -> Part { part(.text, source) { $0.label = label } }
    private func button(_ source: String, _ action: String) -> Part {
        part(.button, source) { $0.actions = [ScreenElement.Action(.activate, identifier: action)] }
    }

    @Test func `an element with a name is identified in any place`() {
        let result = difference([button("0", "a"), button("1", "b")], [button("0", "b"), button("1", "a")])

        #expect(result.pairs.map { [$0.old, $0.new] } == [[0, 1], [1, 0]])
        #expect(result.gone == [])
        #expect(result.new == [])
    }

    @Test func `an element identified by its label changes in its place`() {
        #expect(difference([text("0", "1 item")], [text("0", "2 items")]).pairs.map { [$0.old, $0.new] } == [[0, 0]])
        #expect(difference([text("0", "1 item")], [text("1", "2 items")]).gone == [0])
    }

    @Test func `an element without identifier may do something else in its place`() {
        #expect(difference([button("0", "start")], [button("0", "stop")]).pairs.map { [$0.old, $0.new] } == [[0, 0]])
        #expect(difference([button("0", "start")], [button("1", "stop")]).gone == [0])
        // It has not become the element that was there before.
        #expect(difference([button("0", "a"), button("1", "b")], [button("0", "b")]).gone == [0])
        let named = part(.button, "0") { $0.identifier = "start" }
        #expect(difference([named], [button("0", "stop")]).gone == [0])
    }

    @Test func `an action that is known by its place only has no identity`() {
        let result = difference([button("0", "0")], [text("1", "x"), button("0", "0")])

        #expect(result.pairs.map { [$0.old, $0.new] } == [[0, 1]])
        #expect(result.new == [0])
    }

    @Test func `an element that is not drawn does not exist`() {
        let hidden = part(.text, "0") {
            $0.label = "x"
            $0.isVisible = false
        }

        #expect(difference([text("0", "x")], [hidden]).gone == [0])
        #expect(difference([hidden], [text("0", "x")]).new == [0])
    }
}
