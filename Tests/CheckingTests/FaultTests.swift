import EveryScreenKit
import EveryScreenPlantedFaults
import Testing

struct FaultTests {
    private static let environments = EnvironmentPlan.pairwise.environments

    /// A screen that is well made under any settings, and one of the environments
    /// of the pairwise plan.
    private func cleanContent(_ seed: Int) throws -> (content: (UserEnvironment) -> RenderedScreen, environment: UserEnvironment) {
        let blueprint = try Generator<Blueprint>.cleanScreens.value(seed: UInt64(seed))
        return ({ StandardLayout().screen(for: blueprint, in: $0) }, Self.environments[seed % Self.environments.count])
    }

    @Test func `every spec has a fault, and every fault a spec`() {
        let planted = Set(Fault.all.map { SpecID(rawValue: $0.spec) })
        let known = Set(SpecCatalog.all.map(\.id))

        #expect(planted.subtracting(known) == [])
        // Those of recorded keys are planted in flows.
        #expect(known.subtracting(planted) == [.noChangeOnFocus, .noChangeOnInput, .focusEntersModal, .focusRestored, .stateSpoken])
        for id in ["no-change-on-focus", "no-change-on-input", "focus-enters-modal", "focus-restored", "state-spoken"] {
            #expect(FlowFault.allCases.contains { $0.spec == id }, "\(id)")
        }
    }

    @Test func `names of faults are their own`() {
        #expect(Set(Fault.all.map(\.name)).count == Fault.all.count)
    }

    @Test(arguments: Fault.all.map(\.name))
    func `a fault is caught on each of ten screens that have a place for it`(name: String) throws {
        let fault = try #require(Fault.all.first { $0.name == name })
        let profile = AccessibilityProfile.strict.keeping([SpecID(rawValue: fault.spec)])
        var count = 0

        for seed in 1...600 where count < 10 {
            var (content, environment) = try cleanContent(seed)
            // Specs of wording are not asked under a pseudolocale; see Audit.
            if SpecCatalog.all.contains(where: { $0.id.rawValue == fault.spec && $0.judgesWording }) { environment.pseudolocale = .none }
            guard let planted = fault.planted(in: content, under: environment, number: seed) else { continue }
            count += 1
            let faulty = ScreenPresentation(planted.screen, in: planted.environment, shown: planted.shown)
            let verdicts = audit(faulty, by: profile)[0]
            #expect(verdicts.tally.failed > 0, "screen \(seed): \(verdicts.tally) \(verdicts.reasons)")
            let clean = ScreenPresentation(planted.clean, in: planted.environment, shown: planted.shown)
            #expect(audit(clean, by: profile)[0].findings.isEmpty)
        }

        #expect(count == 10)
    }

    @Test func `nothing is found on 3,000 screens that are well made`() throws {
        var found: [String] = []
        for seed in 1...3_000 {
            let (content, environment) = try cleanContent(seed)
            let presentation = ScreenPresentation(content(environment), in: environment, shown: content)
            for verdicts in audit(presentation, by: .humanInterfaceGuidelines) {
                found += verdicts.findings.map { "\(seed): \($0.spec)/\($0.kind) \($0.element.name)" }
            }
        }

        #expect(found == [])
    }

    @Test func `no two leaves of random trees are called the same`() throws {
        let profile = AccessibilityProfile.humanInterfaceGuidelines.keeping([
            .labelUnique, .voiceNamesUnambiguous, .labelNotRepeated,
        ])
        for seed in 1...500 as ClosedRange<UInt64> {
            let blueprint = try Generator<Blueprint>.blueprints(of: .controls).value(seed: seed)
            let screen = StandardLayout().screen(for: .scroll(blueprint), in: .standard)

            #expect(audit(ScreenPresentation(screen), by: profile).flatMap(\.findings) == [])
        }
    }
}
