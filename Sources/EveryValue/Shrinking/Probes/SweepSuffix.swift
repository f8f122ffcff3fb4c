/// Goes through the values of the last two or three numbers, the simplest first;
/// then so that equal numbers stay equal.
///
/// Solves checksums over some digits: where only one in ten fits, no step from one
/// that does leads to the simplest.
struct SweepSuffix: ListPass {
    let name = "sweep suffix"
    private static let counts = 2...16
    /// All numbers but the first have fewer values: of others, a small part would
    /// be gone through.
    private static let mostWidth: UInt = 16
    /// How many edits there are of two numbers, and of three.
    private static let mostEdits = [2: 60, 3: 200]
    /// How many refusals end the round.
    static let patience = 460

    var left: [[(item: Int, value: Int)]]?

    static func edits(_ best: RecordingTree) -> [[(item: Int, value: Int)]] {
        let numbers = best.integers
        guard counts.contains(numbers.count) else { return [] }
        // Numbers that are simplest may each become another one.
        let twins = numbers.enumerated().divided { place, number in
            [number.value, number.value == number.shape.simplest ? place : -1]
        }.map { $0.map(\.element) }
        let apart = [2, 3].filter { $0 <= numbers.count }.flatMap { count in
            edits(of: numbers.suffix(count).map { [$0] }, most: mostEdits[count] ?? 0)
        }
        return twins.count == numbers.count ? apart : apart + edits(of: Array(twins.suffix(3)), most: mostEdits[3] ?? 0)
    }

    private static func edits(of groups: [[(item: Int, value: Int, shape: IntegerShape)]], most: Int) -> [[(item: Int, value: Int)]] {
        guard groups.dropFirst().allSatisfy({ $0[0].shape.width < mostWidth }) else { return [] }
        let values = groups.map { group in
            let shape = group[0].shape
            return (0..<min(most, Int(clamping: shape.width) + 1)).map(shape.value(numbered:))
                .filter { value in group.allSatisfy { $0.shape.contains(value) } }
        }
        let current = zip(groups, values).map { group, values in values.firstIndex(of: group[0].value) ?? values.count }
        var places = groups.map { _ in 0 }
        var result: [[(item: Int, value: Int)]] = []
        while result.count < most, places.lexicographicallyPrecedes(current) {
            result.append(groups.indices.flatMap { group in groups[group].map { ($0.item, values[group][places[group]]) } })
            var group = places.count - 1
            places[group] += 1
            while group > 0, places[group] == values[group].count {
                places[group] = 0
                group -= 1
                places[group] += 1
            }
            guard places[0] < values[0].count else { break }
        }
        return result
    }
}
