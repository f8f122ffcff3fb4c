import EveryScreenLayout
import EveryScreenModel
import Testing

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
}
