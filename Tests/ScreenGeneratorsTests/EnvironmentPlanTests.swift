import EveryScreenGenerators
import EveryScreenModel
import EveryValue
import Testing

struct EnvironmentPlanTests {
    private static let given = [
        UserEnvironment(textSize: .accessibility3, isBoldText: true), UserEnvironment(appearance: .dark, isReduceMotion: true),
        UserEnvironment(screenSize: LayoutSize(width: 200, height: 300), safeArea: LayoutInsets(top: 5), layoutDirection: .rightToLeft),
    ]
    private static let plans: [EnvironmentPlan] = [.pairwise, .everyTextSize, .everySetting, .all, .standard, .only(given)]

    @Test func `the names lead to the plans`() {
        #expect(
            EnvironmentPlan.names.map(EnvironmentPlan.init(name:)) == [
                .pairwise, .everyTextSize, .everySetting, .all, .standard, .triples, .personas(),
            ])
        #expect(EnvironmentPlan(name: "only") == nil)
    }

    @Test func `the standard plan is the system's defaults on a usual phone`() {
        let environments = EnvironmentPlan.standard.environments

        #expect(environments == [UserEnvironment(safeArea: LayoutInsets(top: 47, bottom: 34))])
    }

    @Test func `every text size is twelve environments that differ in nothing else`() {
        let environments = EnvironmentPlan.everyTextSize.environments

        #expect(
            environments.map(\.textSize.shortName) == ["L", "XL", "M", "XXL", "S", "XXXL", "XS", "AX1", "AX2", "AX3", "AX4", "AX5"])
        #expect(Set(environments.map { Self.withUsualText($0) }) == Set(EnvironmentPlan.standard.environments))
    }

    @Test func `every setting is every text size, and then every level of all other settings`() {
        let environments = EnvironmentPlan.everySetting.environments
        let everything = EnvironmentPlan.pairwise.environments

        #expect(environments.count == 23)
        #expect(Array(environments.prefix(12)) == EnvironmentPlan.everyTextSize.environments)
        #expect(Set(environments).count == environments.count)
        for setting in UserEnvironment.settings {
            #expect(Set(environments.map(setting.text)) == Set(everything.map(setting.text)), "\(setting.name)")
        }
    }

    @Test func `every setting with one held keeps the others`() {
        let environments = EnvironmentPlan.pinned(.textSize(.accessibility5), in: .everySetting).environments

        #expect(Set(environments.map(\.textSize)) == [.accessibility5])
        #expect(Set(environments.map(\.appearance)) == [.light, .dark])
    }

    private static func withUsualText(_ environment: UserEnvironment) -> UserEnvironment {
        var result = environment
        result.textSize = .standard
        return result
    }

    @Test func `all are 1,152, the defaults first`() {
        let environments = EnvironmentPlan.all.environments

        #expect(environments.count == 1_152)
        #expect(Set(environments).count == 1_152)
        #expect(environments.first == EnvironmentPlan.standard.environments.first)
    }

    @Test func `pairwise are 72, the defaults first and all text sizes in the first twelve`() {
        let environments = EnvironmentPlan.pairwise.environments

        #expect(environments.count == 72)
        #expect(environments.first == EnvironmentPlan.standard.environments.first)
        #expect(environments.prefix(12).map(\.textSize) == EnvironmentPlan.everyTextSize.environments.map(\.textSize))
        #expect(environments.allSatisfy(EnvironmentSpace.everything.contains))
    }

    @Test func `pairwise show every text size on every screen, in every direction, in bold and not`() {
        let environments = EnvironmentPlan.pairwise.environments

        #expect(Set(environments.map { [$0.textSize.name, "\($0.screenSize)"] }).count == 72)
        #expect(Set(environments.map { [$0.textSize.name, $0.layoutDirection.rawValue] }).count == 24)
        #expect(Set(environments.map { [$0.textSize.name, "\($0.isBoldText)"] }).count == 24)
        #expect(Set(environments.map { ["\($0.screenSize)", $0.contrast.rawValue] }).count == 12)
    }

    @Test func `pairwise show every setting that a person can change, with every text size`() {
        let environments = EnvironmentPlan.pairwise.environments

        for setting in UserEnvironment.settings where !["safeArea", "locale", "textSpacing", "idiom"].contains(setting.key) {
            let levels = Set(environments.map(setting.text))
            #expect(levels.count > 1, "\(setting.name) stands still")
            let pairs = Set(environments.map { [$0.textSize.name, setting.text(in: $0)] })
            #expect(pairs.count == (setting.key == "textSize" ? 1 : 12) * levels.count, "\(setting.name)")
        }
    }

    @Test func `every combination of a space that is too large to go through is a mistake that says how large`() {
        #expect(
            EnvironmentPlan.every(in: .everything).mistakes == [
                "the plan .every(in:) has 7077888 environments; the limit is 100000. Hold some settings at one level, or use .pairs(of:)"
            ])
        #expect(EnvironmentPlan.every(in: .layoutSettings).mistakes == [])
    }

    @Test func `only the given are those given, in their order`() {
        #expect(EnvironmentPlan.only(Self.given).environments == Self.given)
    }

    @Test func `only the given are drawn, whatever the choices`() throws {
        let generator = Generator.environments(in: EnvironmentPlan.only(Self.given).space)
        let drawn = try (0..<200 as Range<UInt64>).map { try generator.value(seed: $0) }

        #expect(Set(drawn) == Set(Self.given))
        #expect(try generator.value(replaying: ChoiceRecording()) == Self.given[0])
    }

    @Test func `a failure in the given environments is shrunk among them, to the first that fails`() {
        // Each differs from the others in two settings, so that the product of
        // settings holds four times as many.
        let report = PropertySearch.run(
            Generator.environments(in: EnvironmentPlan.only(Self.given).space), settings: SearchSettings(seed: 1, cases: 50)
        ) {
            environment in
            guard Self.given.contains(environment) else { return .failed(keys: ["outside"]) }
            return environment.textSize == .large ? .failed(keys: ["large"]) : .passed
        }

        #expect(report.counterexamples.map(\.key) == ["large"])
        #expect(report.counterexamples.map(\.value) == [Self.given[1]])
    }

    @Test func `your own space is tested in pairs or wholly`() {
        var space = EnvironmentSpace.standard
        space.pseudolocales = UserEnvironment.Pseudolocale.allCases
        space.boldTexts = [false, true]
        space.voiceOvers = [false, true]

        #expect(EnvironmentPlan.pairs(of: space).environments.count == 8)
        #expect(Set(EnvironmentPlan.every(in: space).environments).count == 16)
        #expect(EnvironmentPlan.pairs(of: .everything).environments == EnvironmentPlan.pairwise.environments)
        #expect(EnvironmentPlan.every(in: .layoutSettings).environments == EnvironmentPlan.all.environments)
    }

    @Test func `a space without a level, or with an impossible screen, is a mistake in the plan`() {
        var empty = EnvironmentSpace.standard
        empty.locales = []
        var odd = EnvironmentSpace.standard
        odd.screens = [UserEnvironment.DeviceScreen("odd", width: .nan, height: 1, safeArea: .zero)]

        #expect(EnvironmentPlan.every(in: empty).mistakes.count == 1)
        #expect(EnvironmentPlan.pairs(of: odd).mistakes.count == 1)
        #expect(EnvironmentPlan.pairwise.mistakes == [])
    }

    @Test func `an impossible environment is a mistake in the plan`() {
        var environment = UserEnvironment.standard
        environment.screenSize.width = .nan

        #expect(EnvironmentPlan.only([.standard, environment]).mistakes.count == 1)
        #expect(EnvironmentPlan.only([.standard]).mistakes == [])
    }

    @Test(arguments: plans) func `the recordings replay to the environments`(plan: EnvironmentPlan) throws {
        let generator = Generator.environments(in: plan.space)
        let replayed = try plan.recordings.map { try generator.value(replaying: $0) }

        #expect(replayed == plan.environments)
    }

    @Test func `a plan without environments is a mistake`() {
        #expect(EnvironmentPlan.only([]).mistakes == ["the plan .only([]) has no environment; give it at least one"])
        #expect(EnvironmentPlan.sampled(0).mistakes == ["the plan samples 0 environments; it needs at least 1"])
        #expect(
            EnvironmentPlan.combinations(of: .everything, strength: 0).mistakes == ["the plan combines 0 settings; it needs at least 1"])
    }
}
