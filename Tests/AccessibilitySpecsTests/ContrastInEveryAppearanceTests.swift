import EveryScreenAudit
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct ContrastInEveryAppearanceTests {
    private let spec = ContrastInEveryAppearance()
    private let dark = UserEnvironment(appearance: .dark)
    private let increased = UserEnvironment(contrast: .increased)

    private func text(
        _ color: UInt32?, on paint: ScreenElement.Paint = .color(SRGBColor(hex: 0xFFFFFF)), size: Double? = 17, isEnabled: Bool = true
    )
        -> RenderedScreen
    {
        captured(.text) { element in
            element.label = "Total"
            element.isEnabled = isEnabled
            element.surface = ScreenElement.Surface(background: [paint])
            element.text = [ScreenElement.TextRun("Total", pointSize: size, color: color.map { SRGBColor(hex: $0) })]
        }
    }

    private func onBlack(_ color: UInt32) -> RenderedScreen { text(color, on: .color(SRGBColor(hex: 0))) }

    @Test func `less contrast under Increase Contrast is a warning while it is enough, else an error`() {
        func severities(_ color: UInt32) -> [Finding.Severity] {
            let other = text(0)
            let shown = ScreenPresentation(text(color), in: increased) { _ in other }
            return audit(shown, by: AccessibilityProfile(name: "test", specs: [spec]))[0].findings.map(\.severity)
        }

        #expect(severities(0x767676) == [.warning])
        #expect(severities(0x777777) == [.error])
    }

    @Test func `text that turns light in the dark appearance passes`() {
        #expect(spec.judged(onBlack(0xFFFFFF), beside: text(0), in: dark) == .passed)
    }

    @Test func `text that stays black on a background that turns black fails`() {
        #expect(
            spec.judged(onBlack(0x202020), beside: text(0x202020), in: dark)
                == .failed(
                    "text \"Total\" has a contrast of 1.28:1 in the dark appearance; 4.5:1 needed, which it has in the light one"))
    }

    @Test func `increased contrast that takes some away fails`() {
        #expect(
            spec.judged(text(0x767676), beside: text(0), in: increased)
                == .failed("text \"Total\" has a contrast of 4.54:1 with Increase Contrast, and 21:1 without"))
        #expect(spec.judged(text(0), beside: text(0x767676), in: increased) == .passed)
    }

    @Test func `beyond the enhanced contrast less is enough`() {
        #expect(spec.judged(text(0x404040), beside: text(0), in: increased) == .passed)
    }

    @Test func `both settings are compared one by one`() {
        let both = UserEnvironment(contrast: .increased, appearance: .dark)

        #expect(spec.counterparts(of: both) == [increased, dark])
        #expect(spec.counterparts(of: .standard) == [])
    }

    @Test func `too little contrast in both appearances is left to another spec`() {
        #expect(spec.judged(onBlack(0x303030), beside: text(0xAAAAAA), in: dark) == .inapplicable(.lowBefore))
    }

    @Test func `what lies behind must be known`() {
        #expect(spec.judged(text(0xFFFFFF, on: .unknown), beside: text(0), in: dark) == .cantTell(.backdropUnknown))
        #expect(spec.judged(onBlack(0x202020), beside: text(0x202020, on: .unknown), in: dark) == .cantTell(.backdropUnknown))
        #expect(spec.judged(text(0x767676), beside: text(0, on: .unknown), in: increased) == .cantTell(.backdropUnknown))
    }

    @Test func `incomparable screens are reported with the reason`() {
        #expect(spec.judged(text(0)) == .inapplicable(.comparedWith))
        #expect(spec.judged(text(0), in: dark) == .untested(.noCounterpart))
        #expect(spec.judged(text(nil), beside: text(0), in: dark) == .untested(.colorsUnknown))
        #expect(spec.judged(text(0, size: nil), beside: text(0), in: dark) == .cantTell(.fontUnknown))
        #expect(spec.judged(text(0), beside: captured(.image), in: dark) == .cantTell(.notFoundAgain))
        #expect(spec.judged(text(0, isEnabled: false), beside: text(0), in: dark) == .inapplicable(.disabled))
        #expect(spec.judged(captured(.button), beside: text(0), in: dark) == .inapplicable(.nothingToJudge))
    }

    private func icon(
        _ glyph: UInt32?, on background: UInt32 = 0xFFFFFF, border: UInt32? = nil, _ change: (inout ScreenElement) -> Void = { _ in }
    ) -> RenderedScreen {
        captured(.button) { element in
            element.label = "Favorite"
            element.isEnabled = true
            element.surface = ScreenElement.Surface(
                background: [.color(SRGBColor(hex: background))], border: border.map { SRGBColor(hex: $0) },
                glyph: glyph.map { SRGBColor(hex: $0) })
            change(&element)
        }
    }

    @Test func `an icon that loses its contrast in the dark appearance fails`() {
        #expect(
            spec.judged(icon(0x202020, on: 0), beside: icon(0x202020), in: dark)
                == .failed(
                    "button \"Favorite\" has a contrast of 1.28:1 in the dark appearance; 3:1 needed, which it has in the light one"))
        #expect(spec.judged(icon(0x5A5A5A, on: 0), beside: icon(0x202020), in: dark) == .passed)
        #expect(spec.judged(icon(0x202020, on: 0), beside: icon(0xD0D0D0), in: dark) == .inapplicable(.lowBefore))
    }

    @Test func `an icon with less contrast under Increase Contrast fails, down to 4.5`() {
        #expect(
            spec.judged(icon(0x8A8A8A), beside: icon(0x404040), in: increased)
                == .failed("button \"Favorite\" has a contrast of 3.45:1 with Increase Contrast, and 10.36:1 without"))
        #expect(spec.judged(icon(0x767676), beside: icon(0x404040), in: increased) == .passed)
        #expect(spec.judged(icon(0x404040), beside: icon(0x8A8A8A), in: increased) == .passed)
    }

    @Test func `the clearer of border and glyph counts`() {
        func framed(_ glyph: UInt32, _ border: UInt32) -> RenderedScreen {
            let around = element(.screen, "0") { $0.surface = ScreenElement.Surface(background: [.color(.white)]) }
            let button = element(.button, "1") {
                $0.label = "Favorite"
                $0.isEnabled = true
                $0.surface = ScreenElement.Surface(
                    background: [.color(.white)], border: SRGBColor(hex: border), glyph: SRGBColor(hex: glyph))
            }
            return screen([(0, around), (1, button)])
        }

        #expect(spec.judged(framed(0x8A8A8A, 0x404040), beside: framed(0x404040, 0x8A8A8A), in: increased) == .passed)
        #expect(spec.judged(framed(0x8A8A8A, 0x8A8A8A), beside: framed(0x404040, 0x8A8A8A), in: increased).outcome == .failed)
    }

    @Test func `icons that are disabled, the system's or unknown are not judged`() {
        #expect(spec.judged(icon(0x8A8A8A) { $0.isEnabled = false }, beside: icon(0), in: increased) == .inapplicable(.disabled))
        #expect(
            spec.judged(icon(0x8A8A8A) { $0.isSystemProvided = true }, beside: icon(0), in: increased) == .inapplicable(.systemProvided))
        #expect(spec.judged(icon(nil), beside: icon(0), in: increased) == .inapplicable(.nothingToJudge))
        #expect(spec.judged(icon(0x8A8A8A), beside: icon(nil), in: increased) == .untested(.colorsUnknown))
        #expect(
            spec.judged(icon(0x8A8A8A) { $0.surface?.background = [.unknown] }, beside: icon(0), in: increased)
                == .cantTell(.backdropUnknown))
        #expect(spec.judged(icon(0x8A8A8A), beside: captured(.image), in: increased) == .cantTell(.notFoundAgain))
    }
}
