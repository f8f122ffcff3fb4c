/// Moves an element one level up, to stand right after the element that held it.
///
/// GUARANTEE: when it ends, no element can be lifted: of all shapes that fail
/// alike, the flattest remains.
struct MoveElementUp: PlacePass {
    let name = "lift"

    func placeCount(_ best: RecordingTree) -> Int {
        best.brackets.count
    }

    func attempt(_ number: Int, at place: Int, _ best: RecordingTree) -> Attempt {
        guard number == 0, best.brackets[place].kind == .element, let holder = best.enclosingElement(of: place),
            best.signature(ofElement: holder) == best.signature(ofElement: place)
        else { return .exhausted }
        let element = best.brackets[place]
        let outer = best.brackets[holder]
        let items = best.recording.items
        var result = items[..<element.open]
        result += items[element.close + 1..<outer.close + 1]
        result += items[element.whole]
        result += items[(outer.close + 1)...]
        return .candidate(best.recording.with(items: ContiguousArray(result)))
    }
}
