/// Puts a span in the place of an enclosing span with the same label.
///
/// GUARANTEE: when the reach is `.any` and it ends, no part can stand for a whole
/// of its kind.
struct Hoist: PlacePass {
    /// Which parts are tried in which places.
    enum Reach {
        /// The outermost spans, by the spans next inside: finds the failing part in
        /// as many steps as its depth.
        case outermost
        /// Every span, by the spans next inside.
        case next
        /// Every span, by all spans inside, the lightest first.
        case any
    }

    let reach: Reach

    var name: String {
        switch reach {
        case .outermost: "hoist outermost"
        case .next: "hoist next"
        case .any: "hoist any"
        }
    }

    func placeCount(_ best: RecordingTree) -> Int {
        best.brackets.count
    }

    func attempt(_ number: Int, at place: Int, _ best: RecordingTree) -> Attempt {
        let whole = best.brackets[place]
        guard whole.kind == .span, reach != .outermost || !hasKinAround(place, best) else { return .exhausted }
        var parts = best.descendants(of: place).filter {
            best.brackets[$0].kind == .span && best.brackets[$0].place == whole.place
        }
        if reach == .any {
            parts.sort { (best.brackets[$0].weight, $0) < (best.brackets[$1].weight, $1) }
        } else {
            parts.removeAll { nearestKin(of: $0, best) != place }
        }
        guard number < parts.count else { return .exhausted }
        return .candidate(best.replacing(whole.whole, with: best.recording.items[best.brackets[parts[number]].whole]))
    }

    private func hasKinAround(_ number: Int, _ best: RecordingTree) -> Bool {
        nearestKin(of: number, best) >= 0
    }

    /// The innermost span around a span that has its label, or -1.
    private func nearestKin(of number: Int, _ best: RecordingTree) -> Int {
        let label = best.brackets[number].place
        var parent = best.brackets[number].parent
        while parent >= 0, best.brackets[parent].kind != .span || best.brackets[parent].place != label {
            parent = best.brackets[parent].parent
        }
        return parent
    }
}
