import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct ScreenNotOneStopTests {
    private let spec = ScreenNotOneStop()

    /// An element with some texts inside.
    private func merged(_ count: Int, height: Double = 568, width: Double = 320) -> Node {
        .group(
            (0..<count).map { number in
                .text("Line \(number)", at: LayoutRect(x: 0, y: Double(number) * 20, width: 100, height: 20)) {
                    $0.isAccessibilityElement = false
                }
            }, at: LayoutRect(x: 0, y: 0, width: width, height: height)
        ) {
            $0.isAccessibilityElement = true
            $0.label = "All"
        }
    }

    @Test func `six texts in the only stop are one too many`() {
        #expect(spec.judged(screen([merged(5)])) == .passed)
        #expect(
            spec.judged(screen([merged(6)]))
                == .failed("group \"All\" is the only stop on the screen, and holds 6 texts; the maximum is 5"))
    }

    @Test func `a stop of less than half of the screen is a card`() {
        #expect(spec.judged(screen([merged(6, height: 283)])) == .passed)
        #expect(spec.judged(screen([merged(6, height: 284)])).outcome == .failed)
    }

    @Test func `a second stop makes it two, and one in a bar does not`() {
        let button = Node.button("Back")
        let bar = Node(.navigationBar, at: LayoutRect(x: 0, y: 0, width: 320, height: 44), [button]) { $0.isAccessibilityElement = false }

        #expect(spec.judged(screen([merged(6), button])) == .passed)
        #expect(spec.judged(screen([bar, merged(6)])).outcome == .failed)
        #expect(spec.judged(screen([bar])) == .inapplicable(.nothingToJudge))
    }

    @Test func `hidden texts and empty ones do not count`() {
        var node = merged(6)
        node.inside[0].element.isVisible = false
        #expect(spec.judged(screen([node])) == .passed)
        node = merged(6)
        node.inside[0].element.text = [ScreenElement.TextRun(" ")]
        #expect(spec.judged(screen([node])) == .passed)
    }

    @Test func `a capture without the stops is untested`() {
        #expect(spec.judged(captured(.text)) == .untested(.exposureUnknown))
    }
}
