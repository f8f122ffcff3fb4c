import Audit
import PropertyTesting
import ScreenGenerators
import ScreenLayout
import ScreenModel

/// A failure while it is made smaller and explained.
struct PendingFailure<Content> {
    /// The smallest content and environment that fail.
    let counterexample: Counterexample<CampaignCase<Content>>
    /// What is shown there, once it is known; reduced, if it could be.
    var shown: ShownCase?
    /// The environment of the smallest case, which reducing the blueprint may have changed.
    var environment: UserEnvironment
    /// How many elements the screen had before it was reduced.
    var originalElementCount = 0
    /// How many judgments reducing cost.
    var reductionEvaluations = 0
    /// Why making it smaller ended.
    var ending: ShrinkEnding
    /// The environments in which it is still to be looked at, and what was found in the others.
    var probes: [UserEnvironment] = []
    var verdicts: [UserEnvironment: Bool] = [:]

    init(_ counterexample: Counterexample<CampaignCase<Content>>) {
        self.counterexample = counterexample
        environment = counterexample.value.environment
        ending = counterexample.ending
    }

    /// The failure as reported, or `nil` while what is shown is not known or does not fail any more.
    func failure(
        by profile: Profile, besides ledger: FindingLedger, in space: EnvironmentSpace, showsContent: Bool
    ) -> CampaignFailure? {
        guard let shown else { return nil }
        let findings = shown.findings(in: environment, by: profile, besides: ledger)
        guard let finding = findings.first(where: { $0.origin == counterexample.origin }), let spec = profile.spec(finding.spec)
        else { return nil }
        let blueprint = if case .blueprint(let blueprint, _) = shown.rendering { blueprint } else { Optional<Blueprint>.none }
        return CampaignFailure(
            finding: finding, wording: spec.wording(for: finding), claim: spec.claim, sources: spec.sources, environment: environment,
            explanation: EnvironmentExplanation(environment, in: space, verdicts: verdicts),
            screen: shown.rendering.screen(of: finding, in: environment),
            blueprint: blueprint,
            content: showsContent ? describedContent(counterexample.value.content) : nil, originalElementCount: originalElementCount,
            evaluations: counterexample.evaluations + counterexample.certifyEvaluations + reductionEvaluations, ending: ending,
            token: counterexample.token.description)
    }
}
