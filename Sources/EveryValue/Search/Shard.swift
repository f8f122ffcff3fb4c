/// The cases of a search that run here when several searches of one seed divide
/// them: every `count`-th, by number.
package struct Shard: Hashable, Sendable, Codable {
    /// Which of the shares it is, from 0.
    package let index: Int
    /// Into how many shares the cases are divided.
    package let count: Int

    /// All cases.
    package static let whole = Shard(index: 0, count: 1)

    /// Creates a share; the index lies below the count.
    package init(index: Int, count: Int) {
        precondition((0..<count).contains(index), "There is no share \(index) of \(count); shares are counted from 0.")
        self.index = index
        self.count = count
    }

    /// Returns whether a case belongs to it.
    package func contains(_ number: Int) -> Bool { number % count == index }

    /// Returns one of `parts` shares of this share.
    package func divided(_ part: Int, of parts: Int) -> Shard {
        Shard(index: index + part * count, count: count * parts)
    }
}
