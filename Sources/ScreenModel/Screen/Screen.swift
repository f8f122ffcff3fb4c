/// The facts that assistive technology can know about one moment of an app.
///
/// The elements lie in one array in pre-order: each is followed by all that is
/// inside it. Two arrays of indexes say which is inside which, so that a walk
/// is a loop and depth costs no stack: 100,000 elements are an ordinary screen.
/// A screen says nothing of where it comes from; it does not change after it is
/// built.
public struct RenderedScreen: Hashable, Sendable {
    @usableFromInline let contents: ScreenContents

    init(
        elements: [ScreenElement], parents: [Int32], subtreeEnds: [Int32], size: LayoutSize, unit: RenderedScreen.LengthUnit,
        facts: RenderedScreen.Facts
    ) {
        contents = ScreenContents(elements: elements, parents: parents, subtreeEnds: subtreeEnds, size: size, unit: unit, facts: facts)
    }

    /// The elements, in pre-order; the order among siblings is the order of
    /// drawing, the last on top.
    @inlinable public var elements: [ScreenElement] { contents.elements }
    /// For each element the index of the one it is inside of, or −1 at the top.
    @usableFromInline var parents: [Int32] { contents.parents }
    /// For each element the index after the last element inside it.
    @usableFromInline var subtreeEnds: [Int32] { contents.subtreeEnds }
    /// The modal elements, in pre-order.
    package var modals: [Int] { contents.modals }
    /// The elements in which the order of visiting is set by hand, in pre-order.
    package var ordered: [Int] { contents.ordered }
    /// The extent of the screen or window, in its own unit.
    @inlinable public var size: LayoutSize { contents.size }
    /// The unit of the coordinates.
    @inlinable public var unit: RenderedScreen.LengthUnit { contents.unit }
    /// The facts about the screen as a whole.
    public var facts: RenderedScreen.Facts { contents.facts }

    /// Returns the screen with another title.
    public func titled(_ title: String?) -> RenderedScreen {
        var facts = facts
        facts.title = title
        return RenderedScreen(elements: elements, parents: parents, subtreeEnds: subtreeEnds, size: size, unit: unit, facts: facts)
    }

    /// The title by which the system announces the screen; `nil` when unknown.
    public var title: String? { facts.title }

    /// The area of the screen, with its corner at the origin.
    public var bounds: LayoutRect { LayoutRect(origin: .zero, size: size) }

    /// Whether all that is known of both is the same.
    public static func == (left: RenderedScreen, right: RenderedScreen) -> Bool {
        let (left, right) = (left.contents, right.contents)
        return left === right
            || left.elements == right.elements && left.parents == right.parents && left.subtreeEnds == right.subtreeEnds
                && left.size == right.size && left.unit == right.unit && left.facts == right.facts
    }

    /// Hashes all that is known.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(elements)
        hasher.combine(parents)
        hasher.combine(size)
        hasher.combine(unit)
        hasher.combine(facts)
    }
}

/// The storage that copies of a screen share, so that every spec may hold one at
/// the cost of a reference.
@usableFromInline
final class ScreenContents: Sendable {
    @usableFromInline let elements: [ScreenElement]
    @usableFromInline let parents: [Int32]
    @usableFromInline let subtreeEnds: [Int32]
    let modals: [Int]
    let ordered: [Int]
    @usableFromInline let size: LayoutSize
    @usableFromInline let unit: RenderedScreen.LengthUnit
    let facts: RenderedScreen.Facts

    init(
        elements: [ScreenElement], parents: [Int32], subtreeEnds: [Int32], size: LayoutSize, unit: RenderedScreen.LengthUnit,
        facts: RenderedScreen.Facts
    ) {
        self.elements = elements
        self.parents = parents
        self.subtreeEnds = subtreeEnds
        self.size = size
        self.unit = unit
        self.facts = facts
        // Few elements are either; who looks for them need not go through all.
        var (modals, ordered): ([Int], [Int]) = ([], [])
        for index in elements.indices where elements[index].hasParticulars {
            if elements[index].modal != nil { modals.append(index) }
            if elements[index].accessibilityOrder != nil { ordered.append(index) }
        }
        self.modals = modals
        self.ordered = ordered
    }
}
