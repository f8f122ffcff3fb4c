extension RenderedScreen {
    /// An inconsistency in the screen's own arrays, or `nil` when there is none.
    ///
    /// Checked in debug whenever a screen is built. A violation is a mistake of the
    /// code that built the screen, never of the app it shows; O(elements).
    package var firstInvariantViolation: String? {
        guard parents.count == elements.count, subtreeEnds.count == elements.count else {
            return "The screen has \(elements.count) elements, \(parents.count) parents and \(subtreeEnds.count) subtree ends"
        }
        var sources = Set<String>(minimumCapacity: elements.count)
        var open: [Int] = []
        for index in elements.indices {
            let parent = Int(parents[index])
            let end = Int(subtreeEnds[index])
            guard parent >= -1, parent < index, end > index, end <= elements.count else {
                return "Element \(index) has parent \(parent) and subtree end \(end)"
            }
            if parent >= 0, end > Int(subtreeEnds[parent]) {
                return "Element \(index) ends at \(end), after the element it is inside of"
            }
            while let last = open.last, Int(subtreeEnds[last]) <= index { open.removeLast() }
            let innermost = open.last ?? -1
            if parent != innermost { return "Element \(index) is inside \(innermost), and its parent is \(parent)" }
            open.append(index)
            guard sources.insert(elements[index].source).inserted else {
                return "Two elements have the source \(elements[index].source)"
            }
        }
        return nil
    }
}
