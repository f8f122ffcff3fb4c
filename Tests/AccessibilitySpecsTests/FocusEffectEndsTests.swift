import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenNavigation
import EveryScreenSpecs
import Testing

struct FocusEffectEndsTests {
    private let spec = FocusEffectEnds()
    private let name = Blueprint.field("Name").accessibilityIdentifier("name")
    private let street = Blueprint.field("Street").accessibilityIdentifier("street")

    /// A form that shows a hint when the name has the focus.
    private func flow(_ moves: [FlowEvent: String]) -> Script {
        Script(
            ["a": .column([name, street]), "b": .column([name, street, .text("As on your card").accessibilityIdentifier("hint")])],
            ["a": [.focus("name"): "b"], "b": moves])
    }

    @Test func `a hint that goes with the focus passes`() {
        #expect(spec.judged(flow([.focus("street"): "a"])) == .passed)
    }

    @Test func `one that stays fails, by keyboard and by screen reader`() {
        #expect(
            spec.judged(flow([:]))
                == .failed(
                    #"text "As on your card" appears when text field "Name" takes the focus, and stays when the focus leaves"#,
                    #"text "As on your card" appears when text field "Name" takes the focus, and stays when the focus leaves"#))
        #expect(spec.paths(in: flow([:])) == ["Tab", "reader next"])
    }

    @Test func `focus that shows nothing is nothing to judge`() {
        #expect(spec.judged(Script(["a": .column([name, street])], [:])) == .inapplicable(.nothingToJudge))
        #expect(spec.judged(Script(["a": .column([name])], [:])) == .inapplicable(.nothingToJudge))
    }
}
