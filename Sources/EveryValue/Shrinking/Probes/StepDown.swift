/// Lowers a number by a step of 3 to 256, and by multiples of a step that works.
///
/// Solves congruences: numbers that fail only at a distance from one another.
struct StepDown: ShrinkPass {
    let name = "step down"
    static let largest: UInt = 256
    /// Steps of round numbers, clocks and calendars: days, weeks, months, and years
    /// of days and of weeks, in seconds.
    private static let units: [UInt] =
        [100, 360, 720, 365, 1000, 60, 2520, 27_720, 3600, 10_000]
        + [1, 1461, 365, 366, 7, 364, 371, 28, 30, 31, 35, 91].map { 86_400 * $0 }
    /// How many steps are tried at least, and of how many numbers.
    private static let fewest = 16
    private static let numbers = 1
    /// The largest step that is tried, in gaps: failing numbers are seldom evenly
    /// apart.
    private static let mostGaps = 4
    /// How many steps are tried besides, since units come first.
    private static let besides = 18
    private static let largestDivisor: UInt = 1024
    private static let mostMultiples: UInt = 48
    private static let mostDivisors = 32

    /// The steps that worked before, and the divisors of them all.
    private let first: [UInt]
    /// The multiples and divisors of the divisor of each choice.
    private let likely: [[UInt]]
    private static let others = units + Array(3...largest)
    /// How many steps of one number are judged, on average.
    private let most: Int
    private var choice = 0
    private var number = 0
    private var judgments = 0
    private var stride = Stride()
    /// The steps that worked, the first to try for other numbers.
    private(set) var known: [UInt]

    /// Creates the probe.
    ///
    /// - Parameters:
    ///   - gap: The number of cases it took to find the failure, which is about how
    ///     far failing numbers are apart.
    ///   - divisors: The divisor of all changes of a choice among failures; see
    ///     `ChangeLattice`.
    init(gap: Int, known: [UInt] = [], divisors: [UInt] = []) {
        let largest = Int(StepDown.largest)
        most = max(StepDown.fewest, gap > largest / StepDown.mostGaps ? largest : StepDown.mostGaps * gap) + StepDown.besides
        self.known = known
        first = known + StepDown.divisors(of: known.reduce(0, ChangeLattice.divisor)).filter { !known.contains($0) }
        likely = divisors.map(StepDown.likely)
    }

    /// The multiples of a divisor of all changes, and its own divisors.
    private static func likely(_ divisor: UInt) -> [UInt] {
        guard divisor > 2 else { return [] }
        let multiples = divisor <= largestDivisor ? (1...mostMultiples).map { divisor * $0 } : []
        return divisors(of: divisor) + multiples
    }

    /// The divisors of a step, since one may be the true distance; the largest
    /// first, since they reach further.
    private static func divisors(of step: UInt) -> [UInt] {
        guard step > 3 else { return [] }
        return Array((3...largestDivisor).reversed().filter { step % $0 == 0 && $0 < step }.prefix(mostDivisors))
    }

    mutating func next(_ best: RecordingTree) -> ChoiceRecording? {
        // One step of each number after another, so that none uses up the patience.
        let longest = first.count + (likely.lazy.map(\.count).max() ?? 0) + StepDown.others.count
        while number < longest, judgments < most * min(best.choices.count, StepDown.numbers) {
            while choice < best.choices.count, let (value, shape) = best.units(choice: choice), stride.step > 0, let step = self.step {
                let step = step.multipliedReportingOverflow(by: UInt(stride.step))
                if !step.overflow, let lower = StepDown.lowered(value, by: step.partialValue, shape) {
                    return best.setting(units: [(best.choices[choice], lower)])
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

    /// The number a step nearer to the simplest, or beyond it if that is nearer.
    ///
    /// - Returns: Nil if there is none.
    private static func lowered(_ value: Int, by step: UInt, _ shape: IntegerShape) -> Int? {
        let (distance, isAbove) = (shape.distance(value), value >= shape.simplest)
        if step <= distance { return shape.value(at: distance - step, above: isAbove) }
        return step - distance < distance ? shape.value(at: step - distance, above: !isAbove) : nil
    }

    /// The step that is next; nil if there is none for this choice.
    private var step: UInt? {
        if number < first.count { return first[number] }
        let likely = choice < likely.count ? likely[choice] : []
        let rest = number - first.count
        if rest < likely.count { return likely[rest] }
        return rest - likely.count < StepDown.others.count ? StepDown.others[rest - likely.count] : nil
    }

    mutating func judged(accepted: Bool) {
        if accepted, let step, !known.contains(step) { known.append(step) }
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
