import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct RefreshNotTimedTests {
    private let spec = RefreshNotTimed()

    @Test(arguments: [0, .infinity, 72_001])
    func `never, at once, or after more than twenty hours passes`(interval: Double) {
        #expect(spec.judged(screen { $0.refreshInterval = interval }) == .passed)
    }

    @Test(arguments: [0.5, 30, 72_000])
    func `anything between fails`(interval: Double) {
        #expect(spec.judged(screen { $0.refreshInterval = interval }).outcome == .failed)
    }

    @Test func `the finding says after how long`() {
        #expect(
            spec.judged(screen { $0.refreshInterval = 30 }) == .failed("the screen reloads or leads elsewhere by itself after 30 s"))
    }

    @Test func `a screen with nothing on it is nothing to judge`() {
        #expect(spec.judged(RenderedScreen.Builder(size: .zero).finish()) == .inapplicable(.nothingToJudge))
    }

    @Test func `a capture without the fact is untested`() {
        #expect(spec.judged(captured(.text)) == .untested(.refreshUnknown))
    }
}
