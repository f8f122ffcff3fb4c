import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct FocusVisibleTests {
    private let spec = FocusVisible()

    private func button(
        shows: Bool?, focusable: Bool = true, frame: LayoutRect = LayoutRect(x: 0, y: 0, width: 44, height: 44),
        _ change: (inout ScreenElement) -> Void = { _ in }
    ) -> RenderedScreen {
        captured(.button, frame: frame) { button in
            button.label = "Buy"
            button.keyboard = ScreenElement.KeyboardBehavior(isFocusable: focusable, showsFocus: shows)
            change(&button)
        }
    }

    @Test func `a control that shows focus passes`() {
        #expect(spec.judged(button(shows: true)) == .passed)
    }

    @Test func `a control that does not fails`() {
        #expect(spec.judged(button(shows: false)) == .failed("button \"Buy\" takes keyboard focus and does not show it"))
    }

    @Test func `what takes no focus has none to show`() {
        #expect(spec.judged(button(shows: false, focusable: false)) == .inapplicable(.nothingToJudge))
    }

    @Test func `an invisible element is not judged`() {
        #expect(spec.judged(button(shows: false, frame: LayoutRect(x: -999, y: 0, width: 44, height: 44))) == .inapplicable(.notVisible))
        #expect(spec.judged(button(shows: false, frame: LayoutRect(x: 0, y: 0, width: 0, height: 17))) == .inapplicable(.notVisible))
        #expect(spec.judged(button(shows: false, frame: LayoutRect(x: 9, y: 0, width: 0, height: 17))) == .inapplicable(.zeroArea))
        #expect(spec.judged(button(shows: false) { $0.isVisible = false }) == .inapplicable(.notVisible))
    }

    @Test func `an element hidden from assistive technology is left to another spec`() {
        #expect(spec.judged(button(shows: false) { $0.isAccessibilityHidden = true }) == .inapplicable(.hidden))
    }

    @Test func `a capture without the fact is untested`() {
        #expect(spec.judged(button(shows: nil)) == .untested(.focusLookUnknown))
        #expect(spec.judged(.button("a")) == .untested(.focusLookUnknown))
    }
}
