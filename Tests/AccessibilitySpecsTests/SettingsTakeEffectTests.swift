import EveryScreenLayout
import EveryScreenModel
import EveryScreenNavigation
import EveryScreenSpecs
import Testing

/// A text under settings that people change while it is shown.
private struct Reading: ScreenFlow {
    struct State: Hashable, Sendable {
        var hasChanged = false
    }

    let initialState = State()
    /// The settings to which people change, and back.
    var other: UserEnvironment
    /// The settings under which the app shows its screen; `nil` for the current
    /// ones.
    var fixed: UserEnvironment?
    /// The content after a change of settings.
    var after: Blueprint?

    func screen(for state: State, in environment: UserEnvironment) -> RenderedScreen {
        let text = state.hasChanged ? after ?? .text("Terms") : .text("Terms")
        return StandardLayout().screen(for: .column([text, .button("Accept")]), in: fixed ?? environment)
    }

    func reduce(_ state: State, _ event: FlowEvent) -> State {
        if case .settings = event, after != nil { State(hasChanged: true) } else { state }
    }

    func settingChanges(from environment: UserEnvironment) -> [UserEnvironment] { [environment == other ? .standard : other] }
}

struct SettingsTakeEffectTests {
    private let spec = SettingsTakeEffect()
    private let large = UserEnvironment(textSize: .accessibility3)
    private let bold = UserEnvironment(isBoldText: true)

    @Test func `text that follows the settings passes`() {
        #expect(spec.judged(Reading(other: large)) == .passed)
        #expect(spec.judged(Reading(other: bold)) == .passed)
    }

    @Test func `a screen that keeps the size of its text fails`() {
        let flow = Reading(other: large, fixed: .standard)

        #expect(
            spec.judged(flow)
                == .failed("text \"Terms\" keeps its size after: settings text size accessibility3, as all text of the screen does"))
        #expect(
            spec.remedies(for: flow) == ["set adjustsFontForContentSizeCategory, or read the text size again when it changes"])
    }

    @Test func `a screen that keeps the weight of its text fails`() {
        #expect(spec.judged(Reading(other: bold, fixed: .standard)).facts.count == 1)
    }

    @Test func `a change of another setting asks nothing of text`() {
        let dark = UserEnvironment(appearance: .dark)

        #expect(spec.judged(Reading(other: dark, fixed: .standard)) == .passed)
    }

    @Test func `an element that does not return with the settings fails`() {
        let flow = Reading(other: large, after: .text("Welcome"))

        #expect(spec.judged(flow).facts.contains { $0.hasPrefix("text \"Terms\" ") })
        #expect(spec.judged(flow).outcome == .failed)
    }

    @Test func `a flow without changes of settings is not judged`() {
        #expect(spec.judged(Script(["a": .text("Terms")], [:])) == .inapplicable(.nothingToJudge))
    }
}
