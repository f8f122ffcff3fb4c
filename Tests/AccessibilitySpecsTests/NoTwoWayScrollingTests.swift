import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct NoTwoWayScrollingTests {
    private let spec = NoTwoWayScrolling()
    private let narrow = UserEnvironment(screenSize: LayoutSize(width: 320, height: 568))
    private let lines = (1...60).map { Blueprint.text("\($0)") }

    @Test func `a page that scrolls down passes`() {
        #expect(spec.judged(.scroll(.column(lines)), in: narrow) == .passed)
    }

    @Test func `a page that scrolls both ways fails at any width`() {
        let page = Blueprint.scroll([.horizontal, .vertical], .column(lines).frame(width: 500))

        #expect(
            spec.judged(page, in: narrow)
                == .failed("the scroll view shows 320 × 568 pt and scrolls both ways through 500 × 1338 pt"))
        #expect(spec.judged(page).outcome == .failed)
    }

    @Test func `a page that could scroll both ways and has no need to passes`() {
        #expect(spec.judged(.scroll([.horizontal, .vertical], .column(lines)), in: narrow) == .passed)
    }

    @Test func `cards beside each other on a page that scrolls down pass`() {
        let cards = Blueprint.scroll(.horizontal, .row((1...9).map { .button("Card \($0)") })).frame(height: 60)

        #expect(spec.judged(.scroll(.column([cards] + lines)), in: narrow) == .passed)
    }

    @Test func `a line wider than its shown part, on a page that scrolls down, fails`() {
        let code = Blueprint.scroll(.horizontal, .text("Straßenbahnfahrkartenautomatenaufstellung", lineLimit: 1).fixedSize())
            .frame(height: 60)

        #expect(
            spec.judged(.scroll(.column([code] + lines)), in: narrow).facts.first
                == "text \"Straßenbahnfahrkartenautomatenaufstellung\" is 342 pt wide in a region that shows 320 pt, on a page that scrolls down"
        )
        #expect(spec.judged(code, in: narrow) == .passed)
    }

    @Test func `a wider screen says nothing of a narrow one`() {
        #expect(spec.judged(.scroll(.column(lines))) == .inapplicable(.wideScreen))
    }

    @Test func `what means something only in two dimensions is exempt`() {
        let both = ScreenElement.Scrolling(axes: [.horizontal, .vertical], contentSize: LayoutSize(width: 900, height: 900))
        let table = screen([.group([Node(.table, nil, [.text("a")])]) { $0.scrolling = both }])
        let picture = screen([.group([Node(.image, "Map of the city")]) { $0.scrolling = both }])
        let text = screen([.group([.text("a"), Node(.image, "Map of the city")]) { $0.scrolling = both }])

        #expect(spec.judged(table, in: narrow) == .inapplicable(.twoDimensional))
        #expect(spec.judged(picture, in: narrow) == .inapplicable(.twoDimensional))
        #expect(spec.judged(text, in: narrow).outcome == .failed)
    }

    @Test func `a long block in a document scrolls sideways alone`() {
        let block = Node(.group, nil, at: LayoutRect(x: 0, y: 0, width: 320, height: 2_000), [.text("a")]) {
            $0.scrolling = ScreenElement.Scrolling(axes: [.horizontal, .vertical], contentSize: LayoutSize(width: 400, height: 2_000))
        }
        let document = Node(.group, nil, at: LayoutRect(x: 0, y: 0, width: 320, height: 2_100), [block]) {
            $0.scrolling = ScreenElement.Scrolling(axes: [.vertical], contentSize: LayoutSize(width: 320, height: 2_100))
        }

        #expect(spec.judged(screen([document]), in: narrow) == .passed)
    }

    @Test func `the spec cannot tell where the extent of scrolling is unknown`() {
        let both = screen([.group([.text("a")]) { $0.scrolling = ScreenElement.Scrolling(axes: [.horizontal, .vertical]) }])

        #expect(spec.judged(both, in: narrow) == .cantTell(.contentSizeUnknown))
        #expect(spec.judged(.text("a"), in: narrow) == .inapplicable(.nothingToJudge))
    }

    @Test(arguments: [300.0, 568, 2_000]) func `a document is as long as its content, of which the window shows a part`(length: Double) {
        func judged(width: Double) -> Judged {
            let size = LayoutSize(width: width, height: length)
            let document = Node(.group, nil, at: LayoutRect(x: 0, y: 0, width: 320, height: length), [.text("a")]) {
                $0.scrolling = ScreenElement.Scrolling(axes: [.horizontal, .vertical], contentSize: size)
            }
            return spec.judged(screen([document]), in: narrow)
        }

        #expect(judged(width: 760).outcome == (length > 568 ? .failed : .passed))
        #expect(judged(width: 320) == .passed)
    }
}
