import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct WeightLegibleTests {
    private let spec = WeightLegible()

    private func judged(_ weight: ScreenElement.FontWeight?, _ size: Double?, change: (inout ScreenElement) -> Void = { _ in }) -> Judged {
        spec.judged(
            screen([
                .text("Terms") {
                    $0.text = [ScreenElement.TextRun("Terms", pointSize: size, weight: weight)]
                    change(&$0)
                }
            ]))
    }

    @Test func `light text is legible from 24 points on`() {
        #expect(
            judged(.light, 23.5) == .failed("text \"Terms\" is drawn in a light weight at 23.5 pt; light text needs 24 pt"))
        #expect(judged(.light, 24) == .passed)
        #expect(judged(.regular, 11) == .passed)
    }

    @Test func `Bold Text helps where it makes the weight heavier`() {
        var bold = UserEnvironment()
        bold.isBoldText = true

        #expect(spec.judged(Blueprint.text("Terms").fontWeight(.light)).outcome == .failed)
        #expect(spec.judged(Blueprint.text("Terms").fontWeight(.light), in: bold) == .passed)
    }

    @Test func `unknown facts leave it open`() {
        #expect(judged(.light, nil) == .cantTell(.fontUnknown))
        #expect(judged(nil, 12) == .inapplicable(.nothingToJudge))
    }

    @Test func `undrawn text is not judged`() {
        #expect(judged(.light, 12) { $0.isVisible = false } == .inapplicable(.notVisible))
        #expect(judged(.light, 12) { $0.text = [] } == .inapplicable(.nothingToJudge))
    }
}
