import EveryScreenModel
import Testing

struct ColorVisionTests {
    @Test(arguments: ColorVision.allCases)
    func `grays stay as they are`(vision: ColorVision) {
        for gray: UInt32 in [0x000000, 0x333333, 0x808080, 0xFFFFFF] { #expect(vision.seen(SRGBColor(hex: gray)).code == gray) }
    }

    @Test func `grayscale keeps the luminance and nothing else`() {
        for code: UInt32 in [0xFF0000, 0x00FF00, 0x0000FF, 0x34C759] {
            let color = SRGBColor(hex: code)
            let seen = ColorVision.grayscale.seen(color)
            #expect(abs(seen.luminance - color.luminance) < 1e-9)
            #expect(seen.red == seen.green && seen.green == seen.blue)
        }
    }

    @Test func `primary colors are seen as the matrices say`() {
        #expect(ColorVision.protanopia.seen(SRGBColor(hex: 0xFF0000)).hexText == "#6D5F00")
        #expect(ColorVision.deuteranopia.seen(SRGBColor(hex: 0xFF0000)).hexText == "#A39000")
        #expect(ColorVision.tritanopia.seen(SRGBColor(hex: 0xFF0000)).hexText == "#FF000F")
    }

    @Test func `red and the green of the same lightness are told apart only with cones for both`() {
        let (red, green) = (SRGBColor(hex: 0xC00000), SRGBColor(hex: 0x006A00))
        func distance(_ vision: ColorVision) -> Double {
            let (first, second) = (vision.seen(red), vision.seen(green))
            return max(abs(first.red - second.red), abs(first.green - second.green), abs(first.blue - second.blue))
        }
        #expect(distance(.deuteranopia) < 0.3)
        #expect(distance(.tritanopia) > 0.4)
    }

    @Test func `opacity stays`() {
        #expect(ColorVision.protanopia.seen(SRGBColor(hex: 0xFF0000, opacity: 0.25)).opacity == 0.25)
    }
}
