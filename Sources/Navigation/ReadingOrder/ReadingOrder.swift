package import EveryScreenModel

/// The order in which VoiceOver visits the elements of a screen.
///
/// It implements the published behavior (AccessibilitySnapshot, August 2026):
///
/// - Positions decide, by frame and never by path. An element more than a row lower
///   comes later; on one row, the element nearer the leading edge comes first.
/// - A group is visited whole, at the place of its first member. Of modal siblings
///   only the last is visited.
/// - Hidden elements, the content of elements, and elements that could be a stop
///   but have no extent are left out.
/// - A container with an explicit order directly in a tab bar is placed by its own
///   frame.
///
/// - A page is read in the order of its accessibility tree, which is that of the
///   document, whatever the places (Core Accessibility API Mappings 1.2).
///
/// The comparison is not transitive, so the order depends on the sort: it is that
/// of `stablySorted`. `cycles` reports where it matters.
///
/// Confidence: high for the published implementation, medium for VoiceOver. Left
/// out: real VoiceOver's limit of tiny opacity.
package struct ReadingOrder: Sendable {
    /// The indexes of the elements in reading order.
    package let elements: [Int]

    /// The largest difference of the tops of two elements on one row on a phone, in
    /// points.
    package static let phoneRowHeight = 8.0
    /// The largest difference of the tops of two elements on one row on any other
    /// device, in points.
    package static let otherRowHeight = 13.0

    /// Returns the largest difference of the tops of two elements on one row, in
    /// points.
    package static func rowHeight(on idiom: UserEnvironment.Idiom) -> Double { idiom == .phone ? phoneRowHeight : otherRowHeight }

    /// Finds the order; O(n log n) in the elements.
    package init(
        _ screen: RenderedScreen, layoutDirection: UserEnvironment.LayoutDirection, rowHeight: Double = ReadingOrder.phoneRowHeight
    ) {
        var forest = Self.forest(screen, layoutDirection, rowHeight)
        let order = forest.order()
        elements = screen.facts.pinnedPlaces.isEmpty ? order : Self.order(order, withPinnedOf: screen)
    }

    /// Returns an order in which elements fixed to the window are read where the
    /// document has them; O(elements) for each.
    private static func order(_ elements: [Int], withPinnedOf screen: RenderedScreen) -> [Int] {
        var result = elements
        let indexes = screen.indexesBySource
        // Behind the rest of the tree.
        let firstPinned = screen.facts.pinnedPlaces.compactMap { indexes[$0.of] }.min() ?? screen.elements.count
        for place in screen.facts.pinnedPlaces {
            guard let pinned = indexes[place.of], let next = indexes[place.before] else { continue }
            func isMoved(_ index: Int) -> Bool { index == pinned || screen.isElement(index, inside: pinned) }
            let moved = result.filter(isMoved)
            result.removeAll(where: isMoved)
            let target = result.firstIndex { $0 >= next && $0 < firstPinned } ?? result.count
            result.insert(contentsOf: moved, at: target)
        }
        return result
    }

    /// The traversal of a screen by VoiceOver.
    static func forest(_ screen: RenderedScreen, _ direction: UserEnvironment.LayoutDirection, _ rowHeight: Double) -> TraversalForest {
        TraversalForest(screen: screen, direction: direction, rowHeight: rowHeight) { element in
            if element.frame.size == .zero, isPrunedWithoutExtent(element) { return .skip }
            return element.isAccessibilityElement == true ? .leaf : .passThrough
        }
    }

    /// A wrapper without extent that does not clip is traversed: its content may
    /// lie outside of it.
    private static func isPrunedWithoutExtent(_ element: ScreenElement) -> Bool {
        element.isAccessibilityElement == true || element.clipsContent == true || element.accessibilityOrder != nil
    }

    /// Returns the names in explicit orders and rotors that match no element;
    /// O(elements and names).
    package static func danglingReferences(on screen: RenderedScreen) -> [DanglingReference] {
        var indexes: [String: Int]?
        var result: [DanglingReference] = []
        for (index, element) in screen.elements.enumerated() {
            let targets = (element.rotors ?? []).flatMap { $0.targets ?? [] }
            guard element.accessibilityOrder != nil || !targets.isEmpty else { continue }
            let known = indexes ?? screen.indexesBySource
            indexes = known
            func tell(_ name: String, _ relation: DanglingReference.Relation) {
                result.append(
                    DanglingReference(
                        element: index, source: element.source, relation: relation, identifier: name, exists: known[name] != nil))
            }
            for name in element.accessibilityOrder ?? [] where known[name].map({ screen.isElement($0, inside: index) }) != true {
                tell(name, .order)
            }
            for name in targets where known[name] == nil { tell(name, .rotor) }
        }
        return result
    }
}
