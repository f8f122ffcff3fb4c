import EveryScreenLayout
import EveryScreenModel
import EveryScreenNavigation
import EveryScreenSpecs
import Testing

/// A form with an address, which can be locked, put into the background or shown
/// with other settings.
private struct Form: ScreenFlow {
    struct State: Hashable, Sendable {
        var address = ""
        var isLocked = false
    }

    var pauses: [Double] = []
    var isInterrupted = false
    var isBold = false
    var isSecure = false
    /// The address after an event that no person causes.
    var after: @Sendable (State, FlowEvent) -> State = { state, _ in state }
    let initialState = State()

    func screen(for state: State, in environment: UserEnvironment) -> RenderedScreen {
        let field = Blueprint.field("Address", value: state.address)
        let shown = state.isLocked ? .button("Unlock").action("unlock") : field.accessibilityIdentifier("address")
        let words = Blueprint.text(environment.isBoldText ? "Bold" : "Plain")
        let screen = StandardLayout().screen(for: .column([shown, words]), in: environment)
        return isSecure ? screen.mapped { if $0.role == .textField { $0.role = .secureTextField } } : screen
    }

    func texts(for field: String, in state: State) -> [String] { ["1 Main Street"] }

    func settingChanges(from environment: UserEnvironment) -> [UserEnvironment] {
        var bold = environment
        bold.isBoldText = true
        return isBold ? [bold] : []
    }

    func reduce(_ state: State, _ event: FlowEvent) -> State {
        var result = state
        switch event {
        case .enter(let text, into: "address"): result.address = text
        case .activate("unlock"): result.isLocked = false
        case .wait, .interruption, .settings: return after(state, event)
        default: break
        }
        return result
    }
}

struct InputKeptTests {
    private let spec = InputKept()

    @Test func `text that stays passes`() {
        #expect(spec.judged(Form(pauses: [60], after: { state, _ in Form.State(address: state.address, isLocked: true) })) == .passed)
        #expect(spec.judged(Form(isBold: true)) == .passed)
    }

    @Test func `text that time takes away fails, in the field or with it`() {
        let emptied = Form(pauses: [60], after: { _, _ in Form.State() })
        let lost = Form(pauses: [60], after: { _, _ in Form.State(isLocked: true) })

        #expect(spec.judged(emptied) == .failed(#"text field "Address" no longer has the text "1 Main Street" after: wait 60 s"#))
        #expect(
            spec.judged(lost)
                == .failed(#"text field "Address" with the text "1 Main Street" is gone after: wait 60 s; no action leads back to it"#))
        #expect(spec.remedies(for: emptied) == ["keep the entered text"])
    }

    @Test func `text that the background takes away fails`() {
        let flow = Form(isInterrupted: true, after: { _, event in event == .interruption ? Form.State() : Form.State(address: "?") })

        #expect(spec.judged(flow).facts == [#"text field "Address" no longer has the text "1 Main Street" after: background and return"#])
    }

    @Test func `text that a change of settings takes away fails`() {
        let flow = Form(isBold: true, after: { _, _ in Form.State() })

        #expect(
            spec.judged(flow).facts == [#"text field "Address" no longer has the text "1 Main Street" after: settings bold text true"#])
    }

    @Test func `a password may go`() {
        #expect(spec.judged(Form(pauses: [60], isSecure: true, after: { _, _ in Form.State() })) == .inapplicable(.nothingToJudge))
    }

    @Test func `text that was not entered is not judged`() {
        #expect(spec.judged(Form()) == .inapplicable(.nothingToJudge))
    }

    /// Two steps of a process: a name, and a city or a last screen.
    private func wizard(keeps: Bool, back: String = "Back", second: [Blueprint]? = nil) -> Script {
        func name(_ value: String) -> Blueprint {
            .column([.field("Name", value: value).accessibilityIdentifier("name"), .button("Next").action("next")])
        }
        let city = second ?? [.field("City", value: "").accessibilityIdentifier("city")]
        return Script(
            ["a": name(""), "b": name("Ann"), "c": .column([.button(back).action("back")] + city)],
            ["a": [.enter("Ann", into: "name"): "b"], "b": [.activate("next"): "c"], "c": [.activate("back"): keeps ? "b" : "a"]]
        ).with { $0.titles = ["a": "Your name", "b": "Your name", "c": "Your city"] }
    }

    @Test func `text that a step back takes away fails`() {
        #expect(
            spec.judged(wizard(keeps: false))
                == .failed(#"text field "Name" no longer has the text "Ann" after a step forward and back"#))
        #expect(spec.paths(in: wizard(keeps: false)) == [#"select text "Ann" into "name", select "next", select "back""#])
        #expect(spec.judged(wizard(keeps: false, back: "Your name")).outcome == .failed)
        #expect(spec.judged(wizard(keeps: true)) == .passed)
    }

    @Test func `a form that was sent, and one that a cancellation ends, may be empty`() {
        #expect(spec.judged(wizard(keeps: false, second: [.text("Thank you")])) == .inapplicable(.nothingToJudge))
        #expect(spec.judged(wizard(keeps: false, back: "Cancel")) == .inapplicable(.nothingToJudge))
    }

    /// Two steps of a process, which both ask for an e-mail.
    private func asking(
        _ label: String = "E-mail", purpose: Blueprint.TextContentType? = .emailAddress, filled: String = ""
    ) -> Script {
        func step(_ label: String, _ purpose: Blueprint.TextContentType?, _ value: String, _ name: String) -> Blueprint {
            let field = Blueprint.field(label, value: value)
            let stated = purpose.map(field.textContentType) ?? field
            return .column([stated.accessibilityIdentifier(name), .button("Next").action("next")])
        }
        return Script(
            [
                "a": step("E-mail", .emailAddress, "", "first"), "b": step("E-mail", .emailAddress, "a@b.example", "first"),
                "c": step(label, purpose, filled, "second"), "d": .text("Thank you"),
            ],
            ["a": [.enter("a@b.example", into: "first"): "b"], "b": [.activate("next"): "c"], "c": [.activate("next"): "d"]]
        ).with { $0.titles = ["a": "Account", "b": "Account", "c": "Invoice", "d": "Done"] }
    }

    @Test func `a second field for the same purpose is filled in`() {
        #expect(
            spec.judged(asking())
                == .failed(#"text field "E-mail" is empty, and "a@b.example" was entered for the same purpose before"#))
        #expect(spec.paths(in: asking()) == [#"select text "a@b.example" into "first", select "next""#])
        #expect(spec.remedies(for: asking()) == ["fill it in, or offer the earlier entry"])
        #expect(spec.judged(asking(filled: "a@b.example")) == .passed)
    }

    @Test func `another question, and one without a purpose, is not the same`() {
        #expect(spec.judged(asking("E-mail of the recipient")).outcome != .failed)
        #expect(spec.judged(asking(purpose: nil)).outcome != .failed)
        #expect(spec.judged(asking(purpose: .telephoneNumber)).outcome != .failed)
    }

    @Test func `an empty form begins another process`() {
        let again = asking().with { $0.moves["b"] = [.activate("next"): "a"] }
            .with { $0.moves["a"]?[.activate("next")] = "c" }

        #expect(spec.judged(again).outcome != .failed)
    }
}
