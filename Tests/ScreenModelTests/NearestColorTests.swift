import EveryScreenModel
import EveryValue
import Testing

struct NearestColorTests {
    /// A color, what lies behind it, and the contrast it needs.
    private struct Case {
        var front: SRGBColor
        var back: SRGBColor
        var ratio: Double
    }

    private func layers(_ color: SRGBColor) -> [ScreenElement.PaintLayer] { [ScreenElement.PaintLayer(background: [.color(color)])] }

    @Test func `gray on white is darkened to the lightest gray that is enough`() {
        let suggestion = SRGBColor(hex: 0x959595).nearest(reaching: 4.5, on: layers(.white))

        #expect(suggestion == ScreenElement.SuggestedColor(color: SRGBColor(hex: 0x767676), isDarker: true))
        #expect(suggestion?.color.hexText == "#767676")
    }

    @Test func `gray on black is lightened`() {
        #expect(
            SRGBColor(hex: 0x555555).nearest(reaching: 4.5, on: layers(.black))
                == ScreenElement.SuggestedColor(color: SRGBColor(hex: 0x757575), isDarker: false))
    }

    @Test func `the hue stays`() {
        let suggestion = SRGBColor(hex: 0xFF8800).nearest(reaching: 4.5, on: layers(.white))?.color

        #expect(suggestion?.hexText == "#B46000")
    }

    @Test func `what no shade reaches has no suggestion`() {
        #expect(SRGBColor(hex: 0x777777).nearest(reaching: 7, on: layers(SRGBColor(hex: 0x808080))) == nil)
        #expect(SRGBColor.black.nearest(reaching: 4.5, on: [ScreenElement.PaintLayer(background: nil)]) == nil)
        #expect(SRGBColor.black.nearest(reaching: 4.5, on: [ScreenElement.PaintLayer(background: [.gradient([.black, .white])])]) == nil)
    }

    @Test func `what shows through is made opaque`() {
        let faint = SRGBColor(hex: 0x000000, opacity: 0.2)

        #expect(faint.nearest(reaching: 4.5, on: layers(.white))?.color.opacity == 1)
    }

    @Test func `hexadecimal text has six digits`() {
        #expect(SRGBColor(hex: 0x00000A).hexText == "#00000A")
        #expect(SRGBColor.white.hexText == "#FFFFFF")
    }

    @Test func `a suggestion is enough as it is written, and one step less is not`() throws {
        let color = Generator<Int>.integer(in: 0...0xFFFFFF).map { SRGBColor(hex: UInt32($0)) }
        let ratio = Generator<Int>.integer(in: 0...2).map { [3.0, 4.5, 7.0][$0] }
        let cases = Generator<Case> { source in
            Case(front: try source.draw(color), back: try source.draw(color), ratio: try source.draw(ratio))
        }
        var suggested = 0

        let report = PropertySearch.run(cases, settings: SearchSettings(cases: 2_000)) { drawn -> Judgment in
            let (front, back, ratio) = (drawn.front, drawn.back, drawn.ratio)
            guard front.contrast(with: back) < ratio, let suggestion = front.nearest(reaching: ratio, on: layers(back)) else {
                return .passed
            }
            suggested += 1
            // As a person would type it from the report.
            let typed = SRGBColor(hex: UInt32(suggestion.color.hexText.dropFirst(), radix: 16) ?? 0)
            let change = { (color: SRGBColor) in abs(color.luminance - front.luminance) }
            let nearer = (0...255).map { step -> SRGBColor in
                let share = Double(step) / 255
                func moved(_ component: Double) -> Double {
                    suggestion.isDarker ? component * (1 - share) : component + (1 - component) * share
                }
                func whole(_ component: Double) -> Double { (moved(component) * 255).rounded() / 255 }
                return SRGBColor(red: whole(front.red), green: whole(front.green), blue: whole(front.blue))
            }.filter { change($0) < change(typed) }
            let isNearest = typed.contrast(with: back) >= ratio && nearer.allSatisfy { $0.contrast(with: back) < ratio }
            return isNearest ? .passed : .failed
        }

        #expect(report.counterexamples.isEmpty)
        #expect(suggested > 500)
    }
}
