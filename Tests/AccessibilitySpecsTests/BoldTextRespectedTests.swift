import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct BoldTextRespectedTests {
    private let spec = BoldTextRespected()

    private var bold: UserEnvironment {
        var environment = UserEnvironment.standard
        environment.isBoldText = true
        return environment
    }

    private func shown(
        _ weight: ScreenElement.FontWeight?, style: ScreenElement.TextStyle? = .body, change: (inout ScreenElement) -> Void = { _ in }
    ) -> RenderedScreen {
        screen([
            .text("Terms") {
                $0.text = [ScreenElement.TextRun("Terms", style: style, pointSize: 17, weight: weight)]
                change(&$0)
            }
        ])
    }

    private func judged(
        _ weight: ScreenElement.FontWeight?, without usual: ScreenElement.FontWeight?, style: ScreenElement.TextStyle? = .body
    ) -> Judged { spec.judged(shown(weight, style: style), beside: shown(usual, style: style), in: bold) }

    @Test func `a heavier weight passes, the same and a lighter one fail`() {
        #expect(judged(.semibold, without: .regular) == .passed)
        #expect(judged(.medium, without: .regular) == .passed)
        #expect(judged(.regular, without: .regular) == .failed("text \"Terms\" has the weight 400 with Bold Text, and 400 without"))
        #expect(judged(.light, without: .regular) == .failed("text \"Terms\" has the weight 300 with Bold Text, and 400 without"))
    }

    @Test func `the heaviest weight may stay`() {
        #expect(judged(.heavy, without: .heavy) == .passed)
        #expect(judged(.bold, without: .bold).outcome == .failed)
    }

    @Test func `a font of a fixed size and unknown weights leave it open`() {
        #expect(judged(.regular, without: .regular, style: nil) == .cantTell(.textStyleUnknown))
        #expect(judged(nil, without: .regular) == .untested(.fontUnknown))
        #expect(judged(.regular, without: nil) == .untested(.fontUnknown))
    }

    @Test func `it is judged with Bold Text on, beside the defaults`() {
        #expect(spec.judged(shown(.regular)) == .inapplicable(.comparedWith))
        #expect(spec.judged(shown(.regular), in: bold) == .untested(.noCounterpart))
        #expect(spec.judged(Blueprint.text("Terms").fontWeight(.light), in: bold) == .passed)
    }

    @Test func `a text that is not drawn or not found again is not judged`() {
        #expect(
            spec.judged(shown(.regular) { $0.isVisible = false }, beside: shown(.regular), in: bold) == .inapplicable(.notVisible))
        #expect(spec.judged(shown(.regular), beside: screen([.button("Other")]), in: bold) == .cantTell(.notFoundAgain))
    }
}
