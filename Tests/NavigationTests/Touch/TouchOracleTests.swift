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
    ///
    /// - Parameter isNested: Whether other elements may stand inside buttons.
    private func randomScreen(_ seed: UInt64, isNested: Bool) -> RenderedScreen {
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
                if numbers.next(6) == 0 { (button.isDecorative, button.coversTouches) = (true, true) }
                if numbers.next(2) == 0 { button.actions = [ScreenElement.Action(.activate, identifier: "\(numbers.next(6))")] }
                if isNested, numbers.next(2) == 0 {
                    builder.open(button)
                    depth += 1
                } else {
                    builder.add(button)
                }
            }
            if depth > 0, numbers.next(3) == 0 {
                builder.close()
                depth -= 1
            }
        }
        for _ in 0..<depth { builder.close() }
        return builder.finish()
    }

    @Test(arguments: [false, true])
    func `the grid and the walk along regions change nothing: every element against every other`(isNested: Bool) {
        for seed in 1...400 as ClosedRange<UInt64> {
            let screen = randomScreen(seed, isNested: isNested)
            let map = HitTestIndex(screen)
            for index in screen.elements.indices where screen.elements[index].isControl {
                #expect(map.region(of: index) == TouchOracle.region(of: index, on: screen), "seed \(seed), element \(index)")
            }
        }
    }

    /// Buttons inside each other, each smaller than the one around it.
    private func nested(_ count: Int, inset: Double, action: (Int) -> String?) -> RenderedScreen {
        var builder = RenderedScreen.Builder(size: LayoutSize(width: 320, height: 568))
        for number in 0..<count {
            let edge = Double(number) * inset
            let frame = LayoutRect(x: edge, y: edge, width: 320 - 2 * edge, height: 568 - 2 * edge)
            var button = ScreenElement(.button, source: "\(number)", frame: frame)
            if let action = action(number) { button.actions = [ScreenElement.Action(.activate, identifier: action)] }
            builder.open(button)
        }
        for _ in 0..<count { builder.close() }
        return builder.finish()
    }

    /// The most comparisons for one of the outer elements, which hold nearly all
    /// others.
    private func comparisons(_ screen: RenderedScreen) -> Int {
        let map = HitTestIndex(screen)
        return (0..<20).map { index in
            let before = map.comparisons
            _ = map.region(of: index)
            return map.comparisons - before
        }.max() ?? 0
    }

    @Test(arguments: [0, 0.01])
    func `buttons inside each other of unknown actions are not compared`(inset: Double) {
        #expect(comparisons(nested(3_000, inset: inset) { _ in nil }) == 0)
        #expect(comparisons(nested(3_000, inset: inset) { $0 == 0 ? "all" : nil }) == 0)
    }

    @Test func `the comparisons of an element have a limit, however many elements are inside it`() {
        // The first inner button of the same frame covers all; smaller ones cover a
        // part each, and of one action none does.
        #expect(comparisons(nested(3_000, inset: 0) { "\($0)" }) <= 1)
        #expect(comparisons(nested(3_000, inset: 0.01) { "\($0)" }) <= HitTestIndex.mostCovers + 1)
        #expect(comparisons(nested(3_000, inset: 0.01) { _ in "one" }) <= 1_024)
    }

    /// A button with others near it that lie over none of it: they touch its edge.
    @Test(arguments: [(1_024, true), (1_025, false)])
    func `an element with more than 1,024 neighbors has no known region`(neighbors: Int, isKnown: Bool) {
        var builder = RenderedScreen.Builder(size: LayoutSize(width: 320, height: 568))
        builder.add(ScreenElement(.button, source: "first", frame: LayoutRect(x: 0, y: 0, width: 44, height: 44)))
        for number in 0..<neighbors {
            let frame = LayoutRect(x: 44, y: Double(number) * 0.01, width: 20, height: 20)
            builder.add(ScreenElement(.button, source: "\(number)", frame: frame))
        }

        #expect((HitTestIndex(builder.finish()).region(of: 0) != nil) == isKnown)
    }
}
