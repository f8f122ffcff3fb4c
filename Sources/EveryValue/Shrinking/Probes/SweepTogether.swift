/// Tries all values of one number, or of a few together while the others stay, the
/// simplest first.
///
/// The groups with the fewest candidates come first. Solves sets with gaps that
/// have no pattern, and equations whose solutions share nothing, where the smallest
/// one is near the simplest numbers.
struct SweepTogether: ShrinkPass {
    let name = "sweep together"
    private static let counts = 1...6
    /// How many candidates may be known or refused, since the generator runs for
    /// each.
    private static let mostMissed = 1 << 15

    /// The choices of each group that is left, the next group last.
    private var groups: [[Int]]?
    /// How far each choice of the present group is from its simplest value, in
    /// candidates.
    private var numbers: [Int] = []
    private var misses = 0

    mutating func next(_ best: RecordingTree) -> ChoiceRecording? {
        if groups == nil { groups = SweepTogether.groups(best) }
        while let group = groups?.last, misses < SweepTogether.mostMissed {
            let choices = group.compactMap { choice in best.units(choice: choice).map { (best.choices[choice], $0.value, $0.shape) } }
            if numbers.isEmpty { numbers = group.map { _ in 0 } }
            let (_, value, shape) = choices[0]
            let values =
                choices.count > 1
                ? zip(choices, numbers).map { $0.2.value(numbered: $1) } : SweepTogether.value(numbers[0], value, shape).map { [$0] } ?? []
            guard let first = values.first, shape.distance(first) < shape.distance(value) else {
                groups?.removeLast()
                numbers = []
                continue
            }
            advance(choices.map(\.2))
            return best.setting(units: zip(choices, values).map { (item: $0.0, value: $1) })
        }
        return nil
    }

    /// The next of the simplest values of one choice, and of those next to the
    /// present one, in turns; nil where they meet.
    private static func value(_ number: Int, _ value: Int, _ shape: IntegerShape) -> Int? {
        let (distance, half) = (shape.distance(value), UInt(number / 2))
        let isOneSided = shape.simplest == shape.lowest || shape.simplest == shape.highest
        if isOneSided, UInt(number) >= distance { return nil }
        guard number % 2 == 1, half < distance else { return shape.value(numbered: number / 2) }
        return shape.value(at: distance - half - 1, above: value >= shape.simplest)
    }

    /// Counts up like an odometer, with the last choice fastest.
    private mutating func advance(_ shapes: [IntegerShape]) {
        for place in numbers.indices.reversed() {
            numbers[place] += 1
            if place == 0 || numbers[place] <= Int(clamping: shapes[place].width) { return }
            numbers[place] = 0
        }
    }

    /// The groups of choices that may become simpler together, those with the
    /// fewest candidates last.
    private static func groups(_ best: RecordingTree) -> [[Int]] {
        let all = best.choices.indices.filter { best.units(choice: $0).map { $0.shape.width > 0 } == true }
        guard counts.contains(all.count) else { return [] }
        var groups: [(choices: [Int], count: Double)] = []
        for members in 1..<(1 << all.count) {
            let choices = all.indices.filter { members & 1 << $0 != 0 }.map { all[$0] }
            guard let (value, shape) = best.units(choice: choices[0]), value != shape.simplest else { continue }
            let others = choices.dropFirst().reduce(1.0) { $0 * (Double(best.units(choice: $1)?.shape.width ?? 0) + 1) }
            groups.append((choices, Double(shape.distance(value)) * others))
        }
        return groups.sorted { $0.count > $1.count }.map(\.choices)
    }

    mutating func judged(accepted: Bool) {
        if accepted { self = SweepTogether() }
    }

    mutating func missed(isRefused: Bool) { misses += 1 }

    mutating func recalled() { misses += 1 }

    mutating func reset() { self = SweepTogether() }
}
