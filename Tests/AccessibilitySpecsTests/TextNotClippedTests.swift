import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct TextNotClippedTests {
    private let spec = TextNotClipped()

    @Test func `text that nothing clips passes`() {
        #expect(spec.judged(.text("a")) == .passed)
        #expect(spec.judged(.button("a")) == .passed)
    }

    @Test func `a row of fixed height passes at the default size and clips its one line at the largest`() {
        let row = Blueprint.text("Fountain pen", style: .headline).frame(height: 44, clips: true)

        #expect(spec.judged(row) == .passed)
        #expect(
            spec.judged(row, in: .largest)
                == .failed("text \"Fountain pen\" is cut off: 19.3 pt of its height cannot be seen; all of a text must be"))
    }

    @Test func `a fixed width clips what does not wrap`() {
        // The text, 167.3 pt wide, is centered in 300 pt, of which 60 are shown.
        let name = Blueprint.row([.text("Straßenbahnfahrkarte").frame(minWidth: 300)]).frame(width: 60, clips: true)

        #expect(
            spec.judged(name)
                == .failed("text \"Straßenbahnfahrkarte\" is cut off: 107.3 pt of its width cannot be seen; all of a text must be")
        )
        #expect(spec.remedies(for: name) == ["let the text wrap, or the container scroll"])
    }

    @Test func `text that moves may move into view`() {
        func judged(_ kind: ScreenElement.Motion.Kind, _ duration: Double = .infinity) -> Judged {
            let line = Node.text("News", at: LayoutRect(x: 80, y: 0, width: 200, height: 20)) {
                $0.text = [ScreenElement.TextRun("News", frame: LayoutRect(x: 80, y: 0, width: 200, height: 20))]
            }
            let band = Node(.group, at: LayoutRect(x: 0, y: 0, width: 100, height: 20), [line]) {
                $0.clipsContent = true
                var motion = ScreenElement.Motion(kind)
                motion.duration = duration
                $0.motion = [motion]
            }
            return spec.judged(screen([band]))
        }

        for kind in [ScreenElement.Motion.Kind.slide, .scroll, .parallax] { #expect(judged(kind) == .cantTell(.movesIntoView)) }
        #expect(judged(.fade).outcome == .failed)
        #expect(judged(.slide, 0.4).outcome == .failed)
    }

    @Test func `a region that scrolls to the text clips nothing`() {
        let texts = (1...60).map { Blueprint.text("\($0)") }

        #expect(spec.judged(.scroll(.column(texts))) == .passed)
        #expect(spec.judged(.column(texts)).outcome == .failed)
    }

    @Test func `a region that scrolls the other way does clip`() {
        let texts = (1...60).map { Blueprint.text("\($0)") }

        #expect(spec.judged(.scroll(.horizontal, .column(texts))).outcome == .failed)
    }

    @Test func `a clip inside a scrolling region clips`() {
        #expect(
            spec.judged(.scroll(.text("a").frame(height: 10, clips: true)))
                == .failed("text \"a\" is cut off: 10.3 pt of its height cannot be seen; all of a text must be"))
    }

    @Test func `up to a pixel may be lost`() {
        #expect(spec.judged(.text("a").frame(height: 20, clips: true)) == .passed)
        #expect(spec.judged(.text("a").frame(height: 19.9, clips: true)).outcome == .failed)
    }

    @Test func `text that is cut off as it is and enlarged is reported once`() {
        let clipped = Blueprint.text("a").frame(height: 10, clips: true)
        func findings(_ own: Blueprint, enlarged: Blueprint) -> Int {
            let screens = [own, enlarged].map { StandardLayout().screen(for: $0, in: .standard) }
            let presentation = ScreenPresentation(screens[0], enlarged: ScreenPresentation(screens[1]))
            return audit(presentation, by: AccessibilityProfile(name: "test", specs: [spec]))[0].findings.count
        }

        #expect(findings(clipped, enlarged: clipped) == 1)
        #expect(findings(.text("a"), enlarged: clipped) == 1)
        #expect(findings(.text("a"), enlarged: .text("a")) == 0)
    }

    @Test func `a screen without text is nothing to judge`() {
        #expect(spec.judged(.imageButton("a")) == .inapplicable(.nothingToJudge))
        #expect(spec.judged(.text("")) == .inapplicable(.nothingToJudge))
    }

    @Test func `text behind a modal need not be seen now`() {
        #expect(spec.judged(.text("a").frame(height: 10, clips: true).modal(.imageButton("b"))) == .inapplicable(.behindModal))
    }

    @Test func `text that is not drawn need not be seen now`() {
        #expect(
            spec.judged(
                captured(.text) {
                    $0.text = [ScreenElement.TextRun("a")]
                    $0.isVisible = false
                }) == .inapplicable(.notVisible))
    }

    @Test func `a capture without the place of the text is untested`() {
        #expect(spec.judged(captured(.text) { $0.text = [ScreenElement.TextRun("a")] }) == .untested(.textFrameUnknown))
    }

    @Test func `the spec cannot tell of a text whose place is no number, or in pixels of unknown density`() {
        let odd = LayoutRect(x: 0, y: 0, width: 10, height: .nan)
        let tall = LayoutRect(x: 0, y: 0, width: 10, height: 2_000)

        #expect(spec.judged(captured(.text) { $0.text = [ScreenElement.TextRun("a", frame: odd)] }) == .cantTell(.frameInvalid))
        #expect(
            spec.judged(captured(.text, unit: .pixels) { $0.text = [ScreenElement.TextRun("a", frame: tall)] })
                == .cantTell(.densityUnknown))
    }

    @Test func `each direction of a region scrolls by itself`() {
        let texts = (1...60).map { Blueprint.text("\($0)") }

        #expect(spec.judged(.scroll(.horizontal, .row(texts))) == .passed)
        #expect(spec.judged(.scroll(.row(texts))).outcome == .failed)
        #expect(spec.judged(.scroll(.horizontal, .scroll(.column(texts.map { $0.frame(minWidth: 900) })))) == .passed)
    }
}
