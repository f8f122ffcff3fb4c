import EveryScreenModel
import Testing

struct ScreenBuilderTests {
    private static func element(_ source: String) -> ScreenElement { ScreenElement(.button, source: source, frame: .zero) }

    @Test func `the builder knows the number of elements and the open one`() {
        var builder = RenderedScreen.Builder(size: LayoutSize(width: 320, height: 568))
        #expect(builder.count == 0)
        #expect(builder.current == nil)

        builder.open(Self.element("0"))
        builder.add(Self.element("1"))
        builder.open(Self.element("2"))
        #expect(builder.count == 3)
        #expect(builder.current == 2)

        builder.close()
        #expect(builder.current == 0)
    }

    @Test func `an element can be changed after it was added`() {
        var builder = RenderedScreen.Builder(size: LayoutSize(width: 320, height: 568), unit: .pixels, title: "Orders")
        builder.add(Self.element("0"))
        builder.update(0) { $0.label = "Buy" }
        let screen = builder.finish()

        #expect(screen.elements.map(\.label) == ["Buy"])
        #expect(screen.title == "Orders")
        #expect(screen.unit == .pixels)
        #expect(screen.size == LayoutSize(width: 320, height: 568))
    }

    @Test func `closing an element that is not open is the caller's mistake`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var builder = RenderedScreen.Builder(size: .zero)
            builder.close()
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("There is no open element to close; each close() needs an open(_:) before it."))
    }

    @Test func `finishing with an element open is the caller's mistake`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var builder = RenderedScreen.Builder(size: .zero)
            builder.open(ScreenBuilderTests.element("0"))
            _ = builder.finish()
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("Elements still open at finish(): 1; each open(_:) needs a close() before it."))
    }

    #if DEBUG
        @Test func `two elements with one source are refused in debug`() async {
            await #expect(processExitsWith: .failure) {
                var builder = RenderedScreen.Builder(size: .zero)
                builder.add(ScreenBuilderTests.element("0"))
                builder.add(ScreenBuilderTests.element("0"))
                _ = builder.finish()
            }
        }
    #endif
}
