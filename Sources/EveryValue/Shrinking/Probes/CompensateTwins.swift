/// Lowers all numbers of one value while all of another one become larger, so that
/// the sum stays the same.
///
/// Solves sums with parts that must be equal: palindromes, mirrored tables, shares.
struct CompensateTwins: ListPass {
    let name = "compensate twins"
    private static let counts = 3...16
    private static let mostEdits = 96

    var left: [[(item: Int, value: Int)]]?

    static func edits(_ best: RecordingTree) -> [[(item: Int, value: Int)]] {
        let numbers = best.integers.filter { $0.value >= $0.shape.simplest }
        guard counts.contains(numbers.count) else { return [] }
        let groups = numbers.divided { Kind(value: $0.value, shape: $0.shape) }
        var result: [[(item: Int, value: Int)]] = []
        for (place, lowered) in groups.enumerated() where lowered[0].value > lowered[0].shape.simplest {
            // Raising an earlier number is not simpler.
            for raised in groups[(place + 1)...] where lowered.count > 1 || raised.count > 1 {
                let common = Int(ChangeLattice.divisor(UInt(lowered.count), UInt(raised.count)))
                let (less, more) = (raised.count / common, lowered.count / common)
                let room = lowered[0].shape.distance(lowered[0].value) / UInt(less)
                let space = UInt(bitPattern: raised[0].shape.highest &- raised[0].value) / UInt(more)
                var amount = Int(clamping: min(room, space))
                while amount > 0 {
                    result.append(
                        lowered.map { ($0.item, $0.value - amount * less) } + raised.map { ($0.item, $0.value + amount * more) })
                    amount /= 2
                }
            }
        }
        return Array(result.prefix(mostEdits))
    }

    private struct Kind: Hashable {
        let value: Int
        let shape: IntegerShape
    }
}
