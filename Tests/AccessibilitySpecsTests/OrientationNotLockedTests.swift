import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct OrientationNotLockedTests {
    private let spec = OrientationNotLocked()

    @Test func `a screen for both orientations passes`() {
        #expect(spec.judged(screen { $0.orientations = [.portrait, .landscape] }) == .passed)
    }

    @Test func `a screen for portrait only fails`() {
        #expect(
            spec.judged(screen { $0.orientations = [.portrait] })
                == .failed("the screen can be read in portrait only; portrait and landscape are needed"))
    }

    @Test func `a screen for landscape only fails`() {
        #expect(
            spec.judged(screen { $0.orientations = [.landscape, .landscape] })
                == .failed("the screen can be read in landscape only; portrait and landscape are needed"))
    }

    @Test func `a screen that can be shown in no orientation fails`() {
        #expect(spec.judged(screen { $0.orientations = [] }).outcome == .failed)
    }

    @Test func `a screen with nothing on it is nothing to judge`() {
        #expect(spec.judged(RenderedScreen.Builder(size: .zero).finish()) == .inapplicable(.nothingToJudge))
    }

    @Test func `a capture that does not tell is untested`() {
        #expect(spec.judged(captured(.text)) == .untested(.orientationsUnknown))
    }
}
