/// The union of ascending lists, in order and without duplicates, found lazily.
package struct AscendingNumbers: Sequence, IteratorProtocol {
    /// The unread part of a list.
    struct Rest {
        let list: [Int]
        /// The place of the next number.
        var next: Int

        /// The next number, if there is one.
        var first: Int? { next < list.count ? list[next] : nil }

        /// The part of a list above a number; O(log of its length).
        init(of list: [Int], above least: Int = .min) {
            var (low, high) = (0, list.count)
            while low < high {
                let middle = (low + high) / 2
                if list[middle] > least { high = middle } else { low = middle + 1 }
            }
            self.list = list
            next = low
        }
    }

    /// The unread parts of the lists as a heap: none begins with a number below the
    /// first of the part at half its place.
    private var rests: [Rest] = []
    /// The number at which the sequence ends.
    private let end: Int

    /// Creates the numbers of one list.
    init(_ list: [Int], below end: Int = .max) {
        self.end = end
        if !list.isEmpty { rests = [Rest(of: list)] }
    }

    /// Merges the unread parts of some lists; O(lists).
    init(_ lists: [Rest], below end: Int = .max) {
        self.end = end
        rests = lists.filter { $0.first != nil }
        for place in (0..<rests.count / 2).reversed() { sink(place) }
    }

    /// Returns the next number; O(log of the lists) for each that has it.
    package mutating func next() -> Int? {
        guard let least = rests.first?.first, least < end else { return nil }
        while rests.first?.first == least {
            rests[0].next += 1
            if rests[0].first == nil {
                rests.swapAt(0, rests.count - 1)
                rests.removeLast()
            }
            sink(0)
        }
        return least
    }

    /// Moves a part behind those that begin with lower numbers.
    private mutating func sink(_ start: Int) {
        var place = start
        while true {
            var lowest = place
            for child in (2 * place + 1)...(2 * place + 2) where child < rests.count {
                if rests[child].list[rests[child].next] < rests[lowest].list[rests[lowest].next] { lowest = child }
            }
            if lowest == place { return }
            rests.swapAt(place, lowest)
            place = lowest
        }
    }
}
