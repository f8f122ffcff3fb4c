/// Replaces an element by the elements of a list inside it.
///
/// GUARANTEE: when it ends, no element that holds elements of the same kind can be
/// dissolved into them.
struct Unwrap: PlacePass {
    let name = "unwrap"

    func placeCount(_ best: RecordingTree) -> Int {
        best.brackets.count
    }

    func attempt(_ number: Int, at place: Int, _ best: RecordingTree) -> Attempt {
        let element = best.brackets[place]
        guard element.kind == .element else { return .exhausted }
        let signature = best.signature(ofElement: place)
        let lists = best.descendants(of: place).filter {
            let list = best.brackets[$0]
            return list.kind == .list && list.weight > 0 && best.signature(ofElement: $0 + 1) == signature
        }
        guard number < lists.count else { return .exhausted }
        return .candidate(best.replacing(element.whole, with: best.recording.items[best.brackets[lists[number]].inside]))
    }
}
