import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct FlashesBelowThresholdTests {
    private let spec = FlashesBelowThreshold()

    private func judged(_ kind: ScreenElement.Motion.Kind, rate: Double?) -> Judged {
        spec.judged(
            captured(.image) {
                var motion = ScreenElement.Motion(kind)
                motion.flashesPerSecond = rate
                $0.motion = [motion]
            })
    }

    @Test func `three flashes a second are allowed`() {
        #expect(judged(.blink, rate: 3) == .passed)
    }

    @Test func `more than three fail`() {
        #expect(judged(.blink, rate: 3.5) == .failed("the image flashes 3.5 times a second; the maximum is 3"))
    }

    @Test func `motion of another kind does not flash`() {
        #expect(judged(.slide, rate: nil) == .passed)
    }

    @Test func `blinking of unknown rate cannot be judged`() {
        #expect(judged(.blink, rate: nil) == .cantTell(.flashRateUnknown))
    }

    @Test func `videos and animations are not judged`() {
        #expect(spec.judged(captured(.video) { $0.media = ScreenElement.Media(.video) }) == .untested(.flashRateUnknown))
        #expect(spec.judged(captured(.video) { $0.media = ScreenElement.Media(.audio) }) == .inapplicable(.nothingToJudge))
    }

    @Test func `still or undrawn content is not judged`() {
        #expect(spec.judged(.text("a")) == .inapplicable(.nothingToJudge))
        #expect(
            spec.judged(
                captured(.image) {
                    $0.motion = [ScreenElement.Motion(.blink)]
                    $0.isVisible = false
                }) == .inapplicable(.notVisible))
    }
}
