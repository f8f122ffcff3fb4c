import EveryScreenGenerators
import EveryScreenModel
import EveryValue
import Testing

struct EnvironmentGeneratorTests {
    @Test func `the simplest environment has the defaults`() throws {
        #expect(try Generator.environments().value(replaying: ChoiceRecording()) == EnvironmentPlan.standard.environments[0])
    }

    @Test func `one seed gives one environment, and many give many`() throws {
        let generator = Generator.environments()
        let values = try (0..<100 as Range<UInt64>).map { try generator.value(seed: $0) }

        #expect(try (0..<100 as Range<UInt64>).map { try generator.value(seed: $0) } == values)
        #expect(Set(values.map(\.textSize)).count > 6)
        #expect(values.allSatisfy(EnvironmentSpace.everything.contains))
    }

    @Test func `each setting that is not at its default weighs one more`() throws {
        let weight = { (environment: UserEnvironment) in try ChoiceRecording(of: .environments(given: environment)).weight }
        var environment = EnvironmentPlan.standard.environments[0]
        let usual = try weight(environment)

        environment.isBoldText = true
        #expect(try weight(environment) == usual + 1)

        environment.textSize = .accessibility5
        #expect(try weight(environment) == usual + 2)
    }

    @Test func `an environment outside the space is written down as the simplest`() throws {
        let outside = UserEnvironment(textSize: .small, screenSize: LayoutSize(width: 1, height: 1))
        let recording = try ChoiceRecording(of: .environments(given: outside))

        #expect(try Generator.environments().value(replaying: recording) == EnvironmentPlan.standard.environments[0])
    }

    @Test func `every device has a separate name and size, the default phone first`() {
        let screens = UserEnvironment.DeviceScreen.representative

        #expect(
            screens.map { "\(Int($0.size.width))×\(Int($0.size.height))" } == [
                "390×844", "320×568", "375×667", "430×932", "844×390", "1024×1366",
            ])
        #expect(Set(screens.map(\.name)).count == 6)
    }
}
