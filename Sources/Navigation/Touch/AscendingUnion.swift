/// The numbers in any of some ascending lists, each once, in order, found as they are asked for.
struct AscendingUnion: Sequence, IteratorProtocol {
    private var rests: [ArraySlice<Int>]

    /// Joins the parts of the lists above a number; O(lists × log of their length).
    init(of lists: [[Int]], above least: Int) {
        rests = lists.compactMap { list in
            var (low, high) = (0, list.count)
            while low < high {
                let middle = (low + high) / 2
                if list[middle] > least { high = middle } else { low = middle + 1 }
            }
            return low < list.count ? list[low...] : nil
        }
    }

    /// Returns the next number; O(lists).
    mutating func next() -> Int? {
        guard let least = rests.lazy.compactMap(\.first).min() else { return nil }
        for index in rests.indices where rests[index].first == least { rests[index].removeFirst() }
        return least
    }
}
