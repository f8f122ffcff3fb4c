import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct ButtonShapesShownTests {
    private let spec = ButtonShapesShown()

    private var shapes: UserEnvironment {
        var environment = UserEnvironment.standard
        environment.isButtonShapes = true
        return environment
    }

    private func button(isUnderlined: Bool?, _ surface: ScreenElement.Surface?, change: (inout ScreenElement) -> Void = { _ in }) -> Node {
        .button("Buy") {
            var run = ScreenElement.TextRun("Buy")
            run.isUnderlined = isUnderlined
            ($0.text, $0.surface) = ([run], surface)
            change(&$0)
        }
    }

    private func judged(isUnderlined: Bool?, _ surface: ScreenElement.Surface?, change: (inout ScreenElement) -> Void = { _ in }) -> Judged
    {
        spec.judged(screen([button(isUnderlined: isUnderlined, surface, change: change)]), in: shapes)
    }

    private let bare = ScreenElement.Surface(background: [])

    @Test func `a button that is known to have nothing fails`() {
        #expect(
            judged(isUnderlined: false, bare) == .failed("button \"Buy\" has neither a shape nor an underline with Button Shapes"))
    }

    @Test func `an underline, a background and a border pass`() {
        #expect(judged(isUnderlined: true, bare) == .passed)
        #expect(judged(isUnderlined: false, ScreenElement.Surface(background: [.color(.black)])) == .passed)
        #expect(judged(isUnderlined: false, ScreenElement.Surface(border: .black)) == .passed)
        #expect(spec.judged(Blueprint.button("Buy").underline(), in: shapes) == .passed)
    }

    @Test func `an unstated fact leaves it open`() {
        #expect(judged(isUnderlined: nil, bare) == .untested(.buttonShapeUnknown))
        #expect(judged(isUnderlined: false, nil) == .untested(.buttonShapeUnknown))
        #expect(judged(isUnderlined: false, ScreenElement.Surface()) == .untested(.buttonShapeUnknown))
        #expect(spec.judged(.button("Buy"), in: shapes) == .untested(.buttonShapeUnknown))
    }

    @Test func `it is judged with Button Shapes alone, on buttons with text`() {
        #expect(spec.judged(screen([button(isUnderlined: false, bare)])) == .inapplicable(.nothingToJudge))
        #expect(judged(isUnderlined: false, bare) { $0.text = [] } == .inapplicable(.nothingToJudge))
        #expect(judged(isUnderlined: false, bare) { $0.role = .link } == .inapplicable(.nothingToJudge))
        #expect(judged(isUnderlined: false, bare) { $0.isEnabled = false } == .inapplicable(.disabled))
    }

    @Test(arguments: [ScreenElement.Role.navigationBar, .tabBar, .toolbar, .menu, .cell])
    func `buttons in bars, menus and rows have the shape of these`(role: ScreenElement.Role) {
        #expect(
            spec.judged(screen([Node(role, nil, [button(isUnderlined: false, bare)])]), in: shapes) == .inapplicable(.systemProvided))
    }
}
