/// Moves all numbers with the same bounds down together, towards their simplest
/// value.
///
/// For chains of constraints, such as keys in order or levels in a tree, of which
/// none can move alone. A shift ends at the simplest value; without that, a group
/// drifts for ever on the far side.
///
/// GUARANTEE: when it ends, no such group can be shifted down by one.
struct ShiftGroups: ShrinkPass {
    let name = "shift groups"
    private var groups: [[Int]]?
    private var group: [Int] = []
    private var descent = IntegerDescent()

    mutating func next(_ best: RecordingTree) -> ChoiceRecording? {
        if groups == nil { groups = numbersWithOneBound(best).reversed() }
        while true {
            if let candidate = candidate(best) { return candidate }
            guard let following = groups?.popLast() else { return nil }
            group = following
            descent = IntegerDescent()
        }
    }

    /// Searches for the least distance of the nearest number; the others keep their
    /// distance from it.
    private mutating func candidate(_ best: RecordingTree) -> ChoiceRecording? {
        guard let room = room(best), let distance = descent.next(room, IntegerShape(0...room, towards: 0)) else { return nil }
        let step = room - distance
        return best.setting(
            group.compactMap { number in best.integer(choice: number).map { (best.choices[number], $0.value - step) } })
    }

    mutating func judged(accepted: Bool) {
        descent.judged(accepted: accepted)
    }

    mutating func reset() {
        self = ShiftGroups()
    }

    /// How far the whole group may move before the first of it reaches its simplest
    /// value.
    private func room(_ best: RecordingTree) -> Int? {
        var least = Int.max
        for number in group {
            guard let integer = best.integer(choice: number), integer.value > integer.shape.simplest else { return nil }
            least = min(least, Int(clamping: integer.shape.distance(integer.value)))
        }
        return group.isEmpty ? nil : least
    }

    private struct Bound: Hashable {
        let highest: Int
        let simplest: Int
    }

    private func numbersWithOneBound(_ best: RecordingTree) -> [[Int]] {
        best.choices.indices.filter { best.integer(choice: $0).map { $0.value > $0.shape.simplest } == true }.groups { number in
            best.integer(choice: number).map { Bound(highest: $0.shape.highest, simplest: $0.shape.simplest) }
        }
    }
}
