package import EveryScreenModel

/// The order in which TalkBack visits the elements of a screen.
///
/// Containers are visited whole, depth first, and an element before its content.
/// Siblings are ordered by stripes: one that ends above the beginning of another
/// comes first. Else the one whose leading edge is further out comes first, then
/// the upper, the taller, the wider one. Only the content of the topmost modal, a
/// separate window, is visited. An explicit order precedes positions; elements
/// outside of it follow.
///
/// Source: `ViewGroup.ViewLocationHolder.compareTo` of the Android Open Source
/// Project, by which a view sorts its children for accessibility (confidence high),
/// and TalkBack's depth-first strategy over those children (medium). The comparison
/// is not transitive. The order is that of `stablySorted`; Android's own sort may
/// give up and use plain top-left order. Left out: `accessibilityTraversalBefore`
/// and `After`, which screens do not contain.
package struct TalkBackOrder: Sendable {
    /// The indexes of the elements in reading order.
    package let elements: [Int]

    /// Finds the order; O(n log n) in the elements.
    package init(_ screen: RenderedScreen, layoutDirection: UserEnvironment.LayoutDirection) {
        let sources = screen.elements.contains { $0.accessibilityOrder != nil } ? screen.indexesBySource : [:]
        var result: [Int] = []
        // The elements still to visit, the next one last: no recursion, so that
        // depth costs no stack.
        var pending = Self.sorted(screen.activeModal.map { [$0] } ?? screen.roots, screen, layoutDirection)
        while let index = pending.popLast() {
            let element = screen.elements[index]
            guard element.isAccessibilityHidden != true, element.isVisible != false else { continue }
            if element.isAccessibilityElement == true { result.append(index) }
            var children = screen.children(of: index)
            if let order = element.accessibilityOrder {
                let listed = order.compactMap { sources[$0] }.filter(Set(children).contains)
                children.removeAll(where: Set(listed).contains)
                pending += Self.sorted(children, screen, layoutDirection) + listed.reversed()
            } else {
                pending += Self.sorted(children, screen, layoutDirection)
            }
        }
        elements = result
    }

    /// Siblings by stripes, the first last.
    private static func sorted(_ siblings: [Int], _ screen: RenderedScreen, _ direction: UserEnvironment.LayoutDirection) -> [Int] {
        guard siblings.count > 1 else { return siblings }
        return stablySorted(siblings) { left, right in
            let (left, right) = (screen.elements[left].frame, screen.elements[right].frame)
            return left.isFinite && right.isFinite && comesFirst(left, right, direction)
        }.reversed()
    }

    private static func comesFirst(_ left: LayoutRect, _ right: LayoutRect, _ direction: UserEnvironment.LayoutDirection) -> Bool {
        if left.maxY <= right.minY { return true }
        if left.minY >= right.maxY { return false }
        let (own, other) = direction == .leftToRight ? (left.minX, right.minX) : (-left.maxX, -right.maxX)
        if own != other { return own < other }
        if left.minY != right.minY { return left.minY < right.minY }
        if left.height != right.height { return left.height > right.height }
        return left.width > right.width
    }
}

extension RenderedScreen {
    /// The index of each element by its source.
    package var indexesBySource: [String: Int] {
        Dictionary(elements.enumerated().map { ($0.element.source, $0.offset) }) { first, _ in first }
    }
}
