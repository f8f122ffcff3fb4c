import EveryScreenAudit
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct MotionRespectsSettingTests {
    private let spec = MotionRespectsSetting()
    private let reduced = UserEnvironment(isReduceMotion: true)

    private func moving(_ kind: ScreenElement.Motion.Kind, isEssential: Bool? = false) -> RenderedScreen {
        captured(.image) { element in
            element.label = "Banner"
            var motion = ScreenElement.Motion(kind)
            motion.isEssential = isEssential
            element.motion = [motion]
        }
    }

    private func still(known: Bool = true) -> RenderedScreen {
        captured(.image) { element in
            element.label = "Banner"
            element.motion = known ? [] : nil
        }
    }

    @Test func `what moves and rests when asked to passes`() {
        #expect(spec.judged(still(), beside: moving(.slide), in: reduced) == .passed)
        #expect(spec.judged(moving(.fade), beside: moving(.slide), in: reduced) == .passed)
    }

    @Test func `what goes on moving fails`() {
        #expect(
            spec.judged(moving(.slide), beside: moving(.slide), in: reduced) == .failed("image \"Banner\" slides with Reduce Motion on"))
        #expect(spec.judged(moving(.parallax), in: reduced) == .failed("image \"Banner\" moves in several planes with Reduce Motion on"))
    }

    @Test func `a video that starts by itself fails`() {
        let video = captured(.video) { element in
            element.label = "Tour"
            var media = ScreenElement.Media(.video)
            media.startsAutomatically = true
            element.media = media
        }

        #expect(spec.judged(video, in: reduced) == .failed("video \"Tour\" plays by itself with Reduce Motion on"))
    }

    @Test func `what must move may`() {
        #expect(spec.judged(moving(.spin, isEssential: true), in: reduced) == .passed)
        #expect(spec.judged(moving(.spin, isEssential: nil), in: reduced) == .cantTell(.humanJudgement))
    }

    @Test func `decoration need not move`() {
        var motion = ScreenElement.Motion(.slide)
        motion.isEssential = nil
        let wave = captured(.image) {
            $0.isDecorative = true
            $0.motion = [motion]
        }

        #expect(spec.judged(wave, in: reduced).outcome == .failed)
    }

    @Test func `the spec cannot tell where the motion with the setting is unknown`() {
        #expect(spec.judged(still(known: false), beside: moving(.slide), in: reduced) == .cantTell(.motionUnknown))
    }

    @Test func `without the setting, and where nothing moves, there is nothing to judge`() {
        #expect(spec.judged(moving(.slide)) == .inapplicable(.comparedWith))
        #expect(spec.judged(still(), beside: still(), in: reduced) == .inapplicable(.nothingToJudge))
        #expect(spec.judged(moving(.fade), beside: moving(.fade), in: reduced) == .inapplicable(.nothingToJudge))
        #expect(spec.judged(still(), in: reduced) == .untested(.noCounterpart))
    }
}
