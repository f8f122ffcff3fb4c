/// Something about a generator or a property that makes its results worth less.
public enum SearchWarning: Hashable, Sendable, Codable, CustomStringConvertible {
    /// The property discarded more cases than it judged.
    case manyDiscarded(discarded: Int, judged: Int)
    /// Filters inside the generator refused more values than cases were made.
    case manyRefused(refused: Int, cases: Int)
    /// New values became rare: the search ended with fewer cases than asked for.
    case manyRepeated(judged: Int, estimate: Int)
    /// The generator threw errors, or made values that were too large.
    case generatorFailed(times: Int, firstError: String)
    /// Values are so heavy that generating and shrinking are slow: this is the mean
    /// weight.
    case heavyValues(meanWeight: Int)
    /// Generating a case takes at least 2 ms, and more than ten times as long as
    /// judging it: these are the mean times of each.
    case slowGenerator(generation: Duration, judgment: Duration)
    /// More values were judged than the search remembers: this many were forgotten.
    case valuesForgotten(Int)
    /// The property judged one value in two ways.
    case propertyNotDeterministic(case: Int, first: Judgment, second: Judgment)
    /// The generator made two values out of one recording.
    case generatorNotDeterministic(case: Int)

    /// A sentence with the observation and the fix.
    public var description: String {
        switch self {
        case .manyDiscarded(let discarded, let judged):
            "The property discarded \(discarded) cases and judged only \(judged). Generate values it has something to say about."
        case .manyRefused(let refused, let cases):
            "Filters refused \(refused) values to make \(cases) cases. Draw values that pass in the first place."
        case .manyRepeated(let judged, let estimate):
            "Only \(judged) different \(judged == 1 ? "value was" : "values were") found; there seem to be about \(estimate), or more that are seldom drawn. "
                + "Ask for fewer cases, or draw from a wider range."
        case .generatorFailed(let times, let firstError):
            "The generator failed \(times) times. The first error: \(firstError)"
        case .heavyValues(let meanWeight):
            "A value has \(meanWeight) choices and elements on average. Smaller ones find most failures, and faster."
        case .slowGenerator(let generation, let judgment):
            "Generating a case takes \(SearchWarning.milliseconds(generation)), judging it \(SearchWarning.milliseconds(judgment)). "
                + "Draw less, or do in the property what does not depend on a choice."
        case .valuesForgotten(let count):
            "The search forgot \(count) values, as more were judged than it remembers, so that some may be judged twice. "
                + "Raise rememberedValues, or lower the number of cases."
        case .propertyNotDeterministic(let number, let first, let second):
            "Case \(number) was judged twice, as \(first) and as \(second). The property depends on more than its value: "
                + "time, order or state left by an earlier case."
        case .generatorNotDeterministic(let number):
            "Case \(number) was generated twice from the same choices, with different results. The generator depends on more "
                + "than what it draws, for instance on the order of a Set or a Dictionary."
        }
    }

    /// A time in milliseconds with one digit after the point.
    private static func milliseconds(_ time: Duration) -> String {
        let (seconds, attoseconds) = time.components
        let tenths = seconds * 10_000 + attoseconds / 100_000_000_000_000
        return "\(tenths / 10).\(tenths % 10) ms"
    }
}
