/// What a search has found, so far or at its end.
public struct SearchReport<Value> {
    /// One minimal failure for each origin, in the order of discovery.
    public let counterexamples: [Counterexample<Value>]
    /// Why the search ended.
    public let ending: SearchEnding
    /// What was done.
    public let statistics: SearchStatistics

    /// Whether no failure was found.
    public var isSuccess: Bool { counterexamples.isEmpty }
}

extension SearchReport: Sendable where Value: Sendable {}

/// Why a search ended.
public enum SearchEnding: Hashable, Sendable {
    /// It has not ended.
    case running
    /// It judged all the cases it was asked for.
    case completed
    /// It judged every value there is, so a pass is a proof.
    case exhausted(values: Int)
    /// It found a failure, and did not go on to all the cases it was asked for.
    case foundFailures
    /// Nobody wanted the result any more.
    case cancelled
    /// The time was over.
    case outOfTime
    /// Nearly every case was discarded, or none could be generated.
    case gaveUp(reason: String)
}

/// What was done in a search.
public struct SearchStatistics: Hashable, Sendable {
    /// Judgments that came back for generated cases, discarded ones not counted.
    public internal(set) var cases = 0
    /// All judgments, whatever for.
    public internal(set) var evaluations = 0
    /// Runs of the generator, whether or not the value was judged.
    public internal(set) var generated = 0
    /// Cases the property had nothing to say about.
    public internal(set) var discarded = 0
    /// Cases that were equal to an earlier one and not judged again.
    public internal(set) var repeated = 0
    /// Cases for which the generator threw an error.
    public internal(set) var generationErrors = 0
    /// The first error thrown by the generator.
    public internal(set) var firstGenerationError: String?
    /// The judgments spent until the first failure, itself included; nil when there was none.
    public internal(set) var evaluationsToFirstFailure: Int?
    /// What each shrink pass has cost and brought, in the order of first use; passes without candidates are left out.
    public internal(set) var passes: [PassStatistics] = []

    mutating func count(pass name: String, isEvaluation: Bool, isImprovement: Bool) {
        let index: Int
        if let known = passes.firstIndex(where: { $0.name == name }) {
            index = known
        } else {
            index = passes.count
            passes.append(PassStatistics(name: name))
        }
        passes[index].evaluations += isEvaluation ? 1 : 0
        passes[index].improvements += isImprovement ? 1 : 0
    }
}
