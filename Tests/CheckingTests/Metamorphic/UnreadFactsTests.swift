import EveryScreenKit
import EveryScreenPlantedFaults
import EveryValue
import Testing

/// A spec answers the same where facts change that the catalog says it does not
/// read; searches for fixes do not ask it again then.
struct UnreadFactsTests {
    /// A screen under its own settings and under those that specs compare with.
    private struct Subject {
        var environment: UserEnvironment
        var shown: @Sendable (UserEnvironment) -> RenderedScreen
    }

    private static let environments = EnvironmentPlan.pairwise.environments

    /// Well-made screens, screens with a fault planted in them, and the examples of
    /// the specs.
    private static let subjects: [Subject] = {
        let layout = StandardLayout()
        let examples = SpecExample.all.sorted { $0.key < $1.key }.flatMap {
            [($0.value.failing, $0.value.environment), ($0.value.passing, $0.value.environment)]
        }
        let faulty = FaultyScreen.all.enumerated().map { number, screen in
            Subject(environment: environments[number % environments.count]) { layout.screen(for: screen.blueprint($0), in: $0) }
        }
        return faulty
            + examples.map { blueprint, environment in Subject(environment: environment) { layout.screen(for: blueprint, in: $0) } }
    }()

    @Test(arguments: [ScreenElement.FactSet.names, .hints, .keyboard, .inputLabels])
    func `a change of facts that a spec does not read changes no answer`(facts: ScreenElement.FactSet) {
        let readers = Set(AccessibilityProfile.strict.specs.filter { SpecCatalog.mayRead(facts, $0) }.map(\.id))
        var changed = Set<SpecID>()
        for (number, subject) in Self.subjects.enumerated() {
            let before = Self.answers(on: subject) { $0 }
            for seed in 0..<3 as Range<UInt64> {
                let after = Self.answers(on: subject) { Self.scrambled($0, facts, seed) }
                let others = before.keys.filter { after[$0] != before[$0] }
                changed.formUnion(others)
                #expect(others.filter { !readers.contains($0) } == [], "on screen \(number)")
            }
        }
        #expect(!changed.isEmpty)
    }

    private func ofCatalog(_ id: SpecID) throws -> any ScreenSpec { try #require(SpecCatalog.all.first { $0.id == id }) }

    @Test func `a spec that is not the catalog's may read anything`() throws {
        let own = ElementSpec(.scanCostBounded, claim: "Own", criteria: [], about: { _ in true }, judge: { _ in .passes })
        #expect(SpecCatalog.mayRead(.hints, own))
        let (scan, trap) = try (ofCatalog(.scanCostBounded), ofCatalog(.noKeyboardTrap))
        #expect(!SpecCatalog.mayRead([.names, .hints, .keyboard, .inputLabels], scan))
        #expect(SpecCatalog.mayRead([.hints, .keyboard], trap))
    }

    /// The answers of the strictest profile on a screen.
    private static func answers(
        on subject: Subject, changedBy change: (RenderedScreen) -> RenderedScreen
    ) -> [SpecID: [String]] {
        withoutActuallyEscaping(change) { change in
            let presentation = ScreenPresentation(change(subject.shown(subject.environment)), in: subject.environment) {
                change(subject.shown($0))
            }
            return Dictionary(
                uniqueKeysWithValues: audit(presentation, by: .strict).map { verdicts in
                    (
                        verdicts.spec,
                        ["\(verdicts.tally)"] + verdicts.findings.map { "\($0.kind) \($0.element.role) \($0.element.source)" }.sorted()
                    )
                })
        }
    }

    /// Returns a screen in which a third of the elements have other facts, the same
    /// elements under every setting.
    private static func scrambled(_ screen: RenderedScreen, _ facts: ScreenElement.FactSet, _ seed: UInt64) -> RenderedScreen {
        let elements = screen.elements
        return screen.remade { _, element in
            var random = RandomBits(seed: element.source.unicodeScalars.reduce(seed) { $0 &* 31 &+ UInt64($1.value) })
            guard random.next() % 3 == 0 else { return }
            let other = elements[Int(random.next() % UInt64(elements.count))]
            let text = ["", " ", "Button", "Selected", "icon_star", other.label ?? "Cancel", "Track order 12", "Image of a cat"]
            func string() -> String? { random.next() % 6 == 0 ? nil : text[Int(random.next() % UInt64(text.count))] }
            if facts.contains(.names) {
                element.label = string()
                if random.next() % 4 == 0 { element.largeContentTitle = string() }
            }
            if facts.contains(.hints) { element.hint = string() }
            if facts.contains(.inputLabels) { element.userInputLabels = string().map { [$0, "Go"] } }
            if facts.contains(.keyboard) {
                var behavior = ScreenElement.KeyboardBehavior(
                    isFocusable: random.next() % 2 == 0, consumedKeys: random.next() % 3 == 0 ? [.tab, .shiftTab] : [])
                if random.next() % 4 == 0 { behavior.next = other.source }
                if random.next() % 4 == 0 { behavior.group = "group" }
                if random.next() % 4 == 0 { behavior.hasFocus = true }
                element.keyboard = random.next() % 6 == 0 ? nil : behavior
            }
        }
    }
}
