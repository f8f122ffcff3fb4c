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
    package var costs: [ScanCost] { costs() }

    /// Returns the cost of each control among those that are highlighted, in
    /// scanning order; O(n × depth).
    ///
    /// - Parameters:
    ///   - isShown: Whether an element is highlighted at all.
    ///   - isDivided: Whether the system makes groups of one size of what a
    ///     container holds, where those save steps.
    package func costs(
        where isShown: (Int) -> Bool = { _ in true }, dividing isDivided: (_ container: Int) -> Bool = { _ in false }
    ) -> [ScanCost] {
        // Members come before their group.
        var hasShown = Array(repeating: false, count: items.count)
        for (number, item) in items.enumerated() {
            switch item {
            case .element(let element): hasShown[number] = isShown(element)
            case .group(_, let members): hasShown[number] = members.contains { hasShown[$0] }
            }
        }
        var result: [ScanCost] = []
        var pending: [(item: Int, steps: Int, groups: [Int])] = []
        func scan(_ members: [Int], after steps: Int, in groups: [Int], isDivided: Bool) {
            let shown = members.filter { hasShown[$0] }
            let size = Int(Double(shown.count).squareRoot().rounded(.up))
            for (place, member) in shown.enumerated().reversed() {
                let ofGroups = isDivided ? place / size + place % size + 2 : .max
                pending.append((member, steps + min(place + 1, ofGroups), groups))
            }
        }
        scan(top, after: 0, in: [], isDivided: false)
        while let next = pending.popLast() {
            switch items[next.item] {
            case .element(let element):
                result.append(ScanCost(element: element, steps: next.steps, presses: next.groups.count + 1, groups: next.groups))
            case .group(let container, let members):
                scan(members, after: next.steps, in: next.groups + [container], isDivided: isDivided(container))
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
