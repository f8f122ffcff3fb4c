import EveryScreenModel
import Testing

@testable import EveryScreenLayout

struct FontTests {
    @Test func `the line height is that of the style, rounded up to a third of a point`() {
        #expect(Font(.body, in: .standard).lineHeight == 61.0 / 3)
        #expect(roundedUpToPixel(20) == 20)
        #expect(roundedUpToPixel(20.01) == 61.0 / 3)
    }

    @Test func `bold text makes every style heavier and no line higher`() {
        var bold = UserEnvironment.standard
        bold.isBoldText = true

        #expect(Font(.body, in: bold).weight == .semibold)
        #expect(Font(.headline, in: bold).weight == .bold)
        #expect(ScreenElement.TextStyle.allCases.filter { Font($0, in: bold).lineHeight != Font($0, in: .standard).lineHeight } == [])
    }

    @Test func `a scaled font is smaller in all but weight`() {
        let font = Font(size: 20, weight: .bold).scaled(by: 0.5)

        #expect(font == Font(size: 10, weight: .bold))
        #expect(font.lineHeight == 12)
    }
}
