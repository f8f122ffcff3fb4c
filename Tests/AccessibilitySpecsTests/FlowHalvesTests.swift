import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenNavigation
import EveryScreenSpecs
import Testing

/// The verdicts on a flow, beyond its screens, of the specs that judge screens and
/// flows.
struct FlowHalvesTests {
    private let open = Blueprint.button("Open").action("open")
    private let sheet = Blueprint.button("Close").action("close").dismissesModal()

    private func modal(_ moves: [FlowEvent: String]) -> Script {
        Script(["a": open, "b": open.modal(sheet)], ["a": [.activate("open"): "b"], "b": moves])
    }

    @Test func `a modal that closes can be escaped, and one that does not cannot`() {
        let stuck = modal([:])

        #expect(ModalCanBeEscaped().judged(modal([.activate("close"): "a", .escape: "a"])) == .passed)
        #expect(
            ModalCanBeEscaped().judged(stuck) == .failed("the sheet is a modal, and nothing that can be done by touch closes it"))
        #expect(ModalCanBeEscaped().paths(in: stuck) == [#"touch "open""#])
        #expect(ModalCanBeEscaped().remedies(for: stuck) == ["close it when the control or the gesture that should is used"])
    }

    @Test func `a modal that only Escape closes cannot be left by touch`() {
        #expect(
            ModalCanBeEscaped().judged(modal([.escape: "a"]))
                == .failed("the sheet is a modal, and nothing that can be done by touch closes it"))
    }

    @Test func `a modal that goes by itself cannot be escaped by people`() {
        let fading = modal([.wait(5): "a"]).with { $0.pauses = [5] }

        #expect(ModalCanBeEscaped().judged(fading).outcome == .failed)
    }

    @Test func `a flow without modals is nothing to escape from, and one that is not explored is untested`() {
        #expect(ModalCanBeEscaped().judged(Script(["a": open], [:])) == .inapplicable(.nothingToJudge))
        #expect(ModalCanBeEscaped().judged(modal([.activate("close"): "a"]), bound: 1) == .untested(.boundReached))
    }

    @Test func `a focus that the app sends back is a trap`() {
        let form = Blueprint.column(["x", "y", "z"].map { .button($0).action($0) })
        var flow = Script(["a": form, "b": form, "c": form], [:])
        let back: [FlowEvent: (String)] = [.focus("x"): "c", .focus("z"): "c"]
        flow.moves = ["a": [.focus("y"): "b"], "b": back, "c": back.mapValues { _ in "b" }]
        flow.focus = ["b": "y", "c": "y"]

        #expect(
            NoKeyboardTrap().judged(flow) == .failed(#"focus cannot leave button "y" after Tab, Tab: the app moves it back"#))
        #expect(NoKeyboardTrap().remedies(for: flow) == ["leave the focus where the keys lead"])
        #expect(NoKeyboardTrap().judged(Script(["a": form], [:])) == .passed)
        #expect(NoKeyboardTrap().judged(Script(["a": form], [:]), bound: 2) == .untested(.boundReached))
    }

    @Test func `a modal that no key closes in the flow is a trap`() {
        #expect(NoKeyboardTrap().judged(modal([:])).outcome == .failed)
        #expect(NoKeyboardTrap().judged(modal([.activate("close"): "a"])) == .passed)
    }

    @Test func `a trap that a screen shows by itself is reported with the screen`() {
        let flow = Script(["a": .textEditor("a").consumesKeys([.tab, .shiftTab])], [:])

        #expect(NoKeyboardTrap().judged(flow).facts == [])
    }

    @Test func `a focus on what cannot be seen is out of sight`() {
        let hidden = Script(["a": .column([open, sheet])], [:]).changing("close") { $0.isVisible = false }

        #expect(FocusVisible().judged(Script(["a": open], [:])) == .passed)
        #expect(FocusVisible().judged(Script(["a": .text("x")], [:])) == .inapplicable(.nothingToJudge))
        #expect(
            FocusVisible().judged(hidden).facts.allSatisfy { $0 == #""Close" has the focus and cannot be seen"# })
    }

    @Test func `a label that changes with the value is not stable`() {
        func light(_ label: String) -> Script {
            Script(
                ["a": .toggle("Light", isOn: false).action("switch"), "b": .toggle(label, isOn: true).action("switch")],
                ["a": [.activate("switch"): "b"]])
        }

        #expect(LabelOmitsState().judged(light("Light")) == .passed)
        #expect(
            LabelOmitsState().judged(light("Light is on"))
                == .failed(#"toggle "Light is on" was called "Light" before its state changed, which is announced anyway"#))
        #expect(LabelOmitsState().judged(Script(["a": open], [:])) == .inapplicable(.nothingToJudge))
    }

    @Test func `an error names its field and says more`() {
        func form(_ message: [Blueprint]) -> Script {
            let (name, send) = (Blueprint.field("Name").accessibilityIdentifier("name"), Blueprint.button("Send").action("send"))
            return Script(["a": .column([name, send]), "b": .column([name, send] + message)], ["a": [.activate("send"): "b"]])
                .changing("name", in: ["b"]) { $0.field = ScreenElement.FieldFacts(isInvalid: true) }
        }
        let spec = FieldPurposeStated()

        #expect(spec.judged(form([.text("Enter your name")])) == .passed)
        #expect(spec.judged(form([])) == .failed(#"text field "Name" has an error, but no message describes it"#))
        #expect(spec.judged(form([.text("Enter it")])) == .failed(#"text field "Name" is invalid, and "Enter it" does not name it"#))
        #expect(spec.judged(form([.text("Name")])) == .failed(#"text field "Name" is invalid, and "Name" does not say what is wrong"#))
        #expect(spec.judged(form([]).with { $0.says = ["b": "The name is missing"] }) == .passed)
        #expect(spec.judged(Script(["a": .field("Name")], [:])) == .inapplicable(.nothingToJudge))
        #expect(spec.paths(in: form([])) == [#"touch "send""#])
    }
}
