/// Lowers a number by a step of 3 to 64, and by multiples of a step that works.
///
/// Solves congruences: numbers that fail only at a distance from one another.
struct StepDown: ShrinkPass {
    let name = "step down"
    private static let largest: UInt = 64
    /// Steps of calendars, clocks and round numbers.
    private static let units: [UInt] = [100, 360, 365, 1000, 3600, 10_000, 86_400]

    private var choice = 0
    private var number = 0
    private var stride = Stride()
    private static let steps = units + Array(3...largest)

    mutating func next(_ best: RecordingTree) -> ChoiceRecording? {
        while choice < best.choices.count {
            guard let (value, shape) = best.integer(choice: choice), number < StepDown.steps.count else {
                choice += 1
                number = 0
                stride = Stride()
                continue
            }
            let step = StepDown.steps[number].multipliedReportingOverflow(by: UInt(stride.step))
            if stride.step > 0, !step.overflow, step.partialValue <= shape.distance(value),
                let lower = shape.value(at: shape.distance(value) - step.partialValue, above: value >= shape.simplest)
            {
                return best.setting([(best.choices[choice], lower)])
            }
            if stride.step > 0 {
                stride.skip()
            } else {
                number += 1
                stride = Stride()
            }
        }
        return nil
    }

    mutating func judged(accepted: Bool) {
        stride.judged(accepted: accepted)
    }

    mutating func reset() { self = StepDown() }
}
