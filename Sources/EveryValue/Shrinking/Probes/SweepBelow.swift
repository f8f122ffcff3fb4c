/// Tries numbers from the simplest upwards.
///
/// A number whose changes from failure to failure have one divisor is tried at
/// multiples of it. If the last two changes were large, whole hours or days follow
/// on both sides of the simplest, and a few days in ranges as wide as those of
/// dates. Then numbers follow so far apart that a filter, which looks at 16
/// neighbors in each direction, leaves none out.
///
/// Solves congruences, dates that fail on some days of a month, and filters that
/// accept one number in thousands: what they refuse costs no judgment.
struct SweepBelow: ShrinkPass {
    let name = "sweep below"
    private enum Stage { case divisor, latest, plain }

    private static let first: UInt = 16
    private static let step: UInt = 33
    private static let mostJudged = 4
    /// How many multiples of a divisor are judged.
    private static let mostMultiples = 48
    private static let mostRefused = 3000
    /// A week, a day and an hour: two changes by years are also changes by days.
    private static let units: [UInt] = [7 * day, day, 3600]
    private static let day: UInt = 86_400
    /// A year in days.
    private static let years: [UInt] = [365, 366]
    private static let leastLatest: UInt = 3600
    /// Numbers of this many may be moments, in seconds: three years and more.
    private static let leastMoments: UInt = 100_000_000
    /// How many days are tried without a change by days.
    private static let mostDays = 4

    /// The divisor of all changes of a choice among failures; see `ChangeLattice`.
    private let divisors: [UInt]
    /// The divisor of the last two changes of each choice.
    private let latest: [UInt]
    private var choice = 0
    private var stage = Stage.divisor
    private var number: UInt = 0
    private var judgments = 0

    init(divisors: [UInt], latest: [UInt] = []) {
        self.divisors = divisors
        self.latest = latest
    }

    mutating func next(_ best: RecordingTree) -> ChoiceRecording? {
        while choice < best.choices.count {
            let isPlain = stage == .plain
            if let (value, shape) = best.units(choice: choice), number < SweepBelow.mostRefused,
                case let divisor = divisor(shape), isPlain || divisor > 0, judgments < most
            {
                // With the latest changes, on both sides of the simplest number.
                let isBeyond = stage == .latest && number % 2 == 1
                let rest = isPlain ? SweepBelow.first : shape.distance(value) % divisor
                let start = isBeyond && rest > 0 ? divisor - rest : rest
                let (product, isWide) = (isPlain ? SweepBelow.step : divisor)
                    .multipliedReportingOverflow(by: stage == .latest ? number / 2 : number)
                let (distance, overflow) = product.addingReportingOverflow(start)
                number += 1
                if !isWide, !overflow, distance < shape.distance(value),
                    let lower = shape.value(at: distance, above: (value >= shape.simplest) != isBeyond)
                {
                    return best.setting(units: [(best.choices[choice], lower)])
                }
                // The other side may have room.
                if stage == .latest, number < 2 * UInt(SweepBelow.mostMultiples) { continue }
            }
            switch stage {
            case .divisor: stage = .latest
            case .latest: stage = .plain
            case .plain: (stage, choice) = (.divisor, choice + 1)
            }
            number = 0
            judgments = 0
        }
        return nil
    }

    /// How many numbers of the stage are judged.
    private var most: Int {
        switch stage {
        case .divisor: SweepBelow.mostMultiples
        case .latest: 2 * (latestUnit == nil ? SweepBelow.mostDays : SweepBelow.mostMultiples)
        case .plain: SweepBelow.mostJudged
        }
    }

    /// The divisor of the stage; 0 where there is none.
    private func divisor(_ shape: IntegerShape) -> UInt {
        let all = choice < divisors.count ? divisors[choice] : 0
        switch stage {
        case .divisor: return all > 2 ? all : 0
        case .latest: return latestUnit ?? (shape.width >= SweepBelow.leastMoments ? SweepBelow.day : 0)
        case .plain: return 0
        }
    }

    /// The unit of the last two changes, unless all changes have it.
    private var latestUnit: UInt? {
        guard choice < latest.count, choice < divisors.count, latest[choice] != divisors[choice] else { return nil }
        return SweepBelow.unit(of: latest[choice])
    }

    /// The unit in which the last two changes count: a day or an hour in seconds, 1
    /// for years in days, or what they have in common.
    ///
    /// - Returns: Nil for a small number, which is an accident.
    static func unit(of change: UInt) -> UInt? {
        if change >= leastLatest { return units.first { change % $0 == 0 } ?? change }
        return change > 0 && years.contains { change % $0 == 0 } ? 1 : nil
    }

    mutating func judged(accepted: Bool) { judgments += 1 }

    mutating func missed(isRefused: Bool) { if !isRefused { judgments += 1 } }

    mutating func reset() { self = SweepBelow(divisors: divisors, latest: latest) }
}
