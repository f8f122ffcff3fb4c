import EveryScreenModel
import Testing

@testable import EveryScreenLayout

struct AdvanceTableTests {
    /// At 12 points, where the system adds no tracking.
    private static let regular = AdvanceTable.at(Font(size: 12, weight: .regular))

    private func width(_ scalar: UInt32, _ weight: ScreenElement.FontWeight = .regular, _ size: Double = 12) -> Int {
        let table = AdvanceTable.at(Font(size: size, weight: weight))
        return table.advance(table.entry(scalar))
    }

    private func width(of character: Character, _ weight: ScreenElement.FontWeight = .regular, _ size: Double = 12) -> Int {
        AdvanceTable.at(Font(size: size, weight: weight)).advance(character)
    }

    @Test func `the number of widths is the number of scalars of the ranges`() {
        let count = InterWidths.ranges.reduce(0) { $0 + $1.count }

        #expect([InterWidths.light, InterWidths.regular, InterWidths.bold].map(\.count) == [count, count, count])
        #expect(InterWidths.ranges.allSatisfy { $0.upperBound < Int(AdvanceTable.directLimit) })
    }

    @Test func `letters have Inter's widths and the correction of their class and weight`() {
        #expect(width(0x20) == 792)
        #expect(width(of: "n") == 1_648 - 8)
        #expect(width(of: "n", .bold) == 1_751 + 31)
        #expect(width(of: "n", .light) == 1_632 - 8)
        #expect(width(of: "n", .semibold) == 1_713 + 17)
        #expect(width(of: "n", .heavy) == 1_806 + 52)
    }

    @Test func `at 28 points and above letters have the correction for display and the tracking of the size`() {
        #expect(width(of: "n", .regular, 28) == 1_648 - 175 + 38)
        #expect(width(of: "n", .regular, 40) == 1_648 - 175 + 26)
        #expect(width(of: "n", .bold, 28) == 1_751 - 115 + 38)
    }

    @Test func `at 17 points letters have the tracking of the size, once a character`() {
        #expect(width(of: "n", .regular, 17) == 1_640 - 71)
        #expect(width(of: "e\u{301}", .regular, 17) == width(of: "é", .regular, 17))
        #expect(width(0x09, .regular, 17) == width(0x20, .regular, 17))
        #expect(width(of: "ж", .regular, 17) == width(of: "ж") - 71)
    }

    @Test func `what another typeface draws has neither correction nor tracking`() {
        for character: Character in ["書", "한", "ا", "ก", "😀", "1️⃣", "\u{301}", "\u{200D}", "\u{AD}", "\n"] {
            let widths = Set([12, 17, 22, 53].map { width(of: character, .regular, $0) })

            #expect(widths.count == 1, "\(character.debugDescription): \(widths)")
        }
    }

    @Test func `an en space is half the font size wide, except for the tracking`() {
        #expect(width(0x2002, .regular, 12) == width(0x2002, .regular, 28) - 38)
    }

    @Test(
        arguments: [
            ("a line feed", 0x0A, 0), ("a zero-width joiner", 0x200D, 0), ("a mark of direction", 0x202B, 0),
            ("a byte order mark", 0xFEFF, 0), ("a soft hyphen", 0xAD, 0), ("a mark", 0x301, 0), ("a Hebrew point", 0x5B4, 0),
            ("a tab", 0x09, 792), ("an Armenian letter", 0x561, 1_780), ("a Hebrew letter", 0x5D0, 1_375),
            ("an Arabic letter", 0x633, 1_254), ("a Devanagari letter", 0x915, 1_353), ("a Thai letter", 0xE01, 1_529),
            ("a Georgian letter", 0x10D0, 1_763), ("a Chinese character", 0x66F8, 2_816), ("a kana", 0x30AB, 2_816),
            ("a half-width kana", 0xFF76, 1_408), ("a Hangul syllable", 0xAC00, 2_591), ("a Hangul letter", 0x1112, 2_591),
            ("an ideographic space", 0x3000, 2_816), ("an emoji", 0x1F600, 3_506), ("an emoji among the symbols", 0x231A, 3_506),
            ("a full-width letter", 0xFF21, 2_816), ("a rare character", 0x20000, 2_816), ("a Vai syllable", 0xA500, 1_690),
            ("the last scalar", 0x10FFFF, 1_690),
        ] as [(String, UInt32, Int)])
    func `what the typeface lacks has the width of its script`(id: String, scalar: UInt32, expected: Int) {
        #expect(width(scalar) == expected, "\(id)")
    }

    @Test(
        arguments: [
            ("e\u{301}", "e"), ("\u{1112}\u{1161}\u{11AB}", "한"), ("👩‍👩‍👧‍👦", "😀"), ("👍🏽", "😀"), ("🇪🇺", "😀"), ("❤️", "😀"), ("1️⃣", "😀"),
            ("🏳️‍🌈", "😀"), ("か\u{3099}", "か"), ("\r\n", "\n"), ("ก็", "ก"),
        ] as [(Character, Character)])
    func `a character of several scalars is as wide as one of one`(several: Character, one: Character) {
        #expect(width(of: several) == width(of: one))
    }

    @Test func `a conjunct is as wide as its letters`() {
        #expect("क्ष".reduce(0) { $0 + width(of: $1) } == 2 * width(of: "क"))
    }

    @Test func `every scalar that counts as a character is one beside any other`() {
        let plain = (UInt32(0x20)...0x1_FFFF).compactMap(UnicodeScalar.init).filter {
            Self.regular.entry($0.value) & GlyphEntry.complex == 0
        }
        #expect(plain.count > 50_000)

        let joined = plain.filter { scalar in
            var string = "a"
            for other: UnicodeScalar in [scalar, scalar, "한", scalar, "😀", scalar, "a"] { string.unicodeScalars.append(other) }
            return string.count != 8
        }

        #expect(joined.map { String($0.value, radix: 16) } == [])
    }

    @Test func `short cuts past the table agree with the facts`() {
        for scalar: UInt32 in [
            0x3105, 0x4E00, 0x9FFF, 0xA000, 0xAC00, 0xD7A3, 0xFE0F, 0x1F1E6, 0x1F200, 0x1F3FA, 0x1F3FB, 0x1F400, 0x1FAFF,
        ] {
            let facts = ScalarFacts.entry(beyond: scalar) & ~GlyphEntry.widthMask

            #expect(Self.regular.entry(scalar) & ~GlyphEntry.widthMask == facts, "\(scalar)")
        }
    }

    @Test func `every mark of the table has no width and is no separate character`() {
        let marks = (0..<AdvanceTable.directLimit).compactMap(UnicodeScalar.init).filter {
            $0.properties.generalCategory == .nonspacingMark || $0.properties.generalCategory == .enclosingMark
        }
        #expect(marks.count > 500)

        #expect(marks.filter { Self.regular.entry($0.value) != GlyphEntry.complex } == [])
    }
}
