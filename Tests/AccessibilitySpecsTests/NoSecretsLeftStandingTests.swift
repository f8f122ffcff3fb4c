import EveryScreenAudit
import EveryScreenLayout
import EveryScreenNavigation
import EveryScreenSpecs
import Testing

struct NoSecretsLeftStandingTests {
    private let spec = NoSecretsLeftStanding()
    private let balance = Blueprint.text("Balance: $5").privacySensitive()
    private let show = Blueprint.button("Show").action("show")

    /// A balance that is covered after some pauses of given length, in seconds.
    private func covered(after count: Int, pausesOf seconds: Double) -> Script {
        let states = ["b", "c", "d", "e"].prefix(count)
        var flow = Script(["a": show], ["a": [.activate("show"): "b"]], pauses: [seconds])
        for (number, state) in states.enumerated() {
            flow.screens[state] = .column([show, balance, .text("\(number)")])
            flow.moves[state] = [.wait(seconds): number + 1 < states.count ? states[number + 1] : "a"]
        }
        return flow
    }

    @Test func `a balance that stays fails`() {
        #expect(
            spec.judged(Script(["a": balance], [:]))
                == .failed(#"text "Balance: $5" is private, and stays on the screen for more than 120 s"#))
        #expect(spec.remedies(for: Script(["a": balance], [:])) == ["cover it after a while, and show it again on demand"])
    }

    @Test func `the events that lead to it are reported`() {
        #expect(spec.paths(in: Script(["a": show, "b": balance], ["a": [.activate("show"): "b"]])) == [#"select "show""#])
    }

    @Test func `a balance that is covered after a minute passes`() {
        #expect(spec.judged(covered(after: 1, pausesOf: 60)) == .passed)
    }

    @Test func `pauses add up`() {
        #expect(spec.judged(covered(after: 2, pausesOf: 60)) == .passed)
        #expect(spec.judged(covered(after: 3, pausesOf: 60)).outcome == .failed)
    }

    @Test func `a balance hidden from sight does not stand`() {
        let flow = Script(["a": balance.accessibilityIdentifier("balance")], [:]).changing("balance") { $0.isVisible = false }

        #expect(spec.judged(flow) == .inapplicable(.nothingToJudge))
    }

    @Test func `public and undeclared texts are not judged`() {
        #expect(spec.judged(Script(["a": .text("Tea").privacySensitive(false)], [:])) == .inapplicable(.nothingToJudge))
        #expect(spec.judged(Script(["a": .text("Tea")], [:])) == .inapplicable(.nothingToJudge))
    }

    @Test func `a flow with more states than are explored is untested`() {
        #expect(spec.judged(covered(after: 1, pausesOf: 60), bound: 1) == .untested(.boundReached))
    }
}
