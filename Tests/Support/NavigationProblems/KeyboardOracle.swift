import EveryScreenModel
import EveryScreenNavigation

/// A keyboard user before a few elements, without any graph: what `KeyboardGraph`
/// is compared with.
protocol KeyboardOracle {
    /// How many elements there are.
    var count: Int { get }
    /// Whose rules it follows.
    var model: KeyboardModel { get }
    /// The screen that it is of.
    var screen: RenderedScreen { get }
    /// The index on the screen of element 0; the others follow.
    var firstElement: Int { get }

    /// The element that has the focus after a key, by its number; `outside` is
    /// having left.
    func position(after key: ScreenElement.Key, at position: Int) -> Int
}

extension KeyboardOracle {
    /// The number that stands for having left.
    var outside: Int { count }

    /// For each position, outside last, the places that one key leads to; a set of
    /// places is a number of one bit a place.
    private func places(afterOneKey isFromOutside: Bool) -> [Int] {
        (0...outside).map { position in
            guard position != outside || isFromOutside else { return 0 }
            return ScreenElement.Key.allCases.reduce(0) { $0 | 1 << self.position(after: $1, at: position) }
        }
    }

    /// For each element where some sequence of keys leads from it, itself with it,
    /// without going on from outside.
    private var reach: [Int] {
        let steps = places(afterOneKey: false)
        return
            (0..<count).map { start in
                var found = 1 << start
                for _ in 0...outside {
                    for position in 0..<count where found >> position & 1 == 1 { found |= steps[position] }
                }
                return found
            }
    }

    /// The number of keys that lead from outside to each element, by trying every
    /// sequence of one key, of two, and so on.
    var distances: [Int?] {
        let steps = places(afterOneKey: true)
        var result: [Int?] = Array(repeating: nil, count: count)
        var reached = 1 << outside
        for keys in 1...count + 1 {
            reached = (0...outside).reduce(0) { reached >> $1 & 1 == 1 ? $0 | steps[$1] : $0 }
            for position in 0..<count where reached >> position & 1 == 1 && result[position] == nil { result[position] = keys }
        }
        return result
    }

    /// The sets of elements that can be entered and never left, each followed by
    /// how few keys lead in.
    var traps: Set<[Int]> {
        let (distances, reach) = (distances, reach)
        var result = Set<[Int]>()
        for position in 0..<count where distances[position] != nil && reach[position] >> outside == 0 {
            let members = (0..<count).filter { reach[position] >> $0 & 1 == 1 }
            guard members.allSatisfy({ reach[$0] >> position & 1 == 1 }) else { continue }
            result.insert(members + [members.compactMap { distances[$0] }.min() ?? 0])
        }
        return result
    }
}
