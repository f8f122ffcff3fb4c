import AccessibilityChecking
import Testing

struct FaultTests {
    private static let environments = EnvironmentPlan.pairwise.environments

    /// A screen that is well made, in one of the environments of the pairwise plan.
    private func cleanScreen(_ seed: Int) throws -> (screen: Screen, environment: UserEnvironment) {
        let environment = Self.environments[seed % Self.environments.count]
        let blueprint = try Generator<Blueprint>.cleanScreens.value(seed: UInt64(seed))
        return (StandardLayout().screen(for: blueprint, in: environment), environment)
    }

    @Test func `every spec has a fault, and every fault a spec`() {
        let planted = Set(Fault.all.map(\.spec))
        let known = Set(Catalog.all.map(\.id))

        #expect(planted.subtracting(known) == [])
        // These judge facts that blueprints do not tell yet; their examples and labelled pages show that they can fail.
        #expect(
            known.subtracting(planted) == [
                "controls-not-nested", "focus-visible", "heading-not-empty", "hidden-not-focusable", "image-described-or-hidden",
                "label-contains-visible-text", "language-valid", "moving-content-has-control", "non-text-contrast",
                "orientation-not-locked", "refresh-not-timed", "screen-has-title", "scrollable-keyboard-reachable", "text-contrast",
                "text-contrast-enhanced", "text-spacing-adapts", "zoom-not-blocked",
            ])
    }

    @Test func `names of faults are their own`() {
        #expect(Set(Fault.all.map(\.name)).count == Fault.all.count)
    }

    @Test(arguments: Fault.all.map(\.name))
    func `a fault is caught on each of ten screens that have a place for it`(name: String) throws {
        let fault = try #require(Fault.all.first { $0.name == name })
        let profile = Profile.humanInterfaceGuidelines.keeping([fault.spec])
        var planted = 0

        for seed in 1...600 where planted < 10 {
            let (screen, environment) = try cleanScreen(seed)
            guard let faulty = fault.planted(in: screen, number: seed) else { continue }
            planted += 1
            let verdicts = audit(Presentation(faulty, in: environment), by: profile)[0]
            #expect(verdicts.tally.failed > 0, "screen \(seed): \(verdicts.tally) \(verdicts.reasons)")
            let before = audit(Presentation(screen, in: environment), by: profile)[0]
            #expect(before.findings.isEmpty)
        }

        #expect(planted == 10)
    }

    @Test func `nothing is found on 3,000 screens that are well made`() throws {
        var found: [String] = []
        for seed in 1...3_000 {
            let (screen, environment) = try cleanScreen(seed)
            for verdicts in audit(Presentation(screen, in: environment), by: .humanInterfaceGuidelines) {
                found += verdicts.findings.map { "\(seed): \($0.spec)/\($0.kind) \($0.element.name)" }
            }
        }

        #expect(found == [])
    }

    @Test func `no two leaves of random trees are called the same`() throws {
        let profile = Profile.humanInterfaceGuidelines.keeping(["label-unique", "voice-names-unambiguous", "label-not-repeated"])
        for seed in 1...500 as ClosedRange<UInt64> {
            let blueprint = try Generator<Blueprint>.blueprints(of: .controls).value(seed: seed)
            let screen = StandardLayout().screen(for: .scroll(blueprint), in: .standard)

            #expect(audit(Presentation(screen), by: profile).flatMap(\.findings) == [])
        }
    }
}
