import EveryScreenLayout
import EveryScreenModel
import EveryScreenNavigation
import EveryScreenSpecs
import Testing

struct DisabledDoesNothingTests {
    private let spec = DisabledDoesNothing()

    private func flow(_ button: Blueprint, acts: Bool) -> Script {
        Script(["a": button, "b": .text("Sent")], acts ? ["a": [.activate("send"): "b"]] : [:])
    }

    @Test func `a disabled button that does nothing passes, and one that acts fails`() {
        let send = Blueprint.button("Send").action("send").disabled()

        #expect(spec.judged(flow(send, acts: false)) == .passed)
        #expect(spec.judged(flow(send, acts: true)) == .failed(#"button "Send" is disabled and acts when it is activated"#))
        #expect(spec.remedies(for: flow(send, acts: true)) == ["enable it, or ignore the action while it is disabled"])
    }

    @Test func `no walk goes on from a disabled button`() {
        let graph = StateGraph(flow(Blueprint.button("Send").action("send").disabled(), acts: true), by: .touch)

        #expect(graph.screens.count == 1)
        #expect(graph.actingDisabled.count == 1)
        #expect(graph.actingDisabled[0].count == 1)
    }

    @Test func `an enabled button is nothing to judge`() {
        #expect(spec.judged(flow(Blueprint.button("Send").action("send"), acts: true)) == .inapplicable(.nothingToJudge))
    }

    @Test func `one behind a modal is not presented`() {
        let send = Blueprint.button("Send").action("send").disabled()

        #expect(spec.judged(flow(send.modal(.button("Close").action("close")), acts: true)) == .inapplicable(.nothingToJudge))
    }
}
