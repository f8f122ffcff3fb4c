import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct TextSpacingAdaptsTests {
    private let spec = TextSpacingAdapts()

    private func text(
        _ spacing: ScreenElement.FixedSpacing?, lines: Int? = nil, frame: LayoutRect = LayoutRect(x: 0, y: 0, width: 40, height: 20)
    ) -> RenderedScreen {
        captured(.text) { element in
            element.text = [ScreenElement.TextRun("Once upon a midnight", lineCount: lines, fixedSpacing: spacing, frame: frame)]
        }
    }

    @Test func `spacing that the person can change passes`() {
        #expect(spec.judged(text(ScreenElement.FixedSpacing())) == .passed)
    }

    @Test func `fixed spacing that is wide enough passes`() {
        #expect(spec.judged(text(ScreenElement.FixedSpacing(letters: 0.12, words: 0.16, lines: 1.5))) == .passed)
    }

    @Test func `fixed spacing that is too narrow fails`() {
        #expect(
            spec.judged(text(ScreenElement.FixedSpacing(letters: 0.1)))
                == .failed("the text has a fixed spacing of 0.1 times the font size after letters; 0.12 needed"))
        #expect(
            spec.judged(text(ScreenElement.FixedSpacing(words: 0.1)))
                == .failed("the text has a fixed spacing of 0.1 times the font size after words; 0.16 needed"))
        #expect(
            spec.judged(text(ScreenElement.FixedSpacing(lines: 1.2)))
                == .failed("the text has a fixed spacing of 1.2 times the font size from line to line; 1.5 needed"))
    }

    @Test func `the distance of lines does not matter to one line`() {
        #expect(spec.judged(text(ScreenElement.FixedSpacing(lines: 1), lines: 1)) == .passed)
        #expect(spec.judged(text(ScreenElement.FixedSpacing(lines: 1), lines: 2)).outcome == .failed)
    }

    @Test func `invisible text is not judged`() {
        let above = LayoutRect(x: 0, y: -999, width: 40, height: 20)

        #expect(spec.judged(text(ScreenElement.FixedSpacing(letters: 0), frame: above)) == .inapplicable(.notVisible))
        #expect(spec.judged(captured(.image)) == .inapplicable(.nothingToJudge))
    }

    @Test func `a capture without the fact is untested`() {
        #expect(spec.judged(text(nil)) == .untested(.spacingUnknown))
        #expect(spec.judged(.text("a")) == .untested(.spacingUnknown))
    }
}
