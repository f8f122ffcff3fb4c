package import EveryScreenModel

/// The order in which VoiceOver visits the elements of a screen.
///
/// Re-implements the published behavior (AccessibilitySnapshot, August 2026):
/// positions decide, by frame and never by path; an element more than a row
/// lower comes later, else the one nearer the leading edge is first; a group is
/// visited whole, where its first member stands; of siblings that are modal only
/// the last is visited. Hidden elements, what is inside an element, and what has
/// no extent and could still be stopped at, are left out. A container with an
/// order of its own right in a tab bar is placed by its own frame. The comparison
/// is not transitive, so the order depends on the sort: it is that of
/// `stablySorted`; `cycles` tells where it matters.
///
/// Confidence: high for what the re-implementation does, medium for VoiceOver.
/// Left out: real VoiceOver's limit of tiny opacity.
package struct ReadingOrder: Sendable {
    /// The indexes of the elements in the order they are visited.
    package let elements: [Int]

    /// How far two elements' tops may differ on one row on a phone, in points.
    package static let phoneRowHeight = 8.0
    /// How far two elements' tops may differ on one row on any other device, in points.
    package static let otherRowHeight = 13.0

    /// Returns how far two elements' tops may differ on one row, in points.
    package static func rowHeight(on idiom: UserEnvironment.Idiom) -> Double { idiom == .phone ? phoneRowHeight : otherRowHeight }

    /// Finds the order; O(n log n) in the elements.
    package init(
        _ screen: RenderedScreen, layoutDirection: UserEnvironment.LayoutDirection, rowHeight: Double = ReadingOrder.phoneRowHeight
    ) {
        var forest = Self.forest(screen, layoutDirection, rowHeight)
        elements = forest.order()
    }

    /// The traversal of a screen as VoiceOver visits it.
    static func forest(_ screen: RenderedScreen, _ direction: UserEnvironment.LayoutDirection, _ rowHeight: Double) -> TraversalForest {
        TraversalForest(screen: screen, direction: direction, rowHeight: rowHeight) { element in
            if element.frame.size == .zero, isPrunedWithoutExtent(element) { return .skip }
            return element.isAccessibilityElement == true ? .leaf : .passThrough
        }
    }

    /// A wrapper without extent that does not clip is gone through: what is inside may well lie outside of it.
    private static func isPrunedWithoutExtent(_ element: ScreenElement) -> Bool {
        element.isAccessibilityElement == true || element.clipsContent == true || element.accessibilityOrder != nil
    }

    /// Returns the sources listed by hand that lead nowhere, in orders and in rotors; O(elements and names).
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
