/// Lowers a number by a step of 3 to 256, and by multiples of a step that works.
///
/// Solves congruences: numbers that fail only at a distance from one another.
struct StepDown: ShrinkPass {
    let name = "step down"
    private static let largest: UInt = 256
    /// Steps of calendars, clocks and round numbers.
    private static let units: [UInt] = [100, 360, 365, 1000, 3600, 10_000, 86_400]
    /// How many steps are tried at least, and of how many numbers.
    private static let fewest = 16
    private static let numbers = 1

    private let steps: [UInt]
    /// How many steps of one number are judged, on average.
    private let most: Int
    private var choice = 0
    private var number = 0
    private var judgments = 0
    private var stride = Stride()
    /// The steps that worked, the first to try for other numbers.
    private(set) var known: [UInt]

    /// Creates the probe; with the number of cases it took to find the failure,
    /// which is about how far failing numbers are apart.
    init(gap: Int, known: [UInt] = []) {
        most = max(StepDown.fewest, min(Int(StepDown.largest), gap)) + StepDown.units.count
        self.known = known
        steps = known + (StepDown.units + Array(3...StepDown.largest)).filter { !known.contains($0) }
    }

    mutating func next(_ best: RecordingTree) -> ChoiceRecording? {
        // One step of each number after another, so that none uses up the patience.
        while number < steps.count, judgments < most * min(best.choices.count, StepDown.numbers) {
            while choice < best.choices.count, let (value, shape) = best.integer(choice: choice), stride.step > 0 {
                let step = steps[number].multipliedReportingOverflow(by: UInt(stride.step))
                if !step.overflow, step.partialValue <= shape.distance(value),
                    let lower = shape.value(at: shape.distance(value) - step.partialValue, above: value >= shape.simplest)
                {
                    return best.setting([(best.choices[choice], lower)])
                }
                stride.skip()
            }
            stride = Stride()
            choice += 1
            guard choice >= best.choices.count else { continue }
            number += 1
            choice = 0
        }
        return nil
    }

    mutating func judged(accepted: Bool) {
        if accepted, !known.contains(steps[number]) { known.append(steps[number]) }
        judgments = accepted ? 0 : judgments + 1
        stride.judged(accepted: accepted)
    }

    // A number that the generator refuses costs no judgment.
    mutating func missed(isRefused: Bool) { stride.judged(accepted: false) }

    mutating func reset() {
        (choice, number, judgments) = (0, 0, 0)
        stride = Stride()
    }
}
