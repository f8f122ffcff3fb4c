import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryValue

/// The search as a report states it.
extension FailureSearch {
    /// The other failures that the same cause explains.
    var explained: Set<FailureKey> { Set(fixed.alsoRemoved.keys) }

    /// Whether the smallest case is known.
    var hasOutcome: Bool { outcome.isKnown }

    /// The failure as reported, unless the smallest case passes when it is
    /// evaluated again.
    func record(showsContent: Bool) -> FailureRecord {
        let failure = failure(showsContent: showsContent)
        return FailureRecord(
            occurrence: occurrence, outcome: failure.map(FailureRecord.Outcome.failure) ?? .vanished, evaluations: evaluations,
            explained: explained, explainedBy: failure == nil ? [] : causes)
    }

    /// The failure as it was found.
    ///
    /// - Parameters:
    ///   - shown: The screens of its first case.
    ///   - showsContent: Whether the report describes the content.
    func failure(showing shown: RenderedCase, showsContent: Bool) -> CheckFailure? {
        var first = outcome
        // A case with cuts was cut before it was laid out.
        first.note(minimum.cuts == .none ? shown.withBlueprints : shown, of: minimum, findings: findings)
        return failure(first, showsContent: showsContent)
    }

    /// The failure as it is known so far; `nil` if the smallest case passes when it
    /// is evaluated again.
    func failure(showsContent: Bool) -> CheckFailure? { failure(outcome, showsContent: showsContent) }

    private func failure(_ outcome: FailureOutcome, showsContent: Bool) -> CheckFailure? {
        let environment = minimum.environment
        guard let shown = outcome.cut, let original = outcome.original, let finding = findings(shown, in: environment).first,
            let spec = profile.spec(finding.spec)
        else { return nil }
        let blueprint = if case .blueprint(let blueprint, _) = shown.rendering { blueprint } else { Optional<Blueprint>.none }
        let screen = shown.rendering.screen(of: finding, in: environment)
        var known = matcher
        return CheckFailure(
            finding: finding, wording: spec.wording(for: finding), rule: spec.rule(in: profile), environment: environment,
            explanation: CheckFailure.Explanation(environment, among: variants, verdicts: outcome.verdicts),
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
            fixedScreen: fixedScreen, comparedBlueprint: shown.otherBlueprint)
    }

    /// The claims that the same cause violates, in the order of the specs.
    private var alsoViolated: [CheckFailure.Violation] {
        let removed = fixed.alsoRemoved.filter { $0.key.spec != occurrence.key.spec }
        let bySpec = Dictionary(removed.map { ($0.key.spec, $0.value) }, uniquingKeysWith: min)
        return settings.profile.everySpec.compactMap { spec in
            bySpec[spec.id].map { CheckFailure.Violation(spec: spec.id, failingFrom: $0) }
        }
    }

    /// The whole screen after the fix.
    private var fixedScreen: RenderedScreen? {
        guard let edit = fixed.edit, let search = fixSearch else { return nil }
        var screens = ChangedScreens { edit.applied(toVersion: $0, of: search.blueprint) }
        return screens.shown(in: minimum.environment, of: memory, by: profile).rendering.screen(in: minimum.environment)
    }
}
