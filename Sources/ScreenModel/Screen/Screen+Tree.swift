extension RenderedScreen {
    /// Returns the index of the element that the given one is inside of, or `nil`
    /// at the top; O(1).
    public func parent(of index: Int) -> Int? {
        let parent = Int(parents[index])
        return parent < 0 ? nil : parent
    }

    /// Returns the indexes of all that is inside the element, itself left out;
    /// O(1).
    public func descendants(of index: Int) -> Range<Int> {
        (index + 1)..<Int(subtreeEnds[index])
    }

    /// Returns the indexes of the element's children, in order; O(children).
    public func children(of index: Int) -> [Int] {
        siblings(from: index + 1, upTo: Int(subtreeEnds[index]))
    }

    /// The indexes of the elements that are inside no other; O(roots).
    public var roots: [Int] { siblings(from: 0, upTo: elements.count) }

    /// Returns whether one element is inside another, at any depth; O(1).
    public func isElement(_ inner: Int, inside outer: Int) -> Bool {
        inner > outer && inner < Int(subtreeEnds[outer])
    }

    /// Returns the elements around the given one, innermost first; O(depth).
    public func ancestors(of index: Int) -> [Int] {
        var result: [Int] = []
        var current = parent(of: index)
        while let ancestor = current {
            result.append(ancestor)
            current = parent(of: ancestor)
        }
        return result
    }

    /// Returns the elements around the given one with which it scrolls and by which
    /// it is cut off, innermost first; O(depth).
    ///
    /// Those are all around it, up to the one that is pinned, if there is one.
    public func surroundings(of index: Int) -> [Int] {
        var result: [Int] = []
        var current = index
        while elements[current].isPinned != true, let ancestor = parent(of: current) {
            result.append(ancestor)
            current = ancestor
        }
        return result
    }

    /// Returns the index of the element with a source, or `nil`; O(elements).
    public func index(ofSource source: String) -> Int? {
        elements.firstIndex { $0.source == source }
    }

    private func siblings(from first: Int, upTo end: Int) -> [Int] {
        var result: [Int] = []
        var index = first
        while index < end {
            result.append(index)
            index = Int(subtreeEnds[index])
        }
        return result
    }
}
