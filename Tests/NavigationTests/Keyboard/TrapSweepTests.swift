import EveryScreenModel
import EveryScreenNavigation
import Testing

struct TrapSweepTests {
    /// A region that needs scrolling only where the text is large, and then keeps
    /// the keys.
    private func screen(isLarge: Bool) -> RenderedScreen {
        NavigationTests.screen([
            part(.scrollView, "region", LayoutRect(x: 0, y: 0, width: 200, height: 200)) { element in
                element.scrolling = ScreenElement.Scrolling(axes: [.vertical])
                element.keyboard = ScreenElement.KeyboardBehavior(isFocusable: true, consumedKeys: isLarge ? [.tab, .shiftTab] : [])
            }
        ])
    }

    @Test func `no screens have no traps`() {
        #expect(TrapSweep([], layoutDirection: .leftToRight).entries.isEmpty)
    }

    @Test func `a trap at some sizes depends on the size`() {
        let entries = TrapSweep([screen(isLarge: false), screen(isLarge: true)], layoutDirection: .leftToRight).entries

        #expect(entries.map(\.kind) == [.scrollRegion])
        #expect(entries.map(\.isSizeDependent) == [true])
        #expect(entries.map(\.screens) == [[1]])
        #expect(entries.map(\.keysIn) == [[.tab]])
    }

    @Test func `a trap at every size does not`() {
        let entries = TrapSweep([screen(isLarge: true), screen(isLarge: true)], layoutDirection: .leftToRight).entries

        #expect(entries.map(\.isSizeDependent) == [false])
        #expect(entries.map(\.screens) == [[0, 1]])
    }
}
