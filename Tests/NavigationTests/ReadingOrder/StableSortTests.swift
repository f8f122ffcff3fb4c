import EveryValue
import Testing

// The sort and the components are no part of the module's interface, and are tested
// by themselves all the same.
@testable import EveryScreenNavigation

struct StableSortTests {
    @Test func `nothing and one value are sorted`() {
        let (none, one): ([Int], [Int]) = ([], [1])

        #expect(stablySorted(none, by: <) == none)
        #expect(stablySorted(one, by: <) == one)
    }

    @Test func `a total order is that of the standard library`() {
        var numbers = RandomBits(seed: 1)
        for count in 0..<200 {
            let values = (0..<count).map { _ in Int.random(in: 0...50, using: &numbers) }

            #expect(stablySorted(values, by: <) == values.sorted())
        }
    }

    @Test func `equal values keep their order`() {
        var numbers = RandomBits(seed: 2)
        for count in 0..<100 {
            let values = (0..<count).map { (key: Int.random(in: 0...3, using: &numbers), place: $0) }
            let sorted = stablySorted(values) { $0.key < $1.key }

            #expect(sorted.map(\.place) == values.sorted { ($0.key, $0.place) < ($1.key, $1.place) }.map(\.place))
        }
    }

    @Test func `a comparison that is not transitive loses no value`() {
        for count in 0..<50 {
            let sorted = stablySorted(Array(0..<count)) { ($1 - $0 + 3) % 3 == 1 }

            #expect(sorted.sorted() == Array(0..<count))
        }
    }

    @Test func `runs of 64 are sorted by insertion, and then merged`() {
        func comparisons(of count: Int) -> Int {
            var comparisons = 0
            _ = stablySorted(Array(0..<count)) {
                comparisons += 1
                return $0 < $1
            }
            return comparisons
        }

        // Values in order cost one comparison each but the first of a run; a merge
        // compares the first of the right with all on the left.
        #expect(comparisons(of: 64) == 63)
        #expect(comparisons(of: 65) == 63 + 64)
        #expect(comparisons(of: 66) == 63 + 1 + 64)
        #expect(comparisons(of: 129) == 63 + 63 + 64 + 128)
    }
}
