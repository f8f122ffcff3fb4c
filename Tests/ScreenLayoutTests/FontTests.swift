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

    @Test func `several lines are rounded up to a pixel once`() {
        let body = Font(.body, in: .standard)

        #expect((0...10).map { (body.height(ofLines: $0) * 3).rounded() } == [0, 61, 122, 183, 244, 305, 366, 427, 487, 548, 609])
        #expect(body.height(ofLines: 10) == 203)
    }

    @Test func `lines that fit a height are those no higher than it`() {
        for size in [11.0, 17, 28, 53] {
            let font = Font(size: size, weight: .regular)
            for count in 0...40 {
                #expect(font.lineCount(in: font.height(ofLines: count)) == count)
                if count > 0 { #expect(font.lineCount(in: font.height(ofLines: count) - 0.001) == count - 1) }
            }
            #expect(font.lineCount(in: -1) == 0)
            #expect(font.lineCount(in: .nan) == 0)
        }
    }

    @Test func `a scaled font is smaller in all but weight`() {
        let font = Font(size: 20, weight: .bold).scaled(by: 0.5)

        #expect(font == Font(size: 10, weight: .bold))
        #expect(font.lineHeight == 12)
    }
}
