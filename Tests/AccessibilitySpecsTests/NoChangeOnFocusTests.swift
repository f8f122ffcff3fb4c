import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenNavigation
import EveryScreenSpecs
import Testing

struct NoChangeOnFocusTests {
    private let spec = NoChangeOnFocus()
    private let name = Blueprint.field("Name").accessibilityIdentifier("name")
    private let send = Blueprint.button("Send").action("send")

    /// A form that becomes something else when the name has the focus.
    private func form(becoming other: Blueprint) -> Script {
        let form = Blueprint.column([name, send])
        return Script(["a": form, "b": other], ["a": [.focus("name"): "b"]])
    }

    @Test func `moving the focus that does nothing passes`() {
        #expect(spec.judged(Script(["a": .column([name, send])], [:])) == .passed)
    }

    @Test func `a hint that appears with the focus passes`() {
        #expect(spec.judged(form(becoming: .column([name, .text("As on your card"), send]))) == .passed)
    }

    @Test func `a modal that opens when the focus comes fails`() {
        let flow = form(becoming: Blueprint.column([name, send]).modal(.button("Close").action("close")))

        #expect(
            spec.judged(flow)
                == .failed(
                    #"moving the focus to text field "Name" opens or closes a modal"#,
                    #"moving the focus to text field "Name" opens or closes a modal"#))
        #expect(spec.paths(in: flow) == ["Tab", "reader next"])
        #expect(spec.remedies(for: flow).first == #"let it happen when text field "Name" is activated"#)
    }

    @Test func `another screen that comes with the focus fails`() {
        let flow = form(becoming: .column([name, send])).with { $0.titles = ["a": "Form", "b": "Help"] }

        #expect(spec.judged(flow).facts.first == #"moving the focus to text field "Name" leads to another screen"#)
    }

    @Test func `a focus that is moved on fails`() {
        let flow = form(becoming: .column([name, send])).with { $0.focus = ["b": "send"] }

        #expect(spec.judged(flow).facts.first == #"moving the focus to text field "Name" moves it on to button "Send""#)
    }

    @Test func `a screen that is replaced fails`() {
        let more = (1...4).map { Blueprint.button("Row \($0)").action("row \($0)") }
        let flow = Script(["a": .column([name] + more), "b": name], ["a": [.focus("name"): "b"]])

        #expect(spec.judged(flow).facts.first == #"moving the focus to text field "Name" replaces most of the screen"#)
    }

    @Test func `a screen on which nothing takes the focus is nothing to judge`() {
        #expect(spec.judged(Script(["a": .spacer], [:])) == .inapplicable(.nothingToJudge))
    }

    @Test func `a flow with more states than are explored is untested`() {
        #expect(spec.judged(Script(["a": .column([name, send])], [:]), bound: 2) == .untested(.boundReached))
    }

    @Test func `a page whose focus leads to another fails, by the recorded keys`() {
        func judged(_ change: (inout RenderedScreen.RecordedFocus, String) -> Void) -> Verdicts {
            let shown = screen([Node.button("Company", at: LayoutRect(x: 0, y: 0, width: 90, height: 44))])
            let source = shown.elements.first { $0.role == .button }?.source ?? ""
            var focus = RenderedScreen.RecordedFocus(walks: [], tabSequence: [source])
            change(&focus, source)
            return audit(ScreenPresentation(shown, recordedFocus: focus), by: AccessibilityProfile(name: "test", specs: [spec]))[0]
        }

        #expect(
            spec.facts(of: judged { $0.leadsAwayFrom = $1 }) == ["moving the focus to button \"Company\" leads to another screen"])
        #expect(
            spec.facts(
                of: judged {
                    $0.leadsAwayFrom = $1
                    $0.isModalChangedByFocus = true
                }) == ["moving the focus to button \"Company\" opens or closes a modal"])
        #expect(judged { _, _ in }.tally.outcome == .passed)
        #expect(judged { focus, _ in focus.tabSequence = [] }.tally.outcome == .inapplicable)
    }
}
