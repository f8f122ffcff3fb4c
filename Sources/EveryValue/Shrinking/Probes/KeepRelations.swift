/// Changes one or two numbers while a third stays their sum or product.
///
/// Solves checks of a result that is drawn with its operands.
struct KeepRelations: ListPass {
    let name = "keep relations"
    private static let mostNumbers = 6
    /// How many values of the second number are tried.
    private static let mostValues = 24

    var left: [ChoiceRecording]?

    static func edits(_ best: RecordingTree) -> [ChoiceRecording] {
        let numbers = best.choices.filter { best.recording.items[$0].kind == .integer }
        guard (3...mostNumbers).contains(numbers.count) else { return [] }
        var result: [ChoiceRecording] = []
        for (place, first) in numbers.enumerated() {
            for (next, second) in numbers.enumerated().dropFirst(place + 1) {
                for third in numbers.dropFirst(next + 1) {
                    for isProduct in [true, false] { result += edits(first, second, third, isProduct, best) }
                }
            }
        }
        return result
    }

    private static func edits(_ first: Int, _ second: Int, _ third: Int, _ isProduct: Bool, _ best: RecordingTree) -> [ChoiceRecording] {
        func result(_ left: Int, _ right: Int) -> Int? {
            let (value, overflow) = isProduct ? left.multipliedReportingOverflow(by: right) : left.addingReportingOverflow(right)
            return overflow ? nil : value
        }
        guard let (left, shape) = best.integer(at: first), let (right, room) = best.integer(at: second),
            let (value, bounds) = best.integer(at: third), value == result(left, right), value != left, value != right
        else { return [] }
        let distance = shape.distance(left)
        var targets: [UInt] = []
        for target in [distance / 2, distance &- 1, 1, 0] where target < distance && !targets.contains(target) { targets.append(target) }
        var edits: [ChoiceRecording] = []
        for number in 0...Int(min(room.width, UInt(mostValues))) {
            let other = room.value(numbered: number)
            // Once the first is as low as it gets, the second one is lowered alone.
            let isLower = room.distance(other) < room.distance(right)
            for target in targets + (isLower ? [distance] : []) {
                guard let lower = shape.value(at: target, above: left >= shape.simplest), let outcome = result(lower, other),
                    bounds.contains(outcome)
                else { continue }
                edits.append(best.setting([(first, lower), (second, other), (third, outcome)]))
            }
        }
        return edits
    }
}
