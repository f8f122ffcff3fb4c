import EveryScreenModel
import Testing

@testable import EveryScreenLayout

struct AdaptiveColorTests {
    private let color = Blueprint.AdaptiveColor(0x010000, dark: 0x020000, increased: 0x030000, increasedDark: 0x040000)

    private func environment(_ appearance: UserEnvironment.Appearance, _ contrast: UserEnvironment.Contrast) -> UserEnvironment {
        var environment = UserEnvironment.standard
        (environment.appearance, environment.contrast) = (appearance, contrast)
        return environment
    }

    @Test func `each appearance and contrast has a separate color`() {
        #expect(color.color(in: environment(.light, .standard)) == SRGBColor(hex: 0x010000))
        #expect(color.color(in: environment(.dark, .standard)) == SRGBColor(hex: 0x020000))
        #expect(color.color(in: environment(.light, .increased)) == SRGBColor(hex: 0x030000))
        #expect(color.color(in: environment(.dark, .increased)) == SRGBColor(hex: 0x040000))
    }

    @Test func `an omitted setting is as without the setting`() {
        let dark = Blueprint.AdaptiveColor(0x010000, dark: 0x020000)

        #expect(Blueprint.AdaptiveColor(0x010000).color(in: environment(.dark, .increased)) == SRGBColor(hex: 0x010000))
        #expect(dark.color(in: environment(.dark, .increased)) == SRGBColor(hex: 0x020000))
        #expect(dark.color(in: environment(.light, .increased)) == SRGBColor(hex: 0x010000))
    }

    private static let chromatic: [Blueprint.AdaptiveColor] = [
        .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown, .gray,
    ]

    @Test func `a color of the system stands out more with Increase Contrast, in light and dark`() {
        for color in Self.chromatic {
            for (appearance, background) in [(UserEnvironment.Appearance.light, SRGBColor.white), (.dark, .black)] {
                let (usual, increased) = (
                    color.color(in: environment(appearance, .standard)), color.color(in: environment(appearance, .increased))
                )
                #expect(increased.contrast(with: background) > usual.contrast(with: background), "\(color)")
            }
        }
    }

    @Test func `a color of the system is written by its name, and one of the same light alone is not`() {
        #expect(Self.chromatic.map(\.gradientCode).joined() == ".red.orange.yellow.green.mint.teal.cyan.blue.indigo.purple.pink.brown.gray")
        #expect(Blueprint.text("Sale").foregroundColor(.red).swiftCode == #".text("Sale").foregroundColor(.red)"#)
        #expect(Blueprint.text("Sale").foregroundColor(0xFF383C).swiftCode == #".text("Sale").foregroundColor(0xFF383C)"#)
        #expect(
            Blueprint.text("Sale").backgroundColor(.white).tint(.blue).swiftCode == #".text("Sale").backgroundColor(.white).tint(.blue)"#)
        #expect(
            Blueprint.text("Sale").backgroundGradient([.pink, 0x010203]).swiftCode
                == #".text("Sale").backgroundGradient([.pink, 0x010203])"#)
    }

    @Test func `text in a color of the system has its color under each setting`() {
        let colors = [environment(.light, .standard), environment(.dark, .standard), environment(.light, .increased)].map { environment in
            StandardLayout().screen(for: .text("Sale").foregroundColor(.red), in: environment).elements.compactMap { $0.text?.first?.color }
        }

        #expect(colors == [[SRGBColor(hex: 0xFF383C)], [SRGBColor(hex: 0xFF4245)], [SRGBColor(hex: 0xE9152D)]])
    }
}
