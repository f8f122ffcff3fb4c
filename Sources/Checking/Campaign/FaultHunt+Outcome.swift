import EveryScreenAudit
import EveryScreenGenerators
import EveryScreenLayout
import EveryScreenModel
import EveryValue

extension FaultHunt {
    /// Takes in what the smallest case shows: reduces it if it is a blueprint, else plans the probes.
    ///
    /// A blueprint that fails only beside another one, which the same content has under
    /// other settings, is worked on as a screen is.
    mutating func work(showing shown: ShownCase, in space: EnvironmentSpace, besides ledger: FindingLedger, _ settings: CheckSettings) {
        stage = .probing
        unreduced = shown.rendering.screen(in: environment)
        self.shown = shown
        note(shown, in: environment, besides: ledger)
        guard let (reduction, blueprint) = reduction(of: shown.rendering, in: space, besides: ledger, settings) else {
            probes = CheckFailure.Explanation.probes(around: environment, in: space)
            return
        }
        let reduced = reduction.reduce(blueprint, in: environment, settings: settings)
        let smallest = ShownCase(.blueprint(reduced.blueprint, reduction.rule))
        self.shown = smallest
        environment = reduced.environment
        evaluations += reduced.evaluations
        ending = reduced.ending ?? ending
        strip = [:]
        for probe in [environment] + CheckFailure.Explanation.probes(around: environment, in: space) {
            note(smallest, in: probe, besides: ledger)
        }
        evaluations += verdicts.count - 1
    }

    private func reduction(
        of rendering: Rendering, in space: EnvironmentSpace, besides ledger: FindingLedger, _ settings: CheckSettings
    ) -> (BlueprintReduction, Blueprint)? {
        guard case .blueprint(let blueprint, let rule) = rendering else { return nil }
        let reduction = BlueprintReduction(
            sighting: sighting, ownProfile: profile, profile: settings.profile, ledger: ledger, space: space, rule: rule)
        let isCompared = !profile.counterparts(of: environment).isEmpty
        return isCompared && !reduction.fails(blueprint, in: environment) ? nil : (reduction, blueprint)
    }

    /// Takes in what is shown in one environment.
    mutating func note(_ shown: ShownCase, in probe: UserEnvironment, besides ledger: FindingLedger) {
        let own = findings(shown, in: probe, besides: ledger)
        verdicts[probe] = !own.isEmpty
        var sized = environment
        sized.textSize = probe.textSize
        // Of a flow every failure may be on a screen of its own; they stand in no row.
        guard sized == probe, !shown.rendering.isFlow else { return }
        strip[probe.textSize] = CheckFailure.MarkedScreen(screen: shown.rendering.screen(in: probe), marked: own.map(\.element.index))
    }

    /// What became of it: the failure as reported, unless the smallest case does not fail any more.
    func record(besides ledger: FindingLedger, in space: EnvironmentSpace, showsContent: Bool) -> FaultRecord {
        let failure = failure(besides: ledger, in: space, showsContent: showsContent)
        return FaultRecord(
            sighting: sighting, outcome: failure.map(FaultRecord.Outcome.failure) ?? .vanished, evaluations: evaluations)
    }

    private func failure(besides ledger: FindingLedger, in space: EnvironmentSpace, showsContent: Bool) -> CheckFailure? {
        guard let shown, let unreduced else { return nil }
        guard let finding = findings(shown, in: environment, besides: ledger).first, let spec = profile.spec(finding.spec)
        else { return nil }
        let blueprint = if case .blueprint(let blueprint, _) = shown.rendering { blueprint } else { Optional<Blueprint>.none }
        let screen = shown.rendering.screen(of: finding, in: environment)
        var known = ledger
        return CheckFailure(
            finding: finding, wording: spec.wording(for: finding), rule: spec.rule(in: profile), environment: environment,
            explanation: CheckFailure.Explanation(environment, in: space, verdicts: verdicts),
            screen: screen, blueprint: blueprint,
            content: showsContent ? describedContent(minimum.content) : nil,
            originalElementCount: unreduced.elements.count, evaluations: evaluations, ending: ending,
            status: known.status(of: finding, on: "", in: environment), token: ReplayToken(minimumRecording).description,
            originalScreen: shown.rendering.isFlow ? screen : unreduced,
            strip: UserEnvironment.TextSize.allCases.compactMap { size in
                strip[size].map { CheckFailure.SizedScreen(size: size, screen: $0) }
            })
    }
}
