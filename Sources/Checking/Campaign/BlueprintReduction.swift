import EveryScreenAudit
import EveryScreenGenerators
import EveryScreenLayout
import EveryScreenModel
import EveryValue

/// Makes a failing blueprint smaller, together with its environment.
struct BlueprintReduction {
    /// The fault to keep.
    let sighting: FaultSighting
    /// The spec that finds it, alone: most candidates need be asked for nothing else.
    let ownProfile: AccessibilityProfile
    /// All that is demanded.
    let profile: AccessibilityProfile
    /// What is known already, and no fault.
    let ledger: FindingLedger
    /// The environments that count.
    let space: EnvironmentSpace
    /// What lays the blueprint out.
    let rule: any LayoutRule

    /// The smallest blueprint found, and what it took.
    struct Result {
        var blueprint: Blueprint
        var environment: UserEnvironment
        var evaluations: Int
        var ending: ShrinkEnding?
    }

    /// Returns whether the fault is there.
    func fails(_ blueprint: Blueprint, in environment: UserEnvironment) -> Bool {
        origins(of: blueprint, in: environment, by: ownProfile).contains(sighting.key)
    }

    private func origins(of blueprint: Blueprint, in environment: UserEnvironment, by profile: AccessibilityProfile) -> Set<FaultKey> {
        Set(ShownCase(.blueprint(blueprint, rule)).findings(in: environment, by: profile, besides: ledger).map(FaultKey.init))
    }

    /// Returns the smallest blueprint, made of parts of the given one, that still has the fault.
    ///
    /// If taking parts away brought other faults, one that has only those of this
    /// spec is looked for too, and taken if it has no more elements.
    func reduce(_ blueprint: Blueprint, in environment: UserEnvironment, settings: CheckSettings) -> Result {
        let spec = sighting.key.spec
        var smallest = reduce(blueprint, in: environment, settings)
        let found = origins(of: smallest.blueprint, in: smallest.environment, by: profile)
        guard found.contains(where: { $0.spec != spec }) else { return smallest }
        let alone = reduce(blueprint, in: environment, settings) { candidate, environment in
            origins(of: candidate, in: environment, by: profile).allSatisfy { $0.spec == spec }
        }
        let evaluations = smallest.evaluations + alone.evaluations
        if elementCount(alone) <= elementCount(smallest) { smallest = alone }
        smallest.evaluations = evaluations
        return smallest
    }

    private func elementCount(_ result: Result) -> Int {
        rule.screen(for: result.blueprint, in: result.environment).elements.count
    }

    private func reduce(
        _ blueprint: Blueprint, in environment: UserEnvironment, _ settings: CheckSettings,
        allowing isAllowed: (Blueprint, UserEnvironment) -> Bool = { _, _ in true }
    ) -> Result {
        let unreduced = Result(
            blueprint: blueprint, environment: environment, evaluations: 0, ending: settings.isStopped() ? .cancelled : nil)
        let environments = Generator<UserEnvironment>.environments(in: space, given: environment)
        let reductions = Generator<Blueprint>.reductions(of: blueprint)
        let generator = Generator<CampaignCase<Blueprint>> { source in
            CampaignCase(environment: try source.draw(environments), content: try source.draw(reductions))
        }
        guard let start = try? ChoiceRecording(of: generator) else { return unreduced }
        var search = PropertySearch(
            generator,
            settings: SearchSettings(
                cases: 0, starting: [start], shrinkEvaluations: settings.shrinkEvaluations, explainEvaluations: 0, maximumOrigins: 1,
                isCancelled: settings.isStopped))
        while let trial = search.next() {
            let (candidate, environment) = (trial.value.content, trial.value.environment)
            let isFailing =
                origins(of: candidate, in: environment, by: ownProfile).contains(sighting.key)
                && (trial.recording == start || isAllowed(candidate, environment))
            search.record(isFailing ? .failed(origins: [sighting.key.description]) : .passed, for: trial)
        }
        let report = search.report()
        guard let smallest = report.counterexamples.first else { return unreduced }
        return Result(
            blueprint: smallest.value.content, environment: smallest.value.environment, evaluations: report.statistics.evaluations,
            ending: smallest.ending)
    }
}
