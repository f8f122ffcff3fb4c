import ScreenModel
import Testing

@testable import ScreenLayout

struct FontTests {
    @Test func `the widths are as many as the scalars of the ranges`() {
        let count = InterWidths.ranges.reduce(0) { $0 + $1.count }

        #expect(InterWidths.regular.count == count)
        #expect(InterWidths.bold.count == count)
    }

    @Test func `letters have the widths of the typeface`() {
        #expect(AdvanceWidths.regular(0x20) == 0.28125)
        #expect(AdvanceWidths.regular(UInt32(UnicodeScalar("n").value)) == 1_648.0 / 2_816)
        #expect(AdvanceWidths.bold(UInt32(UnicodeScalar("i").value)) > AdvanceWidths.regular(UInt32(UnicodeScalar("i").value)))
    }

    @Test(
        arguments: [
            ("a line feed", 0x0A, 0), ("a zero-width joiner", 0x200D, 0), ("a mark of direction", 0x202B, 0),
            ("a byte order mark", 0xFEFF, 0),
            ("an Arabic letter", 0x633, 0.6), ("a Chinese character", 0x66F8, 1), ("a kana", 0x30AB, 1), ("a Hangul syllable", 0xAC00, 1),
            ("an emoji", 0x1F600, 1), ("a full-width letter", 0xFF21, 1), ("the last scalar", 0x10FFFF, 0.6),
        ] as [(String, UInt32, Double)])
    func `what the typeface lacks has the width of its script`(id: String, scalar: UInt32, width: Double) {
        #expect(AdvanceWidths.regular(scalar) == width, "\(id)")
        #expect(AdvanceWidths.bold(scalar) == width, "\(id)")
    }

    @Test func `marks that combine add nothing`() {
        let font = Font(.body, in: .standard)

        #expect(font.width(of: "e\u{301}") == font.width(of: "e"))
        #expect(font.width(of: "👩‍👩‍👧‍👦") == 17)
    }

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
        #expect(TextStyle.allCases.filter { Font($0, in: bold).lineHeight != Font($0, in: .standard).lineHeight } == [])
    }

    @Test func `weights between regular and bold are between them in width`() {
        let widths = [TextStyle.body, .headline].map { Font($0, in: .standard).width(of: "i") }
        var bold = UserEnvironment.standard
        bold.isBoldText = true

        #expect(widths[0] < widths[1])
        #expect(widths[1] < Font(.headline, in: bold).width(of: "i"))
    }
}
