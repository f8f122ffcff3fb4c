import EveryScreenAudit
import EveryScreenGenerators
import EveryScreenLayout
import EveryScreenModel
package import EveryValue
import EveryValueCrashIsolation

/// One check: some content in many environments, evaluated by many specs.
///
/// A check does no I/O. The caller asks for the next case, renders it in any way
/// (at once, on another actor, in another process), and records the result.
///
///     let run = CheckRun(named: "orders", content: .orders, settings: CheckSettings())
///     while let request = run.next() {
///         run.record(.screen(draw(request.content, in: request.environment)), for: request)
///     }
///     let report = run.report()
///
/// A case is drawn as an environment, content, and cuts of the blueprint. All of it
/// shrinks together, and every evaluation renders the content again.
///
/// The findings of a case depend only on the seed and the number of the case. The
/// outcome of a failure depends only on the first case that has it. So the results
/// of shards add up to the whole; see `ShardResult`.
///
/// A class, as it holds whole searches: code that copies them would be a quarter of
/// this module.
package final class CheckRun<Content> {
    let name: String
    let settings: CheckSettings
    let space: EnvironmentSpace
    /// The generator of cases without cuts.
    let cases: Generator<CheckCase<Content>>
    /// The generator of cases, with cuts if a recording has them.
    let generator: Generator<CheckCase<Content>>
    var search: PropertySearch<CheckCase<Content>>
    /// The sums of the outcomes of all cases.
    var counts: CaseTally
    /// The known issues and the baseline, with their matches in the cases.
    var matcher: FindingMatcher
    /// The expired known issue that would have covered each failure.
    var expired: [FailureKey: ExpiredFailure] = [:]
    /// The failures of cases.
    var failuresOfCases = Set<FailureKey>()
    /// The lines of the user's code whose elements fail.
    private(set) var lines = FailingLines()
    /// The outcomes of the failures, in the order of their discovery.
    var records: [FailureRecord] = []
    /// The failure that is being shrunk, and those that wait.
    var shrinking: FailureSearch<Content>?
    var waiting: [FailureSearch<Content>] = []
    /// The failures that the fixes of others remove.
    var explained = Set<FailureKey>()
    /// The results of the code under test, if there is one content.
    let memoryOfContent: ContentMemory? = Content.self == Void.self ? ContentMemory() : nil
    /// The outcomes of the tokens in the settings; the first shard replays them.
    var replayed: [CheckReport.ReplayedCase]
    /// The outcomes of cases, for repeated ones.
    private var memory = CaseMemory()
    /// The cases that are rendered and not evaluated yet, oldest first.
    private var pending: [PendingCase<Content>] = []
    /// The crash guard, called before and after code that may crash.
    private let crashGuard: CrashGuard
    /// The number of requests.
    private var requests = 0
    /// The rendered screens, if there is one content.
    private var memoryOfScreens = ScreenMemory()
    /// The case that needs more renderings before it can be evaluated.
    private var open: (request: CheckRequest<Content>, shown: RenderedCase, missing: [UserEnvironment])?
    let showsContent: Bool
    /// Whether the code under test returns blueprints, which can be cut.
    private(set) var showsBlueprints = false
    /// The identity of the plan of environments.
    let planIdentity: String
    /// The number of cases to run, in this process.
    private let plannedCases: Int

    /// Creates a check.
    ///
    /// - Parameters:
    ///   - name: The name in the report.
    ///   - content: The generator of the content.
    ///   - settings: The profile, the environments, the number of cases and so on.
    package convenience init(named name: String, content: Generator<Content>, settings: CheckSettings) {
        self.init(
            named: name, cases: .cases(of: content, in: settings.environments.space), showsContent: Self.showsContent, settings: settings)
    }

    /// Whether reports describe the content: a blueprint is shown reduced, and
    /// describing it as well would add nothing.
    static var showsContent: Bool { Content.self != Void.self && Content.self != Blueprint.self }

    /// Creates a check of your own cases.
    ///
    /// - Parameters:
    ///   - name: The name in the report.
    ///   - cases: Draws an environment of the plan's space, then content, which may
    ///     change the environment.
    ///   - showsContent: Whether the report describes the content.
    ///   - settings: The profile, the environments, the number of cases and so on.
    ///   - crashGuard: Called before and after code that may crash.
    init(
        named name: String, cases: Generator<CheckCase<Content>>, showsContent: Bool, settings: CheckSettings,
        crashGuard: CrashGuard = CrashGuard(nil)
    ) {
        self.name = name
        self.crashGuard = crashGuard
        self.settings = settings
        let space = settings.environments.space
        self.space = space
        self.showsContent = showsContent
        counts = CaseTally(of: space, profile: settings.profile)
        matcher = FindingMatcher(
            knownIssues: settings.knownIssues, today: settings.today, in: [name] + [settings.keyInRun].compactMap(\.self))
        let contents = settings.environments.contents
        let plans = contents.recordings
        planIdentity = contents.identity
        plannedCases = (settings.cases ?? plans.count) / max(1, settings.share.count)
        self.cases = cases
        generator = cases.cut(isRequired: false)
        let isFirst = settings.share.index == 0
        var searching = SearchSettings(
            seed: settings.seed, cases: settings.cases ?? plans.count, plans: plans,
            starting: isFirst ? settings.startingTokens.map(\.recording) : [], shrinkEvaluations: 0, explainEvaluations: 0,
            // The check shrinks failures itself, each in a separate search.
            maximumFailures: 0, furtherSearch: .allCases, isCancelled: settings.isStopped, elapsed: settings.elapsed)
        searching.share = settings.share
        search = PropertySearch(generator, settings: searching)
        replayed = isFirst ? settings.startingTokens.map { CheckReport.ReplayedCase(token: $0) } : []
    }

    /// The next case to render, or `nil` when the check has ended.
    ///
    /// A spec that compares settings requests the content of a case again, under
    /// its other settings, which need not be in the plan.
    package func next() -> CheckRequest<Content>? {
        while let request = nextRequest() {
            guard let known = shrinking?.rendering(for: request) else { return request }
            record(known, for: request)
        }
        return nil
    }

    private func nextRequest() -> CheckRequest<Content>? {
        if let open, let missing = open.missing.first { return open.request.under(missing) }
        guard let request = nextCase() else { return nil }
        requests += 1
        crashGuard.begin(requests, request.recording)
        return request
    }

    private func nextCase() -> CheckRequest<Content>? {
        let crashGuard = crashGuard
        while true {
            if shrinking != nil {
                if let request = crashGuard.during(shrinking?.work ?? "", { shrinking?.next() }) { return request }
                crashGuard.during("describing a failure") { endShrinking() }
            } else if let next = waiting.first {
                waiting.removeFirst()
                if explained.contains(next.occurrence.key) { continue }
                // Another shard may have found it meanwhile, in an earlier case.
                if settings.sharedOccurrences?.isSeenEarlier(next.occurrence) != true { shrinking = next }
            } else if let trial = crashGuard.during("drawing case \(requests + 1) of seed \(settings.seed)", { search.next() }) {
                if trial.phase.isCase, let known = memory[trial.recording] {
                    add(PendingCase(trial: trial, state: .judged(known)))
                    continue
                }
                return CheckRequest(
                    environment: trial.value.environment, content: trial.value.content, purpose: .search(trial),
                    recording: trial.recording)
            } else if !pending.isEmpty {
                judgePending()
            } else {
                return nil
            }
        }
    }

    /// Records the rendering of a requested case.
    package func record(_ rendering: RenderedContent, for request: CheckRequest<Content>) {
        if case .blueprint = rendering { showsBlueprints = true }
        if case .search(let trial) = request.purpose {
            memoryOfContent?.keep(rendering, in: request.environment)
            // A search for a fix has evaluated every case of a content.
            if open == nil, case .blueprint = rendering, trial.value.cuts == .none,
                let known = memoryOfContent?.evaluatedCase(in: request.environment)
            {
                crashGuard.end(requests)
                return add(PendingCase(trial: trial, state: .judged(known)))
            }
        }
        shrinking?.keep(rendering, for: request)
        let rendering = rendering.prepared(for: request)
        var shown = open?.shown ?? RenderedCase(rendering)
        var missing = open?.missing ?? counterparts(of: rendering, for: request)
        if open != nil { shown.add(rendering, in: missing.removeFirst()) }
        if Content.self == Void.self, request.purpose.isSearch, !request.purpose.isRepetition {
            memoryOfScreens.keep(rendering, in: request.environment)
            while let next = missing.first, let known = memoryOfScreens[next] {
                shown.add(known, in: next)
                missing.removeFirst()
            }
        }
        let first = open?.request ?? request
        open = missing.isEmpty ? nil : (first, shown, missing)
        if missing.isEmpty { judge(shown, for: first) }
    }

    /// The environments in which the content of a request is needed as well.
    private func counterparts(of rendering: RenderedContent, for request: CheckRequest<Content>) -> [UserEnvironment] {
        if rendering.isFlow { return [] }
        if case .fix = request.purpose { return [] }
        return (shrinking?.profile ?? settings.profile).counterparts(of: request.environment)
    }

    private func judge(_ shown: RenderedCase, for request: CheckRequest<Content>) {
        let environment = request.environment
        switch request.purpose {
        case .search(let trial):
            // A flow renders its screens during exploration, and only the caller's
            // thread may call the code under test.
            guard shown.rendering.isFlow else {
                crashGuard.pause(requests)
                return add(PendingCase(trial: trial, state: .shown(shown, number: requests)))
            }
            add(PendingCase(trial: trial, state: .judged(EvaluatedCase(shown, in: environment, by: settings.profile))))
        case .shrinking(let trial):
            shrinking?.record(shown, for: trial)
        case .minimum:
            shrinking?.work(showing: shown)
            if let shrinking, shrinking.hasOutcome { tell { shrinking.failure(showsContent: $0) } }
        case .probe: shrinking?.probed(shown, in: environment)
        case .fix: shrinking?.fixProbed()
        }
        crashGuard.end(requests)
    }

    /// Queues a case until there are enough for all cores, or their screens take
    /// too much memory.
    private func add(_ pendingCase: PendingCase<Content>) {
        pending.append(pendingCase)
        let elementCount = pending.reduce(0) { $0 + $1.elementCount }
        if pending.count >= settings.casesAtOnce || elementCount > ScreenMemory.mostElements { judgePending() }
    }

    /// Evaluates the queued cases on all cores, and counts them in order.
    private func judgePending() {
        let cases = pending
        pending = []
        for (pending, judged) in zip(cases, cases.evaluated(by: settings.profile, recordedBy: crashGuard)) {
            let trial = pending.trial
            if trial.phase.isCase { memory.keep(judged, of: trial.recording) }
            // If a failure changes the course of the search, later cases may be
            // drawn again; they are remembered then.
            if search.isWaiting(for: trial) { take(judged, for: trial, on: pending.shown) }
        }
    }

    /// Counts the outcome of a case, and queues a search for each of its new
    /// failures.
    private func take(_ judged: EvaluatedCase, for trial: SearchTrial<CheckCase<Content>>, on shown: RenderedCase?) {
        counts.add(judged, in: trial.value.environment, of: trial)
        let found = unknown(among: judged.verdicts.flatMap(\.findings), in: trial)
        lines.add(found, order: trial.phase.order) { settings.profile.spec($0.spec)?.wording(for: $0).measure }
        let keys = found.map(FailureKey.init).uniqued()
        let names = keys.map(\.description)
        if case .starting(let index) = trial.phase { replayed[index].note(trial, names, drawnBy: generator) }
        search.record(names.isEmpty ? .passed : .failed(keys: names), for: trial)
        if !keys.isEmpty { crashGuard.during("describing a failure") { enqueueSearches(for: keys, in: trial, on: shown) } }
        settings.progress?(
            CheckProgress(cases: counts.coverage.cases, plannedCases: plannedCases, failures: failuresOfCases.count))
    }

    /// The report; valid at any time, with the findings so far.
    package func report() -> CheckReport { CheckReport(of: [part()]) }
}

extension AccessibilityProfile {
    /// The position of a spec in reports.
    func position(of id: SpecID) -> Int { everySpec.firstIndex { $0.id == id } ?? everySpec.count }
}

extension Sequence where Element: Hashable {
    /// The elements without repetition, in order of first appearance.
    package func uniqued() -> [Element] { uniqued { $0 } }
}

extension Sequence {
    /// The first element of each key, in order of appearance.
    package func uniqued<Key: Hashable>(by key: (Element) -> Key) -> [Element] {
        var seen = Set<Key>()
        return filter { seen.insert(key($0)).inserted }
    }
}
