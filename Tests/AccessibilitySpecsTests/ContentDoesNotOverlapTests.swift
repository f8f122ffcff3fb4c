import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct ContentDoesNotOverlapTests {
    private let spec = ContentDoesNotOverlap()
    private let low = LayoutRect(x: 0, y: 50, width: 100, height: 20)

    @Test func `a column whose rows grow keeps its content apart`() {
        #expect(spec.judged(.column([.text("Total"), .text("€12"), .button("Pay")]), in: .largest) == .passed)
    }

    @Test func `lines of a fixed height grow into each other`() {
        let lines = Blueprint.column(spacing: 0, [.text("Total").frame(height: 24), .text("€12").frame(height: 24)])

        #expect(spec.judged(lines, in: UserEnvironment(textSize: .xLarge)) == .passed)
        #expect(
            spec.judged(lines, in: UserEnvironment(textSize: .accessibility1))
                == .failed("text \"Total\" and text \"€12\" overlap by 47.2 × 9.6 pt; with the default settings they stand apart"))
    }

    @Test func `what overlaps at the default size, too, is meant to`() {
        #expect(spec.judged(.layers([.text("Total"), .text("€12")]), in: .largest) == .passed)
    }

    @Test func `an overlap of a point is rounding`() {
        let apart = screen([.text("Total"), .text("€12", at: low)])

        #expect(
            spec.judged(screen([.text("Total"), .text("€12", at: LayoutRect(x: 0, y: 19, width: 100, height: 20))]), beside: apart)
                == .passed)
        #expect(
            spec.judged(screen([.text("Total"), .text("€12", at: LayoutRect(x: 0, y: 18, width: 100, height: 20))]), beside: apart)
                == .failed("text \"Total\" and text \"€12\" overlap by 100 × 2 pt; with the default settings they stand apart"))
    }

    @Test func `what stands in a control overlaps it`() {
        let row = { (text: LayoutRect) in screen([.button("Pay", [.text("now", at: text)])]) }

        #expect(spec.judged(row(.zero), beside: row(low)) == .passed)
    }

    @Test func `what scrolls apart does not overlap`() {
        let scrolling = { (text: LayoutRect) in
            let region = Node.group([.text("Total", at: text)]) { $0.scrolling = ScreenElement.Scrolling(axes: [.vertical]) }
            return screen([region, .text("€12", at: low)])
        }

        #expect(spec.judged(scrolling(low), beside: scrolling(LayoutRect(x: 0, y: 0, width: 100, height: 20))) == .passed)
    }

    @Test func `incomparable screens are reported with the reason`() {
        let both = screen([.text("Total"), .text("€12")])

        #expect(spec.judged(.text("Total")) == .inapplicable(.comparedWith))
        #expect(spec.judged(both, in: .largest) == .untested(.noCounterpart))
        #expect(spec.judged(both, beside: screen([.text("Total")])) == .cantTell(.notFoundAgain))
        #expect(spec.judged(screen([.group([])]), beside: both) == .inapplicable(.nothingToJudge))
        #expect(spec.judged(.text("Total").modal(.imageButton("close")), in: .largest) == .passed)
    }
}
