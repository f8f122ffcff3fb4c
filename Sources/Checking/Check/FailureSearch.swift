import EveryScreenAudit
import EveryScreenGenerators
import EveryScreenLayout
import EveryScreenModel
import EveryValue

/// The search for the smallest case of one failure: settings, content and cuts
/// shrink together.
///
/// Every candidate is the result of the code under test for its settings and
/// content, cut if it is a blueprint. The outcome depends only on the first case of
/// the failure and on the check's settings. So several shares of a check that find
/// one failure report the same, and the share with the first case counts.
///
/// A class for the same reason as `CheckRun`.
final class FailureSearch<Content> {
    /// The step of the search.
    enum Stage { case shrinkingContent, cutting, shrinkingCuts, minimum, probing, fixing, done }

    /// The failure, and its first occurrence.
    let occurrence: FailureOccurrence
    /// The spec that reports it, alone, since no other verdict matters.
    let profile: AccessibilityProfile
    /// The specs that cutting must not make fail, since a reproduction shows one
    /// failure.
    let others: AccessibilityProfile
    /// Those of them that judge wording.
    private let ofWording: AccessibilityProfile
    /// Those of them that fail on the screen that cutting begins with; `nil` while
    /// nothing is cut.
    private var allowed: Set<SpecID>?
    private let generator: Generator<CheckCase<Content>>
    /// The generator that replays the token.
    let uncut: Generator<CheckCase<Content>>
    let settings: CheckSettings
    let matcher: FindingMatcher
    let space: EnvironmentSpace
    var stage: Stage
    private var search: PropertySearch<CheckCase<Content>>?
    /// The smallest case that fails, and its choices.
    private(set) var minimum: CheckCase<Content>
    private(set) var minimumRecording: ChoiceRecording
    /// The results of the code under test for the content of the smallest case.
    private(set) var memory: ContentMemory
    /// The findings of the failure on cut blueprints, and whether no other spec
    /// fails there: different cuts often leave the same parts.
    private var cutFindings: [CutScreen: [Finding]] = [:]
    private var verdicts: [CutScreen: Bool] = [:]
    /// The findings of the failure on screens without cuts.
    private var wholeFindings: [CutScreen: [Finding]] = [:]
    /// The evaluations of the search so far.
    private(set) var evaluations = 0
    /// The reason why shrinking ended.
    private(set) var ending = ShrinkEnding.cancelled
    /// The variants of the environment of the smallest case.
    var variants: [[UserEnvironment]] {
        if let (environment, known) = knownVariants, environment == minimum.environment { return known }
        let found = space.variants(of: minimum.environment)
        knownVariants = (minimum.environment, found)
        return found
    }
    private var knownVariants: (environment: UserEnvironment, variants: [[UserEnvironment]])?
    /// The environments that are still to be tested, and the outcomes of the
    /// others.
    private var probes: [UserEnvironment] = []
    var outcome = FailureOutcome()
    /// The search for a fix, and the environments for which it still needs the code
    /// under test.
    private(set) var fixSearch: FixSearch?
    private var fixProbes: ArraySlice<UserEnvironment> = []
    private(set) var fixed = FixSearch.Outcome()

    init(
        _ occurrence: FailureOccurrence, in value: CheckCase<Content>, _ recording: ChoiceRecording,
        of generator: Generator<CheckCase<Content>>, and uncut: Generator<CheckCase<Content>>, in space: EnvironmentSpace,
        excluding matcher: FindingMatcher, isCuttable: Bool, memory: ContentMemory, settings: CheckSettings
    ) {
        self.occurrence = occurrence
        self.memory = memory
        self.profile = settings.profile.keeping([occurrence.key.spec])
        var profile = settings.profile.withoutComparisons
        others = profile
        profile.specs.removeAll { !$0.judgesWording }
        ofWording = profile
        self.generator = generator
        self.uncut = uncut
        self.settings = settings
        self.matcher = matcher
        self.space = space
        minimum = value
        minimumRecording = recording
        if value.cuts != .none {
            stage = .shrinkingCuts
            search = newSearch(generator, from: recording)
        } else {
            stage = .shrinkingContent
            // If the screen is cut afterwards, the result of that search is
            // certified.
            search = newSearch(uncut, from: recording, certifying: !isCuttable)
        }
    }

    /// The largest number of evaluations in one stage: a quarter for a finding that
    /// does not fail the check.
    ///
    /// Advice about a whole screen, such as the way to its last control, is minimal
    /// soon; the rest is spent on the proof.
    private var shrinkEvaluations: Int {
        let isMild = profile.everySpec.allSatisfy { $0.rule.severity < settings.failOn }
        return isMild ? (settings.shrinkEvaluations + 3) / 4 : settings.shrinkEvaluations
    }

    private func newSearch(
        _ generator: Generator<CheckCase<Content>>, from recording: ChoiceRecording, certifying isCertifying: Bool = true
    ) -> PropertySearch<CheckCase<Content>> {
        var searching = SearchSettings(
            cases: 0, starting: [recording], shrinkEvaluations: shrinkEvaluations, explainEvaluations: 0, maximumFailures: 1,
            isCancelled: settings.isStopped)
        if !isCertifying { searching.certifyEvaluations = 0 }
        return PropertySearch(generator, settings: searching)
    }

    /// The largest number of elements that are tried alone: more rarely differ in
    /// their other failures.
    private static var mostCulprits: Int { 4 }

    // MARK: Asking

    /// The work of `next()`, for the message of a crash.
    var work: String {
        switch stage {
        case .fixing, .probing: "verifying fixes of \(occurrence.key.spec) in the case \(ReplayToken(minimumRecording))"
        default: "shrinking \(occurrence.key.spec) from the case \(ReplayToken(minimumRecording))"
        }
    }

    /// The next case to render, or `nil` when nothing more is needed.
    func next() -> CheckRequest<Content>? {
        while true {
            switch stage {
            case .shrinkingContent, .shrinkingCuts:
                if let trial = nextTrial() {
                    return CheckRequest(
                        environment: trial.value.environment, content: trial.value.content, purpose: .shrinking(trial),
                        recording: trial.recording)
                }
                takeMinimum()
                stage = stage == .shrinkingContent ? .cutting : .minimum
            case .cutting, .minimum: return request(in: minimum.environment, .minimum)
            case .probing:
                if settings.isCancelled(), !probes.isEmpty {
                    // Some of the settings would say nothing of the others.
                    probes = []
                    outcome.forgetOtherSettings(of: minimum.environment)
                }
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

    private func request(in environment: UserEnvironment, _ purpose: CheckPurpose<Content>) -> CheckRequest<Content> {
        CheckRequest(environment: environment, content: minimum.content, purpose: purpose, recording: minimumRecording)
    }

    /// The next candidate; the first one is known to fail.
    ///
    /// Cutting keeps the settings under which the whole screen fails. Otherwise it
    /// would trade an element for further settings, which the report would then
    /// name as if they mattered to the user's screen.
    private func nextTrial() -> SearchTrial<CheckCase<Content>>? {
        while let trial = search?.next() {
            if case .starting = trial.phase {
                recordTrial(trial, isFailing: true)
            } else if stage == .shrinkingCuts, trial.value.environment != minimum.environment {
                recordTrial(trial, isFailing: false)
            } else {
                return trial
            }
        }
        return nil
    }

    /// The result of the code under test for a request, if it was called for the
    /// same before.
    ///
    /// Cuts do not change its input, so that most candidates need no call.
    func rendering(for request: CheckRequest<Content>) -> RenderedContent? {
        // The smallest case is rendered anew, so that a failure that cannot be
        // reproduced is noticed.
        if case .minimum = request.purpose { return nil }
        guard request.recording.hasSameChoices(as: minimumRecording, in: "content") else { return nil }
        return memory[request.environment]
    }

    // MARK: Recording

    /// Records the result of the code under test for a request.
    func keep(_ rendering: RenderedContent, for request: CheckRequest<Content>) {
        guard request.recording.hasSameChoices(as: minimumRecording, in: "content") else { return }
        memory.keep(rendering, in: request.environment)
    }

    /// Records the rendering of a candidate.
    func record(_ shown: RenderedCase, for trial: SearchTrial<CheckCase<Content>>) {
        recordTrial(trial, isFailing: fails(shown, cut: trial.value.cuts, in: trial.value.environment))
    }

    private func recordTrial(_ trial: SearchTrial<CheckCase<Content>>, isFailing: Bool) {
        let judgment = isFailing ? Judgment.failed(keys: [occurrence.key.description]) : .passed
        search?.record(judgment, for: trial)
    }

    private func fails(_ shown: RenderedCase, cut cuts: BlueprintCuts, in environment: UserEnvironment) -> Bool {
        let cut = shown.cut(by: cuts)
        guard case .blueprint(let blueprint, _) = cut.rendering else { return !findings(cut, in: environment).isEmpty }
        // A comparison needs further screens.
        guard profile.counterparts(of: environment).isEmpty else {
            let found = findings(cut, in: environment)
            return !found.isEmpty && (cuts == .none || isAsBad(found, cut: cuts, as: shown, in: environment))
        }
        let key = CutScreen(blueprint: blueprint, environment: environment)
        let found = cutFindings[key] ?? findings(cut, in: environment)
        cutFindings[key] = found
        guard !found.isEmpty, isAsBad(found, cut: cuts, as: shown, in: environment) else { return false }
        let result = verdicts[key] ?? breaksNothingElse(cut, in: environment)
        verdicts[key] = result
        return result
    }

    /// Whether an element falls short by as much as on the whole screen in the same
    /// environment, under its name there.
    ///
    /// So a report has the name and measure of the user's element, and a failure
    /// that only a cut causes does not count.
    private func isAsBad(
        _ found: [Finding], cut cuts: BlueprintCuts, as whole: RenderedCase, in environment: UserEnvironment
    ) -> Bool {
        guard case .blueprint(let blueprint, _) = whole.rendering else { return true }
        let key = CutScreen(blueprint: blueprint, environment: environment)
        let before = wholeFindings[key] ?? findings(whole, in: environment)
        wholeFindings[key] = before
        let parts = KeptParts(of: blueprint, cut: cuts)
        return found.contains { finding in
            parts.counterparts(of: finding, among: before).contains { finding.lacksAsMuch(as: $0) && finding.isNamed(as: $0) }
        }
    }

    /// Whether no spec fails that passes on the screen with which cutting begins.
    private func breaksNothingElse(_ cut: RenderedCase, in environment: UserEnvironment) -> Bool {
        allowed.map { failingSpecs(cut, in: environment).isSubset(of: $0) } ?? true
    }

    /// The specs that fail.
    ///
    /// Wording is judged as the author wrote it, or cutting would prefer a
    /// pseudolocale, under which no spec judges it.
    private func failingSpecs(_ shown: RenderedCase, in environment: UserEnvironment) -> Set<SpecID> {
        var found = shown.findings(in: environment, by: others, excluding: matcher)
        if environment.pseudolocale != .none, case .blueprint = shown.rendering {
            var plain = environment
            plain.pseudolocale = .none
            found += shown.findings(in: plain, by: ofWording, excluding: matcher)
        }
        return Set(found.filter { $0.severity >= settings.failOn }.map(\.spec))
    }

    /// Returns the findings of the failure.
    func findings(_ shown: RenderedCase, in environment: UserEnvironment) -> [Finding] {
        shown.findings(in: environment, by: profile, excluding: matcher).filter { FailureKey($0) == occurrence.key }
    }

    private func takeMinimum() {
        defer { search = nil }
        guard let smallest = search?.report().counterexamples.first else { return }
        if !smallest.recording.hasSameChoices(as: minimumRecording, in: "content") { memory = ContentMemory() }
        minimum = smallest.value
        minimumRecording = smallest.recording
        evaluations += smallest.evaluations + smallest.certifyEvaluations
        ending = smallest.ending
    }

    /// Records the rendering of the smallest case so far, and continues with the
    /// next step.
    func work(showing shown: RenderedCase) {
        if stage == .cutting, beginCutting(shown) { return }
        stage = .probing
        outcome.note(shown, of: minimum, findings: findings)
        // Where no spec judges the wording, nothing is known of it.
        let judgesWording = profile.specs.contains(where: \.judgesWording)
        probes = CheckFailure.Explanation.probes(around: minimum.environment, among: variants)
            .filter { !judgesWording || $0.pseudolocale == .none }
    }

    /// Begins to cut the blueprint of the smallest case, with the element that
    /// fails alone if it fails alone.
    private func beginCutting(_ shown: RenderedCase) -> Bool {
        stage = .minimum
        guard !settings.isCancelled(), case .blueprint(let blueprint, _) = shown.rendering else { return false }
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
    /// that add no failure to those of the whole screen.
    private func startOfCutting(_ blueprint: Blueprint, _ shown: RenderedCase) -> BlueprintCuts? {
        let candidates = cuts(of: blueprint, from: findings(shown, in: minimum.environment))
        for specs in [[occurrence.key.spec], failingSpecs(shown, in: minimum.environment)] {
            allowed = specs
            verdicts = [:]
            for cuts in candidates {
                evaluations += 1
                if fails(shown, cut: cuts, in: minimum.environment) { return cuts }
            }
        }
        return nil
    }

    /// The cuts to begin with, the smallest screens first: a failing element, with
    /// its parent, with all its ancestors.
    private func cuts(of blueprint: Blueprint, from findings: [Finding]) -> [BlueprintCuts] {
        let chains = findings.map(\.element.source).uniqued().prefix(Self.mostCulprits)
            .compactMap { blueprint.numbers(alongPath: $0) }
        let lengths = [1, 2, 3, chains.map(\.count).max() ?? 0]
        let chained = lengths.flatMap { length in
            chains.compactMap { BlueprintCuts.keeping(chain: $0.suffix(length), of: blueprint) }
        }
        return (chained + [.keepingAll(of: blueprint)]).uniqued()
    }

    /// Records the rendering in one environment of the explanation.
    func probed(_ shown: RenderedCase, in environment: UserEnvironment) {
        probes.removeFirst()
        evaluations += 1
        let whole = memory.probed(in: environment, by: profile) ?? shown
        outcome.note(shown, laidOut: whole, of: minimum, in: environment, findings: findings)
    }

    /// Prepares the search for a fix of the caller's blueprint.
    private func beginFixing() {
        stage = .done
        // A run that was stopped reports its results at once.
        if settings.isStopped() { return }
        guard let whole = outcome.whole, case .blueprint(let blueprint, _) = memory[minimum.environment] else { return }
        let plan = settings.environments.contents.environments.prefix(min(settings.cases ?? .max, Self.mostEnvironments))
        let search = FixSearch(
            key: occurrence.key, finding: whole.finding, blueprint: blueprint, environments: ([minimum.environment] + plan).uniqued(),
            judge: FixJudge(profile: settings.profile, matcher: matcher), failOn: settings.failOn)
        fixSearch = search
        fixProbes = search.neededEnvironments.filter { memory[$0] == nil }[...]
        stage = .fixing
    }

    /// The largest number of environments of a plan in which fixes are verified.
    private static var mostEnvironments: Int { 200 }

    /// Records that the code under test was called in an environment.
    func fixProbed() { fixProbes.removeFirst() }
}
