import ScreenModel

/// What stands where in the traversal of a screen, built from the inside out without recursion.
struct TraversalForest {
    /// What the traversal does at an element.
    enum Visit {
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

    let screen: Screen
    let direction: LayoutDirection
    let rowHeight: Double
    let visit: (Element) -> Visit

    /// Returns the stops in order; O(n log n).
    func order() -> [Int] {
        var units: [[Unit]] = Array(repeating: [], count: screen.elements.count)
        for index in screen.elements.indices.reversed() {
            units[index] = visited(index, inside: &units)
        }
        return joined(roots: screen.roots, &units)
    }

    private func joined(roots: [Int], _ units: inout [[Unit]]) -> [Int] {
        sorted(taking(roots, &units)).flatMap(\.stops)
    }

    /// The units that an element brings to the one it is inside of.
    private func visited(_ index: Int, inside units: inout [[Unit]]) -> [Unit] {
        let element = screen.elements[index]
        guard !element.isAccessibilityHidden, element.isVisible != false else { return [] }
        let own = Unit(rect: finite(element.frame), stops: [index])
        switch visit(element) {
        case .leaf: return [own]
        case .stop: return [own] + inner(index, element, &units)
        case .passThrough: return inner(index, element, &units)
        }
    }

    private func inner(_ index: Int, _ element: Element, _ units: inout [[Unit]]) -> [Unit] {
        if let order = element.accessibilityOrder { return explicitlyOrdered(index, order, &units) }
        let inside = taking(screen.children(of: index), &units)
        guard isGroup(element) else { return inside }
        let members = sorted(inside)
        guard let first = members.first else { return [] }
        return [Unit(rect: first.rect, stops: members.flatMap(\.stops))]
    }

    /// The units of siblings; where some are modal, those of the last modal one.
    private func taking(_ siblings: [Int], _ units: inout [[Unit]]) -> [Unit] {
        let modal = siblings.last { screen.elements[$0].modal != nil && screen.elements[$0].isVisible != false }
        var result: [Unit] = []
        for sibling in modal.map({ [$0] }) ?? siblings {
            // Moved out, not copied: the lists of wide trees would be copied once a level.
            let moved = units[sibling]
            units[sibling] = []
            result.append(contentsOf: moved)
        }
        return result
    }

    private func explicitlyOrdered(_ index: Int, _ order: [String], _ units: inout [[Unit]]) -> [Unit] {
        var stops: [Int] = []
        var rect: Rect?
        for source in order {
            guard let listed = screen.descendants(of: index).first(where: { screen.elements[$0].source == source }) else { continue }
            for unit in units[listed] {
                rect = rect ?? unit.rect
                stops.append(contentsOf: unit.stops)
            }
        }
        return rect.map { [Unit(rect: $0, stops: stops)] } ?? []
    }

    private func isGroup(_ element: Element) -> Bool {
        if element.groupsAccessibilityChildren || element.traits?.contains(.tabBar) == true { return true }
        return switch element.containerType {
        case .list, .landmark, .dataTable: true
        case .semanticGroup: [element.label, element.value, element.identifier].contains { $0?.isEmpty == false }
        case .some(.none), nil: false
        }
    }

    private func finite(_ rect: Rect) -> Rect { rect.isFinite ? rect : .zero }

    private func sorted(_ units: [Unit]) -> [Unit] {
        stablySorted(units) { left, right in
            let difference = left.rect.minY - right.rect.minY
            if abs(difference) >= rowHeight { return difference < 0 }
            return direction == .leftToRight ? left.rect.minX < right.rect.minX : left.rect.minX > right.rect.minX
        }
    }
}
