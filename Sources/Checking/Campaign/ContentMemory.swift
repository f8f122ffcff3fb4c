import EveryScreenAudit
import EveryScreenGenerators
import EveryScreenLayout
import EveryScreenModel

/// What the code under test returned for one content, by environment, and what
/// fails there.
///
/// A class, since failures of one content share it: it saves calls of the code
/// under test and evaluations, and changes no result.
final class ContentMemory {
    private var renderings: [UserEnvironment: Rendering] = [:]
    private var failing: [UserEnvironment: [Finding]] = [:]

    subscript(environment: UserEnvironment) -> Rendering? { renderings[environment] }

    /// Keeps a blueprint.
    func keep(_ rendering: Rendering, in environment: UserEnvironment) {
        guard case .blueprint = rendering else { return }
        renderings[environment] = rendering
    }

    /// Returns the findings on the screens of several environments, for which the
    /// code under test was asked.
    func findings(in environments: [UserEnvironment], by judge: FixJudge) -> [[Finding]] {
        let unknown = environments.filter { failing[$0] == nil }
        var screens = ChangedScreens(of: self) { $0 }
        let found = judge.findings(on: unknown.map { ($0, screens.shown(in: $0, by: judge.profile)) })
        for (environment, findings) in zip(unknown, found) { failing[environment] = findings }
        return environments.map { failing[$0] ?? [] }
    }
}

/// The screens of one content after a change of its blueprints, each laid out once.
struct ChangedScreens {
    private let memory: ContentMemory
    private let change: (Blueprint) -> Blueprint
    private var screens: [UserEnvironment: Rendering] = [:]

    /// Creates the screens.
    ///
    /// - Parameters:
    ///   - memory: What the code under test returned.
    ///   - change: Changes a blueprint before it is laid out.
    init(of memory: ContentMemory, changing change: @escaping (Blueprint) -> Blueprint) { (self.memory, self.change) = (memory, change) }

    /// Returns the content in an environment, with what the specs of a profile
    /// compare it with.
    mutating func shown(in environment: UserEnvironment, by profile: AccessibilityProfile) -> ShownCase {
        var shown = ShownCase(screen(in: environment) ?? .blueprint(.spacer, StandardLayout()))
        for other in profile.counterparts(of: environment) {
            if let screen = screen(in: other) { shown.add(screen, in: other) }
        }
        return shown
    }

    private mutating func screen(in environment: UserEnvironment) -> Rendering? {
        if let known = screens[environment] { return known }
        guard case .blueprint(let blueprint, let rule) = memory[environment] else { return nil }
        let screen = Rendering.screen(rule.screen(for: change(blueprint), in: environment))
        screens[environment] = screen
        return screen
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
    func keeping(_ spec: SpecID) -> FixJudge {
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
