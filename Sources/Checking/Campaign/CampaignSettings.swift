public import EveryScreenAudit
public import EveryScreenGenerators
public import EveryScreenSpecs
public import EveryValue
package import EveryValueCrashIsolation

/// How a campaign is carried out; every default is meant to be left alone.
public struct CheckSettings: Sendable {
    /// What is demanded.
    public var profile: AccessibilityProfile
    /// Which environments are looked at for certain.
    ///
    /// Specs that compare ask for more: the same content at the default text size,
    /// left-to-right.
    public var environments: EnvironmentPlan
    /// How many cases to judge; `nil` is one an environment of the plan.
    public var cases: Int?
    /// What all random choices follow from.
    public var seed: UInt64
    /// How many judgments making one failure smaller may cost, in each of its two
    /// stages.
    public var shrinkEvaluations: Int
    /// A replay token: judged first, before anything is generated.
    public var replay: ReplayToken?
    /// Whether the campaign should stop because nobody wants its result any more;
    /// asked before every judgment.
    public var isCancelled: @Sendable () -> Bool
    /// Whether the time for the campaign is over; asked before every judgment.
    public var isTimeOver: @Sendable () -> Bool = { false }
    /// Which of the cases to judge, if others judge the rest; see `CampaignPart`.
    package var share = CaseShare.whole
    /// The name of the check in the report of a run, by which known issues may name
    /// it.
    package var keyInRun: String?
    /// What other shares of this campaign have seen, if they run beside it: what
    /// they saw earlier is left to them.
    package var sightings: SightingBoard?
    /// Is told after every case how far it has come.
    public var progress: (@Sendable (CheckProgress) -> Void)?
    /// How long ago some fixed moment was: with it, a generator that takes much
    /// longer than judging is warned of.
    public var elapsed: (@Sendable () -> Duration)?
    /// From which severity on a finding fails the campaign; what is less bad is
    /// told and fails nothing.
    public var failOn = Finding.Severity.error
    /// What is known already: counted, told, and no failure until it ends.
    public var knownIssues: [KnownIssue] = []
    /// The failures that were there before: only others fail the campaign.
    public var baseline: FindingBaseline?
    /// The day on which known issues are asked whether they have ended; without one
    /// none has.
    public var today: KnownIssue.Day?
    /// Cases that failed before: judged before anything is generated, after the
    /// replay token.
    public var regressions: [ReplayToken] = []
    /// How many cases are judged at a time, on all cores; what is found does not
    /// depend on it.
    ///
    /// What is under test (the function that shows, layout rules, flows) is called
    /// by the caller's thread or actor only.
    public var casesAtOnce = CheckSettings.casesOnAllCores
    /// Is told of every failure as soon as it is as small as it gets, with the
    /// report as it is then.
    ///
    /// Of a failure that another share of the campaign finds in an earlier case,
    /// the final report has the other one.
    package var found: (@Sendable (CheckFailure, CheckReport) -> Void)?
    /// How the campaign survives traps of the code it judges; `nil` for not at all.
    package var crashes: CrashSettings?

    /// Cases enough to keep all cores of this machine at work; one where there is
    /// one core.
    public static let casesOnAllCores = processorCount > 1 ? min(64, 4 * processorCount) : 1

    /// Whether the campaign should stop, for whatever reason.
    package var isStopped: @Sendable () -> Bool {
        let (isCancelled, isTimeOver) = (isCancelled, isTimeOver)
        return { isCancelled() || isTimeOver() }
    }

    /// Creates settings.
    public init(
        profile: AccessibilityProfile = .humanInterfaceGuidelines, environments: EnvironmentPlan = .pairwise, cases: Int? = nil,
        seed: UInt64 = 1,
        shrinkEvaluations: Int = 2_000, replay: ReplayToken? = nil, isCancelled: @escaping @Sendable () -> Bool = { false },
        elapsed: (@Sendable () -> Duration)? = nil, knownIssues: [KnownIssue] = []
    ) {
        self.profile = profile
        self.environments = environments
        self.cases = cases
        self.seed = seed
        self.shrinkEvaluations = shrinkEvaluations
        self.replay = replay
        self.isCancelled = isCancelled
        self.elapsed = elapsed
        self.knownIssues = knownIssues
    }
}
