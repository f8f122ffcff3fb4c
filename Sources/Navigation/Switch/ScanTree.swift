package import EveryScreenModel

/// The items that Switch Control highlights in turn: single elements, and groups
/// that are entered on demand.
///
/// Only operable elements are visited, in reading order. A container of style
/// `combined` is a group; one of style `separate` is none. An `automatic` one is a
/// group if VoiceOver would read it whole and it holds at least two elements.
///
/// Source: UIAccessibility's navigation style (header, confidence high); the rule
/// of `automatic` is not published, confidence low.
package struct ScanTree: Sendable {
    /// An item of a scan.
    package enum Item: Hashable, Sendable {
        /// An element, by its index.
        case element(Int)
        /// A group, by the index of its container, with the numbers of its items in
        /// `items`.
        case group(container: Int, members: [Int])
    }

    /// All items; members come before their group.
    package let items: [Item]
    /// The numbers of the items scanned first, in order.
    package let top: [Int]

    /// Builds the tree of a screen; O(n log n).
    package init(
        _ screen: RenderedScreen, layoutDirection: UserEnvironment.LayoutDirection, rowHeight: Double = ReadingOrder.phoneRowHeight
    ) {
        // A group must be scanned whole, even if VoiceOver would not read it whole.
        self.init(screen, order: screen.offeredElements(layoutDirection, rowHeight) { $0.navigationStyle == .combined })
    }

    /// Builds the tree of a screen with a known order of operable elements.
    package init(_ screen: RenderedScreen, order: [Int]) {
        let groups = GroupFinder(screen, order: order)
        var items: [Item] = []
        // The open groups, outermost first, with the numbers of their items so far;
        // the last entry is the top.
        var open: [(container: Int, members: [Int])] = [(-1, [])]
        func close() {
            let group = open.removeLast()
            // A group of one would cost a press for nothing.
            guard group.members.count > 1 else {
                open[open.count - 1].members += group.members
                return
            }
            items.append(.group(container: group.container, members: group.members))
            open[open.count - 1].members.append(items.count - 1)
        }
        func enter(_ around: [Int]) {
            while open.count > 1, !around.contains(open[open.count - 1].container) { close() }
            for container in around where !open.contains(where: { $0.container == container }) { open.append((container, [])) }
        }
        var innermost: Int?
        for element in order {
            // Neighbors are mostly in the same groups.
            if groups.innermost[element] != innermost {
                innermost = groups.innermost[element]
                enter(groups.groups(around: element))
            }
            items.append(.element(element))
            open[open.count - 1].members.append(items.count - 1)
        }
        while open.count > 1 { close() }
        top = open[0].members
        self.items = items
    }

    /// The containers that are groups, and their elements.
    private struct GroupFinder {
        /// For each element the innermost group around it.
        private(set) var innermost: [Int?] = []
        private var outer: [Int: Int] = [:]

        init(_ screen: RenderedScreen, order: [Int]) {
            innermost = Array(repeating: nil, count: screen.elements.count)
            let isGroup = screen.elements.map(Self.isGroup)
            for index in screen.elements.indices {
                guard let parent = screen.parent(of: index) else { continue }
                innermost[index] = isGroup[parent] ? parent : innermost[parent]
                if isGroup[parent], let next = innermost[parent] { outer[parent] = next }
            }
        }

        /// The groups around an element, outermost first.
        func groups(around index: Int) -> [Int] {
            var result: [Int] = []
            var current = innermost[index]
            while let group = current {
                result.append(group)
                current = outer[group]
            }
            return result.reversed()
        }

        private static func isGroup(_ element: ScreenElement) -> Bool {
            switch element.navigationStyle {
            case .combined: true
            case .separate: false
            case .automatic, nil: element.groupsAccessibilityChildren == true || isMeaningful(element)
            }
        }

        private static func isMeaningful(_ element: ScreenElement) -> Bool {
            if element.traits?.contains(.tabBar) == true { return true }
            return switch element.containerType {
            case .list, .landmark, .dataTable: true
            case .semanticGroup, .some(.none), nil: false
            }
        }
    }
}

extension RenderedScreen {
    /// Returns the operable elements, only those of an open modal, in VoiceOver's
    /// order; O(n log n).
    ///
    /// - Parameter isFurtherGroup: Whether an element is visited whole, in addition
    ///   to VoiceOver's groups.
    package func offeredElements(
        _ direction: UserEnvironment.LayoutDirection, _ rowHeight: Double,
        isFurtherGroup: @escaping (ScreenElement) -> Bool = { _ in false }
    ) -> [Int] {
        var forest = TraversalForest(screen: self, direction: direction, rowHeight: rowHeight) { element in
            element.isOffered ? .stop : .passThrough
        }
        forest.isFurtherGroup = isFurtherGroup
        return forest.order(inside: activeModal)
    }
}
