import EveryScreenModel
import EveryScreenNavigation
import Testing

struct TalkBackOrderTests {
    private static let fixtures: [OrderFixture] = [
        OrderFixture("an empty screen is read in no time", "", []),
        OrderFixture("what ends above is first", "a b", [stop("b", 0, 10), stop("a", 60, 0)]),
        OrderFixture("what begins where another ends is below it", "a b", [stop("a", 60, 0), stop("b", 0, 10)]),
        OrderFixture("what overlaps in height goes by the leading edge", "b a", [stop("a", 60, 0), stop("b", 0, 9)]),
        OrderFixture(
            "right to left the greater right edge is first", "a b", .phone, .rightToLeft,
            [
                stop("b", 60, 0), stop("a", 0, 0) { $0.frame.size.width = 300 },
            ]),
        OrderFixture("at one edge the upper is first", "a b", [stop("b", 0, 4), stop("a", 0, 0)]),
        OrderFixture("at one corner the taller is first", "a b", [stop("b", 0, 0), stop("a", 0, 0) { $0.frame.size.height = 30 }]),
        OrderFixture(
            "at one corner of one height the wider is first", "a b", [stop("b", 0, 0), stop("a", 0, 0) { $0.frame.size.width = 30 }]),
        OrderFixture("of two at one place the earlier is first", "a b", [stop("a", 0, 0), stop("b", 0, 0)]),
        OrderFixture("a container is read whole", "a b c", [.holder("g", [stop("a", 0, 0), stop("b", 0, 90)]), stop("c", 0, 210)]),
        OrderFixture(
            "two columns are read one after the other", "a b c d",
            [
                part(.group, "right", LayoutRect(x: 100, y: 0, width: 90, height: 90), [stop("c", 100, 0), stop("d", 100, 40)]),
                part(.group, "left", LayoutRect(x: 0, y: 0, width: 90, height: 90), [stop("a", 0, 0), stop("b", 0, 40)]),
            ]),
        OrderFixture(
            "an element comes before its content", "g a", [.holder("g", [stop("a", 0, 0)]) { $0.isAccessibilityElement = true }]),
        OrderFixture(
            "hidden and invisible elements vanish with all in them", "c",
            [
                .holder("g", [stop("a", 0, 0)]) { $0.isAccessibilityHidden = true },
                .holder("h", [stop("b", 0, 0)]) { $0.isVisible = false }, stop("c", 0, 0),
            ]),
        OrderFixture(
            "only the topmost modal is read", "m1",
            [
                .holder("g", [stop("a", 0, 0), .modal("m", [stop("m1", 0, 40)])]), stop("b", 0, 90),
            ]),
        OrderFixture(
            "an order by hand goes before positions", "b a c",
            [
                .ordered("g", ["b", "a"], [stop("a", 0, 0), stop("b", 0, 40), stop("c", 0, 80)])
            ]),
        OrderFixture("a frame that is not finite stays where it was drawn", "a b", [stop("a", .nan, 0), stop("b", 0, 0)]),
    ]

    @Test(arguments: fixtures)
    func `TalkBack reads as the fixture says`(fixture: OrderFixture) {
        let order = TalkBackOrder(fixture.screen, layoutDirection: fixture.direction)

        #expect(order.elements.map { fixture.screen.elements[$0].source }.joined(separator: " ") == fixture.expected)
    }

    @Test func `fifty thousand wrappers cost no stack`() {
        var builder = RenderedScreen.Builder(size: LayoutSize(width: 320, height: 568))
        for depth in 0..<50_000 { builder.open(ScreenElement(.group, source: "\(depth)", frame: .zero)) }
        builder.add(stop("a", 0, 0).element)
        for _ in 0..<50_000 { builder.close() }

        #expect(TalkBackOrder(builder.finish(), layoutDirection: .leftToRight).elements == [50_000])
    }
}
