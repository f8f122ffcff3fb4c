/// Deletes an element, and exchanges two neighbors among those that are left.
///
/// Solves programs with a step too many, which also stand in another order without
/// it.
struct DeleteAndSwap: ListPass {
    let name = "delete and swap"
    private static let counts = 3...6
    private static let mostEdits = 48

    var left: [ChoiceRecording]?

    static func edits(_ best: RecordingTree) -> [ChoiceRecording] {
        var result: [ChoiceRecording] = []
        for list in best.numbers(of: .list) {
            let elements = best.children(of: list).map { best.brackets[$0].whole }
            guard counts.contains(elements.count) else { continue }
            for deleted in elements.indices.reversed() {
                let kept = elements[..<deleted] + elements[(deleted + 1)...]
                for place in 0..<kept.count - 1 {
                    var order = Array(kept)
                    order.swapAt(place, place + 1)
                    result.append(best.replacing(best.brackets[list].inside, with: order.flatMap { best.recording.items[$0] }))
                    if result.count == mostEdits { return result }
                }
            }
        }
        return result
    }
}
