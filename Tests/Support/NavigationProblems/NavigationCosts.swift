package import EveryScreenModel
package import EveryScreenNavigation
import EveryValue

/// Large screens, and the operations on them.
package enum NavigationCosts {
    /// Returns a screen with a number of controls in rows of ten, in cells, the
    /// last of which leads into a trap of three.
    package static func controls(_ count: Int) -> RenderedScreen {
        var builder = RenderedScreen.Builder(size: LayoutSize(width: 1_000, height: 100_000))
        builder.reserveCapacity(2 * count)
        for row in 0..<(count / 10) {
            var cell = ScreenElement(.cell, source: "row \(row)", frame: LayoutRect(x: 0, y: Double(row) * 50, width: 1_000, height: 44))
            cell.keyboard = ScreenElement.KeyboardBehavior(group: "group \(row / 10)")
            builder.open(cell)
            for column in 0..<10 {
                let number = row * 10 + column
                var control = ScreenElement(
                    .textField, source: "\(number)", frame: LayoutRect(x: Double(column) * 100, y: Double(row) * 50, width: 90, height: 44))
                control.identifier = "\(number)"
                control.keyboard = ScreenElement.KeyboardBehavior(isFocusable: true, consumedKeys: [])
                let ring = number - (count - 3)
                if ring >= 0 {
                    control.keyboard?.next = "\(count - 3 + (ring + 1) % 3)"
                    control.keyboard?.previous = "\(count - 3 + (ring + 2) % 3)"
                }
                builder.add(control)
            }
            builder.close()
        }
        return builder.finish()
    }

    /// Builds the keyboard graph and finds its traps.
    package static func findTraps(on screen: RenderedScreen, by model: KeyboardModel) {
        _ = KeyboardGraph(screen, layoutDirection: .leftToRight, model: model).traps(on: screen)
    }

    /// Searches for the goal of a flow of 10,000 states by some input methods.
    package static func findGoal(by inputMethods: [InputMethod]) {
        var shown: [CountingFlow.State: RenderedScreen] = [:]
        for inputMethod in inputMethods {
            let graph = StateGraph(CountingFlow(), by: inputMethod, in: .standard, bound: 200_000, knowing: &shown) {
                $0.first + 100 * $0.second
            }
            _ = JourneySearch(graph).search { graph.marks[graph.positions[$0].state] == 9_999 }.journey
        }
    }

    /// Returns a screen with a number of elements at random places, some in lists.
    package static func shuffledElements(_ count: Int) -> RenderedScreen {
        var numbers = RandomBits(seed: 5)
        var builder = RenderedScreen.Builder(size: LayoutSize(width: 1_000, height: Double(count)))
        builder.reserveCapacity(count)
        var number = 0
        while number < count {
            var list = ScreenElement(.list, source: "list \(number)", frame: LayoutRect(x: 0, y: 0, width: 1_000, height: 1_000))
            let isGroup = Int.random(in: 0..<100, using: &numbers) == 0
            list.containerType = isGroup ? .list : nil
            builder.open(list)
            for _ in 0..<min(100, count - number) {
                let place = LayoutRect(
                    x: Double.random(in: 0..<1_000, using: &numbers), y: Double.random(in: 0..<Double(count), using: &numbers), width: 90,
                    height: 20)
                var element = ScreenElement(.text, source: "\(number)", frame: place)
                element.isAccessibilityElement = true
                builder.add(element)
                number += 1
            }
            builder.close()
        }
        return builder.finish()
    }

    /// Finds the reading order.
    package static func read(_ screen: RenderedScreen) { _ = ReadingOrder(screen, layoutDirection: .leftToRight) }

    /// Finds where it is left to chance.
    package static func findCycles(_ screen: RenderedScreen) { _ = ReadingOrder.cycles(on: screen, layoutDirection: .leftToRight) }
}
