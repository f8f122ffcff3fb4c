public import EveryScreenAudit
public import EveryScreenGenerators
public import EveryScreenSpecs
public import EveryValue
package import EveryValueCrashIsolation

/// The settings of a check; every default is a good choice.
public struct CheckSettings: Sendable {
    /// The profile: the specs and their thresholds.
    public var profile: AccessibilityProfile
    /// The environments that are always tested.
    ///
    /// Specs that compare settings need further ones: the same content at the
    /// default text size, left-to-right.
    public var environments: EnvironmentPlan
    /// The number of cases; `nil` is one for each environment of the plan.
    public var cases: Int?
    /// The seed of all random choices.
    public var seed: UInt64
    /// The largest number of evaluations for shrinking one failure, in each of its
    /// two stages; a quarter of it for a finding below `failOn`.
    public var shrinkEvaluations: Int
    /// A replay token: its case is run first, before any case is generated.
    public var replay: ReplayToken?
    /// Returns true when the check has been cancelled; called before every
    /// evaluation.
    public var isCancelled: @Sendable () -> Bool
    /// Returns true when the time of the check is over; called before every
    /// evaluation.
    public var isTimeOver: @Sendable () -> Bool = { false }
    /// Whether the caller has limited the time.
    package var hasBudget = false
    /// The time limit for shrinking the crashes of an earlier run.
    package var crashBudget: Duration = .seconds(60)
    /// The shard of the cases to run; see `ShardResult`.
    package var share = Shard.whole
    /// The name of the check in the report of a run, which known issues may use.
    package var keyInRun: String?
    /// The failures found by concurrent shards of this check; earlier ones are left
    /// to their shards.
    package var sharedOccurrences: SharedOccurrences?
    /// Called after every case with the progress.
    public var progress: (@Sendable (CheckProgress) -> Void)?
    /// Returns the time since a fixed moment: with it, a generator that takes much
    /// longer than the evaluation causes a warning.
    public var elapsed: (@Sendable () -> Duration)?
    /// The lowest severity of a finding that fails the check; findings below it are
    /// reported only.
    public var failOn = Finding.Severity.error
    /// The known issues: counted and reported, and no failure until they expire.
    public var knownIssues: [KnownIssue] = []
    /// The earlier failures: only others fail the check.
    public var baseline: FindingBaseline?
    /// The day by which known issues expire; without one, none expires.
    public var today: KnownIssue.Day?
    /// Earlier failures: they run before any case is generated, after the replay
    /// token.
    public var regressions: [ReplayToken] = []
    /// The number of cases evaluated at a time, on all cores; the result does not
    /// depend on it.
    ///
    /// Only the caller's thread or actor calls the code under test: the rendering
    /// function, layout rules and flows.
    public var casesAtOnce = CheckSettings.casesOnAllCores
    /// Called with every failure and the report so far.
    ///
    /// A failure is passed when it is found, when it is shrunk, and when its fix is
    /// known; the Boolean is true the last time.
    ///
    /// If another shard finds the failure in an earlier case, the final report has
    /// that one.
    package var found: (@Sendable (CheckFailure, CheckReport, _ isFinal: Bool) -> Void)?
    /// The settings for crashes of the code under test; `nil` to run unguarded.
    package var crashes: CrashSettings?

    /// The number of cases that keeps all cores of this machine busy; 1 on one
    /// core.
    public static let casesOnAllCores = processorCount > 1 ? min(64, 4 * processorCount) : 1

    /// Returns true when the check should stop for any reason.
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
