/// Tries a few small numbers in the places of all: those of the smallest product
/// first, each counted from one step above its simplest value.
///
/// Solves equations whose solutions share nothing with one another, such as
/// Pythagorean triples, inverses of a remainder and two sums at once.
struct SmallNumbers: ShrinkPass {
    let name = "small numbers"
    private static let counts = 2...5
    /// How many candidates there are that are simpler.
    private static let mostCandidates = 700
    /// How many refusals end the round.
    static let patience = 240

    /// Steps from the simplest value of each number, the smallest product first.
    private static let tables = counts.map { steps(of: $0) }
    private var number = 0
    private var candidates = 0

    mutating func next(_ best: RecordingTree) -> ChoiceRecording? {
        let choices = best.integers
        guard SmallNumbers.counts.contains(choices.count), candidates < SmallNumbers.mostCandidates else { return nil }
        let table = SmallNumbers.tables[choices.count - SmallNumbers.counts.lowerBound]
        // Well beyond the product of the present numbers, few are simpler.
        let most = choices.reduce(1.0) { $0 * (Double($1.shape.distance($1.value)) + 1) }
        while number < table.count {
            let steps = table[number]
            guard steps.reduce(1.0, { $0 * Double($1 + 1) }) < 2 * most else { return nil }
            number += 1
            let isSimpler = zip(steps, choices).lazy.map { ($0, $1.shape.distance($1.value)) }.first { $0 != $1 }.map { $0 < $1 } ?? false
            guard isSimpler else { continue }
            var changes: [(item: Int, value: Int)] = []
            for (step, choice) in zip(steps, choices) {
                guard let value = choice.shape.value(at: step, above: choice.value >= choice.shape.simplest) else { break }
                changes.append((choice.item, value))
            }
            guard changes.count == choices.count else { continue }
            candidates += 1
            return best.setting(changes)
        }
        return nil
    }

    mutating func judged(accepted: Bool) {
        if accepted { self = SmallNumbers() }
    }

    mutating func reset() { self = SmallNumbers() }

    /// The steps of some numbers, none of them 0, in the order of the product of
    /// one more than each.
    private static func steps(of count: Int) -> [[UInt]] {
        var all: [(product: UInt, steps: [UInt])] = [(1, [])]
        for _ in 0..<count {
            all = all.flatMap { start in
                (1..<max(1, mostProduct(count) / start.product)).map { (start.product * ($0 + 1), start.steps + [$0]) }
            }
        }
        return all.sorted { $0.product == $1.product ? $0.steps.lexicographicallyPrecedes($1.steps) : $0.product < $1.product }.map(\.steps)
    }

    private static func mostProduct(_ count: Int) -> UInt { count == 2 ? 200 : count == 5 ? 360 : 300 }
}
