import EveryScreenAudit
import EveryScreenGenerators
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs

/// The results of the code under test for one content, by environment, and their
/// verdicts.
///
/// It is a class, since a check of one content and its failures share it. It saves
/// calls of the code under test and evaluations, and changes no result.
final class ContentMemory {
    private var renderings: [UserEnvironment: RenderedContent] = [:]
    private var cases: [UserEnvironment: EvaluatedCase] = [:]
    /// The different blueprints, and the number of that of each environment.
    private(set) var versions: [Blueprint] = []
    private var numbers: [UserEnvironment: Int] = [:]
    /// The screens of the content as it is, for explanations and fixes.
    private var unchanged = ChangedScreens { $0 }

    subscript(environment: UserEnvironment) -> RenderedContent? { renderings[environment] }

    /// Keeps a blueprint; verdicts on another one in the environment are forgotten.
    func keep(_ rendering: RenderedContent, in environment: UserEnvironment) {
        guard case .blueprint(let blueprint, _) = rendering else { return }
        renderings[environment] = rendering
        if let known = numbers[environment] {
            if versions[known] == blueprint { return }
            // Other environments may be compared with this one.
            cases = [:]
            unchanged = ChangedScreens { $0 }
        }
        numbers[environment] = number(of: blueprint)
    }

    /// Whether a standard layout, without containers of the user's own, lays all of
    /// it out.
    var hasStandardLayout: Bool {
        renderings.values.allSatisfy { rendering in
            if case .blueprint(_, let rule) = rendering { rule.standardLayout != nil } else { false }
        }
    }

    /// Returns the verdicts on the content in an environment, if a search for a fix
    /// needed them.
    func evaluatedCase(in environment: UserEnvironment) -> EvaluatedCase? { cases[environment] }

    /// Returns the content in an environment of an explanation, laid out once for
    /// all failures; `nil` where no blueprint was kept.
    func probed(in environment: UserEnvironment, by profile: AccessibilityProfile) -> RenderedCase? {
        numbers[environment].map { _ in unchanged.shown(in: environment, of: self, by: profile) }
    }

    /// The screen in an environment, if it was laid out and kept.
    func screen(in environment: UserEnvironment) -> RenderedScreen? { unchanged.known(in: environment) }

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

    /// The largest number of elements of screens that are kept: those of about
    /// 1,000 usual ones.
    private static var mostElements: Int { 100_000 }

    /// How many of the last blueprints another is compared with.
    private static var mostCompared: Int { 8 }

    /// Returns the findings on the screens of several environments, for which the
    /// code under test was called.
    func findings(in environments: [UserEnvironment], by judge: FixJudge) -> [[Finding]] {
        let unknown = environments.filter { cases[$0] == nil }
        let found = judge.cases(on: unknown.map { ($0, unchanged.shown(in: $0, of: self, by: judge.profile)) })
        if unchanged.elementCount > Self.mostElements { unchanged = ChangedScreens { $0 } }
        for (environment, evaluated) in zip(unknown, found) { cases[environment] = evaluated }
        return environments.map { judge.findings(of: cases[$0], in: $0) }
    }
}

/// The screens of one content after a change of its blueprints, each laid out once:
/// environments under which the layout reads the same settings share one.
///
/// A change of a few facts moves nothing. So a screen that is laid out after it
/// shows the elements that it concerns, and on the other screens of the same
/// elements only these are replaced.
struct ChangedScreens {
    private let change: (Blueprint) -> Blueprint
    /// The facts that the change concerns, if it concerns no others.
    private let facts: ScreenElement.FactSet?
    private var versions: [Int: (blueprint: Blueprint, needs: Blueprint.SettingNeeds)] = [:]
    private var screens: [UserEnvironment: RenderedContent] = [:]
    private var alike: [Alike: RenderedContent] = [:]
    private var examples: [Example] = []

    /// The things that equal screens have in common.
    private struct Alike: Hashable {
        let version: Int
        let inputs: LayoutInputs
    }

    /// A screen before a change of facts, and the elements that are others after
    /// it.
    private struct Example {
        let version: Int
        let pseudolocale: UserEnvironment.Pseudolocale
        let before: RenderedScreen
        let changed: [(index: Int, element: ScreenElement)]
    }

    /// Creates the screens.
    ///
    /// - Parameters:
    ///   - facts: The facts that the change concerns, if it concerns no others;
    ///     see `BlueprintEdit.changedFacts(in:)`.
    ///   - change: Changes a blueprint before it is laid out.
    init(of facts: ScreenElement.FactSet? = nil, changing change: @escaping (Blueprint) -> Blueprint) {
        (self.facts, self.change) = (facts, change)
    }

    /// Returns the content in an environment, with the renderings that the specs of
    /// a profile compare it with.
    ///
    /// - Parameters:
    ///   - environment: The environment.
    ///   - memory: The results of the code under test, the same in every call.
    ///   - profile: The profile.
    mutating func shown(in environment: UserEnvironment, of memory: ContentMemory, by profile: AccessibilityProfile) -> RenderedCase {
        var shown = RenderedCase(screen(in: environment, of: memory) ?? .blueprint(.spacer, StandardLayout()))
        for other in profile.counterparts(of: environment) {
            if let screen = screen(in: other, of: memory) { shown.add(screen, in: other) }
        }
        return shown
    }

    /// The screen in an environment, if it was laid out.
    func known(in environment: UserEnvironment) -> RenderedScreen? { screens[environment]?.screen(in: environment) }

    /// The number of elements of all screens.
    var elementCount: Int { screens.values.reduce(0) { $0 + $1.keptElementCount } }

    private mutating func screen(in environment: UserEnvironment, of memory: ContentMemory) -> RenderedContent? {
        if let known = screens[environment] { return known }
        guard let (number, rule) = memory.version(in: environment) else { return nil }
        let (blueprint, needs) = changed(number, of: memory)
        let key = LayoutInputs(of: rule, in: environment, needs).map { Alike(version: number, inputs: $0) }
        let screen = key.flatMap { alike[$0] } ?? .screen(made(of: blueprint, number, by: rule, in: environment, memory))
        screens[environment] = screen
        if let key { alike[key] = screen }
        return screen
    }

    /// Returns the screen of a changed blueprint: the unchanged one with a few
    /// elements replaced where that is known, else laid out.
    private mutating func made(
        of blueprint: Blueprint, _ number: Int, by rule: any LayoutRule, in environment: UserEnvironment, _ memory: ContentMemory
    ) -> RenderedScreen {
        guard let facts, let before = memory.screen(in: environment) else { return rule.screen(for: blueprint, in: environment) }
        let known = examples.first { example in
            example.version == number && example.pseudolocale == environment.pseudolocale && example.before.hasSameSources(as: before)
        }
        if let known { return before.replacing(facts, by: known.changed) }
        let after = rule.screen(for: blueprint, in: environment)
        if after.elements.count == before.elements.count {
            let changed = after.elements.indices.filter { after.elements[$0] != before.elements[$0] }.map { ($0, after.elements[$0]) }
            examples.append(Example(version: number, pseudolocale: environment.pseudolocale, before: before, changed: changed))
        }
        return after
    }

    private mutating func changed(_ number: Int, of memory: ContentMemory) -> (blueprint: Blueprint, needs: Blueprint.SettingNeeds) {
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

    /// Returns the same with the specs that read some of these facts, and with one
    /// spec in any case.
    func keeping(readersOf facts: ScreenElement.FactSet, and spec: SpecID) -> FixJudge {
        var result = self
        result.profile.specs = profile.specs.filter { $0.id == spec || SpecCatalog.mayRead(facts, $0) }
        return result
    }

    /// Returns the verdicts on each of the screens.
    func cases(on screens: [(environment: UserEnvironment, shown: RenderedCase)]) -> [EvaluatedCase] {
        mappedConcurrently(screens.count) { index in
            EvaluatedCase(screens[index].shown, in: screens[index].environment, by: profile)
        }
    }

    /// Returns the findings on each of the screens.
    func findings(on screens: [(environment: UserEnvironment, shown: RenderedCase)]) -> [[Finding]] {
        zip(screens, cases(on: screens)).map { findings(of: $1, in: $0.environment) }
    }

    /// Returns the findings of a case that match no known issue.
    func findings(of evaluated: EvaluatedCase?, in environment: UserEnvironment) -> [Finding] {
        evaluated?.verdicts.flatMap(\.findings).filter { !matcher.suppresses($0, in: environment) } ?? []
    }
}
