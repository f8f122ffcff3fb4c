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

    /// The unread parts of the first list and of the others: if there are few
    /// rectangles, there is one list.
    private var rest: Rest
    private var others: [Rest] = []

    /// Creates the numbers of one list.
    init(_ list: [Int]) { rest = Rest(of: list) }

    /// Merges the unread parts of some lists; O(lists).
    init(_ lists: [Rest]) {
        rest = Rest(of: [])
        others = lists.filter { $0.first != nil }
        if let last = others.popLast() { rest = last }
    }

    /// Returns the next number; O(lists).
    package mutating func next() -> Int? {
        if others.isEmpty {
            guard let first = rest.first else { return nil }
            rest.next += 1
            return first
        }
        var least = rest.first
        for other in others { if let first = other.first, first < least ?? .max { least = first } }
        guard let least else { return nil }
        if rest.first == least { rest.next += 1 }
        for index in others.indices where others[index].first == least { others[index].next += 1 }
        return least
    }
}
