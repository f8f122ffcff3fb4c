/// Moves all numbers with the same bounds down together, towards their simplest value.
///
/// For chains of constraints, such as keys in order or levels in a tree, of which none can move alone. A shift ends at the simplest value;
/// without that, a group drifts for ever on the far side.
///
/// GUARANTEE: when it ends, no such group can be shifted down by one.
struct ShiftGroups: ShrinkPass {
    let name = "shift groups"
    private var groups: [[Int]]?
    private var group: [Int] = []
    private var step = 0

    mutating func next(_ best: RecordingTree) -> Recording? {
        if groups == nil { groups = numbersWithOneBound(best).reversed() }
        while true {
            let room = self.room(best)
            step = min(step, room)
            if step > 0 {
                return best.setting(
                    group.compactMap { number in
                        best.integer(choice: number).map { (best.choices[number], $0.value - step) }
                    })
            }
            guard let following = groups?.popLast() else { return nil }
            group = following
            step = self.room(best)
        }
    }

    mutating func judged(accepted: Bool) {
        if !accepted { step /= 2 }
    }

    mutating func reset() {
        self = ShiftGroups()
    }

    /// How far the whole group may move before the first of it reaches its simplest value.
    private func room(_ best: RecordingTree) -> Int {
        var least = Int.max
        for number in group {
            guard let integer = best.integer(choice: number), integer.value > integer.shape.simplest else { return 0 }
            least = min(least, Int(clamping: integer.shape.distance(integer.value)))
        }
        return group.isEmpty ? 0 : least
    }

    private struct Bound: Hashable {
        let highest: Int
        let simplest: Int
    }

    private func numbersWithOneBound(_ best: RecordingTree) -> [[Int]] {
        var groups: [[Int]] = []
        var groupOfBound: [Bound: Int] = [:]
        for number in best.choices.indices {
            guard let integer = best.integer(choice: number), integer.value > integer.shape.simplest else { continue }
            let bound = Bound(highest: integer.shape.highest, simplest: integer.shape.simplest)
            if let group = groupOfBound[bound] {
                groups[group].append(number)
            } else {
                groupOfBound[bound] = groups.count
                groups.append([number])
            }
        }
        return groups.filter { $0.count > 1 }
    }
}
