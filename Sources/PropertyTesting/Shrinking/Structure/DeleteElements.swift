/// Deletes runs of elements from each list, the heaviest list first, in halving steps from the end.
///
/// GUARANTEE: when it ends, no single element can be deleted from any list. Cost: O(depth × log width) candidates
/// per element that stays.
struct DeleteElements: ShrinkPass {
    let name = "delete elements"
    private var list = 0
    private var step = 0
    private var end = 0
    private var hasDeleted = false
    private var isFresh = true

    mutating func next(_ best: RecordingTree) -> Recording? {
        let lists = best.numbers(of: .list).sorted {
            (best.brackets[$1].weight, best.brackets[$0].open) < (best.brackets[$0].weight, best.brackets[$1].open)
        }
        while list < lists.count {
            let elements = best.children(of: lists[list])
            if isFresh {
                isFresh = false
                step = elements.count
                end = elements.count
            }
            if end > elements.count { end = elements.count }
            if end > 0, step > 0 {
                let start = max(0, end - step)
                let range = best.brackets[elements[start]].open..<best.brackets[elements[end - 1]].close + 1
                end = start
                return best.removing(range)
            }
            step = step <= 1 ? 0 : min(elements.count, (step + 1) / 2)
            end = elements.count
            if step == 0 { advance() }
        }
        return nil
    }

    mutating func judged(accepted: Bool) {
        if accepted { hasDeleted = true }
    }

    /// Lists are visited by weight, and a deletion changes weights: after one, begin again with the heaviest.
    private mutating func advance() {
        list = hasDeleted ? 0 : list + 1
        hasDeleted = false
        isFresh = true
    }

    mutating func reset() {
        self = DeleteElements()
    }
}
