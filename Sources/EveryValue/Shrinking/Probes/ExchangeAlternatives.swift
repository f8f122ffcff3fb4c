/// Takes the simplest of some alternatives, and another one where the simplest
/// stood, which draws what it needs at random.
///
/// Solves optional parts where some number must be there: one of them may need less
/// than another.
struct ExchangeAlternatives: ShrinkPass {
    let name = "exchange alternatives"
    /// Numbers of more values are not taken for alternatives.
    private static let mostAlternatives: UInt = 3
    private static let mostPairs = 12
    private static let mostDrawn = 12

    private var pairs: [(taken: Int, given: Int, value: Int)]?
    private var pair = 0
    private var drawn = 0
    private(set) var fill: UInt64?

    mutating func next(_ best: RecordingTree) -> ChoiceRecording? {
        let pairs = self.pairs ?? Self.pairs(best)
        self.pairs = pairs
        if drawn == Self.mostDrawn { (pair, drawn) = (pair + 1, 0) }
        guard pair < pairs.count else { return nil }
        drawn += 1
        fill = 1 << 62 | UInt64(drawn) << 32 | UInt64(pair)
        let (taken, given, value) = pairs[pair]
        return best.setting([(taken, best.integer(at: taken)?.shape.simplest ?? 0), (given, value)])
    }

    /// The items of choices between the same few alternatives: one that is not the
    /// simplest, and one that is.
    private static func pairs(_ best: RecordingTree) -> [(taken: Int, given: Int, value: Int)] {
        let choices = best.integers.filter { $0.shape.width < mostAlternatives && $0.shape.simplest == $0.shape.lowest }
        let pairs = choices.filter { $0.value != $0.shape.simplest }.flatMap { taken in
            choices.filter { $0.value == $0.shape.simplest && $0.shape == taken.shape }.map { (taken.item, $0.item, taken.value) }
        }
        return Array(pairs.prefix(mostPairs))
    }

    mutating func judged(accepted: Bool) {
        if accepted { self = ExchangeAlternatives() }
    }

    mutating func reset() { self = ExchangeAlternatives() }
}
