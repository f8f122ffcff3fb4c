import EveryScreenLayout
import Testing

/// Rows and columns, with frames worked out by hand; 書 is 17 points wide, a line
/// 20.33 high.
struct LayoutStackTests {
    @Test func `an empty row and an empty column leave nothing behind`() {
        #expect(lines(laidOut(.row([]))) == [])
        #expect(lines(laidOut(.column([.row([]), .spacer]))) == [])
    }

    @Test func `one child of a row stands where the row does`() {
        #expect(lines(laidOut(.row([box(60, 40)]))) == ["0 image 0,0 60×40"])
    }

    @Test(arguments: [(.leading, 0), (.center, 10), (.trailing, 20)] as [(Blueprint.Alignment, Int)])
    func `children of a row stand side by side and are aligned up and down`(alignment: Blueprint.Alignment, y: Int) {
        #expect(
            lines(laidOut(.row(alignment: alignment, [box(60, 40), box(40, 20)]))) == ["0 image 0,0 60×40", "1 image 68,\(y) 40×20"])
    }

    @Test(arguments: [(.leading, 0), (.center, 10), (.trailing, 20)] as [(Blueprint.Alignment, Int)])
    func `children of a column stand one below the other and are aligned left and right`(alignment: Blueprint.Alignment, x: Int) {
        #expect(
            lines(laidOut(.column(spacing: 5, alignment: alignment, [box(60, 40), box(40, 20)]))) == [
                "0 image 0,0 60×40", "1 image \(x),45 40×20",
            ])
    }

    @Test func `a spacer takes the rest of a row and of a column`() {
        #expect(lines(laidOut(.row([box(60, 40), .spacer, box(40, 40)]))) == ["0 image 0,0 60×40", "2 image 350,0 40×40"])
        #expect(lines(laidOut(.column([box(60, 40), .spacer, box(40, 40)]))) == ["0 image 0,0 60×40", "2 image 0,804 40×40"])
    }

    @Test func `two spacers take half each`() {
        #expect(lines(laidOut(.row(spacing: 0, [.spacer, box(90, 40), .spacer]))) == ["1 image 150,0 90×40"])
    }

    @Test func `a spacer in a column takes height and no width`() {
        let column = Blueprint.column(alignment: .trailing, [.spacer, box(10, 10)])

        #expect(lines(laidOut(.row(spacing: 0, [column, .spacer, box(40, 20)]))) == ["0/1 image 0,834 10×10", "2 image 350,412 40×20"])
    }

    @Test func `what a child with a largest width leaves goes to the others`() {
        #expect(
            lines(laidOut(.row([wide(1).frame(maxWidth: 50), .spacer, box(40, 20)]))) == [
                "0/0 text 16.5,0 17×20.33", "2 image 350,0.17 40×20",
            ])
    }

    @Test func `a row too narrow for its children offers each an equal share, the least flexible first`() {
        // Of 382 points the second is offered 191 and takes 170; the first is left
        // 212, which is twelve characters.
        #expect(
            lines(laidOut(.row([wide(20), wide(10)]))) == ["0 text 0,0 204×40.67", "1 text 212,10.17 170×20.33"])
    }

    @Test func `a row inside a row needs room for the words of all in it`() {
        let inner = Blueprint.row(spacing: 0, [wide(10), wide(10)])

        #expect(
            lines(laidOut(.row(spacing: 0, [inner, wide(20)]), width: 51)) == [
                "0/0 text 0,101.5 17×203", "0/1 text 17,101.5 17×203", "1 text 34,0 17×406",
            ])
    }

    @Test func `a row too narrow for a character has it reach out of its frame`() {
        #expect(
            lines(laidOut(.row(spacing: 0, [.text("書書").frame(minWidth: 9), box(18, 20)]), width: 20)) == [
                "0/0 text -4,0 17×40.67", "1 image 9,10.33 18×20",
            ])
    }

    @Test func `a row that cannot be squeezed any more overflows`() {
        #expect(lines(laidOut(.row([box(300, 40), box(200, 40)]))) == ["0 image 0,0 300×40", "1 image 308,0 200×40"])
    }

    @Test func `a row turns into a column from its text size on`() {
        let row = Blueprint.row(alignment: .trailing, columnFrom: .xLarge, [box(60, 40), box(40, 20)])

        #expect(lines(laidOut(row)) == ["0 image 0,0 60×40", "1 image 68,20 40×20"])
        #expect(lines(laidOut(row, textSize: .xLarge)) == ["0 image 0,0 60×40", "1 image 0,48 40×20"])
        #expect(lines(laidOut(row, textSize: .accessibility5)) == ["0 image 0,0 60×40", "1 image 0,48 40×20"])
    }

    @Test func `text in a column wraps at the width of the screen`() {
        #expect(lines(laidOut(.column([wide(22), wide(23)]))) == ["0 text 0,0 374×20.33", "1 text 0,22.33 374×40.67"])
    }

    @Test func `the safe area is kept free`() {
        let screen = laidOut(.column([box(60, 40), .spacer, wide(30)]), safeArea: .init(top: 47, left: 10, bottom: 34, right: 40))

        #expect(lines(screen) == ["0 image 10,47 60×40", "2 text 10,769.33 340×40.67"])
    }

    @Test func `rows in columns in rows keep their places`() {
        let column = Blueprint.column(spacing: 1, [box(10, 10), .row(spacing: 2, [box(10, 10), box(10, 10)])])

        #expect(
            lines(laidOut(.row(spacing: 4, alignment: .leading, [column, box(5, 5)]))) == [
                "0/0 image 0,0 10×10", "0/1/0 image 0,11 10×10", "0/1/1 image 12,11 10×10", "1 image 26,0 5×5",
            ])
    }
}
