import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenNavigation
import EveryScreenSpecs
import Testing

struct MovingContentHasControlTests {
    private let spec = MovingContentHasControl()

    private func playing(_ kind: ScreenElement.Media.Kind, besides other: Bool = false, _ change: (inout ScreenElement.Media) -> Void)
        -> RenderedScreen
    {
        var media = ScreenElement.Media(kind)
        media.startsAutomatically = true
        media.duration = 30
        change(&media)
        let player = element(.video, "0") { $0.media = media }
        return screen([(0, player)] + (other ? [(0, element(.text, "1") { $0.text = [ScreenElement.TextRun("Order")] })] : []))
    }

    @Test func `sound that can be stopped passes`() {
        #expect(spec.judged(playing(.audio) { $0.canBeStopped = true }) == .passed)
    }

    @Test func `sound that cannot be stopped fails`() {
        #expect(
            spec.judged(playing(.audio) { $0.canBeStopped = false })
                == .failed("the video plays sound by itself for 30 s and cannot be stopped"))
        #expect(
            spec.judged(playing(.video) { ($0.canBeStopped, $0.duration, $0.isSilent) = (false, .infinity, false) })
                == .failed("the video plays sound by itself without end and cannot be stopped"))
    }

    @Test func `muted sound is not judged`() {
        #expect(spec.judged(playing(.audio) { ($0.canBeStopped, $0.isSilent) = (false, true) }) == .inapplicable(.unobtrusive))
        #expect(
            spec.judged(playing(.audio, besides: true) { ($0.canBeStopped, $0.duration, $0.isSilent) = (false, .infinity, true) })
                == .inapplicable(.unobtrusive))
        #expect(spec.judged(playing(.audio) { ($0.canBeStopped, $0.isSilent) = (false, false) }).outcome == .failed)
    }

    @Test func `what does not start by itself, or is over soon, is not judged`() {
        #expect(spec.judged(playing(.audio) { ($0.canBeStopped, $0.startsAutomatically) = (false, false) }) == .inapplicable(.unobtrusive))
        #expect(spec.judged(playing(.audio) { ($0.canBeStopped, $0.duration) = (false, 3) }) == .inapplicable(.unobtrusive))
    }

    @Test func `movement without sound matters beside other content only`() {
        #expect(spec.judged(playing(.video) { ($0.canBeStopped, $0.isSilent) = (false, true) }) == .inapplicable(.unobtrusive))
        #expect(
            spec.judged(playing(.video, besides: true) { ($0.canBeStopped, $0.isSilent) = (false, true) })
                == .failed("the video moves by itself for 30 s and cannot be stopped"))
        #expect(
            spec.judged(playing(.video, besides: true) { ($0.canBeStopped, $0.isSilent, $0.duration) = (false, true, 5) }).outcome
                == .inapplicable)
    }

    @Test func `a video of unknown sound fails only by its movement`() {
        #expect(spec.judged(playing(.video) { $0.canBeStopped = false }) == .cantTell(.soundUnknown))
        #expect(spec.judged(playing(.video) { $0.canBeStopped = true }) == .passed)
        #expect(spec.judged(playing(.video) { ($0.canBeStopped, $0.duration) = (false, 3) }) == .inapplicable(.unobtrusive))
        #expect(
            spec.judged(playing(.video, besides: true) { $0.canBeStopped = false })
                == .failed("the video moves by itself for 30 s and cannot be stopped"))
        #expect(spec.judged(playing(.video, besides: true) { ($0.canBeStopped, $0.duration) = (false, 4) }) == .cantTell(.soundUnknown))
        #expect(spec.judged(playing(.animation) { $0.canBeStopped = false }) == .inapplicable(.unobtrusive))
        #expect(
            spec.judged(playing(.video, besides: true) { ($0.canBeStopped, $0.isSilent, $0.duration) = (false, false, 4) })
                == .failed("the video plays sound by itself for 4 s and cannot be stopped"))
    }

    @Test func `elements that move by themselves count as videos do`() {
        func moving(_ change: (inout ScreenElement.Motion) -> Void) -> RenderedScreen {
            var motion = ScreenElement.Motion(.scroll)
            motion.duration = .infinity
            change(&motion)
            let ticker = element(.text, "0") { $0.motion = [motion] }
            return screen([(0, ticker), (0, element(.button, "1"))])
        }

        #expect(spec.judged(moving { $0.canBeStopped = false }).outcome == .failed)
        #expect(spec.judged(moving { $0.canBeStopped = true }) == .passed)
        #expect(spec.judged(moving { $0.isEssential = true }) == .inapplicable(.unobtrusive))
        #expect(spec.judged(moving { _ in }) == .cantTell(.stopUnknown))
    }

    @Test func `a capture without the means to stop it leaves it open`() {
        #expect(spec.judged(playing(.audio) { _ in }) == .cantTell(.stopUnknown))
        #expect(spec.judged(playing(.audio) { ($0.canBeStopped, $0.duration) = (false, nil) }) == .cantTell(.stopUnknown))
        #expect(spec.judged(.text("a")) == .inapplicable(.nothingToJudge))
    }

    // MARK: Flows

    /// A banner of three pages that follow each other, beside a menu.
    private func banner(_ moves: [FlowEvent: String] = [:], pages: [String] = ["Sale", "News", "Tips"], _ still: Blueprint? = nil) -> Script
    {
        func page(_ text: String, _ button: String) -> Blueprint { .column([.text("Shop"), .text(text), .button(button).action(button)]) }
        var screens = ["a": page(pages[0], "Pause"), "b": page(pages[1], "Pause"), "c": page(pages[2], "Pause")]
        screens["still"] = still ?? page(pages[1], "Play")
        let turns: [FlowEvent: String] = [.wait(5): ""]
        let next = ["a": "b", "b": "c", "c": "a"]
        return Script(
            screens, next.mapValues { target in turns.mapValues { _ in target }.merging(moves) { first, _ in first } }, pauses: [5])
    }

    @Test func `content that time changes again and again needs a way to stop it`() {
        #expect(
            spec.judged(banner())
                == .failed(#"text "Sale" changes again and again by itself and cannot be stopped"#))
        #expect(spec.judged(banner([.activate("Pause"): "still"])).outcome == .passed)
        // Another page is no way to stop it.
        let elsewhere = Blueprint.column([.text("Settings"), .toggle("Sound").action("sound"), .text("Version")])
        #expect(spec.judged(banner([.activate("Pause"): "still"], elsewhere)).outcome == .failed)
        // It goes on there.
        #expect(spec.judged(banner([.activate("Pause"): "b"])).outcome == .failed)
    }

    @Test func `numbers may change, and what comes to an end is no circle`() {
        #expect(spec.judged(banner(pages: ["12:01", "12:02", "12:03"])) == .inapplicable(.nothingToJudge))
        var once = banner()
        once.moves["c"] = [:]
        #expect(spec.judged(once) == .inapplicable(.nothingToJudge))
    }

    @Test func `a banner alone on the screen disturbs nothing, and a flow that is not explored is untested`() {
        let alone = Script(["a": .text("Sale"), "b": .text("News")], ["a": [.wait(5): "b"], "b": [.wait(5): "a"]], pauses: [5])
        #expect(spec.judged(alone) == .inapplicable(.nothingToJudge))
        #expect(spec.judged(banner([.activate("Pause"): "still"]), bound: 3).outcome != .failed)
    }
}
