/// What it takes to reach one control by scanning.
package struct ScanCost: Hashable, Sendable {
    /// The index of the element.
    package let element: Int
    /// How many highlights are waited for, over all levels: at each the number of the item, from 1.
    package let steps: Int
    /// How often the switch is pressed: once a level.
    package let presses: Int
    /// The indexes of the containers entered on the way, outermost first.
    package let groups: [Int]

    /// Returns how long it takes if the highlight moves on by itself, in seconds.
    ///
    /// - Parameter stepTime: How long each item is highlighted, in seconds; Switch Control's default is 1.
    package func seconds(stepTime: Double = 1) -> Double { Double(steps) * stepTime }
}

extension ScanTree {
    /// What it takes to reach each control, in the order they are scanned; O(n × depth).
    package var costs: [ScanCost] {
        var result: [ScanCost] = []
        var pending = top.enumerated().reversed().map { (item: $0.element, steps: $0.offset + 1, groups: [Int]()) }
        while let next = pending.popLast() {
            switch items[next.item] {
            case .element(let element):
                result.append(ScanCost(element: element, steps: next.steps, presses: next.groups.count + 1, groups: next.groups))
            case .group(let container, let members):
                for (place, member) in members.enumerated().reversed() {
                    pending.append((member, next.steps + place + 1, next.groups + [container]))
                }
            }
        }
        return result
    }

    /// Returns how much more it takes to reach each control than if nothing were grouped, as a ratio; in scanning order.
    package var groupingRatios: [GroupingRatio] {
        costs.enumerated().map { place, cost in GroupingRatio(element: cost.element, ratio: Double(cost.steps) / Double(place + 1)) }
    }

    /// The steps to a control by groups, as a ratio to the steps without groups.
    package struct GroupingRatio: Hashable, Sendable {
        /// The index of the element.
        package let element: Int
        /// The ratio; above 1 where groups cost more than they save.
        package let ratio: Double
    }
}
