/// Empties a labelled span, so that everything in it is simplest; the heaviest
/// first.
///
/// GUARANTEE: when it ends, no span of more than one choice can be emptied.
struct EmptySpans: PlacePass {
    let name = "empty spans"

    func placeCount(_ best: RecordingTree) -> Int {
        best.brackets.count
    }

    func attempt(_ number: Int, at place: Int, _ best: RecordingTree) -> Attempt {
        guard number == 0 else { return .exhausted }
        let heavy = best.numbers(of: .span).filter { best.brackets[$0].weight > 1 }
            .sorted { (best.brackets[$1].weight, $0) < (best.brackets[$0].weight, $1) }
        guard place < heavy.count else { return .exhausted }
        return .candidate(best.removing(best.brackets[heavy[place]].inside))
    }
}
