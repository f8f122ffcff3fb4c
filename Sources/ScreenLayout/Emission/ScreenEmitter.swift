import EveryScreenModel

/// Writes the elements of a laid-out blueprint, mirrored where the direction asks
/// for it.
///
/// Parts that only arrange (rows, columns, padding, plain frames) leave no
/// element behind, so that wrapping something in one changes nothing for
/// assistive technology.
struct ScreenEmitter: ~Copyable {
    private let factory: ElementFactory
    /// Whether a part has a sort priority among its siblings.
    private let isOrdered: Bool
    private var builder: RenderedScreen.Builder
    /// The ends of the open elements, innermost last, and whether their content is
    /// merged into one.
    private var open: [(end: Int32, merges: Bool)] = []
    /// The containers whose children are visited by sort priority.
    private var ordered: [(element: Int, node: Int)] = []
    /// The first element of each part, or the next one where it has none; only
    /// where a sort priority exists.
    private var firstElements: [Int32] = []
    /// The ends of the parts that state a look, innermost last, and the look of all
    /// inside.
    private var looks: [(end: Int32, look: InheritedLook)] = []
    /// Whether a part is drawn larger, smaller or turned.
    private let hasTransforms: Bool
    /// The ends of transformed parts, innermost last, and how each lies on the
    /// screen.
    private var transforms: [(end: Int32, transform: PlaneTransform)] = []

    init(_ tree: borrowing LayoutTree) {
        factory = ElementFactory(tree)
        isOrdered = tree.isSorted
        hasTransforms = tree.hasTransforms
        builder = RenderedScreen.Builder(size: tree.environment.screenSize, title: tree.title.map(tree.environment.pseudolocale.localized))
        builder.reserveCapacity(tree.nodes.count)
    }

    /// Returns the screen; O(parts).
    consuming func screen() -> RenderedScreen {
        var leftOutEnd: Int32 = 0
        for index in 0..<factory.nodes.count {
            while let last = open.last, last.end <= index { close() }
            if isOrdered { firstElements.append(Int32(builder.count)) }
            if factory.nodes[index].isLeftOut { leftOutEnd = max(leftOutEnd, factory.nodes[index].end) }
            if index < leftOutEnd { continue }
            if hasTransforms { enterTransforms(index) }
            if isOrdered || factory.nodes[index].leavesElement { emit(index) }
        }
        while !open.isEmpty { close() }
        firstElements.append(Int32(builder.count))
        for container in ordered { order(container.element, container.node) }
        return builder.finish()
    }

    private mutating func close() {
        open.removeLast()
        builder.close()
    }

    private mutating func emit(_ index: Int) {
        let part = factory.parts[index]
        // Modifiers are many, and copied only where there are some.
        let isModified = part.blueprint?.isModified == true
        let appearance = part.blueprint?.childrenAppearance
        let setsOrder = isOrdered && factory.hasSortedChildren(index)
        let parts = appearance == .combine ? factory.mergedParts(of: index) : []
        guard var element = factory.element(of: index, part, merging: parts, isNeeded: setsOrder) else { return }
        let isMerged = open.last?.merges == true
        if isMerged { element.isAccessibilityElement = false }
        let end = factory.nodes[index].end
        if isModified || !looks.isEmpty || factory.hasShapes {
            applyLook(isModified ? part.blueprint?.ownModifiers : nil, index, end, to: &element)
        }
        if isModified, let settings = part.blueprint?.ownModifiers?.screenSettings { settings.apply(to: &builder.facts) }
        transforms.last?.transform.apply(to: &element)
        if element.modal != nil { element.hitRegion = LayoutRect(origin: .zero, size: factory.environment.screenSize) }
        if setsOrder { ordered.append((builder.count, index)) }
        let merges = isMerged || appearance == .combine || appearance == .ignore
        if end == index + 1 {
            builder.add(consume element)
        } else {
            builder.open(consume element)
            open.append((end, merges))
        }
    }

    /// Applies the look that an element inherits from the blueprints around it, and
    /// its own.
    private mutating func applyLook(
        _ modifiers: Blueprint.AccessibilityModifiers?, _ index: Int, _ end: Int32, to element: inout ScreenElement
    ) {
        while let last = looks.last, last.end <= index { looks.removeLast() }
        if element.modal != nil, let outer = looks.last?.look { looks.append((end, outer.inModal)) }
        if let modifiers, modifiers.tellsLook { looks.append((end, InheritedLook(modifiers, in: looks.last?.look))) }
        if let tinted = looks.last?.look.tinted(for: element, factory.nodes[index].buttonStyle) { looks.append((end, tinted)) }
        (looks.last?.look ?? .plain).apply(to: &element, modifiers, part: index, of: factory)
    }

    /// Leaves the transforms that end before a part, and enters its own.
    private mutating func enterTransforms(_ index: Int) {
        while let last = transforms.last, last.end <= index { transforms.removeLast() }
        let node = factory.nodes[index]
        guard case .transformed(let x, let y, let degrees) = node.arrangement else { return }
        let own = PlaneTransform(scaleX: x, scaleY: y, degrees: degrees, about: node.frame.mirrored(in: factory.environment))
        transforms.append((node.end, transforms.last?.transform.around(own) ?? own))
    }

    /// Sets the order in which the content of a container is visited: the children
    /// of larger priority first.
    private mutating func order(_ element: Int, _ node: Int) {
        let branches = factory.children(of: node).map { child in
            let hidden = hiddenElements(inside: child)
            let stops = elements(inside: child).filter { index in
                builder.elements[index].isAccessibilityElement == true && !hidden.contains { $0.contains(index) }
            }
            return (
                priority: factory.modifiers(ofChild: child)?.sortPriority ?? 0, sources: stops.map { builder.elements[$0].source }
            )
        }
        let sorted = branches.enumerated().sorted {
            ($1.element.priority, $0.offset) < ($0.element.priority, $1.offset)
        }
        builder.update(element) { $0.accessibilityOrder = sorted.flatMap(\.element.sources) }
    }

    /// The elements of a part and of all inside it.
    private func elements(inside part: Int) -> Range<Int> {
        Int(firstElements[part])..<Int(firstElements[Int(factory.nodes[part].end)])
    }

    /// The elements inside a part that are hidden from assistive technology, and so
    /// have no place in an order.
    private func hiddenElements(inside part: Int) -> [Range<Int>] {
        (part..<Int(factory.nodes[part].end)).filter { factory.parts[$0].blueprint?.ownModifiers?.isHidden == true }
            .map { elements(inside: $0) }
    }
}
