import EveryScreenAudit
import EveryScreenGenerators
import EveryScreenLayout
import EveryScreenModel
package import EveryValue
import EveryValueCrashIsolation

/// One whole check: some content in many environments, judged by many specs.
///
/// A campaign asks and is told, as the search in it does: whoever drives it asks
/// for the next case, finds out in its own way what is shown (at once, on another
/// actor, in another process), and tells it.
///
///     var campaign = Campaign(named: "orders", content: .orders, settings: CheckSettings())
///     while let request = campaign.next() {
///         campaign.record(.screen(draw(request.content, in: request.environment)), for: request)
///     }
///     let report = campaign.report()
///
/// A case is drawn as an environment, content, and cuts of the blueprint that is
/// shown. All of it shrinks together, and every evaluation asks for what is shown.
///
/// What is found in a case depends on the seed and the number of the case alone,
/// and what becomes of a fault on the first case that has it: so shares of a
/// campaign, each on some of the cases, add up to the whole; see `CampaignPart`.
package struct Campaign<Content> {
    let name: String
    let settings: CheckSettings
    let space: EnvironmentSpace
    /// Draws cases that are not cut.
    let cases: Generator<CampaignCase<Content>>
    /// Draws cases, cut where a recording says so.
    let generator: Generator<CampaignCase<Content>>
    var search: PropertySearch<CampaignCase<Content>>
    /// What each case came to, added up.
    var counts: CaseTally
    /// What is known already, and what was met of it in the cases.
    var ledger: FindingLedger
    /// By fault the known issue that would have covered it, had it not ended.
    var expired: [FaultKey: ExpiredFault] = [:]
    /// The faults that cases had.
    var faultsOfCases = Set<FaultKey>()
    /// What became of the faults, in the order in which they were seen.
    var faults: [FaultRecord] = []
    /// The failure that is being shrunk, and those that wait.
    var shrinking: FailureSearch<Content>?
    var waiting: [FailureSearch<Content>] = []
    /// The failures that the fixes of others remove.
    var explained = Set<FaultKey>()
    /// What the code under test returned, if there is one content.
    let memoryOfContent: ContentMemory? = Content.self == Void.self ? ContentMemory() : nil
    /// What became of the tokens of the settings; they are judged with the first
    /// share.
    var replayed: [CheckReport.ReplayedCase]
    /// What cases came to, in case the same comes again.
    private var memory = CaseMemory()
    /// The cases that were shown and are not judged yet, oldest first.
    private var pending: [PendingCase<Content>] = []
    /// What is told of each case before and after code that may trap is called for
    /// it.
    private let crashGuard: CrashGuard?
    /// How many cases were asked for.
    private var requests = 0
    /// What was shown, if there is one content.
    private var memoryOfScreens = ScreenMemory()
    /// The case of which more has to be shown before it can be judged.
    private var open: (request: CampaignRequest<Content>, shown: ShownCase, missing: [UserEnvironment])?
    let showsContent: Bool
    /// Whether the code under test returns blueprints, which can be cut.
    private(set) var showsBlueprints = false
    /// What tells the plan of the environments from others.
    let planIdentity: String

    /// Creates a campaign.
    ///
    /// - Parameters:
    ///   - name: What the report calls it.
    ///   - content: Draws what the screens show.
    ///   - settings: What is demanded, where, how often.
    package init(named name: String, content: Generator<Content>, settings: CheckSettings) {
        self.init(
            named: name, cases: .cases(of: content, in: settings.environments.space), showsContent: Self.showsContent, settings: settings)
    }

    /// Whether content is told beside what it shows: a blueprint is shown reduced,
    /// and to show it whole as well would say nothing more.
    static var showsContent: Bool { Content.self != Void.self && Content.self != Blueprint.self }

    /// Creates a campaign on cases of one's own making.
    ///
    /// - Parameters:
    ///   - name: What the report calls it.
    ///   - cases: Draws an environment of the plan's space, then what the screens
    ///     show; that may change the environment.
    ///   - showsContent: Whether the report tells what the screens show.
    ///   - settings: What is demanded, where, how often.
    ///   - crashGuard: What is told of each case before and after code that may
    ///     trap is called for it.
    init(
        named name: String, cases: Generator<CampaignCase<Content>>, showsContent: Bool, settings: CheckSettings,
        crashGuard: CrashGuard? = nil
    ) {
        self.name = name
        self.crashGuard = crashGuard
        self.settings = settings
        let space = settings.environments.space
        self.space = space
        self.showsContent = showsContent
        counts = CaseTally(of: space, profile: settings.profile)
        ledger = FindingLedger(
            knownIssues: settings.knownIssues, today: settings.today, in: [name] + [settings.keyInRun].compactMap(\.self))
        let contents = settings.environments.contents
        let plans = contents.recordings
        planIdentity = contents.identity
        self.cases = cases
        generator = cases.cut(isRequired: false)
        let isFirst = settings.share.index == 0
        var searching = SearchSettings(
            seed: settings.seed, cases: settings.cases ?? plans.count, plans: plans,
            starting: isFirst ? settings.startingTokens.map(\.recording) : [], shrinkEvaluations: 0, explainEvaluations: 0,
            // The campaign makes faults smaller itself, each in a search of its
            // own.
            maximumOrigins: 0, furtherSearch: .allCases, isCancelled: settings.isStopped, elapsed: settings.elapsed)
        searching.share = settings.share
        search = PropertySearch(generator, settings: searching)
        replayed = isFirst ? settings.startingTokens.map { CheckReport.ReplayedCase(token: $0) } : []
    }

    /// The next case to find out about, or `nil` when the campaign is over.
    ///
    /// A spec that compares has the content of a case asked for again, under the
    /// settings it compares with, which need not be among those of the plan.
    package mutating func next() -> CampaignRequest<Content>? {
        while let request = nextRequest() {
            guard let known = shrinking?.rendering(for: request) else { return request }
            record(known, for: request)
        }
        return nil
    }

    private mutating func nextRequest() -> CampaignRequest<Content>? {
        if let open, let missing = open.missing.first { return open.request.under(missing) }
        guard let request = nextCase() else { return nil }
        requests += 1
        crashGuard?.begin(requests, request.recording)
        return request
    }

    private mutating func nextCase() -> CampaignRequest<Content>? {
        while true {
            if let request = shrinking?.next() { return request }
            if shrinking != nil {
                endShrinking()
            } else if let next = waiting.first {
                waiting.removeFirst()
                if explained.contains(next.sighting.key) { continue }
                // Another share may have come upon it meanwhile, in an earlier
                // case.
                if settings.sightings?.isSeenEarlier(next.sighting) != true { shrinking = next }
            } else if let trial = search.next() {
                if trial.phase.isCase, let known = memory[trial.recording] {
                    add(PendingCase(trial: trial, state: .judged(known)))
                    continue
                }
                return CampaignRequest(
                    environment: trial.value.environment, content: trial.value.content, purpose: .search(trial),
                    recording: trial.recording)
            } else if !pending.isEmpty {
                judgePending()
            } else {
                return nil
            }
        }
    }

    /// Takes in what is shown in a case that was asked for.
    package mutating func record(_ rendering: Rendering, for request: CampaignRequest<Content>) {
        if case .blueprint = rendering { showsBlueprints = true }
        if request.purpose.isSearch { memoryOfContent?.keep(rendering, in: request.environment) }
        shrinking?.keep(rendering, for: request)
        let rendering = rendering.prepared(for: request)
        var shown = open?.shown ?? ShownCase(rendering)
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

    /// The environments under which the content of a request is needed as well.
    private func counterparts(of rendering: Rendering, for request: CampaignRequest<Content>) -> [UserEnvironment] {
        if rendering.isFlow { return [] }
        if case .fix = request.purpose { return [] }
        return (shrinking?.profile ?? settings.profile).counterparts(of: request.environment)
    }

    private mutating func judge(_ shown: ShownCase, for request: CampaignRequest<Content>) {
        let environment = request.environment
        switch request.purpose {
        case .search(let trial):
            // A flow is asked for its screens as it is explored, and what is under
            // test is called by the caller's thread and no other.
            guard shown.rendering.isFlow else {
                crashGuard?.pause(requests)
                return add(PendingCase(trial: trial, state: .shown(shown, number: requests)))
            }
            add(PendingCase(trial: trial, state: .judged(JudgedCase(shown, in: environment, by: settings.profile))))
        case .shrinking(let trial):
            shrinking?.record(shown, for: trial)
        case .minimum: shrinking?.work(showing: shown)
        case .probe: shrinking?.probed(shown, in: environment)
        case .fix: shrinking?.fixProbed()
        }
        crashGuard?.end(requests)
    }

    /// Puts a case aside until there are enough to keep all cores at work, or so
    /// much is shown in them that it should not be kept.
    private mutating func add(_ pendingCase: PendingCase<Content>) {
        pending.append(pendingCase)
        let elementCount = pending.reduce(0) { $0 + $1.elementCount }
        if pending.count >= settings.casesAtOnce || elementCount > ScreenMemory.mostElements { judgePending() }
    }

    /// Judges the cases put aside, on all cores, and counts them in their order.
    private mutating func judgePending() {
        let cases = pending
        pending = []
        for (trial, judged) in zip(cases.map(\.trial), cases.judged(by: settings.profile, noting: crashGuard)) {
            if trial.phase.isCase { memory.keep(judged, of: trial.recording) }
            // Where a failure has the search go another way, the later ones may
            // come up again; they are known then.
            if search.isWaiting(for: trial) { take(judged, for: trial) }
        }
    }

    /// Counts what a case came to, and sets about the faults in it that were not
    /// seen before.
    private mutating func take(_ judged: JudgedCase, for trial: SearchTrial<CampaignCase<Content>>) {
        counts.add(judged, in: trial.value.environment, of: trial)
        let keys = unknown(among: judged.verdicts.flatMap(\.findings), in: trial).map(FaultKey.init).uniqued()
        let origins = keys.map(\.description)
        if case .starting(let index) = trial.phase { replayed[index].note(trial, origins, drawnBy: generator) }
        search.record(origins.isEmpty ? .passed : .failed(origins: origins), for: trial)
        set(about: keys, in: trial)
        settings.progress?(CheckProgress(cases: counts.coverage.cases, faults: faultsOfCases.count))
    }

    /// What the campaign found; valid at any time, with what is known by then.
    package func report() -> CheckReport { CheckReport(of: [part()]) }
}

extension AccessibilityProfile {
    /// Where a spec stands in reports.
    func position(of id: SpecID) -> Int { everySpec.firstIndex { $0.id == id } ?? everySpec.count }
}

extension Sequence where Element: Hashable {
    /// The elements without repetition, in order of first appearance.
    package func uniqued() -> [Element] {
        var seen = Set<Element>()
        return filter { seen.insert($0).inserted }
    }
}
