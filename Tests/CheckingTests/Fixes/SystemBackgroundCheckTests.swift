import EveryScreenLayout
import EveryScreenModel
import Testing

@testable import EveryScreenKit

/// The reports of whole checks on colors without a stated background, and on
/// backgrounds without a stated color.
struct SystemBackgroundCheckTests {
    private func heads(_ screen: Blueprint) -> [String] {
        let report = runCheck(named: "colors", forEvery: .constant(())) { _, _ in .blueprint(screen, StandardLayout()) }
        return report.failures.map { "\($0.finding.spec) in \($0.environment.appearance): \($0.fix?.code ?? "none")" }
    }

    @Test func `dark text is found in the dark appearance, pale text in the light one`() {
        #expect(
            heads(.column([.text("Delivered on Monday").foregroundColor(0x333333)])) == [
                "text-contrast in dark: .foregroundColor(0x333333, dark: 0x939393)"
            ])
        #expect(
            heads(.column([.text("Delivered on Monday").foregroundColor(0xAAAAAA)])) == [
                "text-contrast in light: .foregroundColor(0x6F6F6F, dark: 0xAAAAAA)"
            ])
        #expect(heads(.column([.text("Delivered on Monday").foregroundColor(0x333333, dark: 0xEEEEEE)])) == [])
        #expect(heads(.column([.text("Delivered on Monday").foregroundColor(.primary)])) == [])
    }

    @Test func `a white card without a dark variant hides its text in the dark appearance`() {
        func card(_ color: Blueprint.AdaptiveColor) -> Blueprint {
            .column([.column([.text("Delivered on Monday")]).padding().backgroundColor(color)])
        }

        #expect(heads(card(0xFFFFFF)) == ["contrast-in-every-appearance in dark: .backgroundColor(0xFFFFFF, dark: 0x000000)"])
        #expect(heads(card(Blueprint.AdaptiveColor(0xFFFFFF, dark: 0x1C1C1E))) == [])
    }
}
