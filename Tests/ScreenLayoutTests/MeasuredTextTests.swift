import EveryScreenModel
import Testing

// Measuring is no part of the module's interface, and everything else rests on it.
@testable import EveryScreenLayout

struct MeasuredTextTests {
    /// Body at the usual text size: 17 points, in which 書 is 17 points wide.
    private static let body = Font(.body, in: .standard)

    private func wrapping(_ string: String, _ width: Double) -> String {
        let wrapping = MeasuredText(string, font: Self.body).wrapped(to: width)
        return "\(wrapping.lineCount) \((wrapping.width * 100).rounded() / 100)"
    }

    /// The width of a string on one line, spaces at its end and all.
    private func width(_ string: String) -> Double {
        let naive = NaiveWrapping(string, font: Self.body)
        let kerning = zip(string, string.dropFirst()).reduce(0) { $0 + naive.kerning($1.0, $1.1) }
        return naive.points(string.reduce(kerning) { $0 + naive.units($1) })
    }

    private func lines(_ string: String, _ width: Double) -> [String] {
        MeasuredText(string, font: Self.body).lines(in: width).map { String(string[$0]) }
    }

    @Test func `an empty string has one line without width`() {
        #expect(wrapping("", 0) == "1 0.0")
        #expect(wrapping("", .infinity) == "1 0.0")
        #expect(MeasuredText("", font: Self.body).idealWidth == 0)
        #expect(MeasuredText("", font: Self.body).minimumWidth == 0)
    }

    @Test func `spaces alone have no width`() {
        #expect(wrapping("   ", 1) == "1 0.0")
    }

    @Test(
        arguments: [
            ("one character", "書", 17, "1 17.0"),
            ("one character in no width", "書", 0, "1 17.0"),
            ("three on one line", "書書書", 51, "1 51.0"),
            ("three on two lines", "書書書", 50, "2 34.0"),
            ("a break between East Asian characters", "書書書書", 34, "2 34.0"),
            ("two line feeds", "書\n\n書", 100, "3 17.0"),
            ("a line feed at the end", "書\n", 100, "2 17.0"),
            ("a carriage return and line feed are one", "書\r\n書", 100, "2 17.0"),
            ("a space between, wide enough", "書 書", 100, "1 38.35"),
            ("a space at the end of a line takes no room", "書 書", 34, "2 17.0"),
        ] as [(String, String, Double, String)])
    func `lines end where they may`(id: String, string: String, width: Double, expected: String) {
        #expect(wrapping(string, width) == expected, "\(id)")
    }

    @Test func `a line may end after a hyphen and not before it`() {
        let text = MeasuredText("well-kept", font: Self.body)

        #expect(text.minimumWidth == max(width("well-"), width("kept")))
        #expect(text.wrapped(to: width("well-")) == .init(lineCount: 2, width: width("well-")))
        #expect(text.wrapped(to: width("well-kept")) == .init(lineCount: 1, width: text.idealWidth))
    }

    @Test func `a space that does not break keeps words together`() {
        #expect(MeasuredText("10\u{A0}km", font: Self.body).wrapped(to: width("10\u{A0}k")).lineCount == 2)
        #expect(MeasuredText("10\u{A0}km", font: Self.body).minimumWidth == width("10\u{A0}km"))
    }

    @Test func `a word that is too long is cut between characters and goes on on its last line`() {
        let text = MeasuredText("nnnnn a", font: Self.body)

        #expect(text.wrapped(to: width("nn") + 0.5) == .init(lineCount: 4, width: width("nn")))
        #expect(text.wrapped(to: width("nnn") + 0.5).lineCount == 2 + (width("nn a") > width("nnn") + 0.5 ? 1 : 0))
        #expect(MeasuredText("nnnnn a", font: Self.body).wrapped(to: width("nnnn a")).lineCount == 1 + 1)
    }

    @Test func `spaces at the start do not push a word over the edge`() {
        #expect(MeasuredText("    word", font: Self.body).wrapped(to: width("word")) == .init(lineCount: 2, width: width("word")))
    }

    @Test func `the ideal width is that of the longest line the string itself ends`() {
        #expect(MeasuredText("one\nthree\ntwo", font: Self.body).idealWidth == width("three"))
    }

    @Test func `bold text is wider`() {
        var environment = UserEnvironment.standard
        environment.isBoldText = true
        let bold = MeasuredText("Continue", font: Font(.body, in: environment))

        #expect(bold.idealWidth > MeasuredText("Continue", font: Self.body).idealWidth)
    }

    @Test(
        arguments: [
            ("after a slash", "and/or", ["and/", "or"]),
            ("not before a digit", "24/7 2026-11-21", ["24/7 ", "2026-11-21"]),
            ("after a dash, before a digit too", "10–60", ["10–", "60"]),
            ("not between hyphens", "a--b", ["a--", "b"]),
            ("not at a hyphen that does not break", "e\u{2011}mail", ["e\u{2011}mail"]),
            ("at a space without width", "one\u{200B}two", ["one\u{200B}", "two"]),
            ("not at a word joiner", "書\u{2060}書", ["書\u{2060}書"]),
            ("not at a narrow space that does not break", "10\u{202F}km", ["10\u{202F}km"]),
            ("not before what closes in Japanese", "「書」。書", ["「書」。", "書"]),
            ("not after what opens in Latin", "書(書)書", ["書", "(書)", "書"]),
            ("between Hangul syllables", "한글", ["한", "글"]),
            ("between emoji, not in them", "👩‍👩‍👧‍👦🇪🇺👍🏽", ["👩‍👩‍👧‍👦", "🇪🇺", "👍🏽"]),
            ("at a carriage return", "a\rb\u{2028}c", ["a\r", "b\u{2028}", "c"]),
            ("at spaces in Thai, for want of a dictionary", "ภาษาไทย ดี", ["ภาษาไทย ", "ดี"]),
        ] as [(String, String, [String])])
    func `in their narrowest width texts have one piece a line`(id: String, string: String, expected: [String]) {
        let widest = expected.map { MeasuredText($0, font: Self.body).idealWidth }.max() ?? 0

        #expect(MeasuredText(string, font: Self.body).minimumWidth == widest, "\(id)")
        // The widest piece may leave room for narrow ones beside each other, but
        // none is cut.
        let ends = Set(expected.indices.map { expected[...$0].joined() })
        var found = ""
        for line in lines(string, widest) {
            found += line
            #expect(ends.contains(found), "\(id): \(line)")
        }
    }

    @Test func `a soft hyphen is seen at the end of a line alone`() {
        let text = MeasuredText("Wohn\u{AD}zimmer", font: Self.body)

        #expect(text.idealWidth == MeasuredText("Wohnzimmer", font: Self.body).idealWidth)
        #expect(text.minimumWidth == width("zimmer"))
        #expect(text.wrapped(to: width("zimmer")).width == max(width("Wohn-"), width("zimmer")))
        #expect(lines("Wohn\u{AD}zimmer", width("Wohnz")) == ["Wohn\u{AD}", "zimme", "r"])
    }

    @Test func `a soft hyphen without room for the hyphen is passed over for an end before it`() {
        #expect(lines("a nnn\u{AD}nnn", width("a nnn")) == ["a ", "nnn\u{AD}", "nnn"])
        #expect(lines("nnn\u{AD}nnn", width("nnn")) == ["nnn\u{AD}", "nnn"])
        #expect(MeasuredText("nnn\u{AD}nnn", font: Self.body).wrapped(to: width("nnn")).width == width("nnn"))
    }

    @Test func `a width that is no number is none`() {
        #expect(MeasuredText("nn", font: Self.body).wrapped(to: -1) == MeasuredText("nn", font: Self.body).wrapped(to: 0))
        #expect(MeasuredText("nn", font: Self.body).wrapped(to: .nan).lineCount == 2)
    }

    @Test func `shrunk text is measured in its font, whose letters stand further apart`() {
        let text = MeasuredText("Continue", font: Self.body)

        #expect(text.scaled(by: 0.5).font == Font(size: 8.5, weight: .regular))
        #expect(text.scaled(by: 0.5).idealWidth > text.idealWidth / 2)
        #expect(MeasuredText("書", font: Self.body).scaled(by: 0.5).idealWidth == 8.5)
        #expect(text.scaled(by: 1) == text)
    }
}
