import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct SwipeCostBoundedTests {
    private let spec = SwipeCostBounded()

    private func list(_ rows: Int, _ row: (Int) -> [Blueprint]) -> Blueprint { .list((1...rows).map { .row(row($0)) }) }

    private func costly(_ number: Int) -> [Blueprint] {
        [.text("Ink \(number)"), .text("Blue"), .text("€7"), .button("Buy \(number)"), .button("Like \(number)")]
    }

    @Test func `three texts and two buttons in each of three rows are one swipe too many`() {
        #expect(spec.judged(list(3, costly)) == .failed("a row of the list takes 5 swipes; the maximum is 4"))
        #expect(spec.judged(list(3) { [.text("Ink \($0)"), .text("Blue"), .text("€7"), .button("Buy \($0)")] }) == .passed)
    }

    @Test func `one text too many in each row is costly, whatever the buttons`() {
        let rows = list(3) { row in [.text("Ink \(row)"), .text("Blue")] + (1...3).map { .button("Key \(row * 9 + $0)") } }

        #expect(spec.judged(rows) == .failed("a row of the list takes 5 swipes; the maximum is 4"))
    }

    @Test(arguments: [(ScreenElement.Role.table, true), (.group, false), (.scrollView, false)])
    func `a table is judged as a list is, and rows of another container are not`(role: ScreenElement.Role, isJudged: Bool) {
        let screen = StandardLayout().screen(for: list(3, costly), in: .standard)
        var builder = RenderedScreen.Builder(size: screen.size)
        func add(_ index: Int) {
            var element = screen.elements[index]
            if element.role == .list { element.role = role }
            builder.open(element)
            screen.children(of: index).forEach(add)
            builder.close()
        }
        for index in screen.elements.indices where screen.parent(of: index) == nil { add(index) }

        let judged = spec.judged(builder.finish())
        #expect(isJudged ? judged.outcome == .failed : judged == .inapplicable(.nothingToJudge))
    }

    @Test func `a header between the rows hides none of them`() {
        func list(of rows: Int) -> RenderedScreen {
            var builder = RenderedScreen.Builder(size: LayoutSize(width: 390, height: 844))
            func add(_ role: ScreenElement.Role, _ name: String, y: Int, height: Double, opens: Bool = false) {
                var element = ScreenElement(
                    role, source: name, frame: LayoutRect(x: 0, y: Double(y), width: 390, height: height))
                (element.label, element.isAccessibilityElement, element.isAccessibilityHidden) = (name, !opens, false)
                if role == .button { element.actions = [ScreenElement.Action(.activate)] }
                if opens { builder.open(element) } else { builder.add(element) }
            }
            add(.list, "list", y: 0, height: 800, opens: true)
            for row in 0..<rows {
                add(.heading, "Header \(row)", y: row * 200, height: 20)
                add(.cell, "row \(row)", y: row * 200 + 20, height: 180, opens: true)
                for text in 0..<3 { add(.text, "Text \(row * 3 + text)", y: row * 200 + 20 + text * 20, height: 20) }
                for button in 0..<2 { add(.button, "Key \(row * 2 + button)", y: row * 200 + 80 + button * 50, height: 44) }
                builder.close()
            }
            builder.close()
            return builder.finish()
        }

        #expect(spec.judged(list(of: 3)) == .failed("a row of list \"list\" takes 5 swipes; the maximum is 4"))
        #expect(spec.judged(list(of: 2)) == .inapplicable(.nothingToJudge))
    }

    @Test func `two rows are no list`() {
        #expect(spec.judged(list(2, costly)) == .inapplicable(.nothingToJudge))
    }

    @Test func `rows that are one element cost one swipe`() {
        let rows = (1...3).map { Blueprint.row(costly($0)).accessibilityElement(children: .combine) }

        #expect(spec.judged(.list(rows)) == .passed)
    }

    @Test func `buttons alone cannot be merged`() {
        #expect(spec.judged(list(3) { row in (1...5).map { .button("Key \(row * 5 + $0)") } + [.text("Row of \(row)")] }) == .passed)
    }

    @Test func `two buttons that every row has could be custom actions`() {
        let actions = ["Copy", "Move", "Share", "Delete"]
        let rows = list(3) { row in [.text("Ink \(row)")] + actions.map { .button("\($0) ink \(row)") } }
        let one = list(3) { row in [.text("Ink \(row)"), .button("Copy ink \(row)")] + (1...3).map { .button("Key \(row * 9 + $0)") } }

        #expect(spec.judged(rows) == .failed("a row of the list takes 5 swipes; the maximum is 4"))
        #expect(spec.remedies(for: rows) == ["offer the buttons of each row as custom actions of the row"])
        #expect(spec.judged(one) == .passed)
        #expect(spec.judged(list(3) { row in [.text("Ink \(row)")] + actions.dropLast().map { .button("\($0) ink \(row)") } }) == .passed)
    }

    @Test func `hidden lists, lists behind a modal and columns are not judged`() {
        #expect(spec.judged(list(3, costly).accessibilityHidden()) == .inapplicable(.hidden))
        #expect(spec.judged(list(3, costly).modal(.button("Close"))) == .inapplicable(.behindModal))
        #expect(spec.judged(.column((1...3).map { .row(costly($0)) })) == .inapplicable(.nothingToJudge))
    }
}
