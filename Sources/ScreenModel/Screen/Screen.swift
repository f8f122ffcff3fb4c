/// What assistive technology can know of one moment of an app.
///
/// The elements lie in one array in pre-order: each is followed by all that is
/// inside it. Two arrays of indexes say which is inside which, so that a walk
/// is a loop and depth costs no stack: 100,000 elements are an ordinary screen.
/// A screen says nothing of where it comes from; it does not change after it is
/// built.
public struct Screen: Hashable, Sendable {
    /// The elements, in pre-order; the order among siblings is the order of drawing, the last on top.
    public let elements: [Element]
    /// For each element the index of the one it is inside of, or −1 at the top.
    let parents: [Int32]
    /// For each element the index after the last element inside it.
    let subtreeEnds: [Int32]

    /// The modal elements, in pre-order.
    package let modals: [Int]
    /// The elements in which the order of visiting is set by hand, in pre-order.
    package let ordered: [Int]

    /// The extent of the screen or window, in its own unit.
    public let size: Size
    /// What one unit of the coordinates is.
    public let unit: LengthUnit
    /// What is known of the screen as a whole.
    public let facts: ScreenFacts

    init(elements: [Element], parents: [Int32], subtreeEnds: [Int32], size: Size, unit: LengthUnit, facts: ScreenFacts) {
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

    /// Returns the screen with another title.
    public func titled(_ title: String?) -> Screen {
        var facts = facts
        facts.title = title
        return Screen(elements: elements, parents: parents, subtreeEnds: subtreeEnds, size: size, unit: unit, facts: facts)
    }

    /// The title by which the system announces the screen; `nil` when unknown.
    public var title: String? { facts.title }

    /// The area of the screen, with its corner at the origin.
    public var bounds: Rect { Rect(origin: .zero, size: size) }
}
