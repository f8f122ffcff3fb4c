/// The cost of reaching one control by scanning.
package struct ScanCost: Hashable, Sendable {
    /// The index of the element.
    package let element: Int
    /// The number of highlights, over all levels: at each the number of the item,
    /// from 1.
    package let steps: Int
    /// The number of switch presses: one per level.
    package let presses: Int
    /// The indexes of the containers entered on the way, outermost first.
    package let groups: [Int]

    /// Returns the time if the highlight moves by itself, in seconds.
    ///
    /// - Parameter stepTime: The time per item, in seconds; Switch Control's
    ///   default is 1.
    package func seconds(stepTime: Double = 1) -> Double { Double(steps) * stepTime }
}

extension ScanTree {
    /// The cost of each control, in scanning order; O(n × depth).
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

    /// Returns the cost of each control relative to a scan without groups, as a
    /// ratio; in scanning order.
    package var groupingRatios: [GroupingRatio] {
        costs.enumerated().map { place, cost in GroupingRatio(element: cost.element, ratio: Double(cost.steps) / Double(place + 1)) }
    }

    /// The steps to a control by groups, as a ratio to the steps without groups.
    package struct GroupingRatio: Hashable, Sendable {
        /// The index of the element.
        package let element: Int
        /// The ratio; above 1 if groups cost more than they save.
        package let ratio: Double
    }
}
