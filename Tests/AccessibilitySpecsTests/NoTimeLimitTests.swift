import EveryScreenAudit
import EveryScreenLayout
import EveryScreenNavigation
import EveryScreenSpecs
import Testing

struct NoTimeLimitTests {
    private let spec = NoTimeLimit()
    private let add = Blueprint.button("Add").action("add")
    private let undo = Blueprint.button("Undo").action("undo")
    private let done = Blueprint.text("Added")

    /// A message that appears on demand and goes after so many seconds.
    private func message(_ message: Blueprint, for seconds: Double) -> Script {
        Script(
            ["a": add, "b": .column([add, message])], ["a": [.activate("add"): "b"], "b": [.wait(seconds): "a"]], pauses: [seconds])
    }

    @Test func `a control that goes after five seconds fails`() {
        let flow = message(undo, for: 5)

        #expect(spec.judged(flow) == .failed(#"button "Undo" goes by itself after 5 s; people may need 120 s to operate it"#))
        #expect(spec.paths(in: flow) == [#"select "add", wait 5 s"#])
        #expect(spec.remedies(for: flow) == ["keep it until it is used or closed, or let people say how long it stays"])
    }

    @Test func `a control that goes after two minutes passes`() {
        #expect(spec.judged(message(undo, for: 120)) == .passed)
    }

    @Test func `a message needs ten seconds`() {
        #expect(spec.judged(message(done, for: 9)) == .failed(#"text "Added" goes by itself after 9 s; people may need 10 s to read it"#))
        #expect(spec.judged(message(done, for: 10)) == .passed)
    }

    @Test func `pauses add up from when it appeared`() {
        let fading = Script(
            ["a": add, "b": .column([add, done]), "c": .column([add, done, .text("Soon gone")])],
            ["a": [.activate("add"): "b"], "b": [.wait(6): "c"], "c": [.wait(6): "a"]], pauses: [6])

        // The first message is there for 12 s, the second for 6 s.
        #expect(spec.judged(fading) == .failed(#"text "Soon gone" goes by itself after 6 s; people may need 10 s to read it"#))
    }

    @Test func `a control whose action another one has may go`() {
        let flow = Script(
            ["a": .column([undo]), "b": .column([undo, .button("Undo it").action("undo")])], ["b": [.wait(5): "a"]], pauses: [5]
        ).with { $0.screens["a"] = .button("Undo").action("undo") }
        let start = Script(from: "b", flow.screens, flow.moves, pauses: [5])

        #expect(spec.judged(start) == .passed)
    }

    @Test func `progress goes when it is over, with what stands beside it`() {
        let loading = Script(
            ["a": .column([.progress("Loading", value: ""), .text("One moment")]), "b": .text("Here you are")], ["a": [.wait(2): "b"]],
            pauses: [2])

        #expect(spec.judged(loading) == .passed)
    }

    @Test func `text that becomes other text does not go`() {
        #expect(spec.judged(Script(["a": .text("12:00"), "b": .text("12:01")], ["a": [.wait(5): "b"]], pauses: [5])) == .passed)
    }

    @Test func `a flow in which nothing happens by itself is nothing to judge`() {
        #expect(spec.judged(Script(["a": add, "b": done], ["a": [.activate("add"): "b"]])) == .inapplicable(.nothingToJudge))
    }

    @Test func `a flow with more states than are explored is untested`() {
        #expect(spec.judged(message(done, for: 10), bound: 1) == .untested(.boundReached))
    }
}
