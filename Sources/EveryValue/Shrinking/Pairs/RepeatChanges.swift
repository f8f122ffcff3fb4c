/// Repeats what the passes changed since its last turn, once more and then further.
///
/// Solves numbers that depend on each other in any fixed way, such as a middle and
/// its ends, or a quotient. The other passes take such numbers down by a few steps
/// in each round, and this one by the whole way.
struct RepeatChanges: ShrinkPass {
    let name = "repeat changes"
    /// Longer values take too long to compare, and seldom change as a whole.
    private static let mostChoices = 64

    /// The numbers at the last turn, by item.
    private var earlier: [Int: Int] = [:]
    private var itemCount = 0
    /// The change to repeat; nil before the turn begins.
    private var change: [(item: Int, by: Int)]?
    private var stride = Stride()

    mutating func next(_ best: RecordingTree) -> ChoiceRecording? {
        let change = self.change ?? begin(best)
        self.change = change
        guard !change.isEmpty else { return nil }
        while stride.step > 0 {
            if let values = RepeatChanges.values(best, changed: change, times: stride.step) { return best.setting(values) }
            stride.skip()
        }
        note(best)
        return nil
    }

    mutating func judged(accepted: Bool) { stride.judged(accepted: accepted) }

    mutating func reset() { (change, stride) = (nil, Stride()) }

    /// The change since the last turn, of numbers alone.
    private mutating func begin(_ best: RecordingTree) -> [(item: Int, by: Int)] {
        let (before, count) = (earlier, itemCount)
        note(best)
        guard count == itemCount, before.count == earlier.count else { return [] }
        var result: [(item: Int, by: Int)] = []
        for (item, value) in earlier.sorted(by: { $0.key < $1.key }) {
            guard let old = before[item] else { return [] }
            let (by, overflow) = value.subtractingReportingOverflow(old)
            if overflow { return [] }
            if by != 0 { result.append((item, by)) }
        }
        // One number alone is bisected.
        return result.count > 1 ? result : []
    }

    private mutating func note(_ best: RecordingTree) {
        guard best.choices.count <= RepeatChanges.mostChoices else {
            earlier = [:]
            return
        }
        earlier = Dictionary(uniqueKeysWithValues: best.integers.map { ($0.item, $0.value) })
        itemCount = best.recording.items.count
    }

    /// The numbers after a change some times over, or nil where one leaves its
    /// bounds.
    private static func values(_ best: RecordingTree, changed change: [(item: Int, by: Int)], times: Int) -> [(item: Int, value: Int)]? {
        var result: [(item: Int, value: Int)] = []
        for (item, by) in change {
            let (distance, isFar) = by.multipliedReportingOverflow(by: times)
            guard let (value, shape) = best.integer(at: item), !isFar else { return nil }
            let (sum, overflow) = value.addingReportingOverflow(distance)
            guard !overflow, shape.contains(sum) else { return nil }
            result.append((item, sum))
        }
        return result
    }
}
