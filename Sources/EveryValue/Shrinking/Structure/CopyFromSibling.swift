/// Replaces a span or an element by its lightest sibling of the same kind.
///
/// GUARANTEE: when it ends, of two parts of different weight side by side, both are
/// needed as they are.
struct CopyFromSibling: PlacePass {
    let name = "copy from sibling"

    func placeCount(_ best: RecordingTree) -> Int {
        best.brackets.count
    }

    func attempt(_ number: Int, at place: Int, _ best: RecordingTree) -> Attempt {
        let heavy = best.brackets[place]
        guard number == 0, heavy.weight > 1 else { return .exhausted }
        let siblings = best.children(of: heavy.parent).map { best.brackets[$0] }
            .filter { $0.kind == heavy.kind && $0.place == heavy.place && $0.weight < heavy.weight }
        guard let lightest = siblings.min(by: { $0.weight < $1.weight }) else { return .exhausted }
        return .candidate(best.replacing(heavy.whole, with: best.recording.items[lightest.whole]))
    }
}
