import EveryScreenModel
import Testing

@testable import EveryScreenKit

struct PictureThemeTests {
    @Test func `the theme follows the appearance, and is light where that is unknown`() {
        #expect(PictureTheme.of(nil).paper == PictureTheme.light.paper)
        #expect(PictureTheme.of(UserEnvironment(appearance: .light)).paper == PictureTheme.light.paper)
        #expect(PictureTheme.of(UserEnvironment(appearance: .dark)).paper == PictureTheme.dark.paper)
    }

    @Test func `text of the theme can be read on each of its grounds`() {
        for theme in [PictureTheme.light, .dark] {
            for ground in [theme.paper, theme.bar, theme.raised] {
                for text in [theme.ink, theme.quiet, theme.accent, theme.destructive] {
                    #expect(text.contrast(with: ground) >= 4.5, "\(text.hex) on \(ground.hex)")
                }
                #expect(theme.outline.contrast(with: ground) >= 3, "\(theme.outline.hex) on \(ground.hex)")
            }
        }
    }

    @Test func `signs can be read on their white ground`() {
        for color in [PictureMark.failingColor, PictureMark.fixedColor, PictureMark.relatedColor] {
            let hex = UInt32(color.dropFirst(), radix: 16) ?? 0
            #expect(SRGBColor(hex: hex).contrast(with: .white) >= 4.5, "\(color)")
        }
    }

    @Test func `a color is written with six digits`() {
        #expect(SRGBColor(hex: 0x00AB01, opacity: 0.5).hex == "#00ab01")
    }

    @Test func `the first color that can be read is taken, else black or white`() {
        let gray = SRGBColor(hex: 0x777777)

        #expect(SRGBColor.white.readable(gray, .black) == .black)
        #expect(SRGBColor.white.readable(gray) == .black)
        #expect(SRGBColor.black.readable(SRGBColor(hex: 0x333333)) == .white)
        #expect(SRGBColor.black.readable(gray) == .white || gray.contrast(with: .black) >= 4.5)
    }
}
