import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct ReadingOrderKeptWhenScalingTests {
    private let spec = ReadingOrderKeptWhenScaling()
    private let left = LayoutRect(x: 0, y: 0, width: 100, height: 44)
    private let right = LayoutRect(x: 120, y: 0, width: 100, height: 44)
    private let below = LayoutRect(x: 0, y: 60, width: 100, height: 44)

    private func pair(_ first: LayoutRect, _ second: LayoutRect) -> RenderedScreen {
        screen([.button("Back", at: first), .button("Next", at: second)])
    }

    @Test func `a row that becomes a column is read in one order`() {
        let row = Blueprint.row(columnFrom: .accessibility1, [.button("Back"), .button("Next")])

        #expect(spec.judged(row, in: .largest) == .passed)
    }

    @Test func `two columns that become one are read column by column, as they may`() {
        let columns = Blueprint.row(
            columnFrom: .accessibility1, [.column([.button("a"), .button("b")]), .column([.button("c"), .button("d")])])

        #expect(spec.judged(columns, in: .largest) == .passed)
    }

    @Test func `a row that becomes a column the wrong way round is read in another order`() {
        #expect(
            spec.judged(pair(below, left), beside: pair(left, right))
                == .failed("button \"Back\" is read after button \"Next\"; at the default text size it is read before it"))
    }

    @Test func `from right to left the right one comes first`() {
        let mirrored = UserEnvironment(textSize: .accessibility5, layoutDirection: .rightToLeft)

        #expect(spec.judged(pair(left, below), beside: pair(right, left), in: mirrored) == .passed)
        #expect(spec.judged(pair(below, left), beside: pair(right, left), in: mirrored).outcome == .failed)
    }

    @Test func `an order set by hand counts, wherever things stand`() {
        let ordered = screen([
            .group([.button("Back", at: left), .button("Next", at: right)]) { $0.accessibilityOrder = ["0/1", "0/0"] }
        ])

        #expect(
            spec.judged(ordered, beside: screen([.group([.button("Back", at: left), .button("Next", at: right)])]))
                == .failed("button \"Back\" is read after button \"Next\"; at the default text size it is read before it"))
    }

    @Test func `content that is scrolled away changes places with nothing outside of its region`() {
        let list = Blueprint.scroll(.column((1...6).map { .text("Line \($0)") } + [.button("Buy")]))
        let page = Blueprint.column(spacing: 0, [list.frame(height: 400), .button("Search")])

        #expect(spec.judged(page, in: .largest) == .passed)
    }

    @Test func `content that an outer region scrolls away changes places with nothing outside of that`() {
        // The line itself scrolls as well, and stands whole in its own region,
        // which is scrolled away.
        let lines = (1...6).map { Blueprint.text("Line \($0)") } + [Blueprint.scroll(.horizontal, .text("a"))]
        let page = Blueprint.column(spacing: 0, [Blueprint.scroll(.column(lines)).frame(height: 400), .button("Search")])

        #expect(spec.judged(page, in: .largest) == .passed)
    }

    @Test func `the spec cannot tell by a few points of height in one row`() {
        // The second one starts more than a row above the first, of which it takes
        // up half the height and more.
        let tall = LayoutRect(x: 120, y: 0, width: 100, height: 60)
        let low = LayoutRect(x: 0, y: 12, width: 100, height: 44)

        #expect(spec.judged(pair(low, tall), beside: pair(left, right)) == .cantTell(.orderByHeight))
        #expect(spec.judged(pair(left, right), beside: pair(low, tall)) == .passed)
    }

    @Test func `incomparable screens are reported with the reason`() {
        let both = pair(left, right)

        #expect(spec.judged(.button("Back")) == .inapplicable(.comparedWith))
        #expect(spec.judged(both, in: .largest) == .untested(.noCounterpart))
        #expect(spec.judged(both, beside: screen([.text("a")])) == .cantTell(.notFoundAgain))
        #expect(spec.judged(screen([.group([])]), beside: both) == .inapplicable(.nothingToJudge))
        #expect(spec.judged(captured(.button), beside: both) == .untested(.exposureUnknown))
    }
}
