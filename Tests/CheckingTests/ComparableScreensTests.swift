import EveryScreenKit
import Testing

struct ComparableScreensTests {
    private let large = UserEnvironment(textSize: .accessibility3)
    private static let profile = AccessibilityProfile.humanInterfaceGuidelines.keeping([.nothingVanishesWhenScaling])

    private func captured(
        _ name: String, title: String? = nil, _ labels: [String], in environment: UserEnvironment? = nil
    ) -> CapturedScreen {
        let blueprint = Blueprint.column(labels.map { .button($0).framedAsTarget })
        let shown = title.map { Blueprint.column([.navigationBar($0), blueprint]) } ?? blueprint
        return CapturedScreen(
            name: name, screen: StandardLayout().screen(for: shown, in: environment ?? .standard), environment: environment)
    }

    private func outcomes(_ screens: CapturedScreen...) -> [Verdicts.Outcome] {
        audit(AccessibilityCapture(format: .native, screens: screens), from: "a.json", by: Self.profile).map {
            $0.verdicts[0].tally.outcome
        }
    }

    @Test func `a screen is compared with that of its name at the default text size`() {
        #expect(outcomes(captured("cart", ["Pay", "Cancel"]), captured("cart", ["Pay"], in: large)) == [.inapplicable, .failed])
        #expect(outcomes(captured("cart", ["Pay"]), captured("cart", ["Pay"], in: large)) == [.inapplicable, .passed])
    }

    @Test func `a screen without a capture at the default text size is untested`() {
        #expect(outcomes(captured("cart", ["Pay"], in: large)) == [.untested])
        #expect(outcomes(captured("orders", ["Pay", "Cancel"]), captured("cart", ["Pay"], in: large)) == [.inapplicable, .untested])
    }

    @Test func `all other settings must be the same`() {
        let turned = UserEnvironment(textSize: .accessibility3, screenSize: LayoutSize(width: 844, height: 390))

        #expect(outcomes(captured("cart", ["Pay", "Cancel"]), captured("cart", ["Pay"], in: turned)) == [.inapplicable, .untested])
    }

    @Test func `screens of one title are the same content if it is the only one`() {
        let cart = captured("cart", title: "Cart", ["Pay"], in: large)

        #expect(outcomes(captured("cart-L", title: "Cart", ["Pay", "Cancel"]), cart) == [.inapplicable, .failed])
        #expect(
            outcomes(captured("full", title: "Cart", ["Pay", "Cancel"]), captured("empty", title: "Cart", ["Shop"]), cart)
                == [.inapplicable, .inapplicable, .untested])
    }
}
