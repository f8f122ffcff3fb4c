import EveryScreenModel
import Testing

struct UserEnvironmentTests {
    @Test func `an unnamed setting has the system's default`() {
        let standard = UserEnvironment.standard

        #expect(standard == UserEnvironment())
        #expect(standard.textSize == .large)
        #expect(standard.screenSize == LayoutSize(width: 390, height: 844))
        #expect(standard.safeArea == .zero)
        #expect(standard.layoutDirection == .leftToRight)
        #expect([standard.isBoldText, standard.isReduceMotion] == [false, false])
        #expect([standard.contrast == .standard, standard.appearance == .light] == [true, true])
    }

    @Test func `every stored property is a setting, in the order of the declarations`() {
        let properties = Mirror(reflecting: UserEnvironment.standard).children.compactMap(\.label)

        #expect(UserEnvironment.settings.map(\.key) == properties)
        #expect(Set(UserEnvironment.settings.map(\.name)).count == properties.count)
        #expect(UserEnvironment.settings.filter { !$0.isStandard(in: .standard) }.map(\.key) == [])
    }

    @Test func `a word sets the setting it is of, and another word nothing`() {
        for setting in UserEnvironment.settings {
            guard case .word(let choice) = setting.kind else { continue }
            for word in choice.words {
                var environment = UserEnvironment.standard
                #expect(choice.set(&environment, word))
                #expect(choice.word(environment) == word)
                #expect(UserEnvironment.settings.filter { $0.key != setting.key && !$0.isStandard(in: environment) }.map(\.key) == [])
            }
            var environment = UserEnvironment.standard
            #expect(!choice.set(&environment, "no such word"))
            #expect(environment == .standard)
        }
    }

    @Test func `each level of a setting has another phrase`() {
        var phrases: [String: [String]] = [:]
        for setting in UserEnvironment.settings {
            guard case .word(let choice) = setting.kind else { continue }
            for word in choice.words {
                var environment = UserEnvironment.standard
                _ = choice.set(&environment, word)
                phrases[setting.key, default: []].append(choice.phrase(environment))
            }
            #expect(Set(phrases[setting.key] ?? []).count == choice.words.count, "\(setting.key)")
        }

        #expect(
            phrases["layoutDirection"]
                == UserEnvironment.LayoutDirection.allCases.map { $0 == .rightToLeft ? "right-to-left" : "left-to-right" })
        #expect(phrases["appearance"] == UserEnvironment.Appearance.allCases.map { "\($0.rawValue) appearance" })
        #expect(phrases["idiom"] == UserEnvironment.Idiom.allCases.map { "\($0.rawValue) device" })
    }

    @Test func `the orientation is that of the longer side`() {
        #expect(UserEnvironment().orientation == .portrait)
        #expect(UserEnvironment(screenSize: LayoutSize(width: 844, height: 390)).orientation == .landscape)
        #expect(UserEnvironment(screenSize: LayoutSize(width: 400, height: 400)).orientation == .portrait)
    }

    @Test func `a usual or large environment has no fault`() {
        #expect(UserEnvironment.standard.firstMistake == nil)
        #expect(UserEnvironment(screenSize: .zero, safeArea: LayoutInsets(all: 1e9)).firstMistake == nil)
    }

    private static let impossible: [(change: @Sendable (inout UserEnvironment) -> Void, mistake: String)] = [
        ({ $0.screenSize.width = .nan }, "The screen size has a length of nan pt; lengths must be finite and not negative"),
        ({ $0.screenSize.height = -1 }, "The screen size has a length of -1.0 pt; lengths must be finite and not negative"),
        ({ $0.safeArea.right = .infinity }, "The safe area has a length of inf pt; lengths must be finite and not negative"),
    ]

    @Test(arguments: impossible.indices) func `an impossible length set afterwards is reported`(index: Int) {
        var environment = UserEnvironment.standard
        Self.impossible[index].change(&environment)

        #expect(environment.firstMistake == Self.impossible[index].mistake)
    }

    @Test func `an impossible length is the first fault of the environment`() {
        #expect(UserEnvironment(screenSize: LayoutSize(width: .nan, height: 1)).firstMistake != nil)
        #expect(UserEnvironment(safeArea: LayoutInsets(top: -1)).firstMistake != nil)
        #expect(UserEnvironment.standard.firstMistake == nil)
    }
}
