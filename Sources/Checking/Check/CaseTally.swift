import EveryScreenAudit
import EveryScreenGenerators
import EveryScreenModel
import EveryValue

/// The sums of the outcomes of cases: those of two sets of cases add up.
struct CaseTally: Sendable {
    /// The number of times that each spec had each outcome, in the profile's order.
    var tallies: [Verdicts.Tally]
    /// The reasons for the outcomes of each spec, in the profile's order.
    var reasons: [Verdicts.ReasonCounts]
    /// The tested environments.
    var environments = Set<UserEnvironment>()
    /// The coverage.
    var coverage: CheckReport.Coverage
    /// Whether a flow was checked; else reports leave out the specs of flows.
    var hasFlows = false

    /// Creates the counts of no cases.
    init(of space: EnvironmentSpace, profile: AccessibilityProfile) {
        self.init(
            tallies: profile.everySpec.map { _ in Verdicts.Tally() }, reasons: profile.everySpec.map { _ in Verdicts.ReasonCounts() },
            coverage: CheckReport.Coverage(of: space, specCount: profile.everySpec.count))
    }

    /// Creates counts read from a file.
    init(
        tallies: [Verdicts.Tally], reasons: [Verdicts.ReasonCounts], environments: Set<UserEnvironment> = [],
        coverage: CheckReport.Coverage,
        hasFlows: Bool = false
    ) {
        self.tallies = tallies
        self.reasons = reasons
        self.environments = environments
        self.coverage = coverage
        self.hasFlows = hasFlows
    }

    /// Counts a case.
    mutating func add<Content>(_ judged: EvaluatedCase, in environment: UserEnvironment, of trial: SearchTrial<CheckCase<Content>>) {
        environments.insert(environment)
        hasFlows = hasFlows || judged.isFlow
        if trial.phase.isCase { coverage.note(judged, in: environment, of: trial.recording) }
        // By index: copying each would take longer than adding it.
        for index in judged.verdicts.indices {
            tallies[index] += judged.verdicts[index].tally
            reasons[index].add(judged.verdicts[index])
        }
    }

    /// Adds the counts of another shard.
    mutating func add(_ other: CaseTally) {
        environments.formUnion(other.environments)
        hasFlows = hasFlows || other.hasFlows
        coverage.add(other.coverage)
        for index in tallies.indices {
            tallies[index] += other.tallies[index]
            reasons[index].add(other.reasons[index])
        }
    }
}

/// The outcomes of the first cases: cases of a small domain repeat, and need no
/// second evaluation.
struct CaseMemory {
    /// The number of cases remembered: all rows of a plan, at some kilobytes each.
    private static let most = 512

    private var cases: [ChoiceRecording: EvaluatedCase] = [:]

    subscript(recording: ChoiceRecording) -> EvaluatedCase? { cases[recording] }

    mutating func keep(_ judged: EvaluatedCase, of recording: ChoiceRecording) {
        if cases.count < Self.most { cases[recording] = judged }
    }
}
