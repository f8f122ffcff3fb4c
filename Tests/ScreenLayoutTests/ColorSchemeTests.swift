import EveryScreenLayout
import EveryScreenModel
import Testing

/// Colors follow the appearance that a blueprint states.
struct ColorSchemeTests {
    private func color(_ blueprint: Blueprint, _ appearance: UserEnvironment.Appearance) -> SRGBColor? {
        laidOut(blueprint, in: UserEnvironment(appearance: appearance)).elements.last?.text?.first?.color
    }

    private func laidOut(_ blueprint: Blueprint, in environment: UserEnvironment) -> RenderedScreen {
        StandardLayout().screen(for: blueprint, in: environment)
    }

    @Test(arguments: UserEnvironment.Appearance.allCases)
    func `the appearance that is stated counts, the nearest first`(chosen: UserEnvironment.Appearance) {
        let text = Blueprint.text("a").foregroundColor(0x000000, dark: 0xFFFFFF)
        let (black, white) = (SRGBColor(hex: 0x000000), SRGBColor(hex: 0xFFFFFF))

        #expect(color(text.colorScheme(.dark), chosen) == white)
        #expect(color(text.colorScheme(.light), chosen) == black)
        #expect(color(Blueprint.column([text.colorScheme(.light)]).colorScheme(.dark), chosen) == black)
        #expect(color(Blueprint.column([text]).colorScheme(.dark), chosen) == white)
        #expect(color(text, chosen) == (chosen == .dark ? white : black))
    }

    @Test func `a color that is inherited has the appearance of the text`() {
        let text = Blueprint.column([.text("a").colorScheme(.dark)]).foregroundColor(0x000000, dark: 0xFFFFFF)

        #expect(color(text, .light) == SRGBColor(hex: 0xFFFFFF))
    }

    @Test func `backgrounds follow it too`() {
        let text = Blueprint.text("a").backgroundColor(0xFFFFFF, dark: 0x101010).colorScheme(.dark)

        #expect(laidOut(text, in: UserEnvironment()).elements[0].surface?.background == [.color(SRGBColor(hex: 0x101010))])
    }

    @Test func `it is printed`() { #expect(Blueprint.text("a").colorScheme(.dark).swiftCode == ".text(\"a\").colorScheme(.dark)") }
}
