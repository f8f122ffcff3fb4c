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

    @Test func `time alone takes no focus from an element that stays`() {
        let draft = Blueprint.button("Draft").action("draft")
        let banner = Blueprint.button("Reply to Anna").action("reply")
        let flow = Script(["a": .column([draft]), "b": .column([banner, draft])], ["a": [.wait(20): "b"]], pauses: [20])
            .with { $0.focus = ["b": "reply"] }

        #expect(
            spec.judged(flow) == .failed(#"button "Reply to Anna" takes the focus from button "Draft" by itself after a while"#))
        #expect(spec.remedies(for: flow) == ["announce the change, and leave the focus where the person is"])
        // The element is gone, or another screen is shown.
        #expect(spec.judged(flow.with { $0.screens["b"] = .column([banner]) }) == .passed)
        #expect(spec.judged(flow.with { $0.titles = ["a": "Mail", "b": "Call"] }) == .passed)
        #expect(spec.judged(flow.with { $0.screens["b"] = Blueprint.column([draft]).modal(banner) }) == .passed)
        // A person asks for it.
        let asked = flow.with { ($0.moves, $0.pauses) = (["a": [.activate("draft"): "b"]], []) }
        #expect(spec.judged(asked) == .passed)
    }

    @Test func `a flow that requests nothing is nothing to judge`() {
        #expect(spec.judged(flow(.text("Done"), focus: nil)) == .inapplicable(.nothingToJudge))
    }
}
