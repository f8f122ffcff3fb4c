import EveryScreenModel
import EveryValue
import Testing

@testable import EveryScreenNavigation

struct DirectionalFocusTests {
    private func item(_ name: String, _ x: Double, _ y: Double, change: (inout ScreenElement) -> Void = { _ in }) -> Part {
        part(.button, name, LayoutRect(x: x, y: y, width: 40, height: 40)) { element in
            element.keyboard = ScreenElement.KeyboardBehavior(isFocusable: true, consumedKeys: [])
            change(&element)
        }
    }

    private func islands(_ parts: [Part]) -> DirectionalFocus.Islands {
        DirectionalFocus.islands(on: screen(parts), layoutDirection: .leftToRight)
    }

    @Test(arguments: DirectionalEngine.allCases)
    func `an empty screen and one of one stop have no islands`(engine: DirectionalEngine) {
        #expect(DirectionalFocus(screen([]), engine: engine, layoutDirection: .leftToRight).start == nil)
        #expect(DirectionalFocus(screen([item("a", 0, 0)]), engine: engine, layoutDirection: .leftToRight).islands == [])
    }

    @Test func `a grid has no islands by any rule`() {
        let grid = (0..<9).map { (place: Int) in item("\(place)", Double(place % 3) * 50, Double(place / 3) * 50) }

        #expect(islands(grid) == .init(byEveryRule: [], bySomeRule: []))
    }

    @Test func `what stands aside is an island by projection alone`() {
        #expect(islands([item("a", 0, 0), item("b", 100, 100)]) == .init(byEveryRule: [], bySomeRule: [1]))
    }

    @Test func `what lies within another is an island by every rule`() {
        let outer = part(.button, "a", LayoutRect(x: 0, y: 0, width: 200, height: 200)) {
            $0.keyboard = ScreenElement.KeyboardBehavior(isFocusable: true, consumedKeys: [])
        }

        #expect(islands([outer, item("b", 50, 50)]) == .init(byEveryRule: [1], bySomeRule: [1]))
    }

    @Test func `focus starts where it is`() {
        let focus = DirectionalFocus(
            screen([item("a", 0, 0), item("b", 50, 0) { $0.keyboard?.hasFocus = true }]), engine: .beam, layoutDirection: .leftToRight)

        #expect(focus.start == 1)
    }

    @Test func `the quick way finds the same moves as comparing each with each`() {
        var numbers = RandomBits(seed: 9)
        for _ in 0..<300 {
            let rects = (0..<Int.random(in: 0...14, using: &numbers)).map { _ in
                LayoutRect(
                    x: Double(Int.random(in: 0...12, using: &numbers)), y: Double(Int.random(in: 0...12, using: &numbers)),
                    width: Double(Int.random(in: 0...5, using: &numbers)), height: Double(Int.random(in: 0...5, using: &numbers)))
            }
            let moves = ProjectedMoves.moves(among: rects)

            #expect(
                moves
                    == rects.map { rect in FocusDirection.allCases.map { DirectionalEngine.projection.next(from: rect, $0, among: rects) } }
            )
        }
    }
}
