/// Some elements of a screen, ascending, so that those inside an element are found
/// without visiting all of them.
///
/// A spec that visits the content of every element takes quadratic time where
/// elements are nested.
package struct ElementList: Sendable {
    /// The indexes of the elements.
    package let indexes: [Int]

    /// Creates the list of ascending indexes.
    package init(_ indexes: [Int]) { self.indexes = indexes }

    /// The largest number of texts that a spec reads as one; an element with more
    /// is a container or a damaged capture.
    package static let mostTexts = 1_024

    /// Returns the elements of a range; O(log of the list).
    package subscript(range: Range<Int>) -> ArraySlice<Int> { indexes[place(of: range.lowerBound)..<place(of: range.upperBound)] }

    /// The number of elements before an index.
    private func place(of index: Int) -> Int {
        var (low, high) = (0, indexes.count)
        while low < high {
            let middle = (low + high) / 2
            if indexes[middle] < index { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
