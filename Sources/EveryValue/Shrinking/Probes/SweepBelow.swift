/// Tries numbers from the simplest upwards, so far apart that a filter, which looks
/// at 16 neighbors in each direction, leaves none out.
///
/// Solves filters that accept one number in thousands: what they refuse costs no
/// judgment.
struct SweepBelow: ShrinkPass {
    let name = "sweep below"
    private static let first: UInt = 16
    private static let step: UInt = 33
    private static let mostJudged = 4
    private static let mostRefused = 3000

    private var choice = 0
    private var number: UInt = 0
    private var judgments = 0

    mutating func next(_ best: RecordingTree) -> ChoiceRecording? {
        while choice < best.choices.count {
            if let (value, shape) = best.integer(choice: choice), judgments < SweepBelow.mostJudged, number < SweepBelow.mostRefused {
                let distance = SweepBelow.first + SweepBelow.step * number
                number += 1
                if distance < shape.distance(value), let lower = shape.value(at: distance, above: value >= shape.simplest) {
                    return best.setting([(best.choices[choice], lower)])
                }
            }
            choice += 1
            number = 0
            judgments = 0
        }
        return nil
    }

    mutating func judged(accepted: Bool) { judgments += 1 }

    mutating func missed(isRefused: Bool) { if !isRefused { judgments += 1 } }

    mutating func reset() { self = SweepBelow() }
}
