import EveryScreenModel
import EveryScreenNavigation
import Testing

struct ReadingOrderTests {
    private static let groups: [(String, @Sendable (inout ScreenElement) -> Void)] = [
        ("set to group", { $0.groupsAccessibilityChildren = true }),
        ("a tab bar", { $0.traits = .tabBar }),
        ("a list", { $0.containerType = .list }),
        ("a landmark", { $0.containerType = .landmark }),
        ("a data table", { $0.containerType = .dataTable }),
        ("a semantic group with a label", { ($0.containerType, $0.label) = (.semanticGroup, "Total") }),
        ("a semantic group with a value", { ($0.containerType, $0.value) = (.semanticGroup, "4") }),
        ("a semantic group with an identifier", { ($0.containerType, $0.identifier) = (.semanticGroup, "total") }),
    ]

    private func order(
        _ parts: [Part], _ direction: UserEnvironment.LayoutDirection = .leftToRight, rowHeight: Double = ReadingOrder.phoneRowHeight
    ) -> String {
        let screen = screen(parts)
        return ReadingOrder(screen, layoutDirection: direction, rowHeight: rowHeight).elements
            .map { screen.elements[$0].source }.joined(separator: " ")
    }

    @Test func `a page is read in the order of its tree, and parts fixed to the window at their place in the document`() {
        func order(_ platform: RenderedScreen.Platform, _ pinned: [(String, String)] = []) -> String {
            var builder = RenderedScreen.Builder(size: LayoutSize(width: 320, height: 568))
            builder.facts.platform = platform
            builder.facts.pinnedPlaces = pinned.map { RenderedScreen.Facts.PinnedPlace(of: $0.0, before: $0.1) }
            for (number, source) in ["a", "b", "c", "x", "y"].enumerated() {
                var element = ScreenElement(
                    .text, source: source, frame: LayoutRect(x: 0, y: 400 - 80 * Double(number), width: 90, height: 20))
                element.isAccessibilityElement = true
                builder.add(element)
            }
            let screen = builder.finish()
            return ReadingOrder(screen, layoutDirection: .leftToRight).elements.map { screen.elements[$0].source }.joined()
        }

        #expect(order(.iOS) == "yxcba")
        #expect(order(.web) == "abcxy")
        #expect(order(.web, [("x", "a")]) == "xabcy")
        #expect(order(.web, [("x", "b"), ("y", "b")]) == "axybc")
        #expect(order(.web, [("x", "c"), ("y", "a")]) == "yabxc")
        #expect(order(.web, [("x", "gone"), ("gone", "a")]) == "abcxy")
    }

    /// The last two of four rows' first elements first, so that only positions can
    /// put them right.
    private func group(_ name: String, change: (inout ScreenElement) -> Void) -> Part {
        part(.group, name, LayoutRect(x: 0, y: 0, width: 100, height: 100), [stop("b", 0, 40), stop("a", 0, 0)], change: change)
    }

    @Test func `an empty screen has nothing to visit`() {
        #expect(order([]) == "")
    }

    @Test func `one element is visited`() {
        #expect(order([stop("a", 5, 5)]) == "a")
    }

    @Test func `an element that is no accessibility element, or not known to be one, is passed through`() {
        #expect(order([stop("a", 0, 0) { $0.isAccessibilityElement = nil }, stop("b", 0, 0) { $0.isAccessibilityElement = false }]) == "")
    }

    @Test func `rows go from top to bottom and each from the leading edge`() {
        #expect(order([stop("d", 40, 50), stop("c", 0, 50), stop("b", 40, 0), stop("a", 0, 0)]) == "a b c d")
    }

    @Test func `right to left the right one of a row is first`() {
        #expect(order([stop("a", 0, 0), stop("b", 40, 0), stop("c", 0, 50)], .rightToLeft) == "b a c")
    }

    @Test func `tops less than eight points apart are one row`() {
        #expect(order([stop("a", 40, 0), stop("b", 0, 7.9)]) == "b a")
        #expect(order([stop("a", 40, 0), stop("b", 0, 8)]) == "a b")
    }

    @Test func `tops less than a row height of thirteen apart are one row on other devices`() {
        #expect(order([stop("a", 40, 0), stop("b", 0, 12)], rowHeight: 13) == "b a")
        #expect(order([stop("a", 40, 0), stop("b", 0, 13)], rowHeight: 13) == "a b")
    }

    @Test func `the example of AccessibilitySnapshot comes out as published`() {
        let parts = [stop("A", 0, 8), stop("B", 10, 0), stop("C", 20, -8), stop("D", 30, -8)]

        #expect(order(parts, rowHeight: 8) == "C D B A")
        #expect(order(parts, rowHeight: 13) == "A B C D")
    }

    @Test func `of two at one place the earlier is first`() {
        #expect(order([stop("a", 0, 0), stop("b", 0, 0), stop("c", 0, 0)]) == "a b c")
    }

    @Test func `the content of an accessibility element is not visited`() {
        #expect(
            order([part(.cell, "a", .init(x: 0, y: 0, width: 9, height: 9), [stop("b", 0, 0)]) { $0.isAccessibilityElement = true }]) == "a"
        )
    }

    @Test func `a plain container mixes its content with that outside`() {
        #expect(order([group("g") { _ in }, stop("c", 0, 20)]) == "a c b")
    }

    @Test(arguments: groups)
    func `a group is visited whole where its first member stands`(id: String, change: @Sendable (inout ScreenElement) -> Void) {
        #expect(order([group("g", change: change), stop("c", 0, 20)]) == "a b c", "\(id)")
    }

    @Test func `a semantic group that says nothing is no group`() {
        let change = { (element: inout ScreenElement) in
            element.containerType = .semanticGroup
            element.label = ""
        }

        #expect(order([group("g", change: change), stop("c", 0, 20)]) == "a c b")
    }

    @Test func `groups within groups stay together`() {
        let inner = part(.list, "inner", .zero, [stop("b", 0, 30), stop("c", 0, 90)]) { $0.containerType = .list }
        let outer = part(.list, "outer", .zero, [stop("d", 0, 60), inner, stop("a", 0, 0)]) { $0.containerType = .list }

        #expect(order([outer, stop("e", 0, 10)]) == "a b c d e")
    }

    @Test func `an empty group is not visited`() {
        #expect(order([part(.list, "g", .zero) { $0.containerType = .list }, stop("a", 0, 0)]) == "a")
    }

    @Test func `an element without finite frame stands at the origin`() {
        #expect(order([stop("b", 0, 20), stop("a", .nan, 90)]) == "a b")
    }
}
