import EveryScreenModel

extension OrderFixture {
    /// The visited elements.
    static let visits: [OrderFixture] = [
        OrderFixture("an empty screen is read in no time", "", []),
        OrderFixture(
            "hidden elements vanish with their descendants", "b",
            [
                .holder("g", [.holder("h", [stop("a", 0, 0)])]) { $0.isAccessibilityHidden = true }, stop("b", 0, 90),
            ]),
        OrderFixture(
            "hiding from assistive technology beats being an element", "b",
            [
                stop("a", 0, 0) { $0.isAccessibilityHidden = true }, stop("b", 0, 90),
            ]),
        OrderFixture(
            "an invisible ancestor prunes all", "b",
            [
                .holder("g", [stop("a", 0, 0) { $0.isVisible = true }]) { $0.isVisible = false }, stop("b", 0, 90),
            ]),
        OrderFixture("an element of no size is pruned", "", [stop("a", 4, 4) { $0.frame.size = .zero }]),
        OrderFixture("an element of width alone is kept", "a", [stop("a", 4, 4) { $0.frame.size.height = 0 }]),
        OrderFixture("a wrapper of no size that does not clip is kept", "a", [part(.group, "g", .zero, [stop("a", 0, 0)])]),
        OrderFixture(
            "a wrapper of no size that clips is pruned", "",
            [
                part(.group, "g", .zero, [stop("a", 0, 0)]) { $0.clipsContent = true }
            ]),
        OrderFixture(
            "a wrapper of no size with an order by hand is pruned", "",
            [
                part(.group, "g", .zero, [stop("a", 0, 0)]) { $0.accessibilityOrder = ["a"] }
            ]),
        OrderFixture("a wrapper of size that clips is gone through", "a", [.holder("g", [stop("a", 0, 0)]) { $0.clipsContent = true }]),
        OrderFixture("an element off the screen is read all the same", "b a", [stop("a", 0, 5_000), stop("b", -4_000, 0)]),
        OrderFixture("an element that is covered is read all the same", "a b", [stop("a", 0, 0), stop("b", 0, 0)]),
        OrderFixture(
            "an element is a leaf", "a",
            [
                .holder("a", [stop("b", 0, 0)]) { $0.isAccessibilityElement = true }
            ]),
        OrderFixture(
            "an element with an order by hand is a leaf", "a",
            [
                .ordered("a", ["b"], [stop("b", 0, 0)]).changed { $0.isAccessibilityElement = true }
            ]),
        OrderFixture(
            "an element that is modal is a leaf", "a",
            [
                .modal("a", [stop("b", 0, 0)]).changed { $0.isAccessibilityElement = true }
            ]),
        OrderFixture(
            "an order by hand is kept as it is", "c a b",
            [
                .ordered("g", ["c", "a", "b"], [stop("a", 0, 0), stop("b", 0, 40), stop("c", 0, 80)])
            ]),
        OrderFixture("an empty order by hand makes the children vanish", "b", [.ordered("g", [], [stop("a", 0, 0)]), stop("b", 0, 90)]),
        OrderFixture("an unlisted stop is not reached", "a", [.ordered("g", ["a"], [stop("a", 0, 0), stop("b", 0, 40)])]),
        OrderFixture(
            "a stop listed twice is read twice", "a b a",
            [
                .ordered("g", ["a", "b", "a"], [stop("a", 0, 0), stop("b", 0, 40)])
            ]),
        OrderFixture("a listed name that nothing has is passed over", "b", [.ordered("g", ["x", "b"], [stop("b", 0, 40)])]),
        OrderFixture(
            "a listed stop elsewhere is not fetched", "b a",
            [
                stop("a", 0, 100), .ordered("g", ["b", "a"], [stop("b", 0, 40)]),
            ]),
        OrderFixture(
            "an order by hand lists containers with all in them, as drawn", "c b a",
            [
                .ordered("g", ["c", "h"], [.holder("h", [stop("b", 0, 40), stop("a", 0, 0)]), stop("c", 0, 80)])
            ]),
        OrderFixture(
            "a hidden element that is listed is not read", "b",
            [
                .ordered("g", ["a", "b"], [stop("a", 0, 0) { $0.isAccessibilityHidden = true }, stop("b", 0, 40)])
            ]),
        OrderFixture(
            "transparent containers are spliced into their parent", "a b c",
            [
                .holder("g", [stop("a", 0, 0), stop("c", 0, 80)]), .holder("h", [.holder("i", [stop("b", 0, 40)])]),
            ]),
    ]

    /// Which siblings of a modal are dropped.
    static let modals: [OrderFixture] = [
        OrderFixture(
            "a modal drops its siblings before and after", "m1", [stop("a", 0, 0), .modal("m", [stop("m1", 0, 9)]), stop("b", 0, 0)]),
        OrderFixture(
            "of two modal siblings the last one counts, wherever it stands", "n1",
            [
                .modal("m", [stop("m1", 0, 0)]), .modal("n", [stop("n1", 0, 90)]), stop("b", 0, 0),
            ]),
        OrderFixture(
            "a modal deep in one branch leaves the others", "a m1",
            [
                .holder("g", [stop("a", 0, 0)]), .holder("h", [stop("b", 0, 20), .modal("m", [stop("m1", 0, 60)])]),
            ]),
        OrderFixture(
            "a modal in a modal drops its siblings too", "n1",
            [
                stop("a", 0, 0), .modal("m", [stop("b", 0, 20), .modal("n", [stop("n1", 0, 60)])]),
            ]),
        OrderFixture(
            "an order by hand ignores that one of those listed is modal", "m1 a",
            [
                .ordered("g", ["m", "a"], [stop("a", 0, 0), .modal("m", [stop("m1", 0, 60)])])
            ]),
        OrderFixture("an empty modal leaves nothing to read", "", [stop("a", 0, 0), .modal("m", [])]),
    ]
}

extension Part {
    /// The part with another element.
    func changed(_ change: (inout ScreenElement) -> Void) -> Part {
        var result = self
        change(&result.element)
        return result
    }
}
