import ScreenModel

/// What stands where in the traversal of a screen, built from the inside out without recursion.
struct TraversalForest {
    /// What the traversal does at an element.
    enum Visit {
        /// Leaves it out, with all inside it.
        case skip
        /// Stops at it; nothing inside is visited.
        case leaf
        /// Stops at it, and goes on inside.
        case stop
        /// Goes on inside.
        case passThrough
    }

    /// Elements that are visited one after the other, and the rectangle by which they are placed.
    private struct Unit {
        var rect: Rect
        var stops: [Int]
    }

    private let screen: Screen
    private let direction: LayoutDirection
    private let rowHeight: Double
    private let visit: (Element) -> Visit
    /// By element whose order is set by hand: the indexes listed.
    private let explicitOrders: [Int: [Int]]
    /// The elements listed in some order set by hand.
    private let listed: Set<Int>
    /// By element the units not yet taken by the element around it.
    private var units: [[Unit]]
    /// Told of every list of units that is sorted by position: the first stop of each unit, and its rectangle.
    var observe: (([(stop: Int, rect: Rect)]) -> Void)?

    /// Whether an element is visited whole, beyond those that VoiceOver does.
    var isFurtherGroup: (Element) -> Bool = { _ in false }

    init(screen: Screen, direction: LayoutDirection, rowHeight: Double, visit: @escaping (Element) -> Visit) {
        self.screen = screen
        self.direction = direction
        self.rowHeight = rowHeight
        self.visit = visit
        explicitOrders = screen.explicitOrders
        listed = Set(explicitOrders.values.joined())
        units = Array(repeating: [], count: screen.elements.count)
    }

    /// Returns the stops in order, of the whole screen or of one element with all inside it; O(n log n).
    consuming func order(inside element: Int? = nil) -> [Int] {
        let range = element.map { $0..<screen.descendants(of: $0).upperBound } ?? screen.elements.indices
        for index in range.reversed() { units[index] = visited(index) }
        return sorted(taking(element.map { [$0] } ?? screen.roots)).flatMap(\.stops)
    }

    /// The units that an element brings to the one it is inside of.
    private mutating func visited(_ index: Int) -> [Unit] {
        let element = screen.elements[index]
        guard element.isAccessibilityHidden != true, element.isVisible != false else { return [] }
        let own = Unit(rect: finite(element.frame), stops: [index])
        switch visit(element) {
        case .skip: return []
        case .leaf: return [own]
        case .stop: return [own] + inner(index, element)
        case .passThrough: return inner(index, element)
        }
    }

    private mutating func inner(_ index: Int, _ element: Element) -> [Unit] {
        if let order = explicitOrders[index] {
            let members = order.flatMap { units[$0] }
            if isInTabBar(index), !members.isEmpty { return [Unit(rect: finite(element.frame), stops: members.flatMap(\.stops))] }
            return group(members, placedAt: first(of: members))
        }
        let inside = taking(screen.children(of: index))
        guard isGroup(element) else { return inside }
        let members = sorted(inside)
        return group(members, placedAt: members.first)
    }

    /// One unit of several, placed where one of them stands.
    private func group(_ members: [Unit], placedAt first: Unit?) -> [Unit] {
        first.map { [Unit(rect: $0.rect, stops: members.flatMap(\.stops))] } ?? []
    }

    /// The unit that no other comes before: of a comparison that is not transitive, the one a single pass finds.
    private func first(of units: [Unit]) -> Unit? {
        units.dropFirst().reduce(units.first) { best, unit in best.map { comesFirst(unit, $0) ? unit : $0 } }
    }

    /// A container with an order of its own right in a tab bar is placed by its own frame, not by what is in it.
    private func isInTabBar(_ index: Int) -> Bool {
        screen.parent(of: index).map { screen.elements[$0].traits?.contains(.tabBar) == true } == true
    }

    /// The units of siblings; where some are modal, those of the last modal one.
    private mutating func taking(_ siblings: [Int]) -> [Unit] {
        let modal = siblings.last { sibling in
            let element = screen.elements[sibling]
            return element.modal != nil && element.isVisible != false && element.isAccessibilityHidden != true
        }
        var result: [Unit] = []
        for sibling in modal.map({ [$0] }) ?? siblings {
            // Moved on, not copied, or the list of a wide tree would be copied once a level of the wrappers around it.
            // What is listed by hand is asked for again further out.
            let taken = units[sibling]
            if !listed.contains(sibling) { units[sibling] = [] }
            if result.isEmpty { result = taken } else { result.append(contentsOf: taken) }
        }
        return result
    }

    private func isGroup(_ element: Element) -> Bool {
        if element.groupsAccessibilityChildren == true || element.traits?.contains(.tabBar) == true || isFurtherGroup(element) {
            return true
        }
        return switch element.containerType {
        case .list, .landmark, .dataTable: true
        case .semanticGroup: [element.label, element.value, element.identifier].contains { $0?.isEmpty == false }
        case .some(.none), nil: false
        }
    }

    private func finite(_ rect: Rect) -> Rect { rect.isFinite ? rect : .zero }

    private func sorted(_ units: [Unit]) -> [Unit] {
        observe?(units.map { ($0.stops[0], $0.rect) })
        return stablySorted(units, by: comesFirst)
    }

    private func comesFirst(_ left: Unit, _ right: Unit) -> Bool {
        let difference = left.rect.minY - right.rect.minY
        if abs(difference) >= rowHeight { return difference < 0 }
        return direction == .leftToRight ? left.rect.minX < right.rect.minX : left.rect.minX > right.rect.minX
    }
}

extension Screen {
    /// By element whose order is set by hand: the indexes of the elements listed; those that are not inside are dropped.
    fileprivate var explicitOrders: [Int: [Int]] {
        let ordered = elements.indices.filter { elements[$0].accessibilityOrder != nil }
        guard !ordered.isEmpty else { return [:] }
        let indexes = indexesBySource
        var result: [Int: [Int]] = [:]
        for index in ordered {
            let inside = descendants(of: index)
            result[index] = elements[index].accessibilityOrder?.compactMap { indexes[$0] }.filter(inside.contains)
        }
        return result
    }
}
