/// Deletes an element while one number that stands outside of all elements goes to
/// its upper bound.
///
/// "Eight buttons at the usual size" and "four at the largest" are two minima; this
/// finds the way from the first to the second, which has fewer parts. The number is
/// then lowered again by the passes for numbers.
///
/// GUARANTEE: when it ends, no element can be paid for with one such number of less
/// than 1,000 values.
struct DeleteForMaximum: PlacePass {
    let name = "trade"

    func placeCount(_ best: RecordingTree) -> Int {
        best.brackets.count
    }

    func attempt(_ number: Int, at place: Int, _ best: RecordingTree) -> Attempt {
        let element = best.brackets[place]
        guard element.kind == .element else { return .exhausted }
        let settings = best.choices.indices.filter { isTradable($0, best) }
        guard number < settings.count else { return .exhausted }
        let index = best.choices[settings[number]]
        guard let setting = best.integer(at: index) else { return .nothing }
        var items = best.recording.items
        items[index].bits = UInt64(bitPattern: Int64(setting.shape.highest))
        items.removeSubrange(element.whole)
        return .candidate(best.recording.with(items: items))
    }

    private func isTradable(_ choice: Int, _ best: RecordingTree) -> Bool {
        guard let number = best.integer(choice: choice), number.value != number.shape.highest, number.shape.width < 1000 else {
            return false
        }
        return best.isOutsideElements(best.owners[choice])
    }
}
