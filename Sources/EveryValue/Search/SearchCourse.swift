/// The state of a search that asks for one judgment at a time, as a value that can
/// be copied and taken back.
///
/// `PropertySearch` builds on it: with several trials outstanding, it runs a copy
/// ahead on the assumption that they pass.
struct SearchCourse<Value> {
    /// The stages of a search.
    enum Stage {
        case starting(Int)
        case enumerating(Int, EnumerationScript)
        case generating
        case repeating(Int, Judgment)
        case targeting(Int)
        case shrinking(Int)
        case certifying(Int)
        case explaining(Int)
        case ended(SearchEnding)
    }

    let generator: Generator<Value>
    let settings: SearchSettings
    let identity: ((Value) -> AnyHashable)?
    /// The clock of the settings, or the system's.
    private let elapsed: @Sendable () -> Duration
    /// When the time budget is used up, by the clock.
    private let deadline: Duration?

    var stage: Stage
    var tasks: [ShrinkTask<Value>] = []
    var verdicts: VerdictMemory
    var statistics = SearchStatistics()
    /// The number of the next case to generate.
    var nextCase = 0
    /// How many judgments there may have been when generating ends; nil as long as
    /// nothing has failed.
    var generationAllowance: Int?
    var shrinker: Shrinker?
    /// The enumeration of all simpler recordings; nil when it is complete or was
    /// given up.
    var proof: Proof<Value>?
    /// The simpler recordings still to be judged, the simplest last, when these are
    /// all; and how many there were.
    var simpler: (waiting: [ChoiceRecording], count: Int)?
    /// All simpler recordings, the simplest last, when judging them is left until
    /// the probes have found nothing; with how many have no verdict.
    var everySimpler: (all: [ChoiceRecording], unknown: Int)?
    /// The source of edits that seldom help.
    var prober: Prober?
    /// The limits of the search below the smallest case; `nil` while not found.
    var certifyingLimits: CertifyingLimits?
    /// The source of new combinations of present values, once the prober has
    /// nothing more to offer.
    var recombination: Recombination?
    var explainer: Explainer?
    /// The case to be judged a second time.
    var toRepeat: Generator<Value>.Sample?
    /// The best recording for each score, in the order in which the scores first
    /// came up.
    var targets: [Target] = []
    /// How many steps have been made to raise scores.
    var targetStep = 0
    /// The mistake in the arguments of the search or its generator, which ends it.
    var mistake: String?
    /// Why a value of a small domain could not be made; reported when none could.
    var lastRefusal: String?
    /// The proposal that waits for its judgment.
    var pending: Proposal<Value>?

    init(_ generator: Generator<Value>, settings: SearchSettings, identity: ((Value) -> AnyHashable)?) {
        self.generator = generator
        self.settings = settings
        self.identity = identity
        mistake = settings.mistake
        let start = ContinuousClock.now
        let elapsed = settings.elapsed ?? { ContinuousClock.now - start }
        self.elapsed = elapsed
        deadline = settings.timeBudget.map { elapsed() + $0 }
        verdicts = VerdictMemory(most: settings.rememberedValues)
        stage = .starting(0)
    }

    /// The next value to judge, or nil at the end of the search.
    mutating func propose() -> Proposal<Value>? {
        while true {
            if case .ended = stage { return nil }
            if let mistake {
                stage = .ended(.gaveUp(reason: mistake))
                return nil
            }
            if settings.isCancelled() {
                stage = .ended(.cancelled)
            } else if isOutOfTime {
                stage = .ended(.outOfTime)
            } else if let proposal = step() {
                pending = proposal
                return proposal
            }
        }
    }

    private var isOutOfTime: Bool {
        guard let deadline else { return false }
        return elapsed() >= deadline
    }

    /// Goes one step on: a proposal when there is something to judge, nil to be
    /// called again.
    private mutating func step() -> Proposal<Value>? {
        switch stage {
        case .starting(let index): return proposeStarting(index)
        case .enumerating(let number, let script): return proposeEnumerated(number, script)
        case .generating: return proposeGenerated()
        case .repeating(let number, _): return proposeRepeated(number)
        case .targeting(let step): return proposeTargeted(step)
        case .shrinking(let task): return proposeShrunk(task)
        case .certifying(let task): return proposeCertified(task)
        case .explaining(let task): return proposeExplained(task)
        case .ended: return nil
        }
    }

    /// Takes the judgment of the pending proposal.
    mutating func apply(_ answer: Answer) {
        guard let proposal = pending else { return }
        let judgment = answer.judgment
        pending = nil
        statistics.evaluations += 1
        if case .repeating = stage {} else { verdicts.insert(judgment, for: proposal.key) }
        statistics.forgottenValues = verdicts.forgotten
        if !judgment.keys.isEmpty, statistics.evaluationsToFirstFailure == nil {
            statistics.evaluationsToFirstFailure = statistics.evaluations
        }
        register(judgment, proposal)
        switch stage {
        case .starting(let index):
            stage = .starting(index + 1)
        case .enumerating, .generating:
            countCase(answer, proposal)
        case .repeating(let number, let first):
            settleRepeated(number, first, judgment)
        case .targeting(let step):
            settleTargeted(step, answer, proposal)
        case .shrinking(let task):
            tasks[task].evaluations += 1
            settleShrunk(task, proposal, isFailing: judgment.keys.contains(tasks[task].key))
        case .certifying(let task):
            tasks[task].certifyEvaluations += 1
            settleCertified(task, proposal, isFailing: judgment.keys.contains(tasks[task].key))
        case .explaining(let task):
            settleExplained(task, isFailing: judgment.keys.contains(tasks[task].key))
        case .ended:
            break
        }
    }

    /// Stores failures not seen before, and better beginnings for those not yet
    /// shrunk.
    private mutating func register(_ judgment: Judgment, _ proposal: Proposal<Value>) {
        for key in judgment.keys {
            if let known = tasks.firstIndex(where: { $0.key == key }) {
                let isUntouched = tasks[known].ending == nil && tasks[known].evaluations == 0
                if isUntouched, shrinkingTask != known, proposal.sample.recording < tasks[known].best.recording {
                    tasks[known].best = proposal.sample
                }
            } else if tasks.count < settings.maximumFailures {
                let isByproduct = shrinkingTask != nil
                tasks.append(
                    ShrinkTask(key: key, sample: proposal.sample, foundAtCase: number(ofCase: proposal), isByproduct: isByproduct))
            }
        }
    }

    /// The number of the case that a value belongs to, from 1; `nil` for a value
    /// from an earlier failure, or from a search for a smaller one.
    private func number(ofCase proposal: Proposal<Value>) -> Int? {
        switch stage {
        case .starting, .shrinking, .certifying, .explaining, .ended: return nil
        case .enumerating, .generating, .repeating, .targeting: break
        }
        if case .enumerating(let number) = proposal.phase { return number + 1 }
        return nextCase == .max ? nil : nextCase
    }

    private var shrinkingTask: Int? {
        switch stage {
        case .shrinking(let task), .certifying(let task), .explaining(let task): task
        case .starting, .enumerating, .generating, .repeating, .targeting, .ended: nil
        }
    }

    /// The key under which the verdict on a sample is remembered.
    func key(_ sample: Generator<Value>.Sample) -> VerdictKey {
        identity.map { .identity($0(sample.value)) } ?? .choices(sample.recording.fingerprint)
    }

    /// Runs the generator; nil when it throws or the value is too large, which
    /// counts only outside of shrinking.
    mutating func make(_ source: ChoiceSource) -> Generator<Value>.Sample? {
        statistics.generated += 1
        defer { if shrinkingTask == nil { statistics.refused += source.refusals } }
        do {
            return try generator.make(source)
        } catch GenerationError.invalid(let reason) {
            mistake = reason
            return nil
        } catch {
            if source.mode == .enumeration {
                // Going through a whole domain, values that a filter refuses are
                // met as a matter of course.
                lastRefusal = "\(error)"
            } else if shrinkingTask == nil {
                statistics.generationErrors += 1
                if statistics.firstGenerationError == nil {
                    statistics.firstGenerationError = "\(error)"
                    statistics.firstErrorCase = nextCase
                }
            }
            return nil
        }
    }
}
