/// Lowers a number that stands in two places while another number, which stands in
/// two later places, becomes as much larger.
///
/// Solves symmetric tables and pairs that must be equal, of which several would do.
struct MoveTwins: ShrinkPass {
    let name = "move twins"
    private static let mostCandidates = 120
    /// With more numbers, others find more.
    private static let mostNumbers = 16

    private var candidates: [[(item: Int, value: Int)]]?

    mutating func next(_ best: RecordingTree) -> ChoiceRecording? {
        if candidates == nil { candidates = MoveTwins.edits(best).reversed() }
        return candidates?.popLast().map(best.setting)
    }

    mutating func judged(accepted: Bool) {
        if accepted { candidates = nil }
    }

    mutating func reset() { candidates = nil }

    private static func edits(_ best: RecordingTree) -> [[(item: Int, value: Int)]] {
        let numbers = best.choices.indices.compactMap { choice in
            best.integer(choice: choice).map { (item: best.choices[choice], value: $0.value, shape: $0.shape) }
        }
        guard (4...mostNumbers).contains(numbers.count) else { return [] }
        let pairs = numbers.indices.flatMap { one in
            numbers.indices[(one + 1)...]
                .filter { numbers[$0].value == numbers[one].value && numbers[$0].shape == numbers[one].shape }
                .map { (one, $0) }
        }
        var result: [[(item: Int, value: Int)]] = []
        for (one, other) in pairs {
            let (value, shape) = (numbers[one].value, numbers[one].shape)
            guard value != shape.simplest else { continue }
            let targets = [shape.simplest, value > shape.simplest ? value - 1 : value + 1]
            // The later a number stands, the simpler is the whole.
            for (next, last) in pairs.reversed() where next > one && next != other && last != other {
                for target in targets {
                    let (sum, overflow) = numbers[next].value.addingReportingOverflow(value &- target)
                    guard !overflow, numbers[next].shape.contains(sum) else { continue }
                    result.append([one, other, next, last].map { (numbers[$0].item, $0 == one || $0 == other ? target : sum) })
                    if result.count == mostCandidates { return result }
                }
            }
        }
        return result
    }
}
