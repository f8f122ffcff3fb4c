import EveryScreenModel

/// The traversal of a screen, built from the inside out without recursion; created
/// anew for each traversal, and never copied.
struct TraversalForest: ~Copyable {
    /// The action of the traversal at an element.
    enum Visit {
        /// Skips it and its content.
        case skip
        /// Stops at it; skips its content.
        case leaf
        /// Stops at it, and continues inside.
        case stop
        /// Continues inside.
        case passThrough
    }

    /// Elements that are visited one after the other, and the rectangle that places
    /// them.
    private struct Unit {
        var rect: LayoutRect
        /// The first stop.
        var first: Int32
        /// All stops: one element by its index, or two joined sequences, by the
        /// number of elements and the number of the joint.
        var stops: Int32
    }

    private let screen: RenderedScreen
    private let rule: PlaceRule
    private let visit: (ScreenElement) -> Visit
    /// The listed indexes of each element with an explicit order.
    private let explicitOrders: [Int: [Int]]
    /// The units of elements in explicit orders, the first one on top: they are
    /// used again further out.
    private var listed: [Int: [Unit]] = [:]
    /// The units not yet taken by their parent, the first one on top.
    ///
    /// Elements are visited from the last to the first, so that the content of an
    /// element lies on top when the element is visited. A traversed element leaves
    /// it there.
    private var stack: [Unit] = []
    /// For each visited element the number of units after it.
    private var heights: [Int32]
    /// Sequences of stops that two others were joined to.
    private var joints: [(Int32, Int32)] = []
    /// Receives every list of units that is sorted by position: the first stop of
    /// each unit, and its rectangle.
    var observe: (([(stop: Int, rect: LayoutRect)]) -> Void)?

    /// Whether an element is visited whole, in addition to VoiceOver's groups.
    var isFurtherGroup: (ScreenElement) -> Bool = { _ in false }

    init(screen: RenderedScreen, direction: UserEnvironment.LayoutDirection, rowHeight: Double, visit: @escaping (ScreenElement) -> Visit) {
        self.screen = screen
        rule = PlaceRule(direction: direction, rowHeight: rowHeight)
        self.visit = visit
        explicitOrders = screen.explicitOrders
        for index in explicitOrders.values.joined() { listed[index] = [] }
        heights = Array(repeating: 0, count: screen.elements.count + 1)
        stack.reserveCapacity(64)
    }

    /// Returns the stops in order, of the whole screen or of one element and its
    /// content; O(n log n).
    mutating func order(inside element: Int? = nil) -> [Int] {
        let first = element ?? 0
        var index = element.map { screen.descendants(of: $0).upperBound } ?? screen.elements.count
        while index > first {
            index -= 1
            take(index)
            heights[index] = Int32(stack.count)
            if !listed.isEmpty, listed[index] != nil { listed[index] = Array(stack[base(of: index)...]) }
        }
        if !screen.modals.isEmpty { keepLastModal(of: element.map { [$0] } ?? screen.roots, above: 0) }
        return stops(of: sorted(stack.reversed()))
    }

    /// The number of units below those of an element.
    private func base(of index: Int) -> Int { Int(heights[screen.descendants(of: index).upperBound]) }

    /// Replaces the units inside an element with those of the element.
    private mutating func take(_ index: Int) {
        let base = base(of: index)
        let element = screen.elements[index]
        guard element.isAccessibilityHidden != true, element.isVisible != false else { return drop(above: base) }
        let own = Unit(rect: finite(element.frame), first: Int32(index), stops: Int32(index))
        switch visit(element) {
        case .skip: drop(above: base)
        case .leaf:
            drop(above: base)
            stack.append(own)
        case .stop:
            takeInside(index, element, above: base)
            stack.append(own)
        case .passThrough: takeInside(index, element, above: base)
        }
    }

    private mutating func drop(above base: Int) {
        if stack.count > base { stack.removeLast(stack.count - base) }
    }

    private mutating func takeInside(_ index: Int, _ element: ScreenElement, above base: Int) {
        if !explicitOrders.isEmpty, let order = explicitOrders[index] {
            let members = order.flatMap { (listed[$0] ?? []).reversed() }
            drop(above: base)
            guard let first = first(of: members) else { return }
            stack.append(join(members, placedAt: isInTabBar(index) ? finite(element.frame) : first.rect))
        } else {
            if stack.count == base { return }
            if !screen.modals.isEmpty { keepLastModal(of: screen.children(of: index), above: base) }
            guard isGroup(element) else { return }
            let members = sorted(stack[base...].reversed())
            drop(above: base)
            if let first = members.first { stack.append(join(members, placedAt: first.rect)) }
        }
    }

    /// Joins several units into one.
    private mutating func join(_ members: [Unit], placedAt rect: LayoutRect) -> Unit {
        var result = members[0]
        result.rect = rect
        for member in members.dropFirst() {
            joints.append((result.stops, member.stops))
            result.stops = Int32(screen.elements.count + joints.count - 1)
        }
        return result
    }

    /// The stops of some units, one after the other.
    private func stops(of units: [Unit]) -> [Int] {
        var result: [Int] = []
        result.reserveCapacity(screen.elements.count)
        var rest: [Int32] = []
        for unit in units {
            if unit.stops < screen.elements.count {
                result.append(Int(unit.stops))
                continue
            }
            rest.append(unit.stops)
            while let next = rest.popLast() {
                let joint = Int(next) - screen.elements.count
                if joint < 0 {
                    result.append(Int(next))
                } else {
                    rest.append(joints[joint].1)
                    rest.append(joints[joint].0)
                }
            }
        }
        return result
    }

    /// The unit that no other precedes; if the comparison is not transitive, the
    /// one found in a single pass.
    private func first(of units: [Unit]) -> Unit? {
        guard var first = units.first else { return nil }
        for unit in units where rule.comesFirst(unit, first) { first = unit }
        return first
    }

    /// A container with an explicit order directly in a tab bar is placed by its
    /// own frame, not by its content.
    private func isInTabBar(_ index: Int) -> Bool {
        screen.parent(of: index).map { screen.elements[$0].traits?.contains(.tabBar) == true } == true
    }

    /// If some siblings are modal, keeps the units of the last modal one.
    private mutating func keepLastModal(of siblings: [Int], above base: Int) {
        let modal = siblings.last { sibling in
            let element = screen.elements[sibling]
            return element.modal != nil && element.isVisible != false && element.isAccessibilityHidden != true
        }
        guard let modal else { return }
        let units = stack[self.base(of: modal)..<Int(heights[modal])]
        stack.replaceSubrange(base..., with: units)
    }

    private func isGroup(_ element: ScreenElement) -> Bool {
        if element.groupsAccessibilityChildren == true || element.traits?.contains(.tabBar) == true || isFurtherGroup(element) {
            return true
        }
        return switch element.containerType {
        case .list, .landmark, .dataTable: true
        case .semanticGroup: [element.label, element.value, element.identifier].contains { $0?.isEmpty == false }
        case .some(.none), nil: false
        }
    }

    private func finite(_ rect: LayoutRect) -> LayoutRect { rect.isFinite ? rect : .zero }

    private func sorted(_ units: [Unit]) -> [Unit] {
        // Screen readers read a page in the order of its accessibility tree.
        if screen.facts.platform == .web { return units }
        observe?(units.map { (Int($0.first), $0.rect) })
        return stablySorted(units, by: rule.comesFirst)
    }

    /// The order of two units by their places.
    private struct PlaceRule {
        let direction: UserEnvironment.LayoutDirection
        let rowHeight: Double

        func comesFirst(_ left: Unit, _ right: Unit) -> Bool {
            let difference = left.rect.minY - right.rect.minY
            if abs(difference) >= rowHeight { return difference < 0 }
            return direction == .leftToRight ? left.rect.minX < right.rect.minX : left.rect.minX > right.rect.minX
        }
    }
}

extension RenderedScreen {
    /// The listed indexes of each element with an explicit order; elements outside
    /// of it are dropped.
    fileprivate var explicitOrders: [Int: [Int]] {
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
