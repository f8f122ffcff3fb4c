import EveryScreenModel
import Testing

@testable import EveryScreenNavigation

struct RegionMovesTests {
    private func item(_ name: String, _ x: Double, _ y: Double) -> ScreenElement {
        var element = ScreenElement(.button, source: name, frame: LayoutRect(x: x, y: y, width: 40, height: 40))
        element.isAccessibilityElement = true
        element.keyboard = ScreenElement.KeyboardBehavior(isFocusable: true, consumedKeys: [])
        return element
    }

    /// A region of 100 points of height with items below one another, and a bar of
    /// items right below it.
    private func screen(rows: Int, bar: Int) -> RenderedScreen {
        var builder = RenderedScreen.Builder(size: LayoutSize(width: 200, height: 150))
        var region = ScreenElement(.scrollView, source: "region", frame: LayoutRect(x: 0, y: 0, width: 200, height: 100))
        region.scrolling = ScreenElement.Scrolling(axes: [.vertical], contentSize: LayoutSize(width: 200, height: Double(rows) * 40))
        builder.open(region)
        for row in 0..<rows { builder.add(item("row \(row)", 0, Double(row) * 40)) }
        builder.close()
        for tab in 0..<bar { builder.add(item("tab \(tab)", Double(tab) * 50, 105)) }
        return builder.finish()
    }

    @Test(arguments: DirectionalEngine.allCases)
    func `what lies beyond the edge of a region does not stand in the way of a bar there`(engine: DirectionalEngine) {
        let focus = DirectionalFocus(screen(rows: 8, bar: 3), engine: engine, layoutDirection: .leftToRight)

        #expect(focus.islands == [])
    }

    @Test func `down goes through the whole region, and from its end to what lies below it`() throws {
        let screen = screen(rows: 4, bar: 2)
        let focus = DirectionalFocus(screen, engine: .beam, layoutDirection: .leftToRight)
        let down = try #require(FocusDirection.allCases.firstIndex(of: .down))
        let up = try #require(FocusDirection.allCases.firstIndex(of: .up))
        let names = focus.stops.map { screen.elements[$0].source }
        let below = focus.moves.map { moves in moves[down].map { names[$0] } }
        let above = focus.moves.map { moves in moves[up].map { names[$0] } }

        #expect(names == ["row 0", "row 1", "row 2", "tab 0", "tab 1", "row 3"])
        #expect(below == ["row 1", "row 2", "row 3", nil, nil, "tab 0"])
        // Into the region leads only what it shows.
        #expect(above == [nil, "row 0", "row 1", "row 2", "row 2", "row 2"])
    }

    @Test(arguments: DirectionalEngine.allCases)
    func `a region that shows nothing that takes focus is scrolled to what does`(engine: DirectionalEngine) {
        var builder = RenderedScreen.Builder(size: LayoutSize(width: 200, height: 150))
        builder.add(item("back", 0, 0))
        var region = ScreenElement(.scrollView, source: "region", frame: LayoutRect(x: 0, y: 50, width: 200, height: 100))
        region.scrolling = ScreenElement.Scrolling(axes: [.vertical], contentSize: LayoutSize(width: 200, height: 400))
        builder.open(region)
        builder.add(item("far", 0, 300))
        builder.add(item("further", 0, 350))
        builder.close()

        #expect(DirectionalFocus(builder.finish(), engine: engine, layoutDirection: .leftToRight).islands == [])
    }

    @Test(arguments: DirectionalEngine.allCases)
    func `what takes focus has it for all inside it`(engine: DirectionalEngine) {
        var builder = RenderedScreen.Builder(size: LayoutSize(width: 200, height: 150))
        builder.open(item("outer", 0, 0))
        builder.add(item("inner", 0, 0))
        builder.close()
        let focus = DirectionalFocus(builder.finish(), engine: engine, layoutDirection: .leftToRight)

        #expect(focus.stops == [0])
    }
}
