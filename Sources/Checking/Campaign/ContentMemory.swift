import EveryScreenAudit
import EveryScreenGenerators
import EveryScreenLayout
import EveryScreenModel

/// What the code under test returned for one content, by environment, and what fails there.
///
/// A class, since failures of one content share it: it saves calls of the code under test and evaluations, and changes no result.
final class ContentMemory {
    private var renderings: [UserEnvironment: Rendering] = [:]
    private var failing: [UserEnvironment: [Finding]] = [:]

    subscript(environment: UserEnvironment) -> Rendering? { renderings[environment] }

    /// Keeps a blueprint.
    func keep(_ rendering: Rendering, in environment: UserEnvironment) {
        guard case .blueprint = rendering else { return }
        renderings[environment] = rendering
    }

    /// Returns the findings on the screens of several environments, for which the code under test was asked.
    func findings(in environments: [UserEnvironment], by judge: FixJudge) -> [[Finding]] {
        let unknown = environments.filter { failing[$0] == nil }
        let found = judge.findings(on: unknown.map { ($0, shown(in: $0, by: judge.profile)) })
        for (environment, findings) in zip(unknown, found) { failing[environment] = findings }
        return environments.map { failing[$0] ?? [] }
    }

    /// Returns the content in an environment, with what the specs of a profile compare it with.
    ///
    /// - Parameter change: Changes each blueprint before it is laid out.
    func shown(
        in environment: UserEnvironment, by profile: AccessibilityProfile, changing change: (Blueprint) -> Blueprint = { $0 }
    ) -> ShownCase {
        guard let rendering = renderings[environment] else { return ShownCase(.blueprint(.spacer, StandardLayout())) }
        var shown = ShownCase(rendering.changing(change).laidOut(in: environment))
        for other in profile.counterparts(of: environment) {
            if let rendering = renderings[other] { shown.add(rendering.changing(change).laidOut(in: other), in: other) }
        }
        return shown
    }
}

extension Rendering {
    /// Returns the rendering with another blueprint; a screen or a flow stays as it is.
    fileprivate func changing(_ change: (Blueprint) -> Blueprint) -> Rendering {
        guard case .blueprint(let blueprint, let rule) = self else { return self }
        return .blueprint(change(blueprint), rule)
    }
}

/// Evaluates screens by all specs, on all cores.
struct FixJudge: Sendable {
    /// The specs.
    var profile: AccessibilityProfile
    /// The known issues, which are no failures.
    let ledger: FindingLedger
    /// The least severity that counts.
    let failOn: Finding.Severity

    /// Returns the same with one spec.
    func keeping(_ spec: String) -> FixJudge {
        var result = self
        result.profile = profile.keeping([spec])
        return result
    }

    /// Returns what fails on each of the screens.
    func findings(on screens: [(environment: UserEnvironment, shown: ShownCase)]) -> [[Finding]] {
        mappedConcurrently(screens.count) { index in
            let (environment, shown) = screens[index]
            return shown.findings(in: environment, by: profile, besides: ledger).filter { $0.severity >= failOn }
        }
    }
}
