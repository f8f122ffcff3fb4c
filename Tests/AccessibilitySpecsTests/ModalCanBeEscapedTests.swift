import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenNavigation
import EveryScreenSpecs
import Testing

struct ModalCanBeEscapedTests {
    private let spec = ModalCanBeEscaped()

    private func judged(_ behavior: ScreenElement.ModalBehavior, _ inside: [Node]) -> Judged {
        spec.judged(
            screen([
                .text("a"),
                Node(.sheet, "Question", at: LayoutRect(x: 0, y: 0, width: 320, height: 568), inside) {
                    $0.modal = behavior
                    $0.isAccessibilityElement = false
                },
            ]))
    }

    private func close(_ change: (inout ScreenElement) -> Void = { _ in }) -> Node {
        .button("Close") {
            $0.actions = [ScreenElement.Action(.activate, identifier: "close", dismissesModal: true)]
            change(&$0)
        }
    }

    @Test func `a modal with a button that closes it passes`() {
        #expect(spec.judged(.text("a").modal(.button("Close").dismissesModal())) == .passed)
        #expect(spec.judged(.text("a").modal(.button("Close").dismissesModal(), closesOnEscape: false)) == .passed)
    }

    @Test func `one without any control fails`() {
        #expect(
            spec.judged(.text("a").modal(.text("b"))) == .failed("the sheet is a modal, and no control in it that can be touched closes it")
        )
    }

    @Test func `a disabled control, or one off the screen, closes nothing`() {
        let off = close { $0.frame.origin.y = 900 }

        #expect(judged(ScreenElement.ModalBehavior(closesOnEscapeKey: true), [close { $0.isEnabled = false }]).outcome == .failed)
        #expect(judged(ScreenElement.ModalBehavior(closesOnEscapeKey: true), [off]).outcome == .failed)
    }

    @Test func `the screen reader needs the gesture or a stop`() {
        let hidden = close { $0.isAccessibilityHidden = true }

        #expect(
            judged(ScreenElement.ModalBehavior(closesOnEscapeKey: true, closesOnEscapeGesture: false), [hidden])
                == .failed("sheet \"Question\" is a modal that the screen reader cannot leave"))
        #expect(judged(ScreenElement.ModalBehavior(closesOnEscapeKey: true, closesOnEscapeGesture: true), [hidden]) == .passed)
    }

    @Test func `the keyboard needs Escape or a stop`() {
        let unfocusable = close { $0.keyboard?.isFocusable = false }

        #expect(
            judged(ScreenElement.ModalBehavior(closesOnEscapeKey: false), [unfocusable])
                == .failed("sheet \"Question\" is a modal that the keyboard cannot leave"))
        #expect(judged(ScreenElement.ModalBehavior(closesOnEscapeKey: true), [unfocusable]) == .passed)
    }

    @Test func `unknown actions cannot be judged`() {
        #expect(judged(ScreenElement.ModalBehavior(), [Node(.button, "Close")]) == .cantTell(.actionUnknown))
    }

    /// The verdict on a flow and all of its screens.
    private func judgedWithScreens(_ flow: Script) -> [String] {
        audit(FlowPresentation(flow), by: AccessibilityProfile(name: "modals", specs: [spec])).flatMap(\.findings).map {
            spec.wording(for: $0).fact
        }
    }

    @Test func `in a flow the control that closes a modal need not say so`() {
        let base = Blueprint.button("New").action("new")
        let sheet = base.modal(.column([.button("Add").action("add"), .button("Cancel").action("cancel")]))
        let asking = sheet.alert("Discard?", [.button("Discard").action("discard"), .button("Keep").action("keep")])
        let flow = Script(
            ["a": base, "b": sheet, "c": asking],
            [
                "a": [.activate("new"): "b"], "b": [.activate("add"): "a", .activate("cancel"): "c", .escape: "c"],
                "c": [.activate("discard"): "a", .activate("keep"): "b", .escape: "b"],
            ])

        #expect(judgedWithScreens(flow) == [])
        let held = flow.with { $0.moves["b"] = [.escape: "a"] }
        #expect(judgedWithScreens(held).map { $0.hasSuffix("is a modal, and no control in it that can be touched closes it") } == [true])
    }

    @Test func `without a modal there is nothing to judge`() {
        #expect(spec.judged(.button("a")) == .inapplicable(.nothingToJudge))
    }
}
