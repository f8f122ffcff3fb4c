import EveryScreenLayout
import EveryScreenModel
import Testing

/// Environments with equal inputs give equal screens.
struct LayoutInputsTests {
    /// Every setting, changed alone.
    private static let changes: [(name: String, change: @Sendable (inout UserEnvironment) -> Void)] = [
        ("text size", { $0.textSize = .accessibility2 }),
        ("screen size", { $0.screenSize = LayoutSize(width: 320, height: 568) }),
        ("safe area", { $0.safeArea = LayoutInsets(top: 47, bottom: 34) }),
        ("direction", { $0.layoutDirection = .rightToLeft }),
        ("bold", { $0.isBoldText = true }),
        ("contrast", { $0.contrast = .increased }),
        ("appearance", { $0.appearance = .dark }),
        ("motion", { $0.isReduceMotion = true }),
        ("transparency", { $0.isReduceTransparency = true }),
        ("inverted", { $0.invertColors = .smart }),
        ("without color", { $0.isDifferentiateWithoutColor = true }),
        ("button shapes", { $0.isButtonShapes = true }),
        ("labels", { $0.isOnOffLabels = true }),
        ("VoiceOver", { $0.isVoiceOver = true }),
        ("Switch Control", { $0.isSwitchControl = true }),
        ("Voice Control", { $0.isVoiceControl = true }),
        ("keyboard", { $0.isFullKeyboardAccess = true }),
        ("locale", { $0.locale = "ar" }),
        ("pseudolocale", { $0.pseudolocale = .doubleLength }),
        ("spacing", { $0.textSpacing = .wide }),
        ("idiom", { $0.idiom = .pad }),
    ]

    /// Random blueprints, some with what depends on colors and motion.
    private static let blueprints: [Blueprint] = (0..<150 as Range<UInt64>).map { seed in
        var random = RandomBlueprints(seed: seed, hasLayers: true)
        let blueprint = random.blueprint()
        return switch seed % 6 {
        case 0: .column([.text("Sale").foregroundColor(0xFF0000, dark: 0xFF8080), blueprint])
        case 1: .column([.text("Sale").backgroundColor(0xFF0000, increased: 0x800000), blueprint])
        case 2: .column([.text("Sale").foregroundColor(0xFF0000), .image("ball", width: 20, height: 20).moves(.parallax), blueprint])
        case 3: .column([.text("Sale").foregroundColor(0xFF0000), .imageButton("bag").foregroundColor(.red), blueprint])
        case 4: .column([.text("Sale"), blueprint]).backgroundColor(0xFFFFFF)
        default: blueprint
        }
    }

    @Test(arguments: changes.map(\.name))
    func `where a setting is not read, it changes no screen`(name: String) throws {
        let change = try #require(Self.changes.first { $0.name == name }).change
        for blueprint in Self.blueprints {
            let environment = UserEnvironment()
            var other = environment
            change(&other)
            let needs = blueprint.settingNeeds
            let layout = StandardLayout()
            if LayoutInputs(of: layout, in: environment, needs) == LayoutInputs(of: layout, in: other, needs) {
                #expect(layout.screen(for: blueprint, in: environment) == layout.screen(for: blueprint, in: other))
            }
        }
    }

    @Test func `appearance counts where a color is stated, and motion where something moves`() {
        func isShared(_ blueprint: Blueprint, _ change: (inout UserEnvironment) -> Void) -> Bool {
            var other = UserEnvironment()
            change(&other)
            let needs = blueprint.settingNeeds
            return LayoutInputs(of: StandardLayout(), in: UserEnvironment(), needs) == LayoutInputs(of: StandardLayout(), in: other, needs)
        }

        let plain = Blueprint.column([.text("Sale").bold()])
        // The system's background behind it, or its text on it, is another.
        let colored = [
            Blueprint.column([.text("Sale").foregroundColor(0xFF0000)]), .column([.text("Sale")]).backgroundColor(0xFFFFFF),
            .column([.button("Sale")]).tint(0xFF0000), .column([.text("Sale")]).backgroundGradient([0xFF0000, 0x00FF00]),
        ]
        let moving = Blueprint.row([.image("ball", width: 20, height: 20).moves(.parallax)])
        #expect(isShared(plain) { $0.appearance = .dark })
        #expect(isShared(plain) { $0.contrast = .increased })
        #expect(isShared(plain) { $0.isReduceMotion = true })
        #expect(!isShared(plain) { $0.textSize = .xLarge })
        for blueprint in colored {
            #expect(!isShared(blueprint) { $0.appearance = .dark })
            #expect(!isShared(blueprint) { $0.contrast = .increased })
        }
        #expect(!isShared(moving) { $0.isReduceMotion = true })
    }

    @Test func `rules of the user's own and other generations share nothing`() {
        struct Own: LayoutRule {
            func screen(for blueprint: Blueprint, in environment: UserEnvironment) -> RenderedScreen {
                StandardLayout().screen(for: blueprint, in: environment)
            }
        }
        let needs = Blueprint.text("a").settingNeeds
        #expect(LayoutInputs(of: Own(), in: UserEnvironment(), needs) == nil)
        #expect(
            LayoutInputs(of: StandardLayout(design: .iOS18), in: UserEnvironment(), needs)
                != LayoutInputs(of: StandardLayout(design: .iOS26), in: UserEnvironment(), needs))
    }
}
