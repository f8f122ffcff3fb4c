/// Lowers choices of one value together: all of them, or else, when there are at
/// most six, every pair.
///
/// GUARANTEE: when it ends, no set of equal choices can be lowered in step, as far
/// as such sets are looked at.
struct MinimizeDuplicates: ShrinkPass {
    let name = "minimize duplicates"
    private var groups: [[Int]]?
    private var descent: GroupDescent?
    private var isWhole = true
    private var hasMoved = false

    mutating func next(_ best: RecordingTree) -> ChoiceRecording? {
        if groups == nil { groups = equalChoices(best).reversed() }
        while true {
            if let candidate = descent?.next(best) { return candidate }
            if let ended = descent, isWhole, !hasMoved, (3...6).contains(ended.group.count) {
                let smaller = pairs(ended.group)
                groups?.append(contentsOf: smaller.reversed())
            }
            guard let group = groups?.popLast() else { return nil }
            descent = GroupDescent(group)
            isWhole = group.count > 2
            hasMoved = false
        }
    }

    mutating func judged(accepted: Bool) {
        if accepted { hasMoved = true }
        descent?.judged(accepted: accepted)
    }

    mutating func reset() {
        self = MinimizeDuplicates()
    }

    /// Groups of choices that have one kind and value, in the order of their first
    /// member.
    private func equalChoices(_ best: RecordingTree) -> [[Int]] {
        best.choices.indices.groups { number in
            let item = best.recording.items[best.choices[number]]
            return Key(kind: item.kind, bits: item.kind == .text ? 0 : item.bits, text: Array(best.recording.textCodes(at: item)))
        }
    }

    private struct Key: Hashable {
        let kind: RecordedItem.Kind
        let bits: UInt64
        let text: [UInt32]
    }

    private func pairs(_ group: [Int]) -> [[Int]] {
        group.indices.flatMap { first in group[(first + 1)...].map { [group[first], $0] } }
    }
}

extension ChoiceRecording {
    /// The codes of a string item; empty for any other item.
    func textCodes(at item: RecordedItem) -> ArraySlice<UInt32> {
        item.kind == .text ? ArraySlice(text[item.textRange]) : []
    }
}
