import EveryScreenKit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenPlantedFaults
import EveryValue
import Testing

struct FixVerificationTests {
    /// The first finding of a spec in a dozen environments, the ways of failing in
    /// `known` left out.
    private func finding(
        of spec: SpecID, on subject: Fixes.Subject, besides known: Set<String> = []
    ) -> (finding: Finding, environment: UserEnvironment)? {
        let screens = subject.screens()
        for environment in subject.environments {
            let found = subject.findings(in: environment, on: screens, by: subject.profile.keeping([spec]))
            if let first = found.first(where: { !known.contains($0.key) }) { return (first, environment) }
        }
        return nil
    }

    // MARK: Faulty screens

    @Test(arguments: FaultyScreen.all)
    func `a planted fault has the verified fix`(screen: FaultyScreen) throws {
        let subject = Fixes.Subject(profile: .strict, environments: UserEnvironment.dozen, blueprint: screen.blueprint)
        let first = finding(of: screen.spec, on: subject)
        let (finding, environment) = try #require(first)

        let outcome = Fixes.firstWorking(for: finding, in: environment, of: subject)

        #expect(outcome.edit?.swiftCode == screen.fix, "\(outcome.rejected.map { "\($0.edit.swiftCode): \($0.finding.key)" })")
    }

    @Test func `nine in ten planted faults have a verified fix`() {
        let unfixed = FaultyScreen.all.filter { $0.fix == nil }

        #expect(FaultyScreen.all.count > 120)
        #expect(unfixed.count * 10 <= FaultyScreen.all.count)
        // A sign of selection is a decision of the design. An element that the
        // function leaves out under some settings is in no blueprint that it
        // returns there.
        #expect(
            unfixed.map(\.testDescription) == [
                "color-not-alone: a selected button in another gray", "nothing-vanishes-when-scaling: a button left out at large text",
            ])
    }

    @Test func `every spec has edits that are tried on a faulty screen, or a reason to have none`() {
        let tried = Set(FaultyScreen.all.map(\.spec))

        #expect(Fixes.specs.symmetricDifference(tried) == [])
        #expect(Fixes.specs.isDisjoint(with: Fixes.reasonsWithoutEdits.keys))
        #expect(Set(SpecCatalog.ids) == Fixes.specs.union(Fixes.reasonsWithoutEdits.keys))
    }

    // MARK: Faults on random screens

    @Test func `every fault that screens can have is planted in blueprints, or there is a reason why not`() {
        let planted = BlueprintFault.all.map(\.name)

        #expect(Set(planted).count == planted.count)
        #expect(Set(planted).isDisjoint(with: BlueprintFault.inexpressible.keys))
        #expect(Set(Fault.all.map(\.name)) == Set(planted).union(BlueprintFault.inexpressible.keys))
    }

    @Test(arguments: BlueprintFault.all.map(\.name))
    func `a fault planted in random screens has a verified fix`(name: String) throws {
        let fault = try #require(BlueprintFault.all.first { $0.name == name })
        let spec = SpecID(rawValue: try #require(Fault.all.first { $0.name == name }).spec)
        var count = 0
        for seed in 1...400 where count < 2 {
            let generator = seed.isMultiple(of: 2) ? Generator<Blueprint>.screens() : .cleanScreens
            let clean = try generator.value(seed: UInt64(seed))
            guard let faulty = fault.planted(in: clean, number: seed) else { continue }
            let plain = Fixes.Subject(profile: .strict.keeping([spec]), environments: UserEnvironment.dozen) { _ in clean }
            let subject = Fixes.Subject(profile: .strict, environments: UserEnvironment.dozen, blueprint: faulty)
            let screens = plain.screens()
            let known = Set(UserEnvironment.dozen.flatMap { plain.findings(in: $0, on: screens) }.map(\.key))
            // Some places hide some faults: those behind a modal, or with a context
            // of the same meaning.
            guard let (finding, environment) = finding(of: spec, on: subject, besides: known) else { continue }
            count += 1

            let outcome = Fixes.firstWorking(for: finding, in: environment, of: subject)

            // A control that is gone can't be made up, nor a sign of being
            // selected: the design decides.
            let isFixable = !["dropped-control", "color-only-selection"].contains(name)
            #expect(
                (outcome.edit != nil) == isFixable,
                "screen \(seed): \(outcome.rejected.map { "\($0.edit.swiftCode): \($0.finding.key)" })")
            #expect(outcome.edit?.swiftCode.contains("\n") != true)
        }

        #expect(count == 2)
    }

    // MARK: The specs without edits

    @Test func `no blueprint violates the specs that have no edits`() throws {
        let profile = AccessibilityProfile.strict.keeping(Array(Fixes.reasonsWithoutEdits.keys))
        var found: [String] = []
        for seed in 1...60 {
            let clean = try Generator<Blueprint>.screens().value(seed: UInt64(seed))
            for fault in BlueprintFault.all where fault.name.utf8.count % 20 == seed % 20 {
                guard let faulty = fault.planted(in: clean, number: seed) else { continue }
                let environment = UserEnvironment.dozen[seed % 12]
                let subject = Fixes.Subject(profile: profile, environments: [environment], blueprint: faulty)
                found += subject.findings(in: environment).map { "\(seed) \(fault.name): \($0.key)" }
            }
        }

        #expect(found == [])
    }
}
