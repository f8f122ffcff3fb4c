import EveryScreenModel

extension OrderFixture {
    /// Where elements come among others.
    static let sorting: [OrderFixture] = [
        OrderFixture(
            "tops decide, never heights", "a b",
            [
                stop("b", 40, 9), stop("a", 60, 0) { $0.frame.size.height = 300 },
            ]),
        OrderFixture(
            "tops decide, never centers", "b a",
            [stop("a", 0, 20) { $0.frame.size.height = 2 }, stop("b", 60, 0) { $0.frame.size.height = 200 }]),
        OrderFixture("eight points are another row on a phone", "a b", [stop("b", 0, 8), stop("a", 40, 0)]),
        OrderFixture("less than eight points are one row on a phone", "b a", [stop("b", 0, 7.999), stop("a", 40, 0)]),
        OrderFixture("eight points are one row on a pad", "b a", .pad, [stop("b", 0, 8), stop("a", 40, 0)]),
        OrderFixture("thirteen points are another row on a pad", "a b", .pad, [stop("b", 0, 13), stop("a", 40, 0)]),
        OrderFixture("thirteen points are another row on a Mac", "a b", .mac, [stop("b", 0, 13), stop("a", 40, 0)]),
        OrderFixture("twelve points are one row on a television", "b a", .tv, [stop("b", 0, 12), stop("a", 40, 0)]),
        OrderFixture("right to left the greater left edge is first", "b a", .phone, .rightToLeft, [stop("a", 0, 0), stop("b", 40, 0)]),
        OrderFixture(
            "right to left left edges are compared, not right ones", "b a", .phone, .rightToLeft,
            [
                stop("a", 0, 0) { $0.frame.size.width = 300 }, stop("b", 40, 0),
            ]),
        OrderFixture("right to left rows still go down", "a b", .phone, .rightToLeft, [stop("b", 40, 20), stop("a", 0, 0)]),
        OrderFixture("at one place the earlier drawn is first", "a b", [stop("a", 0, 0), stop("b", 0, 0)]),
        OrderFixture(
            "at one place right to left the earlier drawn is first", "a b", .phone, .rightToLeft, [stop("a", 0, 0), stop("b", 0, 0)]),
        OrderFixture("a frame that is not finite is the corner", "a b", [stop("b", 0, 20), stop("a", .infinity, 500)]),
        OrderFixture("negative coordinates come first", "a b", [stop("b", 0, 0), stop("a", 0, -50)]),
        OrderFixture(
            "the published example on other devices", "A B C D", .pad,
            [
                stop("A", 0, 8), stop("B", 10, 0), stop("C", 20, -8), stop("D", 30, -8),
            ]),
        OrderFixture(
            "the published example on a phone", "C D B A",
            [
                stop("A", 0, 8), stop("B", 10, 0), stop("C", 20, -8), stop("D", 30, -8),
            ]),
    ]

    /// Where groups come among others.
    static let groups: [OrderFixture] = [
        OrderFixture(
            "a group is not left until it is read", "a b c", [.list("g", [stop("a", 0, 0), stop("b", 0, 90)]), stop("c", 0, 40)]),
        OrderFixture(
            "a group stands where its first member does", "c a b",
            [
                .list("g", [stop("a", 0, 60), stop("b", 0, 90)]), stop("c", 0, 40),
            ]),
        OrderFixture("a group does not stand where its own frame does", "c a", [.list("g", [stop("a", 0, 60)]), stop("c", 0, 40)]),
        OrderFixture(
            "an order by hand stands where its topmost member does", "b a c",
            [
                .ordered("g", ["b", "a"], [stop("a", 0, 0), stop("b", 0, 90)]), stop("c", 0, 40),
            ]),
        OrderFixture(
            "an order by hand right in a tab bar stands where its own frame does", "c a",
            [
                .holder("bar", [.ordered("g", ["a"], [stop("a", 0, 0)]).changed { $0.frame.origin.y = 80 }, stop("c", 0, 40)]) {
                    $0.traits = .tabBar
                }
            ]),
        OrderFixture(
            "an order by hand deeper in a tab bar stands where its topmost member does", "a c",
            [
                .holder(
                    "bar",
                    [
                        .holder("h", [.ordered("g", ["a"], [stop("a", 0, 0)]).changed { $0.frame.origin.y = 80 }]), stop("c", 0, 40),
                    ]
                ) { $0.traits = .tabBar }
            ]),
        OrderFixture(
            "a tab bar is a group", "a b c",
            [
                .holder("bar", [stop("a", 0, 0), stop("b", 0, 90)]) { $0.traits = .tabBar }, stop("c", 0, 40),
            ]),
        OrderFixture(
            "a landmark is a group", "a b c",
            [
                .holder("g", [stop("a", 0, 0), stop("b", 0, 90)]) { $0.containerType = .landmark }, stop("c", 0, 40),
            ]),
        OrderFixture(
            "a data table is a group", "a b c",
            [
                .holder("g", [stop("a", 0, 0), stop("b", 0, 90)]) { $0.containerType = .dataTable }, stop("c", 0, 40),
            ]),
        OrderFixture(
            "a container of type none is no group", "a c b",
            [
                .holder("g", [stop("a", 0, 0), stop("b", 0, 90)]) { $0.containerType = ScreenElement.ContainerType.none }, stop("c", 0, 40),
            ]),
        OrderFixture(
            "a semantic group without a word is no group", "a c b",
            [
                .holder("g", [stop("a", 0, 0), stop("b", 0, 90)]) { $0.containerType = .semanticGroup }, stop("c", 0, 40),
            ]),
        OrderFixture(
            "a semantic group with a hint alone is no group", "a c b",
            [
                .holder("g", [stop("a", 0, 0), stop("b", 0, 90)]) { ($0.containerType, $0.hint) = (.semanticGroup, "x") }, stop("c", 0, 40),
            ]),
        OrderFixture(
            "groups of groups are flattened depth first", "a b c d",
            [
                .list("g", [.list("h", [stop("b", 0, 30), stop("a", 0, 10)]), .list("i", [stop("d", 0, 40), stop("c", 0, 20)])])
            ]),
        OrderFixture(
            "two groups side by side are read one after the other", "a b c d",
            [
                .list("right", [stop("c", 100, 0), stop("d", 100, 40)]), .list("left", [stop("a", 0, 0), stop("b", 0, 40)]),
            ]),
        OrderFixture(
            "two plain columns side by side are read across", "a c b d",
            [
                .holder("right", [stop("c", 100, 0), stop("d", 100, 40)]), .holder("left", [stop("a", 0, 0), stop("b", 0, 40)]),
            ]),
        OrderFixture(
            "right to left the group further right is first", "c d a b", .phone, .rightToLeft,
            [
                .list("left", [stop("a", 0, 0), stop("b", 0, 40)]), .list("right", [stop("c", 100, 0), stop("d", 100, 40)]),
            ]),
    ]
}
