/// Lowers one choice while a later one takes any of its first values.
///
/// Solves checksums, exclusive or, remainders and permutations, where neither sum
/// nor difference stays the same.
struct CompensatePairs: ShrinkPass {
    let name = "compensate pairs"
    private static let mostChoices = 12
    /// How many values of the second choice are tried.
    private static let mostValues = 24

    private var lowered = 0
    private var raised = 1
    private var target = 0
    private var number = 0
    /// First every pair takes values that keep something the same, then any values.
    private var isBalancing = true

    mutating func next(_ best: RecordingTree) -> ChoiceRecording? {
        guard best.choices.count <= CompensatePairs.mostChoices else { return nil }
        while lowered < best.choices.count {
            let targets = CompensatePairs.lower(lowered, best)
            guard raised < best.choices.count, target < targets.count else {
                if raised < best.choices.count, !targets.isEmpty {
                    raised += 1
                } else {
                    lowered += 1
                    raised = lowered + 1
                }
                (target, number) = (0, 0)
                continue
            }
            let values =
                isBalancing
                ? CompensatePairs.balanced(lowered, targets[target], raised, best) : CompensatePairs.first(raised, best)
            if number < values.count {
                number += 1
                return best.setting([
                    (best.choices[lowered], targets[target]), (best.choices[raised], values[number - 1]),
                ])
            }
            target += 1
            number = 0
        }
        guard isBalancing else { return nil }
        isBalancing = false
        (lowered, raised) = (0, 1)
        return next(best)
    }

    /// The bits of simpler values of a choice: simplest, next to it, and one step
    /// down.
    private static func lower(_ choice: Int, _ best: RecordingTree) -> [Int] {
        let item = best.recording.items[best.choices[choice]]
        if let (value, shape) = best.integer(choice: choice) {
            let distance = shape.distance(value)
            guard distance > 0 else { return [] }
            let steps = distance == 1 ? [0] : distance == 2 ? [1, 0] : distance == 3 ? [1, 2, 0] : [distance / 2, distance - 1, 0, 1]
            return steps.compactMap { shape.value(at: $0, above: value >= shape.simplest) }
        }
        guard item.kind == .float else { return [] }
        let (value, shape) = (Double(bitPattern: item.bits), best.recording.floatShapes[item.shape])
        let targets = [shape.simplest, value.wholeBelow, value.wholeAbove].filter {
            $0 != value && $0 >= shape.lowest && $0 <= shape.highest
        }
        return targets.map { Int(Int64(bitPattern: $0.bitPattern)) }
    }

    /// Values with which exclusive or, sum and difference stay the same, and the
    /// same value.
    private static func balanced(_ lowered: Int, _ target: Int, _ raised: Int, _ best: RecordingTree) -> [Int] {
        guard let (before, _) = best.integer(choice: lowered), let (value, shape) = best.integer(choice: raised) else { return [] }
        let change = before.subtractingReportingOverflow(target)
        let sum = value.addingReportingOverflow(change.partialValue)
        let difference = value.subtractingReportingOverflow(change.partialValue)
        guard !change.overflow, !sum.overflow, !difference.overflow else { return [] }
        return [value ^ before ^ target, sum.partialValue, difference.partialValue, target].filter { shape.contains($0) && $0 != value }
    }

    private static func first(_ choice: Int, _ best: RecordingTree) -> [Int] {
        let item = best.recording.items[best.choices[choice]]
        if let (value, shape) = best.integer(choice: choice) {
            let count = Int(min(shape.width, UInt(mostValues - 1))) + 1
            return (0..<count).map { shape.value(numbered: $0) }.filter { $0 != value }
        }
        guard item.kind == .float else { return [] }
        let (value, shape) = (Double(bitPattern: item.bits), best.recording.floatShapes[item.shape])
        let values = [0.5, 1, value + 0.5, value + 1, shape.highest].filter { $0 != value && $0 >= shape.lowest && $0 <= shape.highest }
        return values.map { Int(Int64(bitPattern: $0.bitPattern)) }
    }

    mutating func judged(accepted: Bool) {
        if accepted { (target, number) = (0, 0) }
    }

    mutating func reset() { self = CompensatePairs() }
}
