import EveryScreenModel
import EveryScreenNavigation
import Testing

struct VoiceOverSpeechTests {
    /// The speech at the elements of a screen, in order.
    private func spoken(_ parts: [Part]) -> [String] {
        let screen = screen(parts)
        return VoiceOverSpeech(screen, order: ReadingOrder(screen, layoutDirection: .leftToRight)).spoken.map(\.description)
    }

    private func named(_ name: String, _ x: Double, _ y: Double = 0, change: (inout ScreenElement) -> Void = { _ in }) -> Part {
        stop(name, x, y) { element in
            element.label = name
            element.traits = []
            change(&element)
        }
    }

    private func cell(_ name: String, _ rows: Range<Int>, _ columns: Range<Int>, isHeader: Bool = false) -> Part {
        named(name, Double(columns.lowerBound) * 50, Double(rows.lowerBound) * 50) { element in
            element.setPosition = ScreenElement.SetPosition(rows: rows, columns: columns)
            if isHeader { element.traits = .header }
        }
    }

    @Test func `nothing on the screen is nothing to say`() {
        #expect(spoken([]) == [])
    }

    @Test func `a tab bar counts its tabs`() {
        let bar = part(.tabBar, "bar", .zero, [named("Home", 0) { $0.traits = [.button, .selected] }, named("More", 50)]) {
            $0.traits = .tabBar
        }

        #expect(spoken([bar]) == ["Selected: Home. Tab. 1 of 2.", "More. Tab. 2 of 2."])
    }

    @Test func `tabs are counted at any depth`() {
        let bar = part(.tabBar, "bar", .zero, [part(.group, "g", .zero, [named("b", 50)]), named("a", 0)]) { $0.traits = .tabBar }

        #expect(spoken([bar]) == ["a. Tab. 1 of 2.", "b. Tab. 2 of 2."])
    }

    @Test func `segments are counted`() {
        let segment = { (name: String, x: Double) in
            part(.segment, name, LayoutRect(x: x, y: 0, width: 40, height: 30)) { element in
                element.isAccessibilityElement = true
                (element.label, element.traits) = (name, .button)
            }
        }

        #expect(
            spoken([part(.picker, "p", .zero, [segment("Day", 0), segment("Week", 50)])]) == [
                "Day. Button. 1 of 2.", "Week. Button. 2 of 2.",
            ])
    }

    @Test func `a list announces its start and end if its order is explicit`() {
        let list = { (order: [String]?) in
            part(.list, "l", LayoutRect(x: 0, y: 0, width: 99, height: 99), [self.named("a", 0), self.named("b", 50), self.named("c", 90)])
            {
                element in
                element.containerType = .list
                element.accessibilityOrder = order
            }
        }

        #expect(spoken([list(["a", "b", "c"])]) == ["a. List Start.", "b", "c. List End."])
        #expect(spoken([list(["a"])]) == ["a. List Start."])
        #expect(spoken([list(nil)]) == ["a", "b", "c"])
    }

    @Test func `a landmark announces its start and end`() {
        let landmark = part(.group, "l", LayoutRect(x: 0, y: 0, width: 99, height: 99), [named("a", 0), named("b", 50)]) { element in
            element.containerType = .landmark
            element.accessibilityOrder = ["a", "b"]
        }

        #expect(spoken([landmark]) == ["a. Landmark.", "b. End."])
    }

    @Test func `of containers within each other the outermost that says something counts`() {
        let list = part(.list, "l", LayoutRect(x: 0, y: 0, width: 99, height: 99), [named("a", 0)]) {
            ($0.containerType, $0.accessibilityOrder) = (.list, ["a"])
        }

        #expect(spoken([part(.tabBar, "bar", .zero, [list]) { $0.traits = .tabBar }]) == ["a. Tab. 1 of 1."])
        #expect(spoken([part(.list, "plain", .zero, [list]) { $0.containerType = .list }]) == ["a. List Start."])
    }

    @Test func `a position in a set is spoken if no container states one`() {
        #expect(spoken([named("a", 0) { $0.setPosition = ScreenElement.SetPosition(number: 2, count: 5) }]) == ["a 2 of 5."])
        #expect(spoken([named("a", 0) { $0.setPosition = ScreenElement.SetPosition(number: 2) }]) == ["a"])
    }

    @Test func `a table reads headers, rows and columns`() {
        let table = part(
            .table, "t", .zero,
            [
                cell("Day", 0..<1, 0..<1, isHeader: true), cell("Sales", 0..<1, 1..<2, isHeader: true),
                cell("Monday", 1..<2, 0..<1, isHeader: true), cell("4", 1..<2, 1..<2), cell("Tuesday", 2..<3, 0..<1),
                cell("7", 2..<3, 1..<2),
            ]
        ) { $0.containerType = .dataTable }

        #expect(
            spoken([table]) == [
                "Day. Row 1. Column 1. Heading.", "Sales. Column 2. Heading.", "Monday. Row 2. Column 1. Heading.", "Sales. 4. Column 2.",
                "Day. Tuesday. Row 3. Column 1.", "Sales. 7. Column 2.",
            ])
    }

    @Test func `a cell speaks its span, then its value`() {
        let table = part(.table, "t", .zero, [cell("a", 0..<2, 0..<3).changed { $0.value = "5" }]) { $0.containerType = .dataTable }

        #expect(spoken([table]) == ["a. Spans 2 rows. Spans 3 columns. Row 1. Column 1. 5"])
    }

    @Test func `a cell of unknown place still ends its label`() {
        #expect(spoken([part(.table, "t", .zero, [named("a", 0)]) { $0.containerType = .dataTable }]) == ["a."])
    }
}
