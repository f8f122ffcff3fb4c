/// Tries numbers from the simplest upwards.
///
/// A number whose changes from failure to failure have one divisor is tried at
/// multiples of it. Then numbers follow so far apart that a filter, which looks at
/// 16 neighbors in each direction, leaves none out.
///
/// Solves congruences, and filters that accept one number in thousands: what they
/// refuse costs no judgment.
struct SweepBelow: ShrinkPass {
    let name = "sweep below"
    private static let first: UInt = 16
    private static let step: UInt = 33
    private static let mostJudged = 4
    /// How many multiples of a divisor are judged.
    private static let mostMultiples = 48
    private static let mostRefused = 3000

    /// The divisor of all changes of a choice among failures; see `ChangeLattice`.
    private let divisors: [UInt]
    private var choice = 0
    /// Whether the multiples of the divisor are through.
    private var isPlain = false
    private var number: UInt = 0
    private var judgments = 0

    init(divisors: [UInt]) { self.divisors = divisors }

    mutating func next(_ best: RecordingTree) -> ChoiceRecording? {
        while choice < best.choices.count {
            let divisor = isPlain || choice >= divisors.count ? 0 : divisors[choice]
            if let (value, shape) = best.integer(choice: choice), number < SweepBelow.mostRefused, isPlain || divisor > 2,
                judgments < (isPlain ? SweepBelow.mostJudged : SweepBelow.mostMultiples)
            {
                let start = isPlain ? SweepBelow.first : shape.distance(value) % divisor
                let (product, isWide) = (isPlain ? SweepBelow.step : divisor).multipliedReportingOverflow(by: number)
                let (distance, overflow) = product.addingReportingOverflow(start)
                number += 1
                if !isWide, !overflow, distance < shape.distance(value),
                    let lower = shape.value(at: distance, above: value >= shape.simplest)
                {
                    return best.setting([(best.choices[choice], lower)])
                }
            }
            if isPlain { choice += 1 }
            isPlain.toggle()
            number = 0
            judgments = 0
        }
        return nil
    }

    mutating func judged(accepted: Bool) { judgments += 1 }

    mutating func missed(isRefused: Bool) { if !isRefused { judgments += 1 } }

    mutating func reset() { self = SweepBelow(divisors: divisors) }
}
