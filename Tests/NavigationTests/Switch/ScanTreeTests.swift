import EveryScreenModel
import EveryScreenNavigation
import Testing

struct ScanTreeTests {
    private func button(_ name: String, _ y: Double, change: (inout ScreenElement) -> Void = { _ in }) -> Part {
        part(.button, name, LayoutRect(x: 0, y: y, width: 44, height: 44)) { element in
            element.isAccessibilityElement = true
            element.label = name
            change(&element)
        }
    }

    private func group(_ name: String, _ parts: [Part], change: (inout ScreenElement) -> Void = { $0.navigationStyle = .combined }) -> Part
    {
        part(.group, name, LayoutRect(x: 0, y: 0, width: 300, height: 300), parts, change: change)
    }

    /// The tree in brackets, and what it takes to reach each control in steps and
    /// presses.
    private func tree(_ parts: [Part]) -> (String, String) {
        let screen = screen(parts)
        let tree = ScanTree(screen, layoutDirection: .leftToRight)
        func words(_ item: Int) -> String {
            switch tree.items[item] {
            case .element(let index): screen.elements[index].source
            case .group(let container, let members):
                "\(screen.elements[container].source)[\(members.map(words).joined(separator: " "))]"
            }
        }
        let costs = tree.costs.map { "\(screen.elements[$0.element].source) \($0.steps)/\($0.presses)" }
        return (tree.top.map(words).joined(separator: " "), costs.joined(separator: ", "))
    }

    @Test func `an empty screen has nothing to scan`() {
        #expect(tree([]) == ("", ""))
    }

    @Test func `without groups controls are scanned one after the other`() {
        #expect(tree([button("b", 50), button("a", 0), button("c", 100)]) == ("a b c", "a 1/1, b 2/1, c 3/1"))
    }

    @Test func `what a container holds costs no more in groups of one size, and all that is not shown nothing`() {
        let parts = [group("g", (0..<9).map { button("\($0)", Double($0) * 50) }), button("z", 500)]
        let screen = screen(parts)
        let tree = ScanTree(screen, layoutDirection: .leftToRight)

        // Three groups of three; the first three cost less one by one.
        #expect(tree.costs(dividing: { _ in true }).map(\.steps) == [2, 3, 4, 4, 5, 6, 5, 6, 7, 2])
        #expect(tree.costs(where: { screen.elements[$0].source >= "7" }).map(\.steps) == [2, 3, 2])
        #expect(tree.costs(where: { screen.elements[$0].source == "z" }).map(\.steps) == [1])
    }

    @Test func `what cannot be operated is not scanned`() {
        let parts = [
            part(.text, "t") { $0.isAccessibilityElement = true }, button("a", 0) { $0.isEnabled = false },
            button("b", 50) { $0.respondsToUserInteraction = false },
            part(.text, "c", LayoutRect(x: 0, y: 90, width: 44, height: 44)) { $0.respondsToUserInteraction = true },
        ]

        #expect(tree(parts).0 == "c")
    }

    @Test func `a combined group is entered first, and what follows it comes sooner`() {
        let parts = [group("g", [button("a", 0), button("b", 50)]), button("c", 100)]

        #expect(tree(parts) == ("g[a b] c", "a 2/2, b 3/2, c 2/1"))
    }

    @Test func `a separate group is none, even where VoiceOver would read it whole`() {
        let parts = [
            group("g", [button("a", 0), button("b", 50)]) {
                $0.navigationStyle = .separate
                $0.containerType = .list
            }
        ]

        #expect(tree(parts).0 == "a b")
    }

    @Test func `an automatic list is a group`() {
        #expect(tree([group("g", [button("a", 0), button("b", 50)]) { $0.containerType = .list }]).0 == "g[a b]")
        #expect(tree([group("g", [button("a", 0), button("b", 50)]) { _ in }]).0 == "a b")
    }

    @Test func `a group of one would be a press for nothing`() {
        #expect(tree([group("g", [button("a", 0)]), button("b", 50)]).0 == "a b")
    }

    @Test func `groups nest, and each level costs its place and a press`() {
        let inner = group("h", [button("b", 50), button("c", 100)])

        #expect(tree([group("g", [button("a", 0), inner])]) == ("g[a h[b c]]", "a 2/2, b 4/3, c 5/3"))
    }

    @Test func `a combined group is scanned whole though others stand between`() {
        #expect(tree([group("g", [button("a", 0), button("c", 100)]), button("b", 50)]).0 == "g[a c] b")
    }

    @Test func `behind a modal nothing is scanned`() {
        let modal = part(.dialog, "m", .zero, [button("b", 50)]) { $0.modal = ScreenElement.ModalBehavior() }

        #expect(tree([button("a", 0), modal]).0 == "b")
    }

    @Test func `steps take a second each by default`() {
        let cost = ScanTree(screen([button("a", 0), button("b", 50)]), layoutDirection: .leftToRight).costs[1]

        #expect(cost.seconds() == 2)
        #expect(cost.seconds(stepTime: 0.5) == 1)
    }

    @Test func `the cost of grouping is reported as a ratio`() {
        let tree = ScanTree(screen([group("g", [button("a", 0), button("b", 50)]), button("c", 100)]), layoutDirection: .leftToRight)

        #expect(tree.groupingRatios.map(\.ratio) == [2, 1.5, 2.0 / 3])
    }
}
