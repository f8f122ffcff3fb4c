import EveryScreenLayout
import EveryScreenModel
import EveryScreenNavigation
import EveryScreenSpecs
import Testing

struct FocusRequestReachesTests {
    private let spec = FocusRequestReaches()
    private let open = Blueprint.button("Open").action("open")

    private func flow(_ second: Blueprint, focus: String?) -> Script {
        Script(["a": open, "b": second], ["a": [.activate("open"): "b"]]).with { $0.focus = focus.map { ["b": $0] } ?? [:] }
    }

    @Test func `a request for a stop passes`() {
        #expect(spec.judged(flow(.button("Done").action("done"), focus: "done")) == .passed)
    }

    @Test func `a request for a missing element fails`() {
        #expect(
            spec.judged(flow(.button("Done").action("done"), focus: "send"))
                == .failed("the app requests the focus for \"send\", which is not on the screen"))
    }

    @Test func `a request for a hidden element fails`() {
        let hidden = Blueprint.column([.button("Done").action("done"), .button("Next").action("next").accessibilityHidden()])
        let flow = flow(hidden, focus: "next")

        #expect(
            spec.judged(flow) == .failed(#"the app requests the focus for button "Next", which the screen reader does not reach"#))
        #expect(spec.paths(in: flow) == ["reader next, reader activate"])
    }

    @Test func `a flow that requests nothing is nothing to judge`() {
        #expect(spec.judged(flow(.text("Done"), focus: nil)) == .inapplicable(.nothingToJudge))
    }
}
