import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenNavigation
import EveryScreenSpecs
import Testing

struct FocusContentControllableTests {
    private let spec = FocusContentControllable()
    private let name = Blueprint.field("Name").accessibilityIdentifier("name")
    private let street = Blueprint.field("Street").accessibilityIdentifier("street")

    private var form: Blueprint { .column([name, street]) }
    private let hint = Blueprint.text("As on your card").accessibilityIdentifier("hint")
    /// The form with a hint over all of it.
    private var covered: Blueprint { .layers([form, hint.frame(height: 80)]) }

    private func flow(_ helped: Blueprint, _ moves: [FlowEvent: String] = [:], pauses: [Double] = []) -> Script {
        Script(["a": form, "b": helped], ["a": [.focus("name"): "b"], "b": moves], pauses: pauses)
    }

    @Test func `a hint that covers a field and that no key removes fails`() {
        #expect(
            spec.judged(flow(covered))
                == .failed(
                    #"text "As on your card" covers other content as long as text field "Name" has the focus, and no key removes it"#))
        #expect(spec.paths(in: flow(covered)) == ["Tab"])
    }

    @Test func `Escape that removes it passes`() {
        #expect(spec.judged(flow(covered, [.escape: "a"])) == .passed)
    }

    @Test func `a hint beside passes without`() {
        #expect(spec.judged(flow(.column([name, street, hint]))) == .passed)
    }

    @Test func `one that goes by itself fails`() {
        let flow = flow(.column([name, street, hint]), [.wait(5): "a"], pauses: [5])

        #expect(
            spec.judged(flow)
                == .failed(
                    #"text "As on your card" appears when text field "Name" takes the focus and goes by itself while the focus stays"#))
    }

    @Test func `the message of an error stays`() {
        let wrong = flow(covered).changing("name", in: ["b"]) { $0.field = ScreenElement.FieldFacts(isInvalid: true) }

        #expect(spec.judged(wrong) == .inapplicable(.nothingToJudge))
    }

    @Test func `focus that shows nothing is nothing to judge`() {
        #expect(spec.judged(Script(["a": form], [:])) == .inapplicable(.nothingToJudge))
        #expect(spec.judged(flow(covered).with { $0.titles = ["a": "1", "b": "2"] }) == .inapplicable(.nothingToJudge))
    }
}
