import EveryScreenModel
import EveryValue
import Testing

@testable import EveryScreenGenerators

struct EnvironmentRelationsTests {
    private static let phone = UserEnvironment.DeviceScreen.representative[0]
    private static let tablet = UserEnvironment.DeviceScreen.representative[5]

    /// A space in which phones and tablets have different screens.
    private static var related: EnvironmentSpace {
        var space = EnvironmentSpace.layoutSettings
        space.idioms = [.phone, .pad]
        space.require(.screen(tablet), where: .idiom(.pad))
        space.exclude(.idiom(.phone), .screen(tablet))
        return space
    }

    private func isSound(_ environment: UserEnvironment) -> Bool {
        (environment.idiom == .pad) == (environment.screenSize == Self.tablet.size)
    }

    @Test func `every combination without those excluded`() {
        let environments = EnvironmentPlan.every(in: Self.related).environments

        #expect(environments.count == 1_152)
        #expect(environments.allSatisfy(isSound))
    }

    @Test(arguments: [2, 3]) func `no row of a covering array has an excluded combination`(strength: Int) {
        let environments = EnvironmentPlan.combinations(of: Self.related, strength: strength).environments

        #expect(environments.allSatisfy(isSound))
        #expect(Set(environments.prefix(12).map(\.textSize)).count == 12)
        #expect(environments.contains { $0.idiom == .pad && $0.isBoldText && $0.layoutDirection == .rightToLeft })
    }

    @Test func `excluded combinations are not drawn, and recordings replay`() throws {
        let generator = Generator.environments(in: Self.related)
        for seed in 0..<300 as Range<UInt64> {
            let environment = try generator.value(seed: seed)
            #expect(isSound(environment))
            #expect(Self.related.contains(environment))
            let recording = try ChoiceRecording(of: .environments(in: Self.related, given: environment))
            #expect(try generator.value(replaying: recording) == environment)
        }
        #expect(try isSound(generator.value(replaying: ChoiceRecording())))
    }

    @Test func `an environment that is excluded lies outside the space`() {
        var environment = Self.related.environment(at: Self.related.levels.map { _ in 0 })
        #expect(Self.related.contains(environment))

        environment.idiom = .pad
        #expect(!Self.related.contains(environment))
    }

    @Test func `what speaks of levels that the space does not have excludes nothing`() {
        var space = EnvironmentSpace.standard
        space.exclude(.textSize(.accessibility5), .boldText())

        #expect(space.exclusions.isEmpty)
    }

    @Test func `a space without its simplest environment is a mistake in the plan`() {
        var space = EnvironmentSpace.everything
        space.exclude(.textSize(.standard))

        #expect(EnvironmentPlan.pairs(of: space).mistakes.count == 1)
    }

    @Test func `a level is drawn as often as it weighs`() throws {
        var space = EnvironmentSpace.standard
        space.textSizes = [.standard, .accessibility5, .small]
        space.weigh(.textSize(.accessibility5), 8)
        space.weigh(.textSize(.small), 0)
        let generator = Generator.environments(in: space)
        let sizes = try (0..<900 as Range<UInt64>).map { try generator.value(seed: $0).textSize }

        #expect((750...850).contains(sizes.count { $0 == .accessibility5 }))
        #expect(!sizes.contains(.small))
        #expect(try generator.value(replaying: ChoiceRecording()).textSize == .standard)
        let recording = try ChoiceRecording(
            of: .environments(in: space, given: UserEnvironment(textSize: .small, safeArea: LayoutInsets(top: 47, bottom: 34))))
        #expect(try generator.value(replaying: recording).textSize == .small)
    }

    @Test func `a level that is not the first weighs one more, also where it is weighed`() throws {
        var space = EnvironmentSpace.standard
        space.boldTexts = [false, true]
        space.weigh(.boldText(), 3)
        let usual = space.environment(at: space.levels.map { _ in 0 })
        var bold = usual
        bold.isBoldText = true
        let weight = { (environment: UserEnvironment) in try ChoiceRecording(of: .environments(in: space, given: environment)).weight }

        #expect(try weight(bold) == weight(usual) + 1)
    }

    @Test func `a negative weight is a mistake in the plan`() {
        var space = EnvironmentSpace.standard
        space.weigh(.boldText(), -1)

        #expect(EnvironmentPlan.every(in: space).mistakes == ["The weight of bold text is -1; it must be at least 0."])
        #expect(throws: GenerationError.self) { try Generator.environments(in: space).value(seed: 1) }
    }
}

struct PinnedSettingTests {
    /// One level of every setting that is not the system's.
    private static let all: [EnvironmentPlan.PinnedSetting] = [
        .textSize(.accessibility3), .screen(UserEnvironment.DeviceScreen.representative[1]), .layoutDirection(.rightToLeft), .boldText(),
        .contrast(.increased), .appearance(.dark), .reduceMotion(), .reduceTransparency(), .invertColors(.smart),
        .differentiateWithoutColor(), .buttonShapes(), .onOffLabels(), .voiceOver(), .switchControl(), .voiceControl(),
        .fullKeyboardAccess(), .locale("de"), .pseudolocale(.doubleLength), .textSpacing(.wide), .idiom(.pad),
    ]

    @Test func `there is a setting for every axis`() {
        #expect(Self.all.map(\.axis) == Array(EnvironmentAxis.all.indices))
    }

    @Test func `a setting is what it says`() {
        #expect(
            Self.all.map(\.description) == [
                "text size AX3", "a screen of 320 × 568 pt", "right-to-left", "bold text", "increased contrast", "dark appearance",
                "reduced motion", "reduced transparency", "smart inverted colors", "differentiation without color", "button shapes",
                "on/off labels", "VoiceOver", "Switch Control", "Voice Control", "Full Keyboard Access", "locale de",
                "pseudolocale doubleLength", "wide text spacing", "pad device",
            ])
        #expect(EnvironmentPlan.PinnedSetting.boldText(false).description == "no bold text")
    }

    @Test func `a setting changes an environment, and then holds in it`() {
        for setting in Self.all {
            var environment = UserEnvironment.standard
            #expect(!setting.holds(in: environment))
            setting.apply(to: &environment)
            #expect(setting.holds(in: environment))
            #expect(environment != .standard)
        }
    }
}

struct EnvironmentPlanChoicesTests {
    @Test func `triples hold every three settings of the usual space`() {
        let environments = EnvironmentPlan.triples.environments

        #expect(environments.count <= 300)
        #expect(Set(environments.map { "\($0.textSize) \($0.screenSize) \($0.isBoldText)" }).count == 144)
        #expect(Set(environments.map { "\($0.textSize) \($0.layoutDirection) \($0.contrast)" }).count == 48)
        #expect(environments.first == EnvironmentPlan.standard.environments.first)
    }

    @Test func `samples have the requested number, are all different, the defaults first, the same every time`() {
        let environments = EnvironmentPlan.sampled(40).environments

        #expect(environments.count == 40)
        #expect(Set(environments).count == 40)
        #expect(environments.first == EnvironmentPlan.standard.environments.first)
        #expect(EnvironmentPlan.sampled(40).environments == environments)
        #expect(EnvironmentPlan.sampled(5, of: .standard).environments == EnvironmentPlan.standard.environments)
        #expect(EnvironmentPlan.sampled(0).environments == [])
    }

    @Test func `a device has its screens held both ways, and every pair of settings`() {
        let environments = EnvironmentPlan.device("iPhone SE").environments

        #expect(
            Set(environments.map { "\(Int($0.screenSize.width))×\(Int($0.screenSize.height))" }) == [
                "320×568", "568×320", "375×667", "667×375",
            ])
        #expect(Set(environments.prefix(12).map(\.textSize)).count == 12)
        #expect(Set(EnvironmentPlan.device("iPhone SE (1st generation)").environments.map(\.screenSize)).count == 2)
        #expect(Set(EnvironmentPlan.device("iPad mini (6th generation)").environments.map(\.idiom)) == [.pad])
    }

    @Test(arguments: UserEnvironment.Device.all.map { $0.names[0] }) func `a device has each of its screens once`(name: String) throws {
        let space = try #require(EnvironmentSpace.device(name))
        let devices = UserEnvironment.Device.all.filter { $0.names.contains { $0 == name || $0.hasPrefix(name + " (") } }
        let screens = devices.flatMap(\.screens)

        for screen in screens {
            #expect(space.screens.count { $0.size == screen.size && $0.safeArea == screen.safeArea } == 1, "\(screen)")
        }
    }

    @Test(arguments: [
        ("iPhone SF", "there is no device \"iPhone SF\"; did you mean \"iPhone SE\"?; UserEnvironment.Device.all lists them"),
        ("Pixel", "there is no device \"Pixel\""),
    ]) func `a device that does not exist is a mistake in the plan`(name: String, message: String) {
        let mistakes = EnvironmentPlan.device(name).mistakes

        #expect(mistakes.count == 1)
        #expect(mistakes[0].hasPrefix(message))
    }

    @Test func `pinned settings stand in every environment, the others as the plan has them`() {
        let environments = EnvironmentPlan.pinned(.textSize(.accessibility5), .boldText()).environments

        #expect(environments.allSatisfy { $0.textSize == .accessibility5 && $0.isBoldText })
        #expect(Set(environments.map { "\($0.screenSize) \($0.layoutDirection)" }).count == 12)
        // Six screens by four pseudolocales.
        #expect(environments.count == 24)
        #expect(
            EnvironmentPlan.pinned(.voiceOver(), in: .everyTextSize).environments.map(\.isVoiceOver) == Array(repeating: true, count: 12))
        let only = EnvironmentPlan.only([.standard, UserEnvironment(isBoldText: true)])
        #expect(EnvironmentPlan.pinned(.boldText(), in: only).environments == [UserEnvironment(isBoldText: true)])
    }

    @Test func `personas come after the defaults, with their settings`() {
        let environments = EnvironmentPlan.personas().environments

        #expect(environments.first == EnvironmentPlan.standard.environments.first)
        #expect(environments.contains { $0.isSwitchControl } && environments.contains { $0.textSize == .accessibility3 && $0.isBoldText })
        // One arm, the deaf and the nonverbal differ in how they act, not in their
        // settings.
        #expect(environments.count == UserPersona.all.count - 3 + 1)
    }

    @Test(arguments: [EnvironmentPlan.triples, .sampled(9), .device("iPad 9.7-inch"), .pinned(.locale("de")), .personas()])
    func `the recordings of a plan replay to its environments`(plan: EnvironmentPlan) throws {
        let generator = Generator.environments(in: plan.space)

        #expect(try plan.recordings.map { try generator.value(replaying: $0) } == plan.environments)
    }
}

struct PersonaTests {
    @Test func `every persona has a separate name, a situation and an input method`() {
        #expect(Set(UserPersona.all.map(\.name)).count == UserPersona.all.count)
        #expect(UserPersona.all.filter { $0.situations.isEmpty || $0.inputMethods.isEmpty }.map(\.name) == [])
        #expect(Set(UserPersona.all.flatMap(\.inputMethods)) == [.touch, .keyboard, .screenReader, .switchControl, .voiceControl])
    }

    @Test func `a persona changes its own settings and leaves the others`() {
        let environment = UserPersona.lowVision.environment(from: UserEnvironment(appearance: .dark))

        #expect(environment == UserEnvironment(textSize: .accessibility3, isBoldText: true, contrast: .increased, appearance: .dark))
        #expect(UserPersona.deaf.environment() == .standard)
    }

    @Test(arguments: [UserPersona.InputHabits(mispresses: 1.5), UserPersona.InputHabits(slowness: -0.5)])
    func `habits outside of 0 to 1 are a mistake in a scenario`(_ habits: UserPersona.InputHabits) {
        let persona = UserPersona("hasty", habits: habits)

        #expect(UserPersona.mistake(in: [.anybody, persona])?.hasPrefix("A habit of the persona \"hasty\" is ") == true)
    }
}
