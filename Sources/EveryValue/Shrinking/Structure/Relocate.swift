/// Moves an element to the end or the beginning of any other list that holds
/// elements of its kind.
///
/// Weight stays the same, so that most moves are refused by the order before they
/// are judged.
///
/// GUARANTEE: when it ends, no move of one element gives a simpler shape, among the
/// first 400 moves looked at.
struct Relocate: PlacePass {
    let name = "relocate"

    func placeCount(_ best: RecordingTree) -> Int {
        best.brackets.count
    }

    func attempt(_ number: Int, at place: Int, _ best: RecordingTree) -> Attempt {
        let element = best.brackets[place]
        guard element.kind == .element else { return .exhausted }
        let lists = best.numbers(of: .list)
        guard number < 2 * lists.count, number < 400 else { return .exhausted }
        let list = best.brackets[lists[number / 2]]
        guard list.place == best.brackets[element.parent].place, !element.contains(list) else { return .nothing }
        let target = number % 2 == 0 ? list.close : list.open + 1
        guard target < element.open || target > element.close + 1 else { return .nothing }
        return .candidate(moved(element, to: target, best))
    }

    private func moved(_ element: RecordingTree.Bracket, to target: Int, _ best: RecordingTree) -> ChoiceRecording {
        let items = best.recording.items
        var result = items.prefix(0)
        if target < element.open {
            result += items[..<target]
            result += items[element.whole]
            result += items[target..<element.open]
            result += items[(element.close + 1)...]
        } else {
            result += items[..<element.open]
            result += items[element.close + 1..<target]
            result += items[element.whole]
            result += items[target...]
        }
        return best.recording.with(items: ContiguousArray(result))
    }
}
