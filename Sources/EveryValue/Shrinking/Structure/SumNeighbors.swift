/// Makes one of two neighbouring elements that are single numbers: their sum,
/// wrapped around into the bounds.
///
/// GUARANTEE: when it ends, no two neighbouring numbers can be replaced by their
/// sum.
struct SumNeighbors: PlacePass {
    let name = "fuse"

    func placeCount(_ best: RecordingTree) -> Int {
        best.brackets.count
    }

    func attempt(_ number: Int, at place: Int, _ best: RecordingTree) -> Attempt {
        let first = best.brackets[place]
        guard number == 0, first.kind == .element, first.weight == 1,
            let next = best.brackets[(place + 1)...].first(where: { $0.kind == .element && $0.weight == 1 && $0.open > first.close }),
            let left = best.integer(at: first.open + 1), let right = best.integer(at: next.open + 1),
            let sum = wrappedSum(left.value, right.value, left.shape)
        else { return .exhausted }
        var items = best.recording.items
        items[first.open + 1].bits = UInt64(bitPattern: Int64(sum))
        items.removeSubrange(next.whole)
        return .candidate(best.recording.with(items: items))
    }

    private func wrappedSum(_ left: Int, _ right: Int, _ shape: IntegerShape) -> Int? {
        let (sum, overflow) = left.addingReportingOverflow(right)
        guard !overflow else { return nil }
        if shape.contains(sum) { return sum }
        let (modulus, isWide) = shape.highest.subtractingReportingOverflow(shape.lowest)
        guard !isWide, modulus < .max else { return nil }
        let (wrapped, leaves) =
            sum > shape.highest ? sum.subtractingReportingOverflow(modulus + 1) : sum.addingReportingOverflow(modulus + 1)
        return !leaves && shape.contains(wrapped) ? wrapped : nil
    }
}
