import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct HiddenNotFocusableTests {
    private let spec = HiddenNotFocusable()

    private func hidden(_ keyboard: ScreenElement.KeyboardBehavior?, _ change: (inout ScreenElement) -> Void = { _ in }) -> RenderedScreen {
        let group = element(.group, "0") { $0.isAccessibilityHidden = true }
        let button = element(.button, "1") { button in
            button.label = "Buy"
            button.keyboard = keyboard
            change(&button)
        }
        return screen([(0, group), (1, button)])
    }

    @Test func `a hidden control that takes no focus passes`() {
        #expect(spec.judged(hidden(ScreenElement.KeyboardBehavior(isFocusable: false))) == .passed)
    }

    @Test func `a hidden control that takes focus fails`() {
        #expect(
            spec.judged(hidden(ScreenElement.KeyboardBehavior(isFocusable: true)))
                == .failed("button \"Buy\" is hidden from assistive technology and takes keyboard focus"))
    }

    @Test func `an element that is hidden itself counts like one inside a hidden one`() {
        #expect(
            spec.judged(
                captured(.button) { button in
                    button.isAccessibilityHidden = true
                    button.keyboard = ScreenElement.KeyboardBehavior(isFocusable: true)
                }
            ).outcome == .failed)
    }

    @Test func `an undrawn or disabled element takes no focus, whatever it states`() {
        #expect(
            spec.judged(hidden(ScreenElement.KeyboardBehavior(isFocusable: true)) { $0.isVisible = false }) == .inapplicable(.notVisible))
        #expect(spec.judged(hidden(ScreenElement.KeyboardBehavior(isFocusable: true)) { $0.isEnabled = false }) == .inapplicable(.disabled))
    }

    @Test func `an element that is not hidden is not judged`() {
        #expect(spec.judged(.button("a")) == .inapplicable(.nothingToJudge))
        #expect(spec.judged(hidden(nil)) == .inapplicable(.nothingToJudge))
    }

    @Test func `without the hidden elements nothing is tested`() {
        #expect(
            spec.judged(captured(.button) { $0.keyboard = ScreenElement.KeyboardBehavior(isFocusable: true) }) == .untested(.hiddenUnknown))
    }

    @Test func `focus that a script may move on leaves it open`() {
        #expect(spec.judged(hidden(ScreenElement.KeyboardBehavior())) == .cantTell(.keyboardUnknown))
    }
}
