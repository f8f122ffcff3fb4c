import EveryScreenLayout
import EveryScreenModel
import Testing

/// Grids of rows, with frames worked out by hand.
struct GridRowsTests {
    private func frames(_ blueprint: Blueprint, width: Double = 200) -> [String] { lines(laidOut(blueprint, width: width)) }

    @Test func `columns are as wide as their widest cell, and cells stand in the middle of their places`() {
        let grid = Blueprint.grid(rows: [[box(10, 30), box(40, 10)], [box(20, 10), box(20, 20)]])

        #expect(frames(grid, width: 68) == ["0 image 5,0 10×30", "1 image 28,10 40×10", "2 image 0,43 20×10", "3 image 38,38 20×20"])
    }

    @Test func `a row with fewer cells ends with empty ones`() {
        let grid = Blueprint.grid(spacing: 0, rows: [[box(10, 10)], [box(20, 10), box(30, 10)]])

        #expect(frames(grid, width: 50) == ["0 image 5,0 10×10", "2 image 0,10 20×10", "3 image 20,10 30×10"])
    }

    @Test func `where there is less room, narrow columns keep what they would like and text wraps in wide ones`() {
        // Five letters of 17 points: the second column has 60 of the 100 points.
        let grid = Blueprint.grid(spacing: 0, rows: [[box(40, 10), wide(5)]])

        #expect(frames(grid, width: 100) == ["0 image 0,15.33 40×10", "1 text 44.5,0 51×40.67"])
    }

    @Test func `where there is more, columns with cells that take all share it`() {
        let one = Blueprint.grid(spacing: 10, rows: [[box(30, 10), .button("a").frame(maxWidth: .infinity, minHeight: 44)]])
        let two = Blueprint.grid(
            spacing: 10, rows: [[.button("書").frame(maxWidth: .infinity), box(30, 10), .button("書").frame(maxWidth: .infinity)]])

        #expect(frames(one, width: 200) == ["0 image 0,17 30×10", "1/0 button 40,0 160×44"])
        #expect(frames(two, width: 200) == ["0/0 button 0,0 75×20.33", "1 image 85,5.17 30×10", "2/0 button 125,0 75×20.33"])
    }

    @Test func `the printed code has the rows, without the empty cells at their ends`() {
        let grid = Blueprint.grid(spacing: 4, rows: [[.text("a"), .text("b")], [.text("c")]])

        #expect(grid.swiftCode == ".grid(spacing: 4, rows: [[.text(\"a\"), .text(\"b\")], [.text(\"c\")]])")
        let short = Blueprint.grid(rows: [[.text("a")], [.text("b")], [.text("c"), .text("d")]]).swiftCode
        #expect(
            short == """
                .grid(rows: [
                    [.text("a"), .column(spacing: 0, [])],
                    [.text("b")],
                    [.text("c"), .text("d")],
                ])
                """)
        #expect(Blueprint.grid(rows: []).swiftCode == ".grid(rows: [])")
    }

    @Test func `a grid without rows takes no room`() { #expect(laidOut(.grid(rows: [])).elements.isEmpty) }

    @Test func `cells of lazy grids stand in the middle as well`() {
        #expect(
            frames(.grid(columns: 2, spacing: 0, [box(10, 30), box(20, 10)]), width: 100) == ["0 image 20,0 10×30", "1 image 65,10 20×10"])
    }
}
