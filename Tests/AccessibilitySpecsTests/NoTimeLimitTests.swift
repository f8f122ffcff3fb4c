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

    /// A message that appears on demand and goes after a number of seconds.
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

    @Test func `two pauses of a minute are enough, and two of less are not`() {
        func fading(_ pause: Double) -> Script {
            Script(
                ["a": add, "b": .column([add, undo]), "c": .column([add, undo, .text("Soon gone")])],
                ["a": [.activate("add"): "b"], "b": [.wait(pause): "c"], "c": [.wait(pause): "a"]], pauses: [pause])
        }

        #expect(spec.judged(fading(60)).facts.filter { $0.contains("Undo") } == [])
        #expect(
            spec.judged(fading(59)).facts.filter { $0.contains("Undo") }
                == [#"button "Undo" goes by itself after 118 s; people may need 120 s to operate it"#])
    }

    @Test func `a control that is there from the start has stayed for the pauses`() {
        let flow = Script(
            ["a": .column([add, undo]), "b": .column([add, undo, .text("Soon gone")]), "c": add],
            ["a": [.activate("add"): "c", .wait(50): "b"], "b": [.wait(50): "c"]], pauses: [50])

        #expect(spec.judged(flow).facts == [#"button "Undo" goes by itself after 100 s; people may need 120 s to operate it"#])
    }

    @Test func `an action takes no time`() {
        let flow = Script(
            ["a": .column([add, undo]), "b": .column([add, undo, .text("More")]), "c": .column([add, .text("More")])],
            ["a": [.activate("add"): "b"], "b": [.wait(50): "c"]], pauses: [50])

        #expect(spec.judged(flow).facts == [#"button "Undo" goes by itself after 50 s; people may need 120 s to operate it"#])
    }

    @Test func `others that go with the worst are related to it`() {
        let flow = message(.column([undo, done]), for: 5)
        let verdicts = audit(FlowPresentation(flow), by: [spec])[0]

        #expect(verdicts.findings.map { $0.related.map(\.label) } == [["Added"]])
    }

    @Test func `an empty text and a decorative one may go`() {
        let flow = message(done, for: 5)

        #expect(spec.judged(flow.changing("note") { _ in }).outcome == .failed)
        #expect(spec.judged(message(done.accessibilityIdentifier("note"), for: 5).changing("note") { $0.isDecorative = true }) == .passed)
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

    @Test func `a button that becomes another in its place goes`() {
        let undo = Script(
            ["a": .button("Undo").action("undo"), "b": .button("Send").action("send")], ["a": [.wait(5): "b"]], pauses: [5])

        #expect(spec.judged(undo).facts.map { $0.prefix(13) } == ["button \"Undo\""])
    }

    @Test func `a flow in which nothing happens by itself is nothing to judge`() {
        #expect(spec.judged(Script(["a": add, "b": done], ["a": [.activate("add"): "b"]])) == .inapplicable(.nothingToJudge))
    }

    @Test func `a flow with more states than are explored is untested`() {
        #expect(spec.judged(message(done, for: 10), bound: 1) == .untested(.boundReached))
    }
}
