import EveryScreenAudit
import EveryScreenGenerators
import EveryScreenLayout
import EveryScreenModel

/// The results of the code under test for one content, by environment, and their
/// findings.
///
/// It is a class, since failures of one content share it. It saves calls of the
/// code under test and evaluations, and changes no result.
final class ContentMemory {
    private var renderings: [UserEnvironment: RenderedContent] = [:]
    private var failing: [UserEnvironment: [Finding]] = [:]
    /// The different blueprints, and the number of that of each environment.
    private(set) var versions: [Blueprint] = []
    private var numbers: [UserEnvironment: Int] = [:]

    subscript(environment: UserEnvironment) -> RenderedContent? { renderings[environment] }

    /// Keeps a blueprint.
    func keep(_ rendering: RenderedContent, in environment: UserEnvironment) {
        guard case .blueprint(let blueprint, _) = rendering else { return }
        renderings[environment] = rendering
        numbers[environment] = number(of: blueprint)
    }

    /// The number of the blueprint of an environment, and the rule that lays it
    /// out; `nil` where none was kept.
    func version(in environment: UserEnvironment) -> (number: Int, rule: any LayoutRule)? {
        guard let number = numbers[environment], case .blueprint(_, let rule) = renderings[environment] else { return nil }
        return (number, rule)
    }

    /// The number of a blueprint, new or known.
    ///
    /// Most content is the same in all environments, or of few kinds. A blueprint
    /// that none of the last is equal to counts as new, which costs time alone.
    private func number(of blueprint: Blueprint) -> Int {
        if let known = versions.indices.suffix(Self.mostCompared).last(where: { versions[$0] == blueprint }) { return known }
        versions.append(blueprint)
        return versions.count - 1
    }

    /// How many of the last blueprints another is compared with.
    private static var mostCompared: Int { 8 }

    /// Returns the findings on the screens of several environments, for which the
    /// code under test was called.
    func findings(in environments: [UserEnvironment], by judge: FixJudge) -> [[Finding]] {
        let unknown = environments.filter { failing[$0] == nil }
        var screens = ChangedScreens(of: self) { $0 }
        let found = judge.findings(on: unknown.map { ($0, screens.shown(in: $0, by: judge.profile)) })
        for (environment, findings) in zip(unknown, found) { failing[environment] = findings }
        return environments.map { failing[$0] ?? [] }
    }
}

/// The screens of one content after a change of its blueprints, each laid out once:
/// environments under which the layout reads the same settings share one.
struct ChangedScreens {
    private let memory: ContentMemory
    private let change: (Blueprint) -> Blueprint
    private var versions: [Int: (blueprint: Blueprint, needs: Blueprint.SettingNeeds)] = [:]
    private var screens: [UserEnvironment: RenderedContent] = [:]
    private var alike: [Alike: RenderedContent] = [:]

    /// The things that equal screens have in common.
    private struct Alike: Hashable {
        let version: Int
        let inputs: LayoutInputs
    }

    /// Creates the screens.
    ///
    /// - Parameters:
    ///   - memory: The results of the code under test.
    ///   - change: Changes a blueprint before it is laid out.
    init(of memory: ContentMemory, changing change: @escaping (Blueprint) -> Blueprint) { (self.memory, self.change) = (memory, change) }

    /// Returns the content in an environment, with the renderings that the specs of
    /// a profile compare it with.
    mutating func shown(in environment: UserEnvironment, by profile: AccessibilityProfile) -> RenderedCase {
        var shown = RenderedCase(screen(in: environment) ?? .blueprint(.spacer, StandardLayout()))
        for other in profile.counterparts(of: environment) {
            if let screen = screen(in: other) { shown.add(screen, in: other) }
        }
        return shown
    }

    private mutating func screen(in environment: UserEnvironment) -> RenderedContent? {
        if let known = screens[environment] { return known }
        guard let (number, rule) = memory.version(in: environment) else { return nil }
        let (blueprint, needs) = changed(number)
        let key = LayoutInputs(of: rule, in: environment, needs).map { Alike(version: number, inputs: $0) }
        let screen = key.flatMap { alike[$0] } ?? .screen(rule.screen(for: blueprint, in: environment))
        screens[environment] = screen
        if let key { alike[key] = screen }
        return screen
    }

    private mutating func changed(_ number: Int) -> (blueprint: Blueprint, needs: Blueprint.SettingNeeds) {
        if let known = versions[number] { return known }
        let blueprint = change(memory.versions[number])
        let result = (blueprint, blueprint.settingNeeds)
        versions[number] = result
        return result
    }
}

/// Evaluates screens by all specs, on all cores.
struct FixJudge: Sendable {
    /// The specs.
    var profile: AccessibilityProfile
    /// The known issues, which are no failures.
    let matcher: FindingMatcher

    /// Returns the same with one spec.
    func keeping(_ spec: SpecID) -> FixJudge {
        var result = self
        result.profile = profile.keeping([spec])
        return result
    }

    /// Returns the same with the specs that failed and those whose failures may be
    /// of a severity.
    func keeping(failing failed: Set<SpecID>, orOf severity: Finding.Severity) -> FixJudge {
        var result = self
        result.profile.specs = profile.specs.filter { failed.contains($0.id) || $0.rule.severity >= severity }
        return result
    }

    /// Returns the findings on each of the screens.
    func findings(on screens: [(environment: UserEnvironment, shown: RenderedCase)]) -> [[Finding]] {
        mappedConcurrently(screens.count) { index in
            let (environment, shown) = screens[index]
            return shown.findings(in: environment, by: profile, excluding: matcher)
        }
    }
}
