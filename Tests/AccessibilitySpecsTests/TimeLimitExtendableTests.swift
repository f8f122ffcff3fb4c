import EveryScreenLayout
import EveryScreenModel
import EveryScreenNavigation
import EveryScreenSpecs
import Testing

struct TimeLimitExtendableTests {
    private let spec = TimeLimitExtendable()
    private let form = Blueprint.button("Send").action("send")
    private let over = Blueprint.button("Sign in").action("sign in")

    private func flow(_ pauses: [Double], _ moves: [String: [FlowEvent: String]]) -> Script {
        let warning = form.alert(.column([.text("Still there?"), .button("Stay").action("stay")]))
        return Script(["a": form, "warned": warning, "over": over], moves, pauses: pauses)
            .with { $0.titles = ["a": "Form", "warned": "Form", "over": "Signed out"] }
    }

    @Test func `a limit without a warning fails`() {
        let flow = flow([600], ["a": [.wait(600): "over"]])

        #expect(spec.judged(flow) == .failed(#"the screen of button "Send" goes after 600 s without a warning"#))
        #expect(spec.remedies(for: flow) == ["warn 20 s before, with a button that extends the time, or remove the limit"])
    }

    @Test func `a warning that extends the time passes, here and for no-time-limit`() {
        let flow = flow([20, 600], ["a": [.wait(600): "warned"], "warned": [.wait(20): "over", .activate("stay"): "a"]])

        #expect(spec.judged(flow) == .passed)
        #expect(NoTimeLimit().judged(flow).facts == [])
    }

    @Test func `a warning that extends the time passes where all screens have one title`() {
        let page = Blueprint.column([.text("Balance"), .text("$40"), .button("Send").action("send"), .button("Details").action("details")])
        let warning = page.alert(.column([.text("Still there?"), .button("Stay").action("stay")]))
        let over = Blueprint.column([.text("You are signed out"), .button("Sign in").action("sign in")])
        let flow = Script(
            ["a": page, "warned": warning, "over": over],
            ["a": [.wait(600): "warned"], "warned": [.wait(60): "over", .activate("stay"): "a"]], pauses: [60, 600]
        ).with { $0.titles = ["a": "Bank", "warned": "Bank", "over": "Bank"] }

        #expect(spec.judged(flow) == .passed)
        #expect(NoTimeLimit().judged(flow).facts == [])
        #expect(FocusNeverLost().judged(flow).facts == [])
        #expect(FocusRestored().judged(flow).facts == [])
    }

    @Test func `a warning that extends nothing fails`() {
        let flow = flow([20, 600], ["a": [.wait(600): "warned"], "warned": [.wait(20): "over"]])

        #expect(
            spec.judged(flow).facts == [
                #"the screen of button "Send", to which time alone leads, goes after 20 s, and nothing on it extends the time"#
            ])
    }

    @Test func `a message that goes before is no warning`() {
        let sent = Blueprint.column([form, .text("Sent")])
        let flow = Script(
            ["a": form, "sent": sent, "over": over],
            ["a": [.activate("send"): "sent", .wait(600): "over"], "sent": [.wait(60): "a", .wait(600): "a"]], pauses: [60, 600]
        ).with { $0.titles = ["a": "Form", "sent": "Form", "over": "Signed out"] }

        #expect(spec.judged(flow).facts == [#"the screen of button "Send" goes after 600 s without a warning"#])
    }

    @Test func `a text that changes before may be a warning`() {
        let flow = Script(
            ["a": .column([form, .text("10 min left")]), "warned": .column([form, .text("1 min left")]), "over": over],
            ["a": [.wait(600): "warned"], "warned": [.wait(60): "over", .activate("send"): "a"]], pauses: [60, 600]
        ).with { $0.titles = ["a": "Form", "warned": "Form", "over": "Signed out"] }

        #expect(spec.judged(flow) == .passed)
    }

    @Test func `a warning of less than 20 s fails`() {
        let flow = flow([19, 600], ["a": [.wait(600): "warned"], "warned": [.wait(19): "over", .activate("stay"): "a"]])

        #expect(
            spec.judged(flow).facts == [#"the warning with button "Send" goes after 19 s; people have at least 20 s to extend the time"#])
        #expect(NoTimeLimit().judged(flow).outcome == .failed)
    }

    @Test func `a limit of more than 20 hours needs no warning, and a short one is that of no-time-limit`() {
        #expect(spec.judged(flow([72_001], ["a": [.wait(72_001): "over"]])) == .passed)
        #expect(spec.judged(flow([72_000], ["a": [.wait(72_000): "over"]])).outcome == .failed)
        #expect(spec.judged(flow([30], ["a": [.wait(30): "over"]])) == .inapplicable(.nothingToJudge))
        #expect(NoTimeLimit().judged(flow([30], ["a": [.wait(30): "over"]])).outcome == .failed)
    }

    @Test func `the limit begins with the time that no-time-limit demands`() {
        #expect(spec.judged(flow([120], ["a": [.wait(120): "over"]])).outcome == .failed)
        #expect(spec.judged(flow([119], ["a": [.wait(119): "over"]])) == .inapplicable(.nothingToJudge))
    }

    @Test func `a modal that opens under another title takes nothing away`() {
        let flow = flow([600], ["a": [.wait(600): "warned"]]).with { $0.titles["warned"] = "Question" }

        #expect(spec.judged(flow) == .inapplicable(.nothingToJudge))
    }

    @Test func `a new title over the same controls takes nothing away`() {
        let flow = Script(
            ["a": .column([form, .text("Today")]), "b": .column([form, .text("Tomorrow")])], ["a": [.wait(600): "b"]], pauses: [600]
        )
        .with { $0.titles = ["a": "Today", "b": "Tomorrow"] }

        #expect(spec.judged(flow) == .inapplicable(.nothingToJudge))
    }

    @Test func `loading may end`() {
        let flow = flow([600], ["a": [.wait(600): "over"]]).with { $0.screens["a"] = .column([.progress("Loading", value: ""), form]) }

        #expect(spec.judged(flow) == .inapplicable(.nothingToJudge))
    }
}
