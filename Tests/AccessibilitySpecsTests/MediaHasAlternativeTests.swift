import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct MediaHasAlternativeTests {
    private let spec = MediaHasAlternative()

    private func judged(_ kind: ScreenElement.Media.Kind, _ change: (inout ScreenElement.Media) -> Void) -> Judged {
        var media = ScreenElement.Media(kind)
        change(&media)
        return spec.judged(screen([Node(.video, "Tour") { $0.media = media }]))
    }

    @Test func `sound alone needs a transcript`() {
        #expect(judged(.audio) { $0.hasTranscript = true } == .passed)
        #expect(judged(.audio) { $0.hasTranscript = false } == .failed("video \"Tour\" plays sound and has no transcript"))
        #expect(judged(.audio) { $0.hasCaptions = true } == .untested(.alternativeUnknown))
    }

    @Test func `a video with sound needs captions, and a description or transcript`() {
        let captions = "video \"Tour\" plays a video with sound and has no captions"
        #expect(judged(.video) { ($0.isSilent, $0.hasCaptions, $0.hasAudioDescription) = (false, false, true) } == .failed(captions))
        let unknown = judged(.video) { ($0.isSilent, $0.hasCaptions) = (false, false) }
        #expect(unknown.facts == [captions] && unknown.reasons == [.alternativeUnknown])
        #expect(
            judged(.video) {
                ($0.isSilent, $0.hasCaptions, $0.hasTranscript, $0.hasAudioDescription) = (false, false, false, false)
            }.facts == [captions, "video \"Tour\" plays a video that has neither audio description nor transcript"])
        #expect(judged(.video) { ($0.isSilent, $0.hasCaptions, $0.hasAudioDescription) = (false, true, true) } == .passed)
        #expect(judged(.video) { ($0.isSilent, $0.hasCaptions, $0.hasTranscript) = (false, true, true) } == .passed)
        #expect(
            judged(.video) { ($0.isSilent, $0.hasCaptions, $0.hasTranscript, $0.hasAudioDescription) = (false, true, false, false) }
                == .failed("video \"Tour\" plays a video that has neither audio description nor transcript"))
        let captioned = judged(.video) { ($0.isSilent, $0.hasCaptions) = (false, true) }
        #expect(captioned.outcome == .passed && captioned.reasons == [.alternativeUnknown])
    }

    @Test func `on a page captions may be a part of the picture`() {
        var video = ScreenElement.Media(.video)
        (video.isSilent, video.hasCaptions, video.hasAudioDescription) = (false, false, true)
        let media = video
        func severities(on platform: RenderedScreen.Platform) -> [Finding.Severity] {
            let shown = screen([Node(.video, "Tour") { $0.media = media }], on: platform)
            let profile = AccessibilityProfile(name: "test", specs: [spec])
            return audit(ScreenPresentation(shown), by: profile)[0].findings.map(\.severity)
        }

        #expect(severities(on: .web) == [.warning])
        #expect(severities(on: .iOS) == [.error])
    }

    @Test func `a transcript in place of an audio description is a warning, where there is sound`() {
        let narrated = "video \"Tour\" plays a video with sound that has a transcript and no audio description"
        #expect(
            judged(.video) {
                ($0.isSilent, $0.hasCaptions, $0.hasTranscript, $0.hasAudioDescription) = (false, true, true, false)
            } == .failed(narrated))
        #expect(judged(.video) { ($0.isSilent, $0.hasTranscript, $0.hasAudioDescription) = (true, true, false) } == .passed)
    }

    @Test func `a silent video needs a description or transcript`() {
        #expect(judged(.video) { ($0.isSilent, $0.hasTranscript) = (true, true) } == .passed)
        #expect(judged(.video) { ($0.isSilent, $0.hasTranscript, $0.hasAudioDescription) = (true, false, false) }.outcome == .failed)
        #expect(judged(.video) { _ in } == .untested(.alternativeUnknown))
    }

    @Test func `animations and decoration need nothing`() {
        #expect(judged(.animation) { _ in } == .inapplicable(.nothingToJudge))
        var media = ScreenElement.Media(.video)
        (media.isSilent, media.hasCaptions) = (false, false)
        #expect(spec.judged(screen([Node(.image, "") { ($0.media, $0.isDecorative) = (media, true) }])) == .inapplicable(.decorative))
    }
}
