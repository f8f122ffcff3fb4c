import EveryScreenModel
import EveryScreenNavigation
import Testing

struct KeyboardGraphTests {
    private static let changes: [(String, @Sendable (inout ScreenElement) -> Void)] = [
        ("not focusable", { $0.keyboard?.isFocusable = false }),
        ("not known to be focusable", { $0.keyboard = nil }),
        ("disabled", { $0.isEnabled = false }),
        ("dimmed", { $0.traits = .notEnabled }),
        ("hidden", { $0.isAccessibilityHidden = true }),
        ("invisible", { $0.isVisible = false }),
    ]

    private func key(_ name: String, _ y: Double, change: (inout ScreenElement) -> Void = { _ in }) -> Part {
        part(.button, name, LayoutRect(x: 0, y: y, width: 44, height: 44)) { element in
            element.identifier = name
            element.keyboard = ScreenElement.KeyboardBehavior(isFocusable: true, consumedKeys: [])
            change(&element)
        }
    }

    private func stops(_ parts: [Part], _ direction: UserEnvironment.LayoutDirection = .leftToRight) -> [String] {
        let screen = screen(parts)
        return KeyboardGraph(screen, layoutDirection: direction).stops.map { screen.elements[$0].source }
    }

    private func edges(_ parts: [Part]) -> [String] {
        let graph = KeyboardGraph(screen(parts), layoutDirection: .leftToRight)
        return graph.edges.map { $0.map { "\($0.key.displayName) \($0.target)" }.joined(separator: ", ") }
    }

    @Test func `nothing to focus leaves only outside`() {
        let graph = KeyboardGraph(screen([part(.text, "a")]), layoutDirection: .leftToRight)

        #expect(graph.stops == [])
        #expect(graph.edges == [[]])
        #expect(graph.outside == 0)
        #expect(graph.isComplete)
    }

    @Test func `from one stop both keys lead out`() {
        #expect(edges([key("a", 0)]) == ["Tab 1, Shift-Tab 1", "Tab 0, Shift-Tab 0"])
    }

    @Test func `stops are in reading order`() {
        #expect(stops([key("c", 100), key("a", 0), key("b", 50)]) == ["a", "b", "c"])
        #expect(stops([key("a", 0), key("b", 0) { $0.frame.origin.x = 60 }], .rightToLeft) == ["b", "a"])
    }

    @Test(arguments: changes)
    func `no stop is what cannot take focus`(id: String, change: @Sendable (inout ScreenElement) -> Void) {
        #expect(stops([key("a", 0, change: change), key("b", 50)]) == ["b"], "\(id)")
    }

    @Test func `a stop inside a stop is one more`() {
        var cell = key("cell", 0)
        cell.parts = [key("button", 100)]

        #expect(stops([cell, key("last", 50)]) == ["cell", "last", "button"])
    }

    @Test func `keys kept lead nowhere`() {
        #expect(edges([key("a", 0) { $0.keyboard?.consumedKeys = [.tab] }, key("b", 50)])[0] == "Tab 0, Shift-Tab 2")
    }

    @Test func `next and previous set by hand beat the order`() {
        let first = key("a", 0) { element in
            element.keyboard?.next = "c"
            element.keyboard?.previous = "b"
        }

        #expect(edges([first, key("b", 50), key("c", 100)])[0] == "Tab 2, Shift-Tab 1")
    }

    @Test func `a next element that does not exist is reported and the default order kept`() {
        let graph = KeyboardGraph(screen([key("a", 0) { $0.keyboard?.next = "z" }, key("b", 50)]), layoutDirection: .leftToRight)

        #expect(
            graph.danglingReferences.map(\.description) == [
                #"Element "a" names "z" as the element that Tab leads to, and nothing on the screen has that name"#
            ])
        #expect(edges([key("a", 0) { $0.keyboard?.next = "z" }, key("b", 50)])[0] == "Tab 1, Shift-Tab 2")
    }

    @Test func `in a modal the keys go round and its exits lead out`() {
        let modal = part(
            .dialog, "m", .zero, [key("a", 0), key("b", 50) { $0.actions = [ScreenElement.Action(.activate, dismissesModal: true)] }]
        ) {
            $0.modal = ScreenElement.ModalBehavior(closesOnEscapeKey: true)
        }

        #expect(edges([key("behind", 0), modal]) == ["Tab 1, Shift-Tab 1, Escape 2", "Tab 0, Shift-Tab 0, Escape 2, Return 2", "Tab 0"])
        #expect(stops([key("behind", 0), modal]) == ["a", "b"])
    }

    @Test func `a modal beside another one's container keeps its stops`() {
        let modal = { (name: String) in part(.dialog, name, .zero, [key(name + "1", 0)]) { $0.modal = ScreenElement.ModalBehavior() } }

        #expect(stops([modal("m"), part(.group, "g", .zero, [modal("n")])]) == ["n1"])
    }

    @Test func `a graph is complete if every stop states its keys and the modal its Escape`() {
        let silent = key("a", 0) { $0.keyboard = ScreenElement.KeyboardBehavior(isFocusable: true) }
        let modal = { (escape: Bool?) in
            part(.dialog, "m", .zero, [key("a", 0)]) { $0.modal = ScreenElement.ModalBehavior(closesOnEscapeKey: escape) }
        }
        let isComplete = { (part: Part) in KeyboardGraph(screen([part]), layoutDirection: .leftToRight).isComplete }

        #expect(isComplete(key("a", 0)))
        #expect(!isComplete(silent))
        #expect(isComplete(modal(false)))
        #expect(!isComplete(modal(nil)))
    }
}
