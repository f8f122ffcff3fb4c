import EveryScreenAudit
import EveryScreenGenerators
import EveryScreenLayout
import EveryScreenModel

/// What the code under test gives for a case, with the same content under the
/// settings that specs compare with.
struct ShownCase {
    /// What is shown in the case.
    let rendering: Rendering
    /// What is shown of the same content under other settings, as far as it was
    /// asked for.
    private var others: [(environment: UserEnvironment, rendering: Rendering)] = []

    init(_ rendering: Rendering) { self.rendering = rendering }

    /// Takes in what is shown of the same content under other settings.
    mutating func add(_ rendering: Rendering, in environment: UserEnvironment) { others.append((environment, rendering)) }

    /// Returns the case with its blueprints cut.
    ///
    /// - Parameters:
    ///   - cuts: The parts to keep.
    ///   - reference: The blueprint whose parts the cuts number. By default that of
    ///     the case itself.
    func cut(by cuts: BlueprintCuts, of reference: Blueprint? = nil) -> ShownCase {
        guard cuts != .none, case .blueprint(let blueprint, _) = rendering else { return self }
        let reference = reference ?? blueprint
        var result = ShownCase(rendering.cut(by: cuts, of: reference))
        result.others = others.map { ($0.environment, $0.rendering.cut(by: cuts, of: reference)) }
        return result
    }

    /// How many elements the screens in it have together, those of a flow and of
    /// blueprints left out.
    var elementCount: Int {
        others.reduce(rendering.keptElementCount) { $0 + $1.rendering.keptElementCount }
    }

    /// Returns what specs see of the case; other settings are laid out when a spec
    /// asks for them.
    func presentation(in environment: UserEnvironment) -> ScreenPresentation {
        ScreenPresentation(rendering.screen(in: environment), in: environment, recordedFocus: rendering.recordedFocus) { other in
            // There are few, so that looking through them takes less than a table.
            for shown in others where shown.environment == other { return shown.rendering.screen(in: other) }
            // A blueprint can be laid out under any settings; what was laid out
            // already cannot.
            guard case .blueprint = rendering else { return nil }
            return rendering.screen(in: other)
        }
    }

    /// Returns the screen, of a flow the first, and the verdicts of a profile: of a
    /// flow also those of its specs of flows.
    func judged(in environment: UserEnvironment, by profile: AccessibilityProfile) -> (screen: RenderedScreen, verdicts: [Verdicts]) {
        if case .flow(let flow, let bound) = rendering {
            return (rendering.screen(in: environment), audit(FlowPresentation(flow, in: environment, bound: bound), by: profile))
        }
        let presentation = presentation(in: environment)
        return (presentation.screen, audit(presentation, by: profile))
    }

    /// Returns what a profile finds that is no known issue.
    func findings(
        in environment: UserEnvironment, by profile: AccessibilityProfile, besides ledger: FindingLedger = FindingLedger()
    ) -> [Finding] {
        judged(in: environment, by: profile).verdicts.flatMap(\.findings).filter { !ledger.suppresses($0, in: environment) }
    }
}

extension Rendering {
    /// Returns the same laid out, so that nothing of the code under test is called
    /// to judge it; a flow stays as it is.
    func laidOut(in environment: UserEnvironment) -> Rendering {
        switch self {
        case .flow, .recorded, .screen: self
        case .blueprint: .screen(screen(in: environment))
        }
    }

    /// Where focus went when keys were pressed, if they were.
    var recordedFocus: RenderedScreen.RecordedFocus? { if case .recorded(_, let focus) = self { focus } else { nil } }

    /// Returns the rendering as a request needs it: a case of the search cut and
    /// laid out, so that other cores can evaluate it.
    func prepared<Content>(for request: CampaignRequest<Content>) -> Rendering {
        guard case .search(let trial) = request.purpose else { return self }
        return cut(by: trial.value.cuts).laidOut(in: request.environment)
    }

    /// Returns the blueprint cut; everything else stays as it is.
    func cut(by cuts: BlueprintCuts, of reference: Blueprint? = nil) -> Rendering {
        guard cuts != .none, case .blueprint(let blueprint, let rule) = self else { return self }
        let cuts = reference.map { $0 == blueprint ? cuts : cuts.renumbered(from: $0, to: blueprint) } ?? cuts
        return .blueprint(cuts.applied(to: blueprint), rule)
    }

    /// The number of elements of a screen that is there already.
    var keptElementCount: Int {
        switch self {
        case .screen(let screen), .recorded(let screen, _): screen.elements.count
        case .blueprint, .flow: 0
        }
    }
}
