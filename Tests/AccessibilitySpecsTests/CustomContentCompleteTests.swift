import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct CustomContentCompleteTests {
    private let spec = CustomContentComplete()
    private let pen = Blueprint.button("Pen")

    @Test func `labels and values pass, and nothing is no matter`() {
        #expect(spec.judged(pen.accessibilityCustomContent("Price", "9 €").accessibilityCustomContent("Color", "Blue")) == .passed)
        #expect(spec.judged(pen) == .inapplicable(.nothingToJudge))
        #expect(spec.judged(pen.accessibilityCustomContent("", "a").accessibilityHidden()) == .inapplicable(.hidden))
    }

    @Test func `what lacks a part fails, and a label twice`() {
        #expect(
            spec.judged(pen.accessibilityCustomContent(" ", "9 €")) == .failed("button \"Pen\" has custom content \"9 €\" without a label"))
        #expect(
            spec.judged(pen.accessibilityCustomContent("Price", ""))
                == .failed("button \"Pen\" has custom content \"Price\" without a value"))
        #expect(
            spec.judged(pen.accessibilityCustomContent("Price", "9 €").accessibilityCustomContent("Price", "8 €"))
                == .failed("button \"Pen\" has two pieces of custom content labeled \"Price\""))
    }
}
