import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenNavigation
import EveryScreenSpecs
import Testing

struct EveryScreenCanBeLeftTests {
    private let spec = EveryScreenCanBeLeft()
    private let open = Blueprint.button("Open").action("open")
    private let back = Blueprint.button("Close it").action("close")

    private func flow(_ second: Blueprint, _ moves: [FlowEvent: String]) -> Script {
        Script(["a": open, "b": second], ["a": [.activate("open"): "b"], "b": moves]).with { $0.titles = ["a": "Home", "b": "Detail"] }
    }

    @Test func `a screen with a way back passes`() {
        #expect(spec.judged(flow(back, [.activate("close"): "a"])) == .passed)
    }

    @Test func `a screen that only the escape gesture leaves fails for those who touch, select and speak`() {
        let judged = spec.judged(flow(back, [.escape: "a"]))

        #expect(
            judged
                == .failed(
                    #"nothing that touch can do leads away from the screen of button "Close it", and the keyboard can leave it"#,
                    #"nothing that Switch Control can do leads away from the screen of button "Close it", and the keyboard can leave it"#,
                    #"nothing that Voice Control can do leads away from the screen of button "Close it", and the keyboard can leave it"#
                ))
        #expect(spec.paths(in: flow(back, [.escape: "a"])) == [#"touch "open""#, #"select "open""#, #"say "Open""#])
    }

    @Test func `an escape of others is a warning, a custom action of others an error`() {
        func severities(_ flow: Script) -> Set<Finding.Severity> {
            Set(audit(FlowPresentation(flow, bound: 1_000), by: [spec])[0].findings.map(\.severity))
        }
        let row = Blueprint.button("Mail").action("mail").accessibilityActions(["Archive"])

        #expect(severities(flow(back, [.escape: "a"])) == [.warning])
        #expect(severities(flow(row, [.perform("Archive", on: "mail"): "a"])) == [.error])
        #expect(severities(flow(row, [.perform("Archive", on: "mail"): "a", .escape: "a"])) == [.error])
    }

    @Test func `a screen with controls and no way out is a warning`() {
        let judged = spec.judged(flow(back, [:]))

        #expect(judged.facts == [#"nothing leads away from the screen of button "Close it""#])
        #expect(spec.remedies(for: flow(back, [:])) == ["offer a way back, or to the start"])
    }

    @Test func `an end without controls passes, and so does the first screen`() {
        #expect(spec.judged(flow(.text("Thank you"), [:])) == .passed)
        #expect(spec.judged(Script(["a": open], [:])) == .passed)
    }

    @Test func `states that lead to each other and nowhere else are one end`() {
        let flow = Script(
            ["a": open, "b": .toggle("Light").action("light"), "c": .toggle("Light", isOn: true).action("light")],
            ["a": [.activate("open"): "b"], "b": [.activate("light"): "c"], "c": [.activate("light"): "b"]]
        ).with { $0.titles = ["a": "Home", "b": "Detail", "c": "Detail"] }

        #expect(spec.judged(flow).facts == [#"nothing leads away from the screen of toggle "Light""#])
    }

    @Test func `an open modal is not judged here`() {
        #expect(spec.judged(flow(open.modal(back), [.escape: "a"])) == .passed)
    }

    @Test func `a screen without controls that one input method leaves is named by its first element`() {
        let flow = flow(.text("Thank you"), [.escape: "a"])

        #expect(
            spec.judged(flow).facts.first
                == #"nothing that touch can do leads away from the screen of text "Thank you", and the keyboard can leave it"#)
    }

    @Test func `time does not lead away`() {
        let flow = flow(back, [.wait(5): "a"]).with { $0.pauses = [5] }

        #expect(spec.judged(flow).outcome == .failed)
    }
}
