import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct RefreshOnRequestTests {
    private let spec = RefreshOnRequest()

    @Test(arguments: [0, .infinity])
    func `never or at once passes`(interval: Double) {
        #expect(spec.judged(screen { $0.refreshInterval = interval }) == .passed)
    }

    @Test func `the exception of twenty hours is not one of this claim`() {
        #expect(
            spec.judged(screen { $0.refreshInterval = 72_001 })
                == .failed("the screen reloads or leads elsewhere by itself after 72001 s"))
    }

    @Test(arguments: [0.5, 30, 72_000])
    func `an earlier reload is reported by refresh-not-timed`(interval: Double) {
        #expect(spec.judged(screen { $0.refreshInterval = interval }) == .inapplicable(.reportedElsewhere))
    }

    @Test func `a capture without the fact is untested`() {
        #expect(spec.judged(captured(.text)) == .untested(.refreshUnknown))
    }
}
