/// Names the elements of a document by where they are: "0/1/3" is the fourth child of the second child of the root.
///
/// Such paths stay the same when something changes elsewhere in the screen. In
/// a very deep document they would need the square of its depth in memory;
/// there the elements are numbered in the order of the file.
struct ElementSources {
    /// The depth up to which elements have paths; real screens are about 60 deep at most.
    private static let deepestPath = 128

    private(set) var sources: [String] = []

    init(of document: MarkupDocument) {
        let elements = document.elements
        var depths = [Int](repeating: 0, count: elements.count)
        for index in elements.indices where elements[index].parent >= 0 { depths[index] = depths[Int(elements[index].parent)] + 1 }
        guard depths.allSatisfy({ $0 <= Self.deepestPath }) else {
            sources = elements.indices.map(String.init)
            return
        }
        sources.reserveCapacity(elements.count)
        var children = [Int](repeating: 0, count: elements.count)
        for element in elements {
            guard element.parent >= 0 else {
                sources.append("0")
                continue
            }
            let parent = Int(element.parent)
            sources.append("\(sources[parent])/\(children[parent])")
            children[parent] += 1
        }
    }
}
