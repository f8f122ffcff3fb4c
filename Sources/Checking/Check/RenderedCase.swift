import EveryScreenAudit
import EveryScreenGenerators
import EveryScreenLayout
import EveryScreenModel

/// The rendering of a case, with the same content under the settings that specs
/// compare with.
struct RenderedCase {
    /// The rendering of the case.
    let rendering: RenderedContent
    /// The renderings of the same content under other settings, as far as they were
    /// requested.
    private var others: [(environment: UserEnvironment, rendering: RenderedContent)] = []

    init(_ rendering: RenderedContent) { self.rendering = rendering }

    /// Adds the rendering of the same content under other settings.
    mutating func add(_ rendering: RenderedContent, in environment: UserEnvironment) { others.append((environment, rendering)) }

    /// Returns the case with its blueprints cut.
    ///
    /// - Parameters:
    ///   - cuts: The parts to keep.
    ///   - reference: The blueprint whose parts the cuts number. By default that of
    ///     the case itself.
    func cut(by cuts: BlueprintCuts, of reference: Blueprint? = nil) -> RenderedCase {
        guard cuts != .none, case .blueprint(let blueprint, _) = rendering else { return self }
        let reference = reference ?? blueprint
        // A part that only some settings show may be the difference.
        let keepsAdded = !others.isEmpty
        var result = RenderedCase(rendering.cut(by: cuts, of: reference, keepsAdded: keepsAdded))
        result.others = others.map { ($0.environment, $0.rendering.cut(by: cuts, of: reference, keepsAdded: keepsAdded)) }
        return result
    }

    /// The case with the blueprints whose layout was left to the standard layout.
    var withBlueprints: RenderedCase {
        var result = RenderedCase(rendering.withBlueprint)
        result.others = others.map { ($0.environment, $0.rendering.withBlueprint) }
        return result
    }

    /// The first blueprint under other settings that is another than its own.
    var otherBlueprint: Blueprint? {
        guard case .blueprint(let own, _) = rendering else { return nil }
        return others.lazy.compactMap { if case .blueprint(let other, _) = $0.rendering, other != own { other } else { nil } }.first
    }

    /// The number of elements of its screens, without flows and blueprints.
    var elementCount: Int {
        others.reduce(rendering.keptElementCount) { $0 + $1.rendering.keptElementCount }
    }

    /// Returns the input of specs for the case; other settings are laid out when a
    /// spec needs them.
    func presentation(in environment: UserEnvironment) -> ScreenPresentation {
        ScreenPresentation(rendering.screen(in: environment), in: environment, recordedFocus: rendering.recordedFocus) { other in
            // There are few, so a linear search is faster than a table.
            for shown in others where shown.environment == other { return shown.rendering.screen(in: other) }
            // A blueprint can be laid out under any settings; a finished screen
            // cannot.
            guard case .blueprint = rendering else { return nil }
            return rendering.screen(in: other)
        }
    }

    /// Returns the screen (of a flow the first) and the verdicts of a profile, for
    /// a flow with those of its specs of flows.
    func judged(in environment: UserEnvironment, by profile: AccessibilityProfile) -> (screen: RenderedScreen, verdicts: [Verdicts]) {
        if case .flow(let flow, let bound) = rendering {
            return (rendering.screen(in: environment), audit(FlowPresentation(flow, in: environment, bound: bound), by: profile))
        }
        let presentation = presentation(in: environment)
        return (presentation.screen, audit(presentation, by: profile))
    }

    /// Returns the findings of a profile that match no known issue.
    func findings(
        in environment: UserEnvironment, by profile: AccessibilityProfile, excluding matcher: FindingMatcher = FindingMatcher()
    ) -> [Finding] {
        judged(in: environment, by: profile).verdicts.flatMap(\.findings).filter { !matcher.suppresses($0, in: environment) }
    }
}

extension RenderedContent {
    /// Returns the rendering so that its evaluation calls no code under test.
    ///
    /// A blueprint is laid out, or left to the standard layout; a flow stays as it
    /// is.
    func laidOut(in environment: UserEnvironment) -> RenderedContent {
        switch self {
        case .flow, .recorded, .screen, .deferred: self
        case .blueprint(let blueprint, let rule):
            DeferredScreen(blueprint, rule, in: environment).map(RenderedContent.deferred) ?? .screen(screen(in: environment))
        }
    }

    /// The blueprint in place of a screen that is laid out when it is needed.
    var withBlueprint: RenderedContent { if case .deferred(let deferred) = self { deferred.content } else { self } }

    /// The recorded focus, if keys were pressed.
    var recordedFocus: RenderedScreen.RecordedFocus? { if case .recorded(_, let focus) = self { focus } else { nil } }

    /// Returns the rendering as a request needs it: a case of the search cut and
    /// laid out, so that other cores can evaluate it.
    func prepared<Content>(for request: CheckRequest<Content>) -> RenderedContent {
        guard case .search(let trial) = request.purpose else { return self }
        return cut(by: trial.value.cuts).laidOut(in: request.environment)
    }

    /// Returns the blueprint cut; everything else stays as it is.
    func cut(by cuts: BlueprintCuts, of reference: Blueprint? = nil, keepsAdded: Bool = false) -> RenderedContent {
        guard cuts != .none, case .blueprint(let blueprint, let rule) = self else { return self }
        let cuts = reference.map { $0 == blueprint ? cuts : cuts.renumbered(from: $0, to: blueprint, keepsAdded: keepsAdded) } ?? cuts
        return .blueprint(cuts.applied(to: blueprint), rule)
    }

    /// The number of elements of a finished screen.
    var keptElementCount: Int {
        switch self {
        case .screen(let screen), .recorded(let screen, _): screen.elements.count
        case .deferred(let deferred): deferred.elementCount
        case .blueprint, .flow: 0
        }
    }
}
