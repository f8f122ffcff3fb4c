import EveryScreenCapture
import EveryScreenModel

extension RenderedScreen.Builder {
    /// Adds elements in pre-order, inside their parents.
    ///
    /// - Parameters:
    ///   - parents: For each element the index of the one around it, or −1.
    ///   - element: The element for an index.
    mutating func add(inside parents: [Int32], _ element: (Int) throws(CaptureMistake) -> ScreenElement) throws(CaptureMistake) {
        var open: [Int32] = []
        for (index, parent) in parents.enumerated() {
            while let last = open.last, last != parent {
                close()
                open.removeLast()
            }
            self.open(try element(index))
            open.append(Int32(index))
        }
        for _ in open { close() }
    }
}
