import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenNavigation
import EveryScreenSpecs
import Testing

struct NoChangeOnInputTests {
    private let spec = NoChangeOnInput()
    private let light = Blueprint.toggle("Light", isOn: false).action("light")
    private let lit = Blueprint.toggle("Light", isOn: true).action("light")

    private func flow(to other: Blueprint, from start: Blueprint? = nil) -> Script {
        Script(["a": start ?? light, "b": other], ["a": [.activate("light"): "b"]])
    }

    @Test func `a switch that changes its value and the content below passes`() {
        #expect(spec.judged(flow(to: .column([lit, .text("Brightness"), .slider("Brightness", value: "3")]))) == .passed)
    }

    @Test func `one that leads to another screen fails`() {
        let flow = flow(to: lit).with { $0.titles = ["a": "Home", "b": "Light"] }

        #expect(spec.judged(flow) == .failed(#"changing toggle "Light" leads to another screen"#))
        #expect(spec.paths(in: flow) == ["reader next, reader activate"])
        #expect(spec.remedies(for: flow) == [#"let a button do it, or say in the hint of toggle "Light" what will happen"#])
    }

    @Test func `a hint may say what will happen`() {
        let hinted = light.accessibilityHint("Opens the settings of the light.")
        let flow = flow(to: lit, from: hinted).with { $0.titles = ["a": "Home", "b": "Light"] }

        #expect(spec.judged(flow) == .cantTell(.humanJudgement))
    }

    @Test func `a sheet that opens fails, and an alert that asks passes`() {
        #expect(spec.judged(flow(to: lit.modal(.button("Close").action("close")))).facts == [#"changing toggle "Light" opens a modal"#])
        #expect(spec.judged(flow(to: lit.alert(.column([.text("Sure?"), .button("Yes").action("yes")])))) == .passed)
    }

    @Test func `a sheet that closes with the choice passes`() {
        let sheet = Blueprint.text("Room").modal(light)

        #expect(spec.judged(flow(to: .text("Room"), from: sheet)) == .passed)
    }

    @Test func `a focus that is moved on fails`() {
        let screen = Blueprint.column([lit, .button("Save").action("save")])
        let flow = flow(to: screen, from: .column([light, .button("Save").action("save")])).with { $0.focus = ["b": "save"] }

        #expect(spec.judged(flow) == .failed(#"changing toggle "Light" moves the focus to button "Save""#))
    }

    @Test(arguments: [ScreenElement.Role.toggle, .checkBox, .radioButton, .slider, .stepper, .picker])
    func `each control that holds a setting counts`(role: ScreenElement.Role) {
        let flow = flow(to: lit).with { $0.titles = ["a": "Home", "b": "Light"] }.changing("light", in: ["a"]) {
            ($0.role, $0.traits) = (role, [])
        }

        #expect(spec.judged(flow).outcome == .failed)
    }

    @Test func `a button that is a switch by its trait counts, and a tab does not`() {
        let flow = flow(to: lit).with { $0.titles = ["a": "Home", "b": "Light"] }

        #expect(spec.judged(flow.changing("light", in: ["a"]) { ($0.role, $0.traits) = (.button, .toggleButton) }).outcome == .failed)
        #expect(spec.judged(flow.changing("light", in: ["a"]) { ($0.role, $0.traits) = (.tab, .button) }) == .inapplicable(.nothingToJudge))
    }

    @Test func `a step of a slider counts, and a button does not`() {
        let slider = Blueprint.slider("Page", value: "1").accessibilityIdentifier("page")
        let turned = Script(["a": slider, "b": slider], ["a": [.increment("page"): "b"]]).with { $0.titles = ["a": "1", "b": "2"] }
        let button = Blueprint.button("Next").action("light")

        #expect(spec.judged(turned) == .failed(#"changing slider "Page" leads to another screen"#))
        #expect(spec.judged(flow(to: lit, from: button).with { $0.titles = ["a": "1", "b": "2"] }) == .inapplicable(.nothingToJudge))
    }

    private func form(_ field: Blueprint, title: String, moves: String = "code") -> Script {
        let start = field.accessibilityIdentifier("code")
        return Script(
            ["a": .column([start, .button("Next").action("next")]), "b": .column([.text("Done"), .button("Next").action("next")])],
            ["a": [.enter("1234", into: moves): "b"]]
        ).with { $0.titles = ["a": "Sign in", "b": title] }
    }

    @Test func `text that leads to another screen before it is sent fails`() {
        let flow = form(.field("Code", value: ""), title: "Home")

        #expect(spec.judged(flow) == .failed(#"changing text field "Code" leads to another screen"#))
        #expect(spec.paths(in: flow) == [#"reader next, reader text "1234" into "code""#])
        #expect(spec.judged(form(.field("Code", value: ""), title: "Sign in")) == .passed)
        #expect(spec.verdicts(form(.searchField("Search"), title: "Home")).findings.map(\.severity) == [.warning])
    }

    @Test func `a one-time code may be sent when it is complete, and suggestions may open`() {
        let code = Blueprint.field("Code", value: "").textContentType(.oneTimeCode)
        let suggestions = Blueprint.field("City", value: "Os").accessibilityIdentifier("code").modal(.button("Oslo").action("oslo"))
        let typing = Script(
            ["a": Blueprint.field("City", value: "").accessibilityIdentifier("code"), "b": suggestions],
            ["a": [.enter("Os", into: "code"): "b"]])

        #expect(spec.judged(form(code, title: "Home")) == .cantTell(.humanJudgement))
        #expect(spec.judged(typing) == .passed)
    }

    @Test func `a list of a page that leads to another fails, by the recorded change`() {
        func judged(_ change: (inout RenderedScreen.RecordedFocus, String) -> Void, hint: String? = nil) -> Verdicts {
            let list = Node(.picker, "Language", at: LayoutRect(x: 0, y: 0, width: 90, height: 44)) {
                ($0.hint, $0.value) = (hint, "English")
                $0.isAccessibilityElement = true
            }
            let shown = screen([list])
            var focus = RenderedScreen.RecordedFocus(walks: [])
            change(&focus, shown.elements.first { $0.role == .picker }?.source ?? "")
            return audit(ScreenPresentation(shown, recordedFocus: focus), by: AccessibilityProfile(name: "test", specs: [spec]))[0]
        }

        #expect(
            spec.facts(of: judged { $0.changedSettings = [.init(of: $1, leadsAway: true)] })
                == ["changing picker \"Language\" leads to another screen"])
        #expect(judged { $0.changedSettings = [.init(of: $1, leadsAway: false)] }.tally.outcome == .passed)
        #expect(judged { focus, _ in focus.changedSettings = [.init(of: "gone", leadsAway: true)] }.tally.outcome == .inapplicable)
        #expect(judged { _, _ in }.tally.outcome == .inapplicable)
        // The description may say what will happen.
        #expect(judged({ $0.changedSettings = [.init(of: $1, leadsAway: true)] }, hint: "Loads the page anew.").tally.cantTell == 1)
    }
}
