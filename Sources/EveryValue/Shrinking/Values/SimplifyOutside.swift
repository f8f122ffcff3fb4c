/// Makes each choice that stands outside of all elements simplest: what holds for
/// the whole value, such as its settings.
///
/// GUARANTEE: when it ends without a change, no such choice can become simplest by
/// itself.
struct SimplifyOutside: PlacePass {
    let name = "simplify outside"

    func placeCount(_ best: RecordingTree) -> Int {
        best.choices.count
    }

    func attempt(_ number: Int, at place: Int, _ best: RecordingTree) -> Attempt {
        guard number == 0, let integer = best.integer(choice: place), integer.value != integer.shape.simplest,
            best.isOutsideElements(best.owners[place])
        else { return .exhausted }
        return .candidate(best.setting([(best.choices[place], integer.shape.simplest)]))
    }
}
