/// How a search is carried out.
///
/// Every default is meant to be left alone.
public struct SearchSettings: Sendable {
    /// The seed of all random choices.
    public var seed: UInt64
    /// How many different values to generate and judge, discarded ones not counted.
    ///
    /// A value that was judged before is drawn again. Where the domain is smaller,
    /// all of it is judged; where new values become rare, the search ends with a
    /// warning that estimates how many there are.
    public var cases: Int
    /// Recordings of parts of a value; case `i` follows plan `i % plans.count`
    /// where it aligns, and is random elsewhere.
    public var plans: [ChoiceRecording]
    /// Recordings judged before anything is generated: explicit cases, earlier
    /// counterexamples.
    public var starting: [ChoiceRecording]
    /// The most evaluations in shrinking one failure.
    public var shrinkEvaluations: Int
    /// How many judgments may be spent below one minimum, on trying all simpler
    /// values or on edits that seldom help; 0 for none.
    ///
    /// More, where numbers fail seldom: three times as many where several fail
    /// together, as in a checksum, and up to five times as many to go through small
    /// values.
    public var certifyEvaluations: Int
    /// How many judgments explaining one minimum may cost; 0 for no explanation.
    public var explainEvaluations: Int
    /// The number of failures, by key, that are shrunk and reported.
    public var maximumFailures: Int
    /// How long to go on after the first failure.
    public var furtherSearch: FurtherSearch
    /// How many cases in a row, for each case asked for, may be discarded before
    /// the search gives up.
    public var maximumDiscardRatio: Int
    /// Every how many cases one is judged twice, to see whether the property is
    /// deterministic; 0 for never.
    public var repeatEvery: Int
    /// How many judgments may be spent on raising the scores given by the property,
    /// after the random cases.
    public var targetEvaluations: Int
    /// How often labels must come up in the random cases.
    public var coverage: [CoverageRequirement]
    /// The values to draw more often than chance; nil for none.
    public var hints: SearchHints?
    /// The cases to run here when one search is divided; nil for a whole search.
    ///
    /// With a share, exactly the numbers below `cases` are gone through: a case
    /// equal to an earlier one is judged again, and one that cannot be generated is
    /// not replaced. So what a number brings depends on seed and number alone, and
    /// what shares bring adds up.
    package var share: Shard?
    /// Returns true when the search has been cancelled; called before every trial.
    public var isCancelled: @Sendable () -> Bool
    /// The time since some fixed moment; nil for the system's clock, which is read
    /// for a time budget only.
    ///
    /// With a clock, the search also notices a generator that takes much longer
    /// than the property. Without one and without a time budget, its report depends
    /// on nothing but the other settings.
    public var elapsed: (@Sendable () -> Duration)?
    /// How long the search may take, from its creation; looked at before every
    /// trial, and every few runs of the generator between trials.
    public var timeBudget: Duration?
    /// How many choices and elements a value may have.
    ///
    /// A larger one is refused, with a warning. Ten thousand take about a
    /// millisecond to generate.
    public var choicesPerValue: Int
    /// How many values the search remembers with their judgments, in some 100
    /// bytes each.
    ///
    /// With more, the oldest half is forgotten, with a warning.
    public var rememberedValues: Int

    /// How long a search goes on generating after its first failure.
    public enum FurtherSearch: Hashable, Sendable {
        /// It stops and shrinks.
        case none
        /// It spends as many judgments again as everything before has cost,
        /// shrinking included, and 200 in all at least.
        case asMuchAsSpent
        /// It judges all the cases asked for.
        case allCases
    }

    /// Creates settings; see the properties of the same names.
    public init(
        seed: UInt64 = 0, cases: Int = 100, plans: [ChoiceRecording] = [], starting: [ChoiceRecording] = [], shrinkEvaluations: Int = 2000,
        certifyEvaluations: Int = 400, explainEvaluations: Int = 50, maximumFailures: Int = 20,
        furtherSearch: FurtherSearch = .asMuchAsSpent, maximumDiscardRatio: Int = 10,
        repeatEvery: Int = 20, targetEvaluations: Int = 200, coverage: [CoverageRequirement] = [],
        isCancelled: @escaping @Sendable () -> Bool = { false }, elapsed: (@Sendable () -> Duration)? = nil,
        timeBudget: Duration? = nil, choicesPerValue: Int = 20_000, rememberedValues: Int = 4_000_000
    ) {
        self.seed = seed
        self.cases = cases
        self.plans = plans
        self.starting = starting
        self.shrinkEvaluations = shrinkEvaluations
        self.certifyEvaluations = certifyEvaluations
        self.explainEvaluations = explainEvaluations
        self.maximumFailures = maximumFailures
        self.furtherSearch = furtherSearch
        self.maximumDiscardRatio = maximumDiscardRatio
        self.repeatEvery = repeatEvery
        self.targetEvaluations = targetEvaluations
        self.coverage = coverage
        self.isCancelled = isCancelled
        self.elapsed = elapsed
        self.timeBudget = timeBudget
        self.choicesPerValue = choicesPerValue
        self.rememberedValues = rememberedValues
    }
}

extension SearchSettings {
    /// The first setting that makes no sense, in a sentence.
    var mistake: String? {
        if cases < 0 { return "The number of cases is \(cases); it must be at least 0." }
        if maximumDiscardRatio < 1 { return "The maximum discard ratio is \(maximumDiscardRatio); it must be at least 1." }
        if choicesPerValue < 1 { return "The number of choices per value is \(choicesPerValue); it must be at least 1." }
        if rememberedValues < 1 { return "The number of remembered values is \(rememberedValues); it must be at least 1." }
        if let wrong = coverage.first(where: { !(0...1).contains($0.share) }) {
            return "The share of cases labeled \"\(wrong.label)\" is \(wrong.share); it must be between 0 and 1."
        }
        return nil
    }
}
