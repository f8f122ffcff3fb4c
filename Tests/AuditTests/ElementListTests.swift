import EveryScreenAudit
import Testing

struct ElementListTests {
    @Test(arguments: [[], [3], [0, 1, 2, 3], [1, 4, 5, 9]])
    func `a range has the elements in it, in order`(indexes: [Int]) {
        let list = ElementList(indexes)
        for low in 0...10 {
            for high in low...10 { #expect(Array(list[low..<high]) == indexes.filter { low <= $0 && $0 < high }) }
        }
    }
}
