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

    @Test func `a capture without the fact is untested`() {
        #expect(spec.judged(captured(.text)) == .untested(.orientationsUnknown))
    }

    // MARK: Text that is turned

    /// The outcome on a screen in landscape whose text is turned or not, beside the
    /// same in portrait, if that was captured.
    private func judged(_ isTurned: Bool?, portrait: RenderedScreen? = nil) -> (
        outcome: Verdicts.Outcome, reason: Verdicts.Reason?, fact: String?
    ) {
        let presentation = ScreenPresentation(
            turned(isTurned), in: UserEnvironment(screenSize: LayoutSize(width: 640, height: 480)),
            shown: { $0.orientation == .portrait ? portrait : nil })
        var verdicts = Verdicts(spec: spec.id)
        spec.judge(presentation, against: AccessibilityProfile.Thresholds(), into: &verdicts)
        return (verdicts.tally.outcome, verdicts.reasons.first?.reason, verdicts.findings.first.map { spec.wording(for: $0).fact })
    }

    private func turned(_ isTurned: Bool?) -> RenderedScreen { screen { $0.isTextTurned = isTurned } }

    @Test func `one capture does not show that an orientation is held`() {
        #expect(judged(true) == (.cantTell, .orientationsUnknown, nil))
        #expect(judged(false) == (.untested, .orientationsUnknown, nil))
        #expect(judged(true, portrait: turned(nil)) == (.cantTell, .orientationsUnknown, nil))
    }

    @Test func `text that is turned under one orientation only is held`() {
        #expect(
            judged(true, portrait: turned(false))
                == (.failed, nil, "the screen can be read in portrait only; portrait and landscape are needed"))
        #expect(judged(false, portrait: turned(true)).outcome == .passed)
    }

    @Test func `text that is turned under both is turned on purpose`() {
        #expect(judged(true, portrait: turned(true)).outcome == .passed)
        #expect(judged(false, portrait: turned(false)).outcome == .passed)
    }
}
