/// Makes everything in a list simplest at once, and keeps how many elements it has.
///
/// Where only the count matters, or that two elements are alike, one judgment does
/// the work of many.
///
/// GUARANTEE: when it ends without a change, in no list can all choices become
/// simplest together.
struct SimplifyLists: PlacePass {
    let name = "simplify lists"

    func placeCount(_ best: RecordingTree) -> Int {
        best.brackets.count
    }

    func attempt(_ number: Int, at place: Int, _ best: RecordingTree) -> Attempt {
        let list = best.brackets[place]
        guard number == 0, list.kind == .list else { return .exhausted }
        let elements = best.children(of: place)
        guard elements.count > 1, list.weight > elements.count else { return .exhausted }
        let empty = elements.flatMap { _ in [RecordedItem(.element), RecordedItem(.close)] }
        return .candidate(best.replacing(list.inside, with: empty))
    }
}
