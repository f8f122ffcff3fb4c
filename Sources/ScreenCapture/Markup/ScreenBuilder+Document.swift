import ScreenModel

extension ScreenBuilder {
    /// Adds an element for each of a document, inside one another as they are there.
    ///
    /// - Parameters:
    ///   - document: The document; what is around what comes from it.
    ///   - element: The element for an index of the document.
    mutating func add(elementsOf document: MarkupDocument, _ element: (Int) throws(Fault) -> Element) throws(Fault) {
        var open: [Int32] = []
        for index in document.elements.indices {
            while let last = open.last, last != document.elements[index].parent {
                close()
                open.removeLast()
            }
            self.open(try element(index))
            open.append(Int32(index))
        }
        for _ in open { close() }
    }
}
