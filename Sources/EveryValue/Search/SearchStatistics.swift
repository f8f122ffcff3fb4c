/// The work done in a search.
public struct SearchStatistics: Hashable, Sendable, Codable {
    /// Judgments that came back for generated cases, discarded ones not counted.
    public package(set) var cases = 0
    /// All judgments, whatever for.
    public internal(set) var evaluations = 0
    /// Runs of the generator, whether or not the value was judged.
    public internal(set) var generated = 0
    /// Cases the property had nothing to say about.
    public internal(set) var discarded = 0
    /// Cases that were equal to an earlier one, so that another was drawn in their
    /// place.
    public internal(set) var repeated = 0
    /// Whether the search ended for repeated values, with less than nine tenths of
    /// its cases and without a failure.
    var seemsExhausted = false
    /// Cases for which the generator threw an error.
    public internal(set) var generationErrors = 0
    /// The first error thrown by the generator.
    public internal(set) var firstGenerationError: String?
    /// The judgments spent until the first failure, itself included; nil when there
    /// was none.
    public internal(set) var evaluationsToFirstFailure: Int?
    /// The number after that of the case it was thrown for.
    var firstErrorCase: Int?
    /// The cost and the success of each shrink pass, in the order of first use;
    /// passes without candidates are left out.
    public internal(set) var passes: [ShrinkPassStatistics] = []

    /// How many cases had each label, in the order in which the labels first came
    /// up.
    public internal(set) var labels: [LabelCount] = []
    /// How many cases had a label.
    public struct LabelCount: Hashable, Sendable, Codable {
        /// The label.
        public let label: String
        /// The cases that had it.
        public internal(set) var count: Int
    }

    /// Values refused by filters inside the generator.
    public internal(set) var refused = 0
    /// How many values were forgotten, as there were more than are remembered.
    public internal(set) var forgottenValues = 0
    /// The sum of the weights of all cases judged.
    var totalWeight = 0
    /// The contradictions found by judging or generating a case twice.
    var contradictions: [SearchWarning] = []

    mutating func count(labels names: [String]) {
        for name in names {
            if let known = labels.firstIndex(where: { $0.label == name }) {
                labels[known].count += 1
            } else {
                labels.append(LabelCount(label: name, count: 1))
            }
        }
    }

    mutating func count(pass name: String, isEvaluation: Bool, isImprovement: Bool) {
        let index: Int
        if let known = passes.firstIndex(where: { $0.name == name }) {
            index = known
        } else {
            index = passes.count
            passes.append(ShrinkPassStatistics(name: name))
        }
        passes[index].evaluations += isEvaluation ? 1 : 0
        passes[index].improvements += isImprovement ? 1 : 0
    }

    /// How often the labels demanded came up.
    package func coverage(_ requirements: [CoverageRequirement]) -> [LabelCoverage] {
        requirements.map { requirement in
            let count = labels.first { $0.label == requirement.label }?.count ?? 0
            return LabelCoverage(requirement: requirement, count: count, cases: cases)
        }
    }

    /// The mean weight from which values count as heavy: a hundred times that of a
    /// typical counterexample.
    private static let heavy = 2000

    /// The reasons to trust the results less.
    package var warnings: [SearchWarning] {
        var warnings = contradictions
        let attempts = cases + discarded
        if discarded > cases, attempts >= 10 { warnings.append(.manyDiscarded(discarded: discarded, judged: cases)) }
        if refused > attempts, attempts >= 10 { warnings.append(.manyRefused(refused: refused, cases: attempts)) }
        if forgottenValues > 0 { warnings.append(.valuesForgotten(forgottenValues)) }
        if seemsExhausted { warnings.append(.manyRepeated(judged: cases, estimate: estimatedValues)) }
        if let firstGenerationError { warnings.append(.generatorFailed(times: generationErrors, firstError: firstGenerationError)) }
        if attempts > 0, totalWeight / attempts > SearchStatistics.heavy {
            warnings.append(.heavyValues(meanWeight: totalWeight / attempts))
        }
        return warnings
    }

    /// An estimate of the number of different values if all are equally likely: the
    /// number that makes the share of repeated ones the likeliest.
    private var estimatedValues: Int {
        let (distinct, draws) = (Double(cases), Double(cases + repeated))
        var (low, high) = (distinct, 1000 * distinct)
        for _ in 0..<60 {
            let middle = (low + high) / 2
            // (1 - 1/n)^draws by repeated squaring, as this module has no
            // mathematics library.
            var (power, base, rest) = (1.0, 1 - 1 / max(middle, 1), Int(draws))
            while rest > 0 {
                if rest & 1 == 1 { power *= base }
                base *= base
                rest >>= 1
            }
            if middle * (1 - power) < distinct { low = middle } else { high = middle }
        }
        return Int(high.wholeAbove)
    }
}
