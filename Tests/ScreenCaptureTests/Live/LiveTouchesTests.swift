import EveryScreenCapture
import EveryScreenModel
import Testing

@MainActor
struct LiveTouchesTests {
    private func hitRegion(_ button: FakeObject, in root: FakeObject) throws -> LayoutRect? {
        let screen = try captureScreen(of: root, size: LayoutSize(width: 320, height: 480))
        let source = try #require(screen.sources[button.identity])
        return try screen.screen.elements[#require(screen.screen.index(ofSource: source))].hitRegion
    }

    @Test func `a button that takes touches in its frame states no region`() throws {
        let button = FakeObject.button("Pay", 100, 100)

        #expect(try hitRegion(button, in: .view(0, 0, 320, 480, [button])) == nil)
    }

    @Test func `a button that takes touches around it is larger to touch`() throws {
        let button = FakeObject.button("Close", 100, 100, 20, 20)
        button.touchMargin = 12

        #expect(try hitRegion(button, in: .view(0, 0, 320, 480, [button])) == LayoutRect(x: 88, y: 88, width: 44, height: 44))
    }

    @Test func `a button half outside the view that holds it is touched inside of that only`() throws {
        let button = FakeObject.button("Pay", 100, 100, 100, 44)

        #expect(
            try hitRegion(button, in: .view(0, 0, 320, 480, [.view(0, 0, 150, 480, [button])]))
                == LayoutRect(x: 100, y: 100, width: 50, height: 44))
    }

    @Test func `a button under a view that takes touches is not touched`() throws {
        let button = FakeObject.button("Pay", 100, 100)

        #expect(
            try hitRegion(button, in: .view(0, 0, 320, 480, [button, .view()])) == LayoutRect(x: 150, y: 122, width: 0, height: 0))
    }

    @Test func `a button under a view that lets touches through is`() throws {
        let button = FakeObject.button("Pay", 100, 100)
        let veil = FakeObject.view { $0.view?.isInteractive = false }

        #expect(try hitRegion(button, in: .view(0, 0, 320, 480, [button, veil])) == nil)
    }

    @Test func `a touch on what a button holds falls on the button`() throws {
        let button = FakeObject.button("Pay", 100, 100, 100, 44, [.view(100, 100, 100, 44)])

        #expect(try hitRegion(button, in: .view(0, 0, 320, 480, [button])) == nil)
    }

    @Test func `a partly scrolled element is not hit-tested`() throws {
        let button = FakeObject.button("Pay", 100, 380)
        let list = FakeObject.view(0, 0, 320, 400, [button]) { $0.view?.clips = true }

        #expect(try hitRegion(button, in: .view(0, 0, 320, 480, [list])) == nil)
    }
}
