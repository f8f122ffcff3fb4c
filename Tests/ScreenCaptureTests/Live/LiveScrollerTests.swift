import EveryScreenCapture
import EveryScreenModel
import Testing

/// A list that makes its rows as they come into view, below a heading that stays.
@MainActor
private final class LazyList: LiveScroller {
    let region = FakeObject.view(0, 100, 320, 300) { $0.view?.clips = true }
    var rowCount = 20
    var isLabeled = true
    /// Whether a row is a button alone, not a view around one.
    var isPlain = false
    var offset = LayoutPoint.zero
    var captures = 0

    var identity: ObjectIdentifier { region.identity }
    var pageSize: LayoutSize { LayoutSize(width: 320, height: 300) }
    var contentSize: LayoutSize { LayoutSize(width: 320, height: Double(rowCount) * 50) }

    func capture() throws(LiveCaptureError) -> LiveScreen {
        captures += 1
        let first = Int(offset.y / 50)
        region.subviews = (first..<min(rowCount, first + 7)).map { row in
            let y = 100 + Double(row) * 50 - offset.y
            let button = FakeObject.button("Row \(row)", 0, y, 320, 50)
            return isPlain ? button : .view(0, y, 320, 50, [button])
        }
        region.subviews.append(.view(0, 100, 320, 20, [.stop(isLabeled ? "Orders" : "", 0, 100, 320, 20)]))
        region.view?.scrolling = ScreenElement.Scrolling(axes: [.vertical], contentSize: contentSize)
        let root = FakeObject.view(0, 0, 320, 480, [.stop("Title"), region, .button("Buy", 0, 420)])
        return try captureScreen(of: root, size: LayoutSize(width: 320, height: 480))
    }
}

@MainActor
struct LiveScrollerTests {
    private func labels(_ screen: RenderedScreen) -> [String] { screen.elements.compactMap(\.label).filter { !$0.isEmpty } }

    @Test func `without regions to scroll the screen is as captured`() throws {
        let list = LazyList()

        let screen = try captureRevealing([LazyList](), capture: list.capture)

        #expect(list.captures == 1)
        #expect(try screen == list.capture().screen)
    }

    @Test(arguments: [false, true])
    func `every row is found once, at its place in the content, and pinned elements stay`(isPlain: Bool) throws {
        let list = LazyList()
        list.isPlain = isPlain

        let screen = try captureRevealing([list], capture: list.capture)

        #expect(
            labels(screen) == ["Title"] + (0..<7).map { "Row \($0)" } + ["Orders"] + (7..<20).map { "Row \($0)" } + ["Buy"])
        let last = try #require(screen.elements.first { $0.label == "Row 19" })
        #expect(last.frame == LayoutRect(x: 0, y: 100 + 19 * 50, width: 320, height: 50))
        #expect(last.source.hasPrefix("page 3:"))
        #expect(list.offset == .zero)
    }

    @Test func `touch regions of a later page are recorded at their place in the content`() throws {
        let list = LazyList()

        let screen = try captureRevealing([list], capture: list.capture)

        #expect(screen.elements.allSatisfy { $0.hitRegion == nil || $0.label == "Row 0" })
    }

    @Test func `no more pages are looked at than wanted`() throws {
        let list = LazyList()
        list.rowCount = 1_000

        let screen = try captureRevealing([list], pages: 3, capture: list.capture)

        #expect(list.captures == 3)
        #expect(labels(screen).last == "Buy")
        #expect(labels(screen).contains("Row 18"))
        #expect(!labels(screen).contains("Row 19"))
    }

    @Test func `as many pages of the second region are looked at as of the first`() throws {
        let (short, list) = (LazyList(), LazyList())
        (short.rowCount, list.rowCount) = (3, 1_000)

        let screen = try captureRevealing([short, list], pages: 3, capture: list.capture)

        #expect(list.captures == 3)
        #expect(labels(screen).contains("Row 18"))
    }

    @Test func `a region is scrolled back though a capture failed`() throws {
        let list = LazyList()

        #expect(throws: LiveCaptureError.noPlace("gone")) {
            _ = try captureRevealing([list]) { () throws(LiveCaptureError) in
                if list.offset.y > 0 { throw LiveCaptureError.noPlace("gone") }
                return try list.capture()
            }
        }

        #expect(list.offset == .zero)
    }
}
