import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenNavigation
import EveryScreenSpecs
import Testing

struct SoundStatedTests {
    private let spec = SoundStated()

    private func judged(
        _ kind: ScreenElement.Media.Kind, traits: ScreenElement.Traits? = .button, isSilent: Bool? = false,
        startsAutomatically: Bool? = false,
        change: (inout ScreenElement) -> Void = { _ in }
    ) -> Judged {
        var media = ScreenElement.Media(kind)
        (media.isSilent, media.startsAutomatically) = (isSilent, startsAutomatically)
        return spec.judged(
            screen([
                .button("Listen") {
                    ($0.media, $0.traits) = (media, traits)
                    change(&$0)
                }
            ]))
    }

    @Test func `a button that plays sound says so`() {
        #expect(judged(.audio) == .failed("button \"Listen\" plays sound, and its traits do not say so"))
        #expect(judged(.video).outcome == .failed)
        #expect(judged(.audio, traits: [.button, .startsMediaSession]) == .passed)
        #expect(judged(.audio, traits: [.button, .playsSound]) == .passed)
    }

    @Test func `media without sound, and those that start by themselves, need not`() {
        #expect(judged(.audio, isSilent: true) == .inapplicable(.nothingToJudge))
        #expect(judged(.animation) == .inapplicable(.nothingToJudge))
        #expect(judged(.audio, startsAutomatically: true) == .inapplicable(.nothingToJudge))
    }

    @Test func `unknown sound and unknown traits leave it open`() {
        #expect(judged(.video, isSilent: nil) == .cantTell(.actionUnknown))
        #expect(judged(.audio, isSilent: nil).outcome == .failed)
        #expect(judged(.audio, traits: nil) == .untested(.stateUnknown))
        #expect(judged(.audio) { $0.isAccessibilityHidden = true } == .inapplicable(.hidden))
        #expect(judged(.audio) { $0.role = .video } == .inapplicable(.nothingToJudge))
    }

    /// A button that leads to a song.
    private func flow(
        _ button: Blueprint, _ kind: ScreenElement.Media.Kind = .audio, startsAutomatically: Bool = true, isSilent: Bool? = false
    ) -> Script {
        let song = Blueprint.text("The song").accessibilityIdentifier("song")
        return Script(["a": button, "b": .column([button, song])], ["a": [.activate("play"): "b"]]).changing("song") {
            var media = ScreenElement.Media(kind)
            (media.startsAutomatically, media.isSilent) = (startsAutomatically, isSilent)
            $0.media = media
        }
    }

    @Test func `a button after which a song starts says so`() {
        let button = Blueprint.button("Play").action("play")

        #expect(
            spec.judged(flow(button))
                == .failed("button \"Play\" shows text \"The song\", which plays sound at once, and its traits do not say so"))
        #expect(spec.judged(flow(button.accessibilityAddTraits(.startsMediaSession))) == .passed)
    }

    @Test func `a song is heard unless it is silent, and a film only if it is known to have sound`() {
        let button = Blueprint.button("Play").action("play")

        #expect(spec.judged(flow(button, .audio, isSilent: nil)).outcome == .failed)
        #expect(spec.judged(flow(button, .video, isSilent: false)).outcome == .failed)
        #expect(spec.judged(flow(button, .video, isSilent: nil)) == .inapplicable(.nothingToJudge))
    }

    @Test func `a button after which nothing is heard need not`() {
        let button = Blueprint.button("Play").action("play")

        #expect(spec.judged(flow(button, startsAutomatically: false)) == .inapplicable(.nothingToJudge))
        #expect(spec.judged(flow(button, isSilent: true)) == .inapplicable(.nothingToJudge))
    }

    @Test func `a song that starts after another event is not the work of a button`() {
        let slider = Blueprint.slider("Track", value: "1").action("play")
        let song = Blueprint.text("The song").accessibilityIdentifier("song")
        for event in [FlowEvent.increment("play"), .wait(5)] {
            let flow = Script(["a": slider, "b": .column([slider, song])], ["a": [event: "b"]]).changing("song") {
                var media = ScreenElement.Media(.audio)
                (media.startsAutomatically, media.isSilent) = (true, false)
                $0.media = media
            }
            #expect(spec.judged(flow) == .inapplicable(.nothingToJudge), "\(event)")
        }
    }
}
