/// Deletes two elements of one list that are not neighbors.
///
/// Solves parts that only make sense together: an opening and a closing bracket, a
/// loan and its return, a push and a pop.
///
/// GUARANTEE: when it ends, no two elements of a list of at most twelve that are
/// not neighbors can go together.
struct DeletePairs: PlacePass {
    let name = "delete pairs"
    private static let mostElements = 12

    func placeCount(_ best: RecordingTree) -> Int { best.brackets.count }

    func attempt(_ number: Int, at place: Int, _ best: RecordingTree) -> Attempt {
        guard best.brackets[place].kind == .list else { return .exhausted }
        let elements = best.children(of: place).filter { best.brackets[$0].kind == .element }
        guard 3...Self.mostElements ~= elements.count else { return .exhausted }
        // The later ones first: the earlier may have made what they use.
        var number = number
        for second in elements.indices.reversed() where second > 1 {
            if number < second - 1 {
                var items = best.recording.items
                items.removeSubrange(best.brackets[elements[second]].whole)
                items.removeSubrange(best.brackets[elements[second - 2 - number]].whole)
                return .candidate(best.recording.with(items: items))
            }
            number -= second - 1
        }
        return .exhausted
    }
}
