import EveryScreenModel
import EveryScreenNavigation
import EveryValue
import Testing

struct ReadingOrderCyclesTests {
    private func cycles(_ parts: [Part], _ direction: UserEnvironment.LayoutDirection = .leftToRight) -> [String] {
        let screen = screen(parts)
        return ReadingOrder.cycles(on: screen, layoutDirection: direction)
            .map { $0.elements.map { screen.elements[$0].source }.joined(separator: " ") }
    }

    @Test func `a staircase towards the leading edge is a cycle`() {
        #expect(cycles([stop("a", 20, 0), stop("b", 10, 6), stop("c", 0, 12)]) == ["a b c"])
        #expect(cycles([stop("a", 0, 0), stop("b", 10, 6), stop("c", 20, 12)], .rightToLeft) == ["a b c"])
    }

    @Test func `a staircase away from the leading edge is none`() {
        #expect(cycles([stop("a", 0, 0), stop("b", 10, 6), stop("c", 20, 12)]) == [])
    }

    @Test func `one row, and rows that are apart, are none`() {
        #expect(cycles([]) == [])
        #expect(cycles([stop("a", 20, 0), stop("b", 10, 3), stop("c", 0, 7)]) == [])
        #expect(cycles([stop("a", 20, 0), stop("b", 10, 8), stop("c", 0, 16)]) == [])
    }

    @Test func `what stands in different groups is not compared`() {
        let list = part(.list, "g", .zero, [stop("b", 10, 6), stop("d", 0, 40)]) { $0.containerType = .list }

        #expect(cycles([stop("a", 20, 0), list, stop("c", 0, 12)]) == ["a b c"])
        #expect(
            cycles([part(.list, "h", .zero, [stop("a", 20, 0), stop("b", 10, 6)]) { $0.containerType = .list }, stop("c", 0, 12)]) == [])
    }

    @Test func `trying all threes finds a cycle on the same middle elements`() {
        var numbers = RandomBits(seed: 11)
        for _ in 0..<400 {
            let places = (0..<Int.random(in: 0...9, using: &numbers)).map { _ in
                (Double(Int.random(in: 0...6, using: &numbers)), Double(Int.random(in: 0...24, using: &numbers)))
            }
            let screen = screen(places.enumerated().map { stop("\($0.offset)", $0.element.0, $0.element.1) })
            let comesFirst = { (a: Int, b: Int) in
                let difference = places[a].1 - places[b].1
                return abs(difference) >= 8 ? difference < 0 : places[a].0 < places[b].0
            }
            // Of a cycle the middle one is the one that is compared with both
            // others by side.
            let isStair = { (high: Int, middle: Int, low: Int) in
                abs(places[high].1 - places[middle].1) < 8 && abs(places[middle].1 - places[low].1) < 8
            }
            let all = places.indices
            let middles = all.filter { middle in
                all.contains { high in
                    all.contains { low in
                        comesFirst(low, middle) && comesFirst(middle, high) && comesFirst(high, low) && isStair(high, middle, low)
                    }
                }
            }
            let found = ReadingOrder.cycles(on: screen, layoutDirection: .leftToRight)

            for cycle in found {
                let (high, middle, low) = (cycle.elements[0], cycle.elements[1], cycle.elements[2])
                #expect(comesFirst(low, middle) && comesFirst(middle, high) && comesFirst(high, low))
            }
            #expect(found.map { $0.elements[1] } == middles)
        }
    }
}
