/// Moves the elements of one list into the list of the neighbour before, and drops
/// what held them.
///
/// GUARANTEE: when it ends, no two neighbours can be made one: `[[0], [0]]` becomes
/// `[[0, 0]]`.
struct Merge: PlacePass {
    let name = "merge"

    func placeCount(_ best: RecordingTree) -> Int {
        best.brackets.count
    }

    func attempt(_ number: Int, at place: Int, _ best: RecordingTree) -> Attempt {
        guard number == 0, best.brackets[place].kind == .element else { return .exhausted }
        let first = best.brackets[place]
        let following = best.descendants(of: place).upperBound
        guard following < best.brackets.count, best.brackets[following].kind == .element,
            best.brackets[following].parent == first.parent,
            let target = list(in: place, best), let source = list(in: following, best)
        else { return .exhausted }
        let items = best.recording.items
        var result = items[..<best.brackets[target].close]
        result += items[best.brackets[source].inside]
        result += items[best.brackets[target].close..<first.close + 1]
        result += items[(best.brackets[following].close + 1)...]
        return .candidate(best.recording.with(items: ContiguousArray(result)))
    }

    private func list(in element: Int, _ best: RecordingTree) -> Int? {
        best.descendants(of: element).first { best.brackets[$0].kind == .list }
    }
}
