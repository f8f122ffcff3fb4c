/// Puts a span in the place of an enclosing span with the same label, the lightest first.
///
/// GUARANTEE: when it ends, no part can stand for a whole of its kind.
struct Hoist: PlacePass {
    let name = "hoist"

    func placeCount(_ best: RecordingTree) -> Int {
        best.brackets.count
    }

    func attempt(_ number: Int, at place: Int, _ best: RecordingTree) -> Attempt {
        let whole = best.brackets[place]
        guard whole.kind == .span else { return .exhausted }
        let parts = best.descendants(of: place)
            .filter { best.brackets[$0].kind == .span && best.brackets[$0].place == whole.place }
            .sorted { (best.brackets[$0].weight, $0) < (best.brackets[$1].weight, $1) }
        guard number < parts.count else { return .exhausted }
        return .candidate(best.replacing(whole.whole, with: best.recording.items[best.brackets[parts[number]].whole]))
    }
}
