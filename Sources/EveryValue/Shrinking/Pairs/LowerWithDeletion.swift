/// Lowers a number that says how many elements follow, and keeps each window of
/// that many elements.
///
/// GUARANTEE: take a number drawn before a list of at least as many elements. When
/// the pass ends, no such number can go to its simplest value, to half of it or
/// down by one with a window of the list kept. The last 24 windows were tried.
struct LowerWithDeletion: PlacePass {
    let name = "lower with deletion"
    private static let windows = 24

    func placeCount(_ best: RecordingTree) -> Int {
        best.choices.count
    }

    func attempt(_ number: Int, at place: Int, _ best: RecordingTree) -> Attempt {
        guard let integer = best.integer(choice: place), integer.value > integer.shape.simplest else { return .exhausted }
        let index = best.choices[place]
        let targets = [
            integer.shape.simplest, integer.shape.simplest &+ Int(bitPattern: integer.shape.distance(integer.value) / 2), integer.value - 1,
        ]
        let perTarget = LowerWithDeletion.windows
        let lists = best.numbers(of: .list).filter {
            best.brackets[$0].open > index && best.children(of: $0).count == integer.value
        }
        guard let list = lists.first, number < perTarget * targets.count else { return .exhausted }
        let target = targets[number / perTarget]
        let elements = best.children(of: list)
        guard target < integer.value, target > 0, number / perTarget == 0 || !targets[..<(number / perTarget)].contains(target),
            number % perTarget <= elements.count - target
        else { return .nothing }
        let start = elements.count - target - number % perTarget
        let kept = best.brackets[elements[start]].open..<best.brackets[elements[start + target - 1]].close + 1
        var items = best.recording.items
        items[index].bits = UInt64(bitPattern: Int64(target))
        items.replaceSubrange(best.brackets[list].inside, with: best.recording.items[kept])
        return .candidate(best.recording.with(items: items))
    }
}
