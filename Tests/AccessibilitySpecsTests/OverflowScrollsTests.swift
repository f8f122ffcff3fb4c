import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct OverflowScrollsTests {
    private let spec = OverflowScrolls()
    private let rows = Blueprint.column((1...40).map { .button("Row \($0)").framedAsTarget })

    @Test func `content that fits passes, and content that scrolls`() {
        #expect(spec.judged(.button("Track").framedAsTarget) == .passed)
        #expect(spec.judged(.scroll(rows)) == .passed)
    }

    @Test func `content beyond the screen fails, once`() {
        let judged = spec.judged(
            .column(spacing: 0, [.spacer(minLength: 1_300), .button("a").framedAsTarget, .button("b").framedAsTarget]))

        #expect(judged == .failed("button \"a\" and 1 more cannot be scrolled to: beyond the edge of the screen"))
    }

    @Test func `content beyond what clips it fails, with the container`() {
        let blueprint = Blueprint.column(spacing: 0, [.button("a").framedAsTarget, .button("b").framedAsTarget]).frame(
            height: 44, alignment: .topLeading, clips: true)

        #expect(spec.judged(blueprint).outcome == .failed)
        #expect(spec.remedies(for: blueprint) == ["put the content into a region that scrolls, or let it wrap"])
    }

    @Test(arguments: [
        (2, "1 of the elements in ", " lies beyond its edge, and nothing scrolls to it"),
        (3, "2 of the elements in ", " lie beyond its edge, and nothing scrolls to them"),
    ])
    func `the elements beyond an edge are counted`(buttons: Int, start: String, end: String) throws {
        let parts = (1...buttons).map { Blueprint.button("Row \($0)").framedAsTarget }
        let fact = try #require(spec.judged(.column(spacing: 0, parts).frame(height: 44, alignment: .topLeading, clips: true)).facts.first)

        #expect(fact.hasPrefix(start))
        #expect(fact.hasSuffix(end))
    }

    @Test func `a region that scrolls the other way does not help`() {
        let cells = Blueprint.row((1...20).map { .button("Cell \($0)").frame(minWidth: 100) })

        #expect(spec.judged(.scroll(.horizontal, cells)) == .passed)
        #expect(spec.judged(.scroll(cells)).outcome == .failed)
    }

    @Test func `a region that scrolls through less than it holds fails`() {
        let inside = [Node.button("Last", at: LayoutRect(x: 0, y: 700, width: 100, height: 44))]
        let region = Node(.scrollView, "List", at: LayoutRect(x: 0, y: 0, width: 320, height: 568), inside) {
            $0.clipsContent = true
            $0.scrolling = ScreenElement.Scrolling(axes: [.vertical], contentSize: LayoutSize(width: 320, height: 600))
        }

        #expect(spec.judged(screen([region])) == .failed("scroll view \"List\" scrolls through 320 × 600 pt and holds 320 × 744 pt"))
    }

    @Test func `on a page nothing before the origin of a region is scrolled to`() {
        func page(_ frame: LayoutRect, scrolling height: Double = 568, on platform: RenderedScreen.Platform? = .web) -> Judged {
            let links = [Node.button("Skip", at: frame), Node.button("Buy", at: LayoutRect(x: 0, y: 99, width: 320, height: 44))]
            let region = Node(.scrollView, "Page", at: LayoutRect(x: 0, y: 0, width: 320, height: 568), links) {
                $0.scrolling = ScreenElement.Scrolling(
                    axes: [.horizontal, .vertical], contentSize: LayoutSize(width: 320, height: height))
            }
            return spec.judged(screen([region], on: platform))
        }
        let (left, top) = (LayoutRect(x: -9999, y: 9, width: 100, height: 44), LayoutRect(x: 9, y: -99, width: 100, height: 44))

        #expect(page(left) == .passed)
        #expect(page(top) == .passed)
        #expect(page(left, on: .iOS).outcome == .failed)
        #expect(page(LayoutRect(x: 250, y: 9, width: 100, height: 44)).outcome == .failed)
        // The region may be scrolled.
        #expect(page(LayoutRect(x: 9, y: -99, width: 100, height: 900), scrolling: 768).outcome == .failed)
    }

    @Test func `content that sticks out by a little on the side it stands at is no overflow`() {
        #expect(spec.judged(.scroll([.horizontal, .vertical], .button("a").frame(width: 40))) == .passed)
    }

    @Test func `undrawn content is left out, and where it is unknown it cannot be judged`() {
        let beyond = LayoutRect(x: 0, y: 900, width: 100, height: 44)

        #expect(spec.judged(screen([.button("a", at: beyond) { $0.isVisible = false }])) == .passed)
        #expect(spec.judged(screen([Node(.button, "a", at: beyond)])) == .cantTell(.visibilityUnknown))
    }

    @Test func `an empty screen is nothing to judge`() {
        #expect(spec.judged(screen([])) == .inapplicable(.nothingToJudge))
    }
}
