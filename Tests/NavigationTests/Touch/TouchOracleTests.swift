import EveryScreenModel
import EveryScreenNavigation
import Testing

struct TouchOracleTests {
    /// Numbers that look random and follow from a seed (Knuth's 64-bit linear
    /// congruence).
    private struct Numbers {
        var state: UInt64
        mutating func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
    }

    /// A screen of nested groups, some of which clip or scroll, with buttons
    /// anywhere.
    private func randomScreen(_ seed: UInt64) -> RenderedScreen {
        var numbers = Numbers(state: seed)
        var builder = RenderedScreen.Builder(size: LayoutSize(width: 320, height: 568))
        var depth = 0
        for number in 0..<40 {
            let frame = LayoutRect(
                x: Double(numbers.next(400) - 40), y: Double(numbers.next(700) - 60), width: Double(numbers.next(200)),
                height: Double(numbers.next(160)))
            if numbers.next(4) == 0 {
                var group = ScreenElement(.group, source: "\(number)", frame: frame)
                if numbers.next(2) == 0 { group.clipsContent = true }
                if numbers.next(3) == 0 {
                    group.scrolling = ScreenElement.Scrolling(axes: numbers.next(2) == 0 ? [.vertical] : [.horizontal])
                }
                if numbers.next(5) == 0 { group.isPinned = true }
                builder.open(group)
                depth += 1
            } else {
                var button = ScreenElement(.button, source: "\(number)", frame: frame)
                if numbers.next(2) == 0 { button.actions = [ScreenElement.Action(.activate, identifier: "\(numbers.next(6))")] }
                builder.add(button)
            }
            if depth > 0, numbers.next(3) == 0 {
                builder.close()
                depth -= 1
            }
        }
        for _ in 0..<depth { builder.close() }
        return builder.finish()
    }

    @Test func `the grid and the walk along regions change nothing: every element against every other`() {
        for seed in 1...400 as ClosedRange<UInt64> {
            let screen = randomScreen(seed)
            let map = TouchMap(screen)
            for index in screen.elements.indices where screen.elements[index].isControl {
                #expect(map.region(of: index) == TouchOracle.region(of: index, on: screen), "seed \(seed), element \(index)")
            }
        }
    }
}
