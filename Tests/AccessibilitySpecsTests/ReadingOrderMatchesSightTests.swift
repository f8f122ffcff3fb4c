import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct ReadingOrderMatchesSightTests {
    private let spec = ReadingOrderMatchesSight()
    private let terms = "We deliver on Mondays and on Thursdays, free of charge."

    private func text(_ string: String, x: Double = 0, y: Double, width: Double = 100, size: Double? = 17) -> Node {
        .text(string, at: LayoutRect(x: x, y: y, width: width, height: 20)) {
            $0.text = [ScreenElement.TextRun(string, pointSize: size, weight: .regular)]
        }
    }

    /// The elements, read in the order given by their numbers.
    private func read(_ order: [Int], _ nodes: [Node]) -> RenderedScreen {
        screen([.group(nodes) { $0.accessibilityOrder = order.map { "0/\($0)" } }])
    }

    @Test func `a text that is read before its heading is early`() {
        let fails = Blueprint.column([
            Blueprint.text("Delivery").accessibilityHeading(), Blueprint.text(terms).accessibilitySortPriority(1),
        ])

        #expect(spec.judged(fails) == .failed("text \"\(terms)\" is read before heading \"Delivery\", which stands above it"))
        #expect(spec.judged(.column([Blueprint.text("Delivery").accessibilityHeading(), .text(terms)])) == .passed)
        #expect(
            spec.judged(.column([Blueprint.text("Delivery").accessibilityHeading(), Blueprint.text("Free").accessibilitySortPriority(1)]))
                == .failed("text \"Free\" is read before heading \"Delivery\", which stands above it"))
    }

    @Test func `a heading that is read after all of its texts is late`() {
        let lines = ["One line", "Another line", "A third line"].map { Blueprint.text($0) }

        #expect(
            spec.judged(.column([Blueprint.text("Delivery").accessibilityHeading().accessibilitySortPriority(-1)] + lines))
                == .failed("heading \"Delivery\" is read after text \"A third line\", which stands below it"))
    }

    @Test func `a control that is read before the texts above it is early`() {
        let card: [Blueprint] = [.text("Tea"), .text("Five dollars"), Blueprint.button("Buy").accessibilitySortPriority(1)]

        #expect(spec.judged(.column(card)) == .failed("button \"Buy\" is read before text \"Tea\", which stands above it"))
    }

    @Test func `a control that is read later than what stands below it is no failure`() {
        #expect(
            spec.judged(.column([Blueprint.button("More").accessibilitySortPriority(-1), .text("Tea"), .text("Five dollars")])) == .passed)
        let image = Blueprint.image("tea", width: 80, height: 80).accessibilityLabel("Tea leaves").accessibilitySortPriority(-1)
        #expect(spec.judged(.column([image, .text("Tea"), .text("Five dollars")])) == .passed)
    }

    @Test func `steps of one look are read from top to bottom`() {
        let steps = [text("Step one", y: 0), text("Step two", y: 30), text("Step three", y: 60)]

        #expect(spec.judged(read([0, 1, 2], steps)) == .passed)
        #expect(
            spec.judged(read([1, 0, 2], steps)) == .failed("text \"Step two\" is read before text \"Step one\", which stands above it"))
        // Of three in reverse order, each is out of order with two.
        #expect(
            spec.judged(read([2, 1, 0], steps)) == .failed("text \"Step three\" is read before text \"Step two\", which stands above it"))
        #expect(
            spec.judged(read([1, 2, 0], steps)) == .failed("text \"Step one\" is read after text \"Step three\", which stands below it"))
    }

    @Test func `a caption may be read before the value above it`() {
        #expect(spec.judged(read([1, 0], [text("12 km", y: 0, size: 28), text("Distance", y: 30, size: 13)])) == .passed)
        #expect(spec.judged(read([1, 0], [text("12 km", y: 0, size: nil), text("Distance", y: 30, size: nil)])) == .passed)
        #expect(spec.judged(read([1, 0], [text("12 km", y: 0), text("Distance", y: 30)])).outcome == .failed)
        // With something read between, the two are no pair.
        let apart = [text("12 km", y: 0, size: 28), text("Distance", y: 30, size: 13), text("Today", y: 60, size: 13)]
        #expect(spec.judged(read([1, 2, 0], apart)).outcome == .failed)
    }

    @Test func `a passage is no caption`() {
        #expect(
            spec.judged(read([1, 0], [text("Delivery", y: 0, size: 28), text("Free on all working days", y: 30, size: 13)])) == .passed
        )
        #expect(
            spec.judged(read([1, 0], [text("Free on all five working days", y: 0, size: 13), text("Delivery", y: 30, size: 28)])).outcome
                == .failed)
        #expect(
            spec.judged(read([1, 0], [text("Delivery", y: 0, size: 28), text("Free on all five working days", y: 30, size: 13)])).outcome
                == .failed)
    }

    @Test func `columns side by side are read in any order`() {
        #expect(spec.judged(read([1, 0], [text("Left part", y: 0), text("Right part", x: 51, y: 30)])) == .passed)
        #expect(spec.judged(read([1, 0], [text("Left part", y: 0), text("Right part", x: 50, y: 30)])).outcome == .failed)
    }

    @Test func `texts of one look in a row are read from their beginning`() {
        let row = [text("First", y: 0), text("Second", x: 120, y: 10)]

        #expect(spec.judged(read([0, 1], row)) == .passed)
        #expect(
            spec.judged(read([1, 0], row))
                == .failed("text \"Second\" and text \"First\" stand in a row, and the one behind is read first"))
        #expect(spec.judged(read([1, 0], [text("First", y: 0), text("Second", x: 120, y: 11)])) == .passed)
        #expect(spec.judged(read([1, 0], [text("First", y: 0), text("Second", x: 120, y: 0, size: 20)])) == .passed)
        #expect(spec.judged(read([1, 0], [text("First", y: 0), text("Second", x: 99, y: 0)])) == .passed)
    }

    @Test func `from right to left, rows begin at the right`() {
        let environment = UserEnvironment(layoutDirection: .rightToLeft)
        let row = [text("שלום", y: 0), text("עולם", x: 120, y: 0)]

        #expect(spec.judged(read([1, 0], row), in: environment) == .passed)
        #expect(spec.judged(read([0, 1], row), in: environment).outcome == .failed)
        #expect(spec.judged(read([0, 1], [text("First", y: 0), text("Second", x: 120, y: 0)]), in: environment).outcome == .failed)
        // Words that are written to the left, as in a quotation, are not compared
        // where rows begin at the left.
        #expect(spec.judged(read([1, 0], row)) == .passed)
    }

    @Test func `numbers at an axis are in the order of what they measure`() {
        #expect(spec.judged(read([1, 0], [text("20", y: 0), text("10", y: 30)])) == .inapplicable(.nothingToJudge))
    }

    @Test func `bars, pinned elements and regions that scroll are compared each for itself`() {
        func bar(_ change: @escaping (inout ScreenElement) -> Void) -> RenderedScreen {
            let cookies = Node.group([text("Cookies are used on this page", y: 200)], change: change)
            return read([0, 1, 2], [cookies, text("News", y: 0), text("Weather", y: 40)])
        }
        #expect(spec.judged(bar { $0.role = .toolbar }) == .passed)
        #expect(spec.judged(bar { $0.isPinned = true }) == .passed)
        #expect(spec.judged(bar { $0.scrolling = ScreenElement.Scrolling(axes: [.vertical]) }) == .passed)
        #expect(spec.judged(bar { _ in }).outcome == .failed)
    }

    @Test func `hidden and unseen texts are not compared`() {
        for change: (inout ScreenElement) -> Void in [{ $0.isAccessibilityHidden = true }, { $0.isVisible = false }] {
            let hidden = Node.text("Skip", at: LayoutRect(x: 0, y: 90, width: 100, height: 20), change: change)
            #expect(spec.judged(read([0, 1, 2], [hidden, text("News", y: 0), text("Weather", y: 40)])) == .passed)
        }
    }
}
