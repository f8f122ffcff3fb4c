/// Puts siblings of one kind in order, the simplest first: all at once, or else one
/// neighbouring pair.
///
/// GUARANTEE: when it ends, no exchange of two neighbours of one kind is simpler,
/// so that `(x, y)` and `(y, x)` give one answer.
struct SortSiblings: PlacePass {
    let name = "sort siblings"

    func placeCount(_ best: RecordingTree) -> Int {
        best.brackets.count + 1
    }

    func attempt(_ number: Int, at place: Int, _ best: RecordingTree) -> Attempt {
        let children = best.children(of: place - 1)
        guard children.count > 1 else { return .exhausted }
        var remaining = number
        for kind in kinds(children, best) {
            let siblings = children.filter { best.recording.items[best.brackets[$0].open].isSameBracket(as: kind) }
            if remaining < siblings.count { return attempt(remaining, siblings, best) }
            remaining -= siblings.count
        }
        return .exhausted
    }

    /// Attempt 0 sorts all; attempt `n` exchanges the siblings `n - 1` and `n`.
    private func attempt(_ number: Int, _ siblings: [Int], _ best: RecordingTree) -> Attempt {
        guard siblings.count > 1 else { return .nothing }
        var order = Array(siblings.indices)
        if number == 0 {
            let parts = siblings.map { part($0, best) }
            order.sort { (left: Int, right: Int) in
                let result = parts[left].order(parts[right])
                return result != 0 ? result < 0 : left < right
            }
            if order == Array(siblings.indices) { return .nothing }
        } else {
            // The simpler of two of unequal weight may come second: the choices are
            // compared one by one.
            let (first, second) = (part(siblings[number - 1], best), part(siblings[number], best))
            guard second < first || second.weight != first.weight else { return .nothing }
            order.swapAt(number - 1, number)
        }
        return .candidate(rearranged(siblings, order, best))
    }

    private func part(_ number: Int, _ best: RecordingTree) -> ChoiceRecording {
        let bracket = best.brackets[number]
        var part = best.recording.with(items: ContiguousArray(best.recording.items[bracket.whole]))
        part.weight = bracket.weight
        part.nesting = 0
        return part
    }

    private func rearranged(_ siblings: [Int], _ order: [Int], _ best: RecordingTree) -> ChoiceRecording {
        let items = best.recording.items
        var result = items.prefix(0)
        var end = 0
        for (slot, source) in zip(siblings, order) {
            result += items[end..<best.brackets[slot].open]
            result += items[best.brackets[siblings[source]].whole]
            end = best.brackets[slot].close + 1
        }
        result += items[end...]
        return best.recording.with(items: ContiguousArray(result))
    }

    private func kinds(_ children: [Int], _ best: RecordingTree) -> [RecordedItem] {
        var kinds: [RecordedItem] = []
        for child in children {
            let item = best.recording.items[best.brackets[child].open]
            if !kinds.contains(where: { $0.isSameBracket(as: item) }) { kinds.append(item) }
        }
        return kinds
    }
}

extension RecordedItem {
    func isSameBracket(as other: RecordedItem) -> Bool {
        kind == other.kind && place == other.place
    }
}
