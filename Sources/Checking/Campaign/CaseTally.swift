import EveryScreenAudit
import EveryScreenGenerators
import EveryScreenModel
import EveryValue

/// What cases came to, added up: the sums of two sets of cases are those of the
/// cases of both.
struct CaseTally: Sendable {
    /// How often each spec came to which outcome, in the profile's order.
    var tallies: [Verdicts.Tally]
    /// Why each spec came to its outcomes, in the profile's order.
    var reasons: [Verdicts.ReasonCounts]
    /// The environments looked at.
    var environments = Set<UserEnvironment>()
    /// What was tried.
    var coverage: CheckReport.Coverage
    /// Whether a flow was judged; else there is nothing to tell of the specs of
    /// flows.
    var hasFlows = false

    /// Creates the counts of no case.
    init(of space: EnvironmentSpace, profile: AccessibilityProfile) {
        self.init(
            tallies: profile.everySpec.map { _ in Verdicts.Tally() }, reasons: profile.everySpec.map { _ in Verdicts.ReasonCounts() },
            coverage: CheckReport.Coverage(of: space, specCount: profile.everySpec.count))
    }

    /// Creates counts that were written down.
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
    mutating func add<Content>(_ judged: JudgedCase, in environment: UserEnvironment, of trial: SearchTrial<CampaignCase<Content>>) {
        environments.insert(environment)
        hasFlows = hasFlows || judged.isFlow
        if trial.phase.isCase { coverage.note(judged, in: environment, of: trial.recording) }
        // By index: a copy of each would take longer than adding it up.
        for index in judged.verdicts.indices {
            tallies[index] += judged.verdicts[index].tally
            reasons[index].add(judged.verdicts[index])
        }
    }

    /// Counts the cases of another share.
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

/// What the first cases came to: a small domain is drawn from again and again, and
/// need not be judged as often.
struct CaseMemory {
    /// How many cases are remembered: all rows of a plan, at some kilobytes each.
    private static let most = 512

    private var cases: [ChoiceRecording: JudgedCase] = [:]

    subscript(recording: ChoiceRecording) -> JudgedCase? { cases[recording] }

    mutating func keep(_ judged: JudgedCase, of recording: ChoiceRecording) {
        if cases.count < Self.most { cases[recording] = judged }
    }
}
