import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct TextContrastEnhancedTests {
    private let spec = TextContrastEnhanced()

    private func text(
        _ color: UInt32, size: Double = 16, weight: ScreenElement.FontWeight = .regular, on paint: ScreenElement.Paint = .color(.white)
    ) -> RenderedScreen {
        captured(.text) { element in
            element.text = [run("Order") { ($0.color, $0.pointSize, $0.weight) = (SRGBColor(hex: color), size, weight) }]
            element.surface = ScreenElement.Surface(background: [paint])
        }
    }

    @Test func `a contrast of 7 and more passes`() {
        #expect(spec.judged(text(0x595959)) == .passed)
    }

    @Test func `a hair less fails`() {
        #expect(spec.judged(text(0x5A5A5A)) == .failed("the text has a contrast of 6.89:1; 7:1 needed"))
    }

    @Test func `large text needs 4.5`() {
        #expect(spec.judged(text(0x767676, size: 24)) == .passed)
        #expect(spec.judged(text(0x777777, size: 24)) == .failed("the text has a contrast of 4.47:1; 4.5:1 needed"))
        #expect(spec.judged(text(0x767676, size: 18.6667, weight: .bold)) == .passed)
    }

    @Test func `it is a warning, as the criterion is of level AAA`() {
        #expect(spec.rule.severity == .warning)
        #expect(TextContrast().rule.severity == .error)
    }

    @Test func `a picture leaves it open`() {
        #expect(spec.judged(text(0x000000, on: .unknown)) == .cantTell(.backdropUnknown))
    }

    @Test func `a screen without text is nothing to judge, without colors untested`() {
        #expect(spec.judged(captured(.image)) == .inapplicable(.nothingToJudge))
        #expect(spec.judged(.text("a")) == .untested(.colorsUnknown))
    }
}
