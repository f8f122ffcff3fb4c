import EveryScreenLayout
import EveryScreenModel
import EveryScreenNavigation
import EveryScreenSpecs
import Testing

/// A form with a name, which is sent.
private struct Form: ScreenFlow {
    enum State: Hashable { case empty, filled, sent }

    let initialState = State.empty
    var answer: Blueprint = .text("Thank you")
    var field: Blueprint = .text("Your name")
    var hasWayBack = false
    var hasCancel = false
    var keepsName = false

    func screen(for state: State, in environment: UserEnvironment) -> RenderedScreen {
        let name = Blueprint.field("Name", value: state == .filled ? "Ann Lee" : "").accessibilityIdentifier("name")
        let parts: [Blueprint] =
            state == .sent
            ? [answer] + (keepsName ? [name] : []) + (hasWayBack ? [.button("Back").action("back")] : [])
            : [field, name, .button("Send").action("send")]
        return StandardLayout().screen(for: .column(parts), in: environment).titled(state == .sent ? "Sent" : "Form")
    }

    func reduce(_ state: State, _ event: FlowEvent) -> State {
        switch (state, event) {
        case (.empty, .enter): .filled
        case (.filled, .activate("send")): .sent
        case (.empty, .activate("send")): hasCancel ? .sent : state
        case (.sent, .activate("back")): .filled
        default: state
        }
    }

    func texts(for field: String, in state: State) -> [String] { field == "name" ? ["Ann Lee"] : [] }
}

struct SubmissionsCheckedTests {
    private let spec = SubmissionsChecked()

    @Test func `a form that is sent at once, and is gone, fails`() {
        #expect(
            spec.judged(Form())
                == .failed("button \"Send\" submits \"Ann Lee\" of text field \"Name\" at once, and nothing leads back to it"))
        #expect(spec.remedies(for: Form()) == ["check the text, show it for review, or let people take the submission back"])
    }

    @Test func `a way back to the text, and a review of it, pass`() {
        #expect(spec.judged(Form(hasWayBack: true)) == .passed)
        #expect(spec.judged(Form(answer: .text("Thank you, Ann Lee"))) == .passed)
    }

    @Test func `a form that reports errors passes`() {
        #expect(spec.judged(Form(field: .field("Town").fieldError("Town is missing."))) == .passed)
    }

    @Test func `leaving a form without a result is no submission`() {
        #expect(spec.judged(Form(hasCancel: true)) == .inapplicable(.nothingToJudge))
    }

    @Test func `a switch that goes holds no text of the person`() {
        #expect(spec.judged(Form(field: .toggle("News", isOn: true), keepsName: true)) == .inapplicable(.nothingToJudge))
    }

    @Test func `a flow in which nothing is entered is not judged`() {
        #expect(spec.judged(Script(["a": .button("Send")], [:])) == .inapplicable(.nothingToJudge))
    }

    @Test func `more states than the bound leave it open`() {
        #expect(spec.judged(Form(), bound: 2).outcome != .failed)
    }
}
