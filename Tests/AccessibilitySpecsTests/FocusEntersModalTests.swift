import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenNavigation
import EveryScreenSpecs
import Testing

struct FocusEntersModalTests {
    private let spec = FocusEntersModal()
    private let base = Blueprint.button("Open").action("open")
    private var sheet: Script {
        Script(
            ["a": base, "b": base.modal(.button("Close").action("close").dismissesModal())],
            ["a": [.activate("open"): "b"], "b": [.activate("close"): "a", .escape: "a"]])
    }

    @Test func `a modal that the system presents takes the focus`() {
        #expect(spec.judged(sheet) == .passed)
    }

    @Test func `a view laid over the others does not, and nothing has the focus`() {
        let flow = sheet.with { $0.leavingFocus = ["b"] }

        #expect(
            spec.judged(flow)
                == .failed("the sheet opens over the rest, and the keyboard and the screen reader have no focus"))
        #expect(FocusNeverLost().judged(flow).outcome == .inapplicable)
        #expect(spec.paths(in: flow) == ["Tab, Return"])
        #expect(spec.remedies(for: flow).first == "present it by the system's means, or move the focus to its first element as it opens")
    }

    @Test func `a view laid over the others to which the app moves the focus passes`() {
        let flow = sheet.with {
            $0.leavingFocus = ["b"]
            $0.focus = ["b": "close"]
        }

        #expect(spec.judged(flow) == .passed)
    }

    @Test func `a focus that the app moves to what the modal leaves open stays outside`() {
        // A modal hides its siblings from VoiceOver, and here it has none.
        let flow = sheet.with { script in
            script.focus = ["b": "open"]
            script.change = { state, screen in state == "b" ? Self.leaking(screen) : screen }
        }

        #expect(spec.judged(flow) == .failed(#"the sheet opens over the rest, and the screen reader stays on button "Open""#))
    }

    @Test func `a flow without modals is nothing to judge`() {
        #expect(spec.judged(Script(["a": base, "b": .text("x")], ["a": [.activate("open"): "b"]])) == .inapplicable(.nothingToJudge))
    }

    @Test func `a modal in which nothing can have the focus has nothing to take it`() {
        let flow = Script(["a": base, "b": base.modal(.spacer)], ["a": [.activate("open"): "b"], "b": [.escape: "a"]])

        #expect(spec.judged(flow) == .inapplicable(.nothingToJudge))
    }

    @Test func `a flow with more states than are explored is untested`() {
        #expect(spec.judged(sheet, bound: 2) == .untested(.boundReached))
    }

    /// The same elements, the modal in a group of its own beside the others.
    private static func leaking(_ screen: RenderedScreen) -> RenderedScreen {
        var builder = RenderedScreen.Builder(size: screen.size)
        for element in screen.elements where element.handle == "open" { builder.add(element) }
        builder.open(ScreenElement(.group, source: "group", frame: screen.bounds))
        for element in screen.elements where element.modal != nil { builder.open(element) }
        for element in screen.elements where element.handle == "close" { builder.add(element) }
        builder.close()
        builder.close()
        return builder.finish()
    }
}
