import EveryScreenAudit
import EveryScreenGenerators
import EveryScreenLayout
public import EveryScreenModel
import EveryValue

/// The search for the smallest case of one failure: settings, content and cuts
/// shrink together.
///
/// Every candidate is what the code under test returns for its settings and
/// content, cut where it is a blueprint. The outcome depends on the case in which
/// the failure was seen first and on the check's settings only. So several shares
/// of a check that see one failure report the same, and the share with the first
/// case counts.
struct FailureSearch<Content> {
    /// The step of the search.
    enum Stage { case shrinkingContent, cutting, shrinkingCuts, minimum, probing, fixing, done }

    /// The failure, and where it was seen first.
    let sighting: FaultSighting
    /// The spec that reports it, alone, since no other verdict matters.
    let profile: AccessibilityProfile
    /// The specs that cutting must not make fail, as a reproduction shows one
    /// failure.
    let others: AccessibilityProfile
    /// Those of them that fail on the screen that cutting begins with; `nil` while
    /// nothing is cut.
    private var allowed: Set<SpecID>?
    private let generator: Generator<CampaignCase<Content>>
    /// The generator that the token is replayed by.
    private let uncut: Generator<CampaignCase<Content>>
    let settings: CheckSettings
    let ledger: FindingLedger
    private let space: EnvironmentSpace
    var stage: Stage
    private var search: PropertySearch<CampaignCase<Content>>?
    /// The smallest case that fails, and its choices.
    private(set) var minimum: CampaignCase<Content>
    private(set) var minimumRecording: ChoiceRecording
    /// What the code under test returned for the content of the smallest case.
    private var memory: ContentMemory
    /// The verdicts of cut blueprints: different cuts often leave the same parts.
    private var verdicts: [CutScreen: Bool] = [:]
    /// The findings of the failure on screens that nothing is cut from.
    private var wholeFindings: [CutScreen: [Finding]] = [:]
    /// The evaluations of the search so far.
    private(set) var evaluations = 0
    /// The reason why shrinking ended.
    private(set) var ending = ShrinkEnding.cancelled
    /// The environments that are still to be tried, and the outcomes of the others.
    private var probes: [UserEnvironment] = []
    var outcome = FailureOutcome()
    /// The search for a fix, and the environments for which the code under test is
    /// still to be asked for it.
    private var fixSearch: FixSearch?
    private var fixProbes: [UserEnvironment] = []
    private(set) var fixed = FixSearch.Outcome()

    init(
        _ sighting: FaultSighting, in value: CampaignCase<Content>, _ recording: ChoiceRecording,
        of generator: Generator<CampaignCase<Content>>, and uncut: Generator<CampaignCase<Content>>, in space: EnvironmentSpace,
        besides ledger: FindingLedger, isCuttable: Bool, memory: ContentMemory, settings: CheckSettings
    ) {
        self.sighting = sighting
        self.memory = memory
        profile = settings.profile.keeping([sighting.key.spec])
        others = settings.profile.withoutComparisons
        self.generator = generator
        self.uncut = uncut
        self.settings = settings
        self.ledger = ledger
        self.space = space
        minimum = value
        minimumRecording = recording
        // A check of one content has nothing but settings to shrink here, which is
        // cheaper once the screen is cut.
        if value.cuts != .none {
            stage = .shrinkingCuts
            search = newSearch(generator, from: recording)
        } else if Content.self == Void.self, isCuttable {
            stage = .cutting
        } else {
            stage = .shrinkingContent
            // Where the screen is cut afterwards, that is the search whose result
            // is certified.
            search = newSearch(uncut, from: recording, certifying: !isCuttable)
        }
    }

    private func newSearch(
        _ generator: Generator<CampaignCase<Content>>, from recording: ChoiceRecording, certifying isCertifying: Bool = true
    ) -> PropertySearch<CampaignCase<Content>> {
        var searching = SearchSettings(
            cases: 0, starting: [recording], shrinkEvaluations: settings.shrinkEvaluations, explainEvaluations: 0, maximumOrigins: 1,
            isCancelled: settings.isStopped)
        if !isCertifying { searching.certifyEvaluations = 0 }
        return PropertySearch(generator, settings: searching)
    }

    /// The most elements that are tried alone: more rarely differ in what else
    /// fails.
    private static var mostCulprits: Int { 4 }

    // MARK: Asking

    /// The next case to show, or `nil` when nothing more is needed.
    mutating func next() -> CampaignRequest<Content>? {
        while true {
            switch stage {
            case .shrinkingContent, .shrinkingCuts:
                if let trial = nextTrial() {
                    return CampaignRequest(
                        environment: trial.value.environment, content: trial.value.content, purpose: .shrinking(trial),
                        recording: trial.recording)
                }
                takeMinimum()
                stage = stage == .shrinkingContent ? .cutting : .minimum
            case .cutting, .minimum: return request(in: minimum.environment, .minimum)
            case .probing:
                if let environment = probes.first { return request(in: environment, .probe) }
                beginFixing()
            case .fixing:
                if let environment = fixProbes.first { return request(in: environment, .fix) }
                fixed = fixSearch?.run(on: memory, isStopped: settings.isStopped) ?? fixed
                evaluations += fixed.evaluations
                stage = .done
            case .done: return nil
            }
        }
    }

    private func request(in environment: UserEnvironment, _ purpose: CampaignPurpose<Content>) -> CampaignRequest<Content> {
        CampaignRequest(environment: environment, content: minimum.content, purpose: purpose, recording: minimumRecording)
    }

    /// The next candidate; the first one is known to fail.
    private mutating func nextTrial() -> SearchTrial<CampaignCase<Content>>? {
        while let trial = search?.next() {
            guard case .starting = trial.phase else { return trial }
            recordTrial(trial, isFailing: true)
        }
        return nil
    }

    /// What the code under test returned for a request, if it was asked for the
    /// same before.
    ///
    /// Cuts do not change what it is asked for, so that most candidates call it no
    /// more.
    func rendering(for request: CampaignRequest<Content>) -> Rendering? {
        // The smallest case is asked for anew, so that a failure that does not come
        // again is noticed.
        if case .minimum = request.purpose { return nil }
        guard request.recording.hasSameChoices(as: minimumRecording, in: "content") else { return nil }
        return memory[request.environment]
    }

    // MARK: Recording

    /// Records what the code under test returned for a request.
    mutating func keep(_ rendering: Rendering, for request: CampaignRequest<Content>) {
        guard request.recording.hasSameChoices(as: minimumRecording, in: "content") else { return }
        memory.keep(rendering, in: request.environment)
    }

    /// Records what is shown in a candidate.
    mutating func record(_ shown: ShownCase, for trial: SearchTrial<CampaignCase<Content>>) {
        recordTrial(trial, isFailing: fails(shown, cut: trial.value.cuts, in: trial.value.environment))
    }

    private mutating func recordTrial(_ trial: SearchTrial<CampaignCase<Content>>, isFailing: Bool) {
        let judgment = isFailing ? Judgment.failed(origins: [sighting.key.description]) : .passed
        search?.record(judgment, for: trial)
    }

    private mutating func fails(_ shown: ShownCase, cut cuts: BlueprintCuts, in environment: UserEnvironment) -> Bool {
        let cut = shown.cut(by: cuts)
        // A comparison sees other screens, too.
        guard case .blueprint(let blueprint, _) = cut.rendering, profile.counterparts(of: environment).isEmpty else {
            return !findings(cut, in: environment).isEmpty
        }
        let key = CutScreen(blueprint: blueprint, environment: environment)
        if let known = verdicts[key] { return known }
        let found = findings(cut, in: environment)
        let result = !found.isEmpty && isNoMilder(found, than: shown, in: environment) && breaksNothingElse(cut, in: environment)
        verdicts[key] = result
        return result
    }

    /// Whether an element lacks as much as one does on the whole screen in the same
    /// environment.
    ///
    /// So a report has the measure of the user's element, and what fails only
    /// because of a cut is no failure.
    private mutating func isNoMilder(_ found: [Finding], than whole: ShownCase, in environment: UserEnvironment) -> Bool {
        guard case .blueprint(let blueprint, _) = whole.rendering else { return true }
        let key = CutScreen(blueprint: blueprint, environment: environment)
        let before = wholeFindings[key] ?? findings(whole, in: environment)
        wholeFindings[key] = before
        return found.contains { finding in before.contains { finding.lacksAsMuch(as: $0) } }
    }

    /// Whether no spec fails that does not fail on the screen that cutting begins
    /// with.
    private func breaksNothingElse(_ cut: ShownCase, in environment: UserEnvironment) -> Bool {
        allowed.map { failingSpecs(cut, in: environment).isSubset(of: $0) } ?? true
    }

    private func failingSpecs(_ shown: ShownCase, in environment: UserEnvironment) -> Set<SpecID> {
        Set(shown.findings(in: environment, by: others, besides: ledger).filter { $0.severity >= settings.failOn }.map(\.spec))
    }

    /// Returns the findings of the failure.
    private func findings(_ shown: ShownCase, in environment: UserEnvironment) -> [Finding] {
        shown.findings(in: environment, by: profile, besides: ledger).filter { FaultKey($0) == sighting.key }
    }

    private mutating func takeMinimum() {
        defer { search = nil }
        guard let smallest = search?.report().counterexamples.first else { return }
        if !smallest.recording.hasSameChoices(as: minimumRecording, in: "content") { memory = ContentMemory() }
        minimum = smallest.value
        minimumRecording = smallest.recording
        evaluations += smallest.evaluations + smallest.certifyEvaluations
        ending = smallest.ending
    }

    /// Records what is shown in the smallest case so far, and goes on to the next
    /// step.
    mutating func work(showing shown: ShownCase) {
        if stage == .cutting, beginCutting(shown) { return }
        stage = .probing
        outcome.note(shown, of: minimum, findings: findings)
        probes = CheckFailure.Explanation.probes(around: minimum.environment, in: space)
    }

    /// Begins to cut the blueprint of the smallest case, with the element that
    /// fails alone if it fails alone.
    private mutating func beginCutting(_ shown: ShownCase) -> Bool {
        stage = .minimum
        guard case .blueprint(let blueprint, _) = shown.rendering else { return false }
        guard let start = startOfCutting(blueprint, shown) else { return false }
        allowed = failingSpecs(shown.cut(by: start), in: minimum.environment)
        verdicts = [:]
        let example = Generator<BlueprintCuts>.cuts(isRequired: true, like: start)
        guard let recorded = try? ChoiceRecording(of: example) else { return false }
        stage = .shrinkingCuts
        search = newSearch(generator, from: minimumRecording.replacingLastPart(by: recorded))
        return true
    }

    /// The smallest cuts that show the failure and no other one, else the smallest
    /// that show no failure the whole screen has not.
    private mutating func startOfCutting(_ blueprint: Blueprint, _ shown: ShownCase) -> BlueprintCuts? {
        let candidates = cuts(of: blueprint, from: findings(shown, in: minimum.environment))
        for specs in [[sighting.key.spec], failingSpecs(shown, in: minimum.environment)] {
            allowed = specs
            verdicts = [:]
            for cuts in candidates {
                evaluations += 1
                if fails(shown, cut: cuts, in: minimum.environment) { return cuts }
            }
        }
        return nil
    }

    /// The cuts to begin with, most parts cut first: an element that fails, with
    /// what is directly around it, with all that is around it.
    private func cuts(of blueprint: Blueprint, from findings: [Finding]) -> [BlueprintCuts] {
        let chains = findings.map(\.element.source).uniqued().prefix(Self.mostCulprits)
            .compactMap { blueprint.numbers(alongPath: $0) }
        let lengths = [1, 2, 3, chains.map(\.count).max() ?? 0]
        let chained = lengths.flatMap { length in
            chains.compactMap { BlueprintCuts.keeping(chain: $0.suffix(length), of: blueprint) }
        }
        return (chained + [.keepingAll(of: blueprint)]).uniqued()
    }

    /// Records what is shown in one environment of the explanation.
    mutating func probed(_ shown: ShownCase, in environment: UserEnvironment) {
        probes.removeFirst()
        evaluations += 1
        outcome.note(shown, of: minimum, in: environment, findings: findings)
    }

    /// Prepares the search for a fix of the caller's blueprint.
    private mutating func beginFixing() {
        stage = .done
        // A run that was stopped tells what it knows at once.
        if settings.isStopped() { return }
        guard let whole = outcome.whole, case .blueprint(let blueprint, _) = memory[minimum.environment] else { return }
        let plan = settings.environments.contents.environments.prefix(min(settings.cases ?? .max, Self.mostEnvironments))
        let search = FixSearch(
            key: sighting.key, finding: whole.finding, blueprint: blueprint, environments: ([minimum.environment] + plan).uniqued(),
            judge: FixJudge(profile: settings.profile, ledger: ledger, failOn: settings.failOn))
        fixSearch = search
        fixProbes = search.neededEnvironments
        stage = .fixing
    }

    /// The most environments of a plan in which fixes are verified.
    private static var mostEnvironments: Int { 200 }

    /// Records that the code under test was asked in an environment.
    mutating func fixProbed() { fixProbes.removeFirst() }

    // MARK: Reporting

    /// The other failures that the same cause explains.
    var explained: Set<FaultKey> { Set(fixed.alsoRemoved.keys) }

    /// Whether the smallest case is known.
    var hasOutcome: Bool { outcome.isKnown }

    /// The failure as reported, unless the smallest case does not fail when it is
    /// evaluated again.
    func record(showsContent: Bool) -> FaultRecord {
        let failure = failure(showsContent: showsContent)
        return FaultRecord(
            sighting: sighting, outcome: failure.map(FaultRecord.Outcome.failure) ?? .vanished, evaluations: evaluations,
            explained: explained, explainedBy: failure == nil ? [] : causes)
    }

    private func failure(showsContent: Bool) -> CheckFailure? {
        let environment = minimum.environment
        guard let shown = outcome.cut, let original = outcome.original, let finding = findings(shown, in: environment).first,
            let spec = profile.spec(finding.spec)
        else { return nil }
        let blueprint = if case .blueprint(let blueprint, _) = shown.rendering { blueprint } else { Optional<Blueprint>.none }
        let screen = shown.rendering.screen(of: finding, in: environment)
        var known = ledger
        return CheckFailure(
            finding: finding, wording: spec.wording(for: finding), rule: spec.rule(in: profile), environment: environment,
            explanation: CheckFailure.Explanation(environment, in: space, verdicts: outcome.verdicts),
            screen: screen, blueprint: blueprint,
            content: showsContent ? describedContent(minimum.content) : nil,
            originalElementCount: original.elements.count, evaluations: evaluations, ending: ending,
            status: known.status(of: finding, on: "", in: environment),
            token: ReplayToken(minimumRecording, drawnBy: uncut, describing: \.parts).description,
            originalScreen: shown.rendering.isFlow ? screen : original,
            strip: UserEnvironment.TextSize.allCases.compactMap { size in
                outcome.strip[size].map { CheckFailure.SizedScreen(size: size, screen: $0) }
            },
            originalFinding: outcome.whole?.finding, otherElements: OtherElements(outcome.others) { spec.wording(for: $0).measure },
            fix: fixed.fix, alsoViolates: alsoViolated,
            fixedScreen: fixedScreen)
    }

    /// The claims that the same cause violates, in the order of the specs.
    private var alsoViolated: [CheckFailure.Violation] {
        let bySpec = Dictionary(fixed.alsoRemoved.map { ($0.key.spec, $0.value) }, uniquingKeysWith: min)
        return settings.profile.everySpec.compactMap { spec in
            bySpec[spec.id].map { CheckFailure.Violation(spec: spec.id, from: $0 > .standard ? $0 : nil) }
        }
    }

    /// The whole screen after the fix.
    private var fixedScreen: RenderedScreen? {
        guard let edit = fixed.edit, let search = fixSearch else { return nil }
        var screens = ChangedScreens(of: memory) { edit.applied(toVersion: $0, of: search.blueprint) }
        return screens.shown(in: minimum.environment, by: profile).rendering.screen(in: minimum.environment)
    }
}

/// A cut blueprint in an environment.
private struct CutScreen: Hashable {
    let blueprint: Blueprint
    let environment: UserEnvironment
}

extension CheckFailure {
    /// A screen with the elements that fail on it, by their places.
    public struct MarkedScreen: Hashable, Sendable {
        /// The screen.
        public let screen: RenderedScreen
        /// The indexes of the elements that fail; none where it passes.
        public let marked: [Int]
    }

    /// A screen at one text size.
    public struct SizedScreen: Hashable, Sendable {
        /// The text size.
        public let size: UserEnvironment.TextSize
        /// The screen, with the elements that fail.
        public let screen: CheckFailure.MarkedScreen
    }
}

extension Finding {
    /// Whether each extent that is too small here or there is no larger here;
    /// findings without extents lack the same.
    fileprivate func lacksAsMuch(as other: Finding) -> Bool {
        guard case .size(let own) = measured, case .size(let its) = other.measured, case .size(let least) = required else { return true }
        // Rounding of sums must not count.
        let tolerance = 0.01
        func holds(_ own: Double, _ its: Double, _ least: Double) -> Bool {
            its >= least ? own >= least - tolerance : own <= its + tolerance
        }
        return holds(own.width, its.width, least.width) && holds(own.height, its.height, least.height)
    }
}
