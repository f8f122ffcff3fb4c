import Audit
public import PropertyTesting
import ScreenGenerators
import ScreenLayout
import ScreenModel

/// One whole check: some content in many environments, judged by many specs.
///
/// A campaign asks and is told, as the search in it does: whoever drives it asks
/// for the next case, finds out in its own way what is shown (at once, on another
/// actor, in another process), and tells it.
///
///     var campaign = Campaign(named: "orders", content: .orders, settings: CampaignSettings())
///     while let request = campaign.next() {
///         campaign.record(.screen(draw(request.content, in: request.environment)), for: request)
///     }
///     let report = campaign.report()
///
/// Failures are made smaller twice: first content and environment, by the choices
/// they were drawn by; then, where a blueprint is known, the blueprint itself.
public struct Campaign<Content> {
    let name: String
    let settings: CampaignSettings
    let space: EnvironmentSpace
    var search: Search<CampaignCase<Content>>
    /// What each spec found so far, in the profile's order.
    var tallies: [Tally]
    /// Why each spec came to its outcomes, in the profile's order.
    var reasons: [ReasonCounts]
    /// What is known already, and what was met of it in the search.
    var ledger: FindingLedger
    /// By fault the known issue that would have covered it, had it not ended.
    var expired: [String: KnownIssue] = [:]
    /// The environments looked at.
    var environments = Set<UserEnvironment>()
    /// What was tried.
    var coverage: CampaignCoverage
    /// What became of the tokens of the settings.
    var replayed: [ReplayedCase]
    /// The failures being worked on once the search is over, in the order of discovery.
    var pending: [PendingFailure<Content>] = []
    var isSearchOver = false
    /// Whether a flow was judged; else there is nothing to tell of the specs of flows.
    var hasFlows = false
    /// The case of which more has to be shown before it can be judged.
    private var open: (request: CampaignRequest<Content>, shown: ShownCase, missing: [UserEnvironment])?
    private let showsContent: Bool

    /// Creates a campaign.
    ///
    /// - Parameters:
    ///   - name: What the report calls it.
    ///   - content: Draws what the screens show.
    ///   - settings: What is demanded, where, how often.
    public init(named name: String, content: Generator<Content>, settings: CampaignSettings) {
        self.name = name
        self.settings = settings
        let space = settings.environments.space
        self.space = space
        // A blueprint is shown reduced; to show it whole as well would say nothing more.
        showsContent = Content.self != Void.self && Content.self != Blueprint.self
        tallies = settings.profile.everySpec.map { _ in Tally() }
        reasons = settings.profile.everySpec.map { _ in ReasonCounts() }
        ledger = FindingLedger(knownIssues: settings.knownIssues, today: settings.today)
        coverage = CampaignCoverage(of: space, specCount: settings.profile.everySpec.count)
        let plans = settings.environments.recordings
        search = Search(
            .cases(of: content, in: space),
            settings: SearchSettings(
                seed: settings.seed, cases: settings.cases ?? plans.count, plans: plans,
                starting: settings.startingTokens.map(\.recording), shrinkEvaluations: settings.shrinkEvaluations,
                explainEvaluations: 0, furtherSearch: .allCases, isCancelled: settings.isCancelled,
                elapsed: settings.elapsed, timeBudget: settings.timeBudget))
        replayed = settings.startingTokens.map { ReplayedCase(token: $0) }
    }

    /// Whether what was shown last is judged together with what is asked for next.
    var isCaseOpen: Bool { open != nil }

    /// The next case to find out about, or `nil` when the campaign is over.
    ///
    /// A spec that compares has the content of a case asked for again, under the
    /// settings it compares with, which need not be among those of the plan.
    public mutating func next() -> CampaignRequest<Content>? {
        if let open, let missing = open.missing.first { return open.request.under(missing) }
        if !isSearchOver {
            if let trial = search.next() {
                return CampaignRequest(
                    environment: trial.value.environment, content: trial.value.content, purpose: .search(trial),
                    recording: trial.recording)
            }
            isSearchOver = true
            pending = search.report().counterexamples.map(PendingFailure.init)
        }
        for index in pending.indices {
            let failure = pending[index].counterexample.value
            let recording = pending[index].counterexample.recording
            guard pending[index].shown != nil else {
                return CampaignRequest(
                    environment: failure.environment, content: failure.content, purpose: .minimum(index), recording: recording)
            }
            if let environment = pending[index].probes.first {
                return CampaignRequest(
                    environment: environment, content: failure.content, purpose: .probe(index), recording: recording)
            }
        }
        return nil
    }

    /// Takes in what is shown in a case that was asked for.
    public mutating func record(_ rendering: Rendering, for request: CampaignRequest<Content>) {
        var shown = open?.shown ?? ShownCase(rendering)
        var missing = open?.missing ?? (rendering.isFlow ? [] : settings.profile.counterparts(of: request.environment))
        if open != nil { shown.add(rendering, in: missing.removeFirst()) }
        let first = open?.request ?? request
        open = missing.isEmpty ? nil : (first, shown, missing)
        if missing.isEmpty { judge(shown, for: first) }
    }

    private mutating func judge(_ shown: ShownCase, for request: CampaignRequest<Content>) {
        switch request.purpose {
        case .search(let trial):
            let findings = judge(shown, in: request.environment, for: trial)
            environments.insert(request.environment)
            let origins = findings.map(\.origin).uniqued()
            if case .starting(let index) = trial.phase { replayed[index].note(trial, origins) }
            search.record(origins.isEmpty ? .passed : .failed(origins: origins), for: trial)
        case .minimum(let index): work(on: index, showing: shown)
        case .probe(let index):
            let origin = pending[index].counterexample.origin
            let findings = shown.findings(in: request.environment, by: settings.profile, besides: ledger)
            pending[index].verdicts[pending[index].probes.removeFirst()] = findings.contains { $0.origin == origin }
        }
    }

    /// Judges a case and counts what the specs said.
    private mutating func judge(
        _ shown: ShownCase, in environment: UserEnvironment, for trial: Trial<CampaignCase<Content>>
    ) -> [Finding] {
        let (screen, verdicts) = shown.judged(in: environment, by: settings.profile)
        hasFlows = hasFlows || shown.rendering.isFlow
        if trial.phase.isCase { coverage.note(screen, in: environment, of: trial.recording, verdicts) }
        for (index, verdict) in verdicts.enumerated() {
            tallies[index] += verdict.tally
            reasons[index].add(verdict)
        }
        return unknown(among: verdicts.flatMap(\.findings), in: environment)
    }

    /// What the campaign found; valid at any time, with what is known by then.
    public func report() -> CampaignReport {
        let searched = search.report()
        let failures = pending.map { $0.failure(by: settings.profile, besides: ledger, in: space, showsContent: showsContent) }
        let vanished = zip(pending, failures).filter { $0.shown != nil && $1 == nil }.map(\.0.counterexample.origin)
        // What failed before is a case as any other, and is not judged again when it comes up.
        let replayedCount = replayed.count { $0.environment != nil }
        var report = CampaignReport(
            name: name, profile: settings.profile, seed: settings.seed, cases: searched.statistics.cases + replayedCount,
            evaluations: searched.statistics.evaluations + pending.reduce(0) { $0 + $1.reductionEvaluations },
            environmentCount: environments.count, ending: searched.ending.adding(replayedCount),
            tallies: zip(hasFlows ? settings.profile.everySpec : settings.profile.specs, tallies).map { (spec: $0.id, tally: $1) },
            failures: failures.compactMap(\.self)
                .sorted { settings.profile.position(of: $0.finding.spec) < settings.profile.position(of: $1.finding.spec) },
            vanishedOrigins: vanished, warnings: searched.warnings, coverage: coverage)
        report.failOn = settings.failOn
        report.replayed = replayed
        report.drawsContent = Content.self != Void.self
        tellKnown(in: &report)
        return report
    }
}

extension SearchEnding {
    /// The ending of a search in which so many of the values had been judged before.
    fileprivate func adding(_ count: Int) -> SearchEnding {
        if case .exhausted(let values) = self { .exhausted(values: values + count) } else { self }
    }
}

extension Profile {
    /// Where a spec stands in reports.
    func position(of id: String) -> Int { everySpec.firstIndex { $0.id == id } ?? everySpec.count }
}

extension Sequence where Element: Hashable {
    /// The elements without repetition, in order of first appearance.
    func uniqued() -> [Element] {
        var seen = Set<Element>()
        return filter { seen.insert($0).inserted }
    }
}

extension SearchPhase {
    /// Whether the value was generated as a case, not on the way to a smaller or another one.
    fileprivate var isCase: Bool {
        switch self {
        case .generating, .enumerating, .starting: true
        case .targeting, .shrinking, .certifying, .explaining, .repeating: false
        }
    }
}
