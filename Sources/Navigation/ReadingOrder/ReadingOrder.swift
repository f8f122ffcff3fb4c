public import ScreenModel

/// The order in which VoiceOver visits the elements of a screen.
///
/// Re-implements the published behavior (AccessibilitySnapshot, August 2026):
/// positions decide, by frame and never by path; an element more than a row
/// lower comes later, else the one nearer the leading edge is first; a group is
/// visited whole, where its first member stands; of siblings that are modal only
/// the last is visited. Hidden elements, what is inside an element, and what has
/// no extent and could still be stopped at, are left out. The comparison is not
/// transitive, so the order depends on the sort: it is that of `stablySorted`.
///
/// Left out: the tab-bar exception, and real VoiceOver's limit of tiny opacity.
public struct ReadingOrder: Sendable {
    /// The indexes of the elements in the order they are visited.
    public let elements: [Int]

    /// How far two elements' tops may differ on one row, in points: 8 on a phone, 13 elsewhere.
    public static let phoneRowHeight = 8.0

    /// Finds the order; O(n log n) in the elements.
    public init(_ screen: Screen, layoutDirection: LayoutDirection, rowHeight: Double = ReadingOrder.phoneRowHeight) {
        let forest = TraversalForest(screen: screen, direction: layoutDirection, rowHeight: rowHeight) { element in
            if element.frame.size == .zero, Self.isPrunedWithoutExtent(element) { return .skip }
            return element.isAccessibilityElement == true ? .leaf : .passThrough
        }
        elements = forest.order()
    }

    /// A wrapper without extent that does not clip is gone through: what is inside may well lie outside of it.
    private static func isPrunedWithoutExtent(_ element: Element) -> Bool {
        element.isAccessibilityElement == true || element.clipsContent == true || element.accessibilityOrder != nil
    }
}
