package import EveryScreenModel

/// The elements that clip or scroll each element of a screen.
///
/// Elements between two such regions clip nothing, so that a walk along the regions
/// costs less than one along all ancestors.
package struct ClippingRegions: Sendable {
    /// For each element the innermost one around it that clips or scrolls, or −1.
    @usableFromInline package let innermost: [Int32]
    /// For each element the innermost one that is pinned, itself or around it, or
    /// −1.
    private let pins: [Int32]

    /// Finds the regions of all elements; O(elements).
    package init(_ screen: RenderedScreen) {
        var innermost = Array(repeating: Int32(-1), count: screen.elements.count)
        var pins = innermost
        for index in screen.elements.indices {
            if screen.elements[index].isPinned == true {
                pins[index] = Int32(index)
            } else if let parent = screen.parent(of: index) {
                let outer = screen.elements[parent]
                innermost[index] = outer.clipsContent == true || outer.scrolls ? Int32(parent) : innermost[parent]
                pins[index] = pins[parent]
            }
        }
        self.innermost = innermost
        self.pins = pins
    }

    /// Returns the elements around one that clip or scroll, innermost first; O(1)
    /// each.
    ///
    /// A pinned element leaves the regions around it: they neither clip nor scroll
    /// it.
    @inlinable
    package func around(_ index: Int) -> Outward { Outward(innermost: innermost, current: innermost[index]) }

    /// The regions around an element, innermost first.
    package struct Outward: Sequence, IteratorProtocol {
        @usableFromInline let innermost: [Int32]
        @usableFromInline var current: Int32

        @inlinable
        init(innermost: [Int32], current: Int32) {
            self.innermost = innermost
            self.current = current
        }

        /// Returns the next region further out.
        @inlinable
        package mutating func next() -> Int? {
            if current < 0 { return nil }
            let result = Int(current)
            current = innermost[result]
            return result
        }
    }

    /// Returns true if an element moves with the content of a region; without a
    /// region all elements do.
    func scrolls(_ index: Int, with region: Int?, on screen: RenderedScreen) -> Bool {
        guard let region else { return true }
        return screen.isElement(index, inside: region) && Int(pins[index]) <= region
    }

    /// Returns the region that an element scrolls in, if there is one.
    package func scroller(of index: Int, on screen: RenderedScreen) -> Int? {
        for region in around(index) where screen.elements[region].scrolls { return region }
        return nil
    }
}
