/// Lowers a number that stands in two places while another number, which stands in
/// two later places, becomes as much larger.
///
/// Solves symmetric tables, and pairs that must be equal and may stand elsewhere.
struct MoveTwins: ListPass {
    let name = "move twins"
    private static let mostCandidates = 120
    /// With more numbers, others find more.
    private static let mostNumbers = 16

    var left: [[(item: Int, value: Int)]]?

    static func edits(_ best: RecordingTree) -> [[(item: Int, value: Int)]] {
        let numbers = best.integers
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
            let targets = [shape.simplest, shape.nextLower(value)]
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
