/// Names the elements of a capture by where they are: "0/1/3" is the fourth child
/// of the second child of the root.
///
/// Such paths stay the same when something changes elsewhere in the screen. In
/// a very deep capture they would need the square of its depth in memory;
/// there the elements are numbered in the order of the screen.
package struct ElementSources {
    /// The depth up to which elements have paths; real screens are about 60 deep at
    /// most.
    private static let deepestPath = 128

    /// The names, in the order of the elements.
    package private(set) var sources: [String] = []

    /// Names elements in pre-order, given for each the index of the one around it,
    /// or −1.
    package init(parents: [Int32]) {
        var depths = [Int](repeating: 0, count: parents.count)
        for (index, parent) in parents.enumerated() where parent >= 0 { depths[index] = depths[Int(parent)] + 1 }
        guard depths.allSatisfy({ $0 <= Self.deepestPath }) else {
            sources = parents.indices.map(String.init)
            return
        }
        sources.reserveCapacity(parents.count)
        var children = [Int](repeating: 0, count: parents.count)
        var roots = 0
        for parent in parents {
            guard parent >= 0 else {
                sources.append(String(roots))
                roots += 1
                continue
            }
            sources.append("\(sources[Int(parent)])/\(children[Int(parent)])")
            children[Int(parent)] += 1
        }
    }
}
