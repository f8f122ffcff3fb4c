import EveryScreenModel
import EveryScreenNavigation
import Testing

/// The orders that the unit tests of AccessibilitySnapshot 0.12.1 expect of its
/// parser (`AccessibilityHierarchyParserTests`), as facts about screens of our
/// own.
///
/// Agreement: 12 of 12 orders. Left out are its tests of inconsistent containers
/// (`index(ofAccessibilityElement:)`), which a screen does not express.
struct AccessibilitySnapshotOrderTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var name: String
        var expected: [String]
        var parts: [Part]
        var idiom = UserEnvironment.Idiom.phone
        var direction = UserEnvironment.LayoutDirection.leftToRight

        var testDescription: String { name }
    }

    private static func item(_ name: String, _ x: Double, _ y: Double, _ width: Double = 10, _ height: Double = 10) -> Part {
        part(.text, name, LayoutRect(x: x, y: y, width: width, height: height)) { $0.isAccessibilityElement = true }
    }

    private static func group(_ name: String, _ parts: [Part]) -> Part {
        part(.group, name, LayoutRect(x: 0, y: 0, width: 200, height: 400), parts) { $0.groupsAccessibilityChildren = true }
    }

    private static func ordered(_ names: [String], _ parts: [Part]) -> Part {
        part(.group, "root", LayoutRect(x: 0, y: 0, width: 200, height: 400), parts) { $0.accessibilityOrder = names }
    }

    private static let grid = [item("A", 0, 0), item("B", 10, 0), item("C", 0, 10), item("D", 10, 10)]

    /// Each element is a distance below the one at its right.
    private static func stairs(_ distance: Double) -> [Part] {
        [item("A", 0, distance), item("B", 10, 0, 0), item("C", 20, -distance), item("D", 30, -distance)]
    }

    static let cases = [
        Case(name: "a grid", expected: ["A", "B", "C", "D"], parts: grid),
        Case(name: "a grid, right to left", expected: ["B", "A", "D", "C"], parts: grid, direction: .rightToLeft),
        Case(name: "8 pt apart on a phone", expected: ["C", "D", "B", "A"], parts: stairs(8)),
        Case(name: "8 pt apart on a tablet", expected: ["A", "B", "C", "D"], parts: stairs(8), idiom: .pad),
        Case(name: "25 pt apart on a tablet", expected: ["C", "D", "B", "A"], parts: stairs(25), idiom: .pad),
        Case(name: "from the top", expected: ["A", "B", "C"], parts: [item("C", 0, 60), item("B", 0, 30), item("A", 0, 0)]),
        Case(
            name: "in a list from the top", expected: ["First", "Second", "Third"],
            parts: [
                part(
                    .list, "list", LayoutRect(x: 0, y: 0, width: 100, height: 200),
                    [item("Third", 0, 120), item("First", 0, 0), item("Second", 0, 60)]
                ) { $0.containerType = .list }
            ]),
        Case(
            name: "containers in each other", expected: ["Outer", "Inner 1", "Inner 2"],
            parts: [
                part(
                    .group, "o", LayoutRect(x: 0, y: 0, width: 200, height: 100),
                    [
                        item("Outer", 0, 0),
                        part(
                            .group, "i", LayoutRect(x: 0, y: 40, width: 200, height: 60), [item("Inner 1", 0, 40), item("Inner 2", 50, 40)]
                        ) {
                            $0.containerType = .semanticGroup
                        },
                    ]
                ) { $0.containerType = .semanticGroup }
            ]),
        Case(
            name: "groups listed against their places", expected: ["Cell 1", "Cell 2", "Header"],
            parts: [
                ordered(
                    ["cells", "headers"],
                    [
                        group("cells", [item("Cell 1", 0, 100, 200, 40), item("Cell 2", 0, 150, 200, 40)]),
                        group("headers", [item("Header", 0, 0, 200, 40)]),
                    ])
            ]),
        Case(
            name: "an element listed before a group above it", expected: ["Direct", "Child"],
            parts: [ordered(["Direct", "c"], [item("Direct", 0, 100, 200, 40), group("c", [item("Child", 0, 0, 200, 40)])])]),
        Case(
            name: "groups by their first elements", expected: ["B1", "A1", "A2"],
            parts: [
                group("A", [item("A1", 0, 50, 200, 40), item("A2", 0, 300, 200, 40)]), group("B", [item("B1", 0, 0, 200, 40)]),
            ]),
        Case(
            name: "groups of one row by their sides", expected: ["B1", "A1"],
            parts: [group("A", [item("A1", 200, 0, 200, 40)]), group("B", [item("B1", 0, 5, 200, 40)])]),
    ]

    @Test(arguments: cases)
    func `the order is that of AccessibilitySnapshot`(example: Case) {
        let screen = screen(example.parts)
        let order = ReadingOrder(screen, layoutDirection: example.direction, rowHeight: ReadingOrder.rowHeight(on: example.idiom))

        #expect(order.elements.map { screen.elements[$0].source } == example.expected)
    }
}
