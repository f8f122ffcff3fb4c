/// Deletes an element, or lowers a number that stands outside of all elements by
/// one, while the other numbers go to their bounds.
///
/// Solves sums, products and thresholds that fewer but larger parts reach too: a
/// matrix of fewer rows, a list of fewer prices. The passes for numbers then bring
/// the others back.
struct CutAndRaise: ShrinkPass {
    let name = "cut and raise"
    private static let mostChoices = 64

    private var place = 0

    mutating func next(_ best: RecordingTree) -> ChoiceRecording? {
        guard best.choices.count <= CutAndRaise.mostChoices else { return nil }
        while place < 2 * (best.choices.count + best.brackets.count) {
            place += 1
            if let candidate = CutAndRaise.edit((place - 1) / 2, isDistinct: place % 2 == 0, best) { return candidate }
        }
        return nil
    }

    mutating func judged(accepted: Bool) {
        if accepted { place = 0 }
    }

    mutating func reset() { place = 0 }

    /// The edit with a number: first those of choices, then those of brackets.
    ///
    /// - Parameter isDistinct: Whether numbers with one bound go to different
    ///   numbers next to it, as sets need them.
    private static func edit(_ number: Int, isDistinct: Bool, _ best: RecordingTree) -> ChoiceRecording? {
        if number < best.choices.count {
            guard let (value, shape) = best.integer(choice: number), value > shape.simplest, shape.distance(value) > 1,
                best.choices.count > 2,
                best.isOutsideElements(best.owners[number])
            else { return nil }
            let raised = raising(best, isDistinct: isDistinct) { $1 != shape }
            return raised.map { RecordingTree($0).setting([(best.choices[number], value - 1)]) }
        }
        let bracket = best.brackets[number - best.choices.count]
        guard bracket.kind == .element, bracket.weight > 0 else { return nil }
        let raised = raising(best, isDistinct: isDistinct) { index, _ in !bracket.whole.contains(index) }
        return raised.map { RecordingTree($0).removing(bracket.whole) }
    }

    /// The recording with some numbers at their bounds; nil when they are there.
    private static func raising(
        _ best: RecordingTree, isDistinct: Bool, _ isRaised: (Int, IntegerShape) -> Bool
    ) -> ChoiceRecording? {
        var taken: [IntegerShape: Int] = [:]
        var changes: [(item: Int, value: Int)] = []
        for index in best.choices.reversed() {
            guard let (value, shape) = best.integer(at: index), isRaised(index, shape), shape.width > 1 else { continue }
            let bound = isDistinct ? shape.highest - min(taken[shape, default: 0], Int(clamping: shape.width)) : shape.highest
            taken[shape, default: 0] += 1
            if value != bound { changes.append((index, bound)) }
        }
        // Where every bound is taken once, both ways are the same.
        return changes.isEmpty || isDistinct && !taken.values.contains { $0 > 1 } ? nil : best.setting(changes)
    }
}
