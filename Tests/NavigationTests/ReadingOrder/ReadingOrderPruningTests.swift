import EveryScreenModel
import EveryScreenNavigation
import EveryValue
import Testing

/// The elements that the reading order leaves out, and explicit orders.
struct ReadingOrderPruningTests {
    private func order(_ parts: [Part]) -> String {
        let screen = screen(parts)
        return ReadingOrder(screen, layoutDirection: .leftToRight).elements.map { screen.elements[$0].source }.joined(separator: " ")
    }

    private func wrapper(_ parts: [Part], change: (inout ScreenElement) -> Void) -> Part {
        part(.group, "wrapper", LayoutRect(x: 0, y: 0, width: 100, height: 100), parts, change: change)
    }

    @Test func `a hidden element is left out with all inside it`() {
        #expect(order([wrapper([stop("a", 0, 0)]) { $0.isAccessibilityHidden = true }, stop("b", 0, 0)]) == "b")
    }

    @Test func `an invisible element is left out with all inside it`() {
        #expect(order([wrapper([stop("a", 0, 0)]) { $0.isVisible = false }, stop("b", 0, 0) { $0.isVisible = nil }]) == "b")
    }

    @Test func `an accessibility element without extent is left out`() {
        #expect(order([stop("a", 0, 0) { $0.frame = .zero }, stop("b", 0, 0) { $0.frame.size.width = 0 }]) == "b")
    }

    @Test func `a wrapper without extent is gone through unless it clips or has an order`() {
        let wrapper = { (change: @escaping (inout ScreenElement) -> Void) in
            part(.group, "wrapper", .zero, [stop("a", 0, 0)], change: change)
        }

        #expect(order([wrapper { _ in }]) == "a")
        #expect(order([wrapper { $0.clipsContent = true }]) == "")
        #expect(order([wrapper { $0.accessibilityOrder = ["a"] }]) == "")
    }

    @Test func `an order set by hand beats positions`() {
        #expect(order([wrapper([stop("a", 0, 0), stop("b", 0, 40)]) { $0.accessibilityOrder = ["b", "a"] }]) == "b a")
    }

    @Test func `an element outside of the explicit order is not reached`() {
        #expect(order([wrapper([stop("a", 0, 0), stop("b", 0, 40)]) { $0.accessibilityOrder = ["b"] }]) == "b")
        #expect(order([wrapper([stop("a", 0, 0)]) { $0.accessibilityOrder = [] }]) == "")
        #expect(order([wrapper([stop("a", 0, 0)]) { $0.accessibilityOrder = ["b"] }, stop("b", 0, 40)]) == "b")
    }

    @Test func `names that lead nowhere are reported with both ends`() {
        let ordered = wrapper([stop("a", 0, 0)]) { element in
            element.accessibilityOrder = ["a", "b", "z"]
            element.rotors = [ScreenElement.Rotor("Errors", targets: ["a", "y"])]
        }

        #expect(
            ReadingOrder.danglingReferences(on: screen([ordered, stop("b", 0, 40)])).map(\.description) == [
                #"Element "wrapper" names "b" in the order set by hand, and that element is not inside it"#,
                #"Element "wrapper" names "z" in the order set by hand, and nothing on the screen has that name"#,
                #"Element "wrapper" names "y" in a rotor, and nothing on the screen has that name"#,
            ])
    }

    @Test func `an order set by hand stands where the topmost of its members does`() {
        let ordered = wrapper([stop("a", 0, 0), stop("c", 0, 40)]) { $0.accessibilityOrder = ["c", "a"] }

        #expect(order([stop("b", 0, 20), ordered]) == "c a b")
    }

    @Test func `an order set by hand reaches elements at any depth`() {
        let inner = part(.group, "inner", .zero, [stop("a", 0, 0), stop("b", 0, 40)])

        #expect(order([wrapper([inner]) { $0.accessibilityOrder = ["b", "a"] }]) == "b a")
    }

    @Test func `a container in an order set by hand brings all inside it`() {
        let inner = part(.group, "inner", .zero, [stop("b", 0, 40), stop("a", 0, 0)])

        #expect(order([wrapper([inner, stop("c", 0, 20)]) { $0.accessibilityOrder = ["c", "inner"] }]) == "c b a")
    }

    @Test func `an order set by hand inside another is kept`() {
        let inner = part(.group, "inner", .init(x: 0, y: 0, width: 9, height: 9), [stop("a", 0, 0), stop("b", 0, 40)]) {
            $0.accessibilityOrder = ["b", "a"]
        }

        #expect(order([wrapper([stop("c", 0, 0), inner]) { $0.accessibilityOrder = ["inner", "c", "a"] }]) == "b a c a")
    }

    @Test func `of siblings that are modal only the last is visited`() {
        let modal = { (name: String) in part(.dialog, name, .zero, [stop(name + "1", 0, 0)]) { $0.modal = ScreenElement.ModalBehavior() } }

        #expect(order([stop("a", 0, 0), modal("m"), modal("n"), stop("b", 0, 0)]) == "n1")
    }

    @Test func `a modal leaves only elements beside it out`() {
        let modal = part(.dialog, "m", .zero, [stop("m1", 0, 40)]) { $0.modal = ScreenElement.ModalBehavior() }

        #expect(order([stop("a", 0, 0), wrapper([stop("b", 0, 20), modal]) { _ in }]) == "a m1")
    }

    @Test func `a modal that is hidden or invisible does not count`() {
        let modal = { (change: @escaping (inout ScreenElement) -> Void) in
            part(.dialog, "m", .zero, [stop("m1", 0, 0)]) { element in
                element.modal = ScreenElement.ModalBehavior()
                change(&element)
            }
        }

        #expect(order([stop("a", 0, 0), modal { $0.isVisible = false }]) == "a")
        #expect(order([stop("a", 0, 0), modal { $0.isAccessibilityHidden = true }]) == "a")
    }

    @Test func `ten thousand elements ordered by hand take no quadratic time`() {
        let names = (0..<10_000).map(String.init)
        let ordered = wrapper(names.map { stop($0, 0, 0) }) { $0.accessibilityOrder = names.reversed() }

        #expect(order([ordered]) == names.reversed().joined(separator: " "))
    }

    @Test func `fifty thousand wrappers around two thousand elements cost neither stack nor time`() {
        var builder = RenderedScreen.Builder(size: LayoutSize(width: 320, height: 568))
        for depth in 0..<50_000 { builder.open(ScreenElement(.group, source: "wrapper \(depth)", frame: .zero)) }
        for index in 0..<2_000 { builder.add(stop("\(index)", 0, Double(index) * 20).element) }
        for _ in 0..<50_000 { builder.close() }

        #expect(ReadingOrder(builder.finish(), layoutDirection: .leftToRight).elements == Array(50_000..<52_000))
    }

    @Test func `rows that are clearly apart come out as rows, whatever the order of drawing`() {
        var numbers = RandomBits(seed: 3)
        for _ in 0..<100 {
            let places = (0..<Int.random(in: 0...30, using: &numbers)).map { ($0 / 4 * 20, $0 % 4 * 25) }
            // Tops within one row differ by less than a row is high; rows are 20
            // points apart.
            let parts = places.shuffled(using: &numbers).map { row, x in
                stop("\(row + 100):\(x + 100)", Double(x), Double(row) + Double.random(in: 0..<8, using: &numbers))
            }

            #expect(order(parts) == places.map { "\($0.0 + 100):\($0.1 + 100)" }.joined(separator: " "))
        }
    }
}
