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

    @Test func `an invisible element is not judged unless its look with focus is known`() {
        let away = LayoutRect(x: -999, y: 0, width: 44, height: 44)

        #expect(spec.judged(button(shows: nil, frame: away)) == .inapplicable(.notVisible))
        #expect(spec.judged(button(shows: nil) { $0.isVisible = false }) == .inapplicable(.notVisible))
        #expect(spec.judged(button(shows: false, frame: LayoutRect(x: 0, y: 0, width: 0, height: 17))) == .inapplicable(.notVisible))
        #expect(spec.judged(button(shows: false, frame: LayoutRect(x: 9, y: 0, width: 0, height: 17))) == .inapplicable(.zeroArea))
    }

    @Test func `a link that focus draws in passes, and one that stays out of sight fails`() {
        let away = LayoutRect(x: -999, y: 0, width: 44, height: 44)

        #expect(spec.judged(button(shows: true, frame: away)) == .passed)
        #expect(spec.judged(button(shows: false, frame: away)) == .failed("button \"Buy\" has the focus and cannot be seen"))
        #expect(spec.judged(button(shows: true) { $0.isVisible = false }) == .passed)
        #expect(spec.judged(button(shows: false) { $0.isVisible = false }) == .failed("button \"Buy\" has the focus and cannot be seen"))
    }

    @Test func `an element hidden from assistive technology is left to another spec`() {
        #expect(spec.judged(button(shows: false) { $0.isAccessibilityHidden = true }) == .inapplicable(.hidden))
    }

    @Test func `a capture without the fact is untested`() {
        #expect(spec.judged(button(shows: nil)) == .untested(.focusLookUnknown))
        #expect(spec.judged(.button("a")) == .untested(.focusLookUnknown))
    }
}
