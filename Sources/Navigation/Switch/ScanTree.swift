public import ScreenModel

/// What Switch Control highlights, one after the other: single elements, and groups that are entered on demand.
///
/// Only what can be operated is visited, in reading order. A container of style
/// `combined` is a group, one of style `separate` none; an `automatic` one is a
/// group if VoiceOver would read it whole and it holds at least two elements.
///
/// Source: UIAccessibility's navigation style (header, confidence high); what
/// `automatic` groups is not published, confidence low.
public struct ScanTree: Sendable {
    /// A thing that is highlighted.
    public enum Item: Hashable, Sendable {
        /// An element, by its index.
        case element(Int)
        /// A group, by the index of its container, with the numbers of its items in `items`.
        case group(container: Int, members: [Int])
    }

    /// All items; members come before their group.
    public let items: [Item]
    /// The numbers of the items scanned first, in order.
    public let top: [Int]

    /// Builds the tree of a screen; O(n log n).
    public init(_ screen: Screen, layoutDirection: LayoutDirection, rowHeight: Double = ReadingOrder.phoneRowHeight) {
        let forest = TraversalForest(screen: screen, direction: layoutDirection, rowHeight: rowHeight) { element in
            element.isOffered ? .stop : .passThrough
        }
        // What is entered as a group must be scanned whole, even where VoiceOver would not read it so.
        forest.isFurtherGroup = { $0.navigationStyle == .combined }
        let order = forest.order(inside: screen.activeModal)
        let groups = GroupFinder(screen, order: order)
        var items: [Item] = []
        // Groups that are open, outermost first, with the numbers of what is in them so far; the last entry is the top.
        var open: [(container: Int, members: [Int])] = [(-1, [])]
        func close() {
            let group = open.removeLast()
            // A group of one would be a press for nothing.
            guard group.members.count > 1 else {
                open[open.count - 1].members += group.members
                return
            }
            items.append(.group(container: group.container, members: group.members))
            open[open.count - 1].members.append(items.count - 1)
        }
        for element in order {
            let around = groups.groups(around: element)
            while open.count > 1, !around.contains(open[open.count - 1].container) { close() }
            for container in around where !open.contains(where: { $0.container == container }) { open.append((container, [])) }
            items.append(.element(element))
            open[open.count - 1].members.append(items.count - 1)
        }
        while open.count > 1 { close() }
        top = open[0].members
        self.items = items
    }

    /// Which containers are groups, and whose.
    private struct GroupFinder {
        private let screen: Screen
        /// By element the innermost group it is in, itself left out.
        private var innermost: [Int?] = []
        private var outer: [Int: Int] = [:]

        init(_ screen: Screen, order: [Int]) {
            self.screen = screen
            innermost = Array(repeating: nil, count: screen.elements.count)
            for index in screen.elements.indices {
                guard let parent = screen.parent(of: index) else { continue }
                innermost[index] = isGroup(screen.elements[parent]) ? parent : innermost[parent]
                if isGroup(screen.elements[parent]), let next = innermost[parent] { outer[parent] = next }
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

        private func isGroup(_ element: Element) -> Bool {
            switch element.navigationStyle {
            case .combined: true
            case .separate: false
            case .automatic, nil: element.groupsAccessibilityChildren == true || Self.isMeaningful(element)
            }
        }

        private static func isMeaningful(_ element: Element) -> Bool {
            if element.traits?.contains(.tabBar) == true { return true }
            return switch element.containerType {
            case .list, .landmark, .dataTable: true
            case .semanticGroup, .some(.none), nil: false
            }
        }
    }
}
