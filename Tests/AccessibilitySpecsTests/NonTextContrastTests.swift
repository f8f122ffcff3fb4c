import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct NonTextContrastTests {
    private let spec = NonTextContrast()

    private func control(
        _ surface: ScreenElement.Surface?, in page: ScreenElement.Paint = .color(.white), _ change: (inout ScreenElement) -> Void = { _ in }
    ) -> RenderedScreen {
        let around = element(.screen, "0") { $0.surface = ScreenElement.Surface(background: [page]) }
        let button = element(.button, "1") { button in
            button.label = "Cart"
            button.surface = surface
            change(&button)
        }
        return screen([(0, around), (1, button)])
    }

    @Test func `a border or a glyph of 3 and more passes`() {
        #expect(spec.judged(control(ScreenElement.Surface(background: [], border: SRGBColor(hex: 0x949494)))) == .passed)
        #expect(spec.judged(control(ScreenElement.Surface(background: [], glyph: SRGBColor(hex: 0x949494)))) == .passed)
    }

    @Test func `a hair less fails`() {
        #expect(
            spec.judged(control(ScreenElement.Surface(background: [], glyph: SRGBColor(hex: 0x959595))))
                == .failed("button \"Cart\" has a contrast of 2.99:1 with what lies around it; 3:1 needed"))
    }

    @Test func `a control that is a filled shape is known by its color beside its surroundings`() {
        func slider(_ color: Blueprint.AdaptiveColor) -> Judged {
            let capsule = Blueprint.capsule().frame(width: 60, height: 160).foregroundColor(color)
            let control = capsule.accessibilityElement(children: .ignore).accessibilityLabel("Brightness").accessibilityValue("40%")
            return spec.judged(.column([control.accessibilityAddTraits(.adjustable)]).backgroundColor(.white))
        }

        #expect(slider(0x0050C0) == .passed)
        #expect(slider(0xD0D0D0).outcome == .failed)
    }

    @Test func `a shape drawn behind is what lies around a glyph`() {
        func glyph(_ color: Blueprint.AdaptiveColor, on shape: Blueprint.AdaptiveColor, _ over: (Blueprint, Blueprint) -> Blueprint)
            -> Judged
        {
            let button = Blueprint.imageButton("shuffle").accessibilityLabel("Shuffle").foregroundColor(color)
            let fill = Blueprint.roundedRectangle(cornerRadius: 8).foregroundColor(shape)
            return spec.judged(.column([over(button, fill)]).backgroundColor(.white))
        }
        for over in [{ $0.background($1) }, { .layers([$1, $0]) }, { $1.frame(width: 60, height: 60).overlay($0) }]
            as [(Blueprint, Blueprint) -> Blueprint]
        {
            #expect(glyph(.white, on: .black, over) == .passed)
            #expect(glyph(.black, on: .black, over).outcome == .failed)
        }
        #expect(glyph(.white, on: .black) { button, fill in .row([fill.frame(width: 20, height: 20), button]) }.outcome == .failed)
        // A translucent shape shows what lies behind it.
        #expect(glyph(.white, on: .black) { button, fill in button.background(fill.opacity(0.5)) }.outcome == .cantTell)
    }

    @Test func `the sign of focus is judged where it is recorded, on controls with text as well`() {
        func judged(_ contrast: Double?, _ change: (inout ScreenElement) -> Void = { _ in }) -> Judged {
            spec.judged(
                control(nil) {
                    $0.text = [ScreenElement.TextRun("Cart")]
                    $0.keyboard = ScreenElement.KeyboardBehavior(isFocusable: true, showsFocus: true, focusContrast: contrast)
                    change(&$0)
                })
        }

        #expect(
            judged(1.25) == .failed("the focus on button \"Cart\" has a contrast of 1.25:1 with what lies around it; 3:1 needed"))
        #expect(judged(3) == .passed)
        #expect(judged(nil) == .inapplicable(.nothingToJudge))
        #expect(judged(1.25) { $0.isEnabled = false } == .inapplicable(.disabled))
    }

    @Test func `one that is clear makes up for the other`() {
        let surface = ScreenElement.Surface(background: [.color(.black)], border: SRGBColor(hex: 0xEEEEEE), glyph: .white)

        #expect(spec.judged(control(surface)) == .passed)
    }

    @Test func `controls with text, disabled ones and the system's own are not judged`() {
        let pale = ScreenElement.Surface(background: [], glyph: SRGBColor(hex: 0xEEEEEE))

        #expect(spec.judged(control(pale) { $0.text = [ScreenElement.TextRun("Cart")] }) == .inapplicable(.nothingToJudge))
        #expect(spec.judged(control(pale) { $0.isEnabled = false }) == .inapplicable(.disabled))
        #expect(spec.judged(control(pale) { $0.isSystemProvided = true }) == .inapplicable(.systemProvided))
    }

    @Test func `a picture behind leaves it open`() {
        #expect(spec.judged(control(ScreenElement.Surface(background: [], glyph: .black), in: .unknown)) == .cantTell(.backdropUnknown))
    }

    @Test func `a capture with neither border nor glyph is untested`() {
        #expect(spec.judged(control(nil)) == .untested(.colorsUnknown))
        #expect(spec.judged(control(ScreenElement.Surface(background: []))) == .untested(.colorsUnknown))
    }

    @Test func `the color of a symbol in a button counts as that of the button`() {
        func button(_ color: UInt32, _ content: (Blueprint) -> Blueprint = { $0 }) -> Blueprint {
            .button(content(.symbol("slider.horizontal.3").foregroundColor(color))).accessibilityLabel("Filter").backgroundColor(0xFFFFFF)
        }

        #expect(
            spec.judged(button(0xCCCCCC)).facts
                == ["button \"Filter\" has a contrast of 1.6:1 with what lies around it; 3:1 needed"])
        #expect(spec.judged(button(0x767676)) == .passed)
        #expect(spec.judged(button(0xCCCCCC) { .row([$0, .text("Filter")]) }) == .untested(.colorsUnknown))
    }
}
