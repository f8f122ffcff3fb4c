/// Lets a span take over the choices of an element below it with the same label,
/// whose own elements take its place.
///
/// This is for a whole that matters only for *what it contains*: of "a box with a
/// button, which holds a link", the button can become the whole.
///
/// GUARANTEE: when it ends, no two levels of one kind can be drawn together in this
/// way.
struct Contract: PlacePass {
    let name = "contract"

    func placeCount(_ best: RecordingTree) -> Int {
        best.brackets.count
    }

    func attempt(_ number: Int, at place: Int, _ best: RecordingTree) -> Attempt {
        let whole = best.brackets[place]
        guard whole.kind == .span else { return .exhausted }
        let parts = best.descendants(of: place).filter {
            let part = best.brackets[$0]
            return part.kind == .span && part.place == whole.place && best.brackets[part.parent].kind == .element
        }
        guard number < parts.count else { return .exhausted }
        return candidate(place, parts[number], best).map(Attempt.candidate) ?? .nothing
    }

    private func candidate(_ whole: Int, _ part: Int, _ best: RecordingTree) -> ChoiceRecording? {
        let mine = ownChoices(of: whole, best)
        let theirs = ownChoices(of: part, best)
        guard mine.map({ best.recording.items[$0].place }) == theirs.map({ best.recording.items[$0].place }) else { return nil }
        let element = best.brackets[best.brackets[part].parent]
        let inner = best.children(of: part).first { best.brackets[$0].kind == .list }
        var items = best.recording.items
        for (index, other) in zip(mine, theirs) { items[index] = best.recording.items[other] }
        let children = inner.map { Array(best.recording.items[best.brackets[$0].inside]) } ?? []
        items.replaceSubrange(element.whole, with: children)
        return best.recording.with(items: items)
    }

    private func ownChoices(of bracket: Int, _ best: RecordingTree) -> [Int] {
        zip(best.choices, best.owners).filter { $0.1 == bracket }.map(\.0)
    }
}
