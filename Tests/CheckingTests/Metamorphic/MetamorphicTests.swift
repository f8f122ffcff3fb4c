import EveryScreenKit
import EveryScreenPlantedFaults
import EveryValue
import Testing

/// Laws that the verdicts of every spec keep, whatever it claims.
struct MetamorphicTests {
    /// A screen to change: well made, or with a fault planted in it.
    private struct Subject {
        var screen: RenderedScreen
        var environment: UserEnvironment
        var number: Int
    }

    private static let environments = EnvironmentPlan.pairwise.environments

    /// Screens that are well made, and every other one with a fault of some kind.
    private static let subjects = Generator<Subject> { source in
        let environment = environments[source.integer(in: 0...environments.count - 1, towards: 0)]
        let blueprint = try source.draw(.cleanScreens)
        let number = source.integer(in: 0...1_000, towards: 0)
        let fault = source.integer(in: 0...2 * Fault.all.count - 1, towards: 0)
        let shown = { (environment: UserEnvironment) in StandardLayout().screen(for: blueprint, in: environment) }
        guard fault >= Fault.all.count,
            let planted = Fault.all[fault - Fault.all.count].planted(in: shown, under: environment, number: number)
        else { return Subject(screen: shown(environment), environment: environment, number: number) }
        return Subject(screen: planted.screen, environment: planted.environment, number: number)
    }

    /// The result of a spec on a screen, as far as the law keeps it.
    private struct Saying: Hashable {
        var tally: Verdicts.Tally
        var findings: [String]
    }

    private static func sayings(
        of screen: RenderedScreen, in environment: UserEnvironment, addsElement: Bool, naming name: (Int) -> Int? = { $0 }
    ) -> [SpecID: Saying] {
        var result: [SpecID: Saying] = [:]
        for verdicts in audit(ScreenPresentation(screen, in: environment), by: .strict) {
            var tally = verdicts.tally
            // Added elements may count as inapplicable, and so does a screen
            // without any element of the kind.
            if addsElement { tally.inapplicable = 0 }
            let findings = verdicts.findings.map { finding in
                let elements = [finding.element] + finding.related
                return "\(finding.kind) \(elements.map { name($0.index).map(String.init) ?? "added" }.joined(separator: " "))"
            }
            result[verdicts.spec] = Saying(tally: tally, findings: findings.sorted())
        }
        return result
    }

    /// The index that each element of a changed screen had before; `nil` for an
    /// added one.
    private static func places(of changed: RenderedScreen, by change: HarmlessChange) -> [Int?] {
        guard change.addsElement else { return changed.elements.indices.map { $0 } }
        var next = 0
        return changed.elements.map { element in
            guard element.source != "harmless" else { return nil }
            next += 1
            return next - 1
        }
    }

    @Test(arguments: HarmlessChange.allCases)
    func `a harmless change of a screen changes no verdict`(change: HarmlessChange) {
        var changedCount = 0

        let report = PropertySearch.run(Self.subjects, settings: SearchSettings(seed: 7, cases: 120)) { subject in
            guard let changed = change.applied(to: subject.screen, number: subject.number) else { return .discarded }
            changedCount += 1
            let places = Self.places(of: changed, by: change)
            let before = Self.sayings(of: subject.screen, in: subject.environment, addsElement: change.addsElement)
            // A finding about a whole screen is at its first element, whichever
            // that is.
            let after = Self.sayings(of: changed, in: subject.environment, addsElement: change.addsElement) {
                places[$0] ?? ($0 == 0 ? 0 : nil)
            }
            let keys = before.filter { after[$0.key] != $0.value }.map {
                "\($0.key): \($0.value.findings) \($0.value.tally) became \(after[$0.key]?.findings ?? []) \(String(describing: after[$0.key]?.tally))"
            }
            return keys.isEmpty ? .passed : .failed(keys: keys.map { String($0.prefix { $0 != ":" }) })
        }

        #expect(
            report.counterexamples.map { "\($0.key) \($0.value.environment.differences) \($0.value.screen.elements.map(\.source))" }
                == [])
        #expect(changedCount > 90)
    }

    /// Thresholds of which each demands less than the usual ones.
    private static let relaxed: [(name: String, relax: @Sendable (inout AccessibilityProfile.Thresholds) -> Void)] = [
        ("targetSize", { $0.targetSize = LayoutSize(width: 24, height: 20) }),
        ("allowsSpacedTargets", { $0.allowsSpacedTargets = true }),
        ("labelLength", { $0.labelLength = 60 }),
        ("scanSteps", { $0.scanSteps = AccessibilityProfile.ScanDemand(perSquareRoot: 4, base: 30) }),
        ("clippingTolerance", { $0.clippingTolerance = 3 }),
        ("textContrast", { $0.textContrast = AccessibilityProfile.ContrastDemand(text: 3, largeText: 2) }),
        ("enhancedTextContrast", { $0.enhancedTextContrast = AccessibilityProfile.ContrastDemand(text: 4.5, largeText: 3) }),
        ("nonTextContrast", { $0.nonTextContrast = 1.5 }),
        ("textSpacing", { $0.textSpacing = ScreenElement.FixedSpacing(letters: 0.05, words: 0.1, lines: 1.2) }),
        ("soundDuration", { $0.soundDuration = 10 }),
        ("motionDuration", { $0.motionDuration = 20 }),
        ("timeLimit", { $0.timeLimit = 3_600 }),
    ]

    @Test(arguments: relaxed.map(\.name))
    func `demanding less finds nothing more`(name: String) throws {
        let relax = try #require(Self.relaxed.first { $0.name == name }).relax
        var less = AccessibilityProfile.strict
        relax(&less.thresholds)
        func failures(_ subject: Subject, _ profile: AccessibilityProfile) -> Set<String> {
            let found = audit(ScreenPresentation(subject.screen, in: subject.environment), by: profile).flatMap(\.findings)
            return Set(found.map { "\($0.spec) \($0.element.index)" })
        }

        let report = PropertySearch.run(Self.subjects, settings: SearchSettings(seed: 11, cases: 30)) { subject in
            let added = failures(subject, less).subtracting(failures(subject, .strict))
            return added.isEmpty ? .passed : .failed(keys: added.map { String($0.prefix { $0 != " " }) })
        }

        #expect(report.counterexamples.map(\.key) == [])
    }
}
