import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct ZoomNotBlockedTests {
    private let spec = ZoomNotBlocked()

    @Test func `a screen that can be enlarged passes`() {
        #expect(spec.judged(screen { $0.allowsZoom = true }) == .passed)
    }

    @Test func `a screen that cannot be enlarged fails`() {
        #expect(spec.judged(screen { $0.allowsZoom = false }) == .failed("the screen does not let itself be enlarged; 200 % needed"))
    }

    @Test func `the finding says how to fix it`() {
        let presentation = ScreenPresentation(screen { $0.allowsZoom = false })
        let finding = audit(presentation, by: AccessibilityProfile(name: "test", specs: [spec]))[0].findings[0]

        #expect(spec.wording(for: finding).remedy == "allow zooming, and leave out any largest scale below 2")
        #expect(finding.kind.rawValue == "blocked")
        #expect(finding.element.index == 0)
    }

    @Test func `a screen with nothing on it is nothing to judge`() {
        #expect(spec.judged(RenderedScreen.Builder(size: .zero).finish()) == .inapplicable(.nothingToJudge))
    }

    @Test func `a capture without the fact is untested`() {
        #expect(spec.judged(captured(.text)) == .untested(.zoomUnknown))
        #expect(spec.judged(.button("a")) == .untested(.zoomUnknown))
    }
}
