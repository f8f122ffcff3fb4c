import EveryScreenLayout
import EveryScreenModel
import Testing

struct MeasuredTextLinesTests {
    private static let body = Font(size: 17, weight: .regular)

    private func text(_ string: String) -> MeasuredText { MeasuredText(string, font: Self.body) }

    private func width(_ string: String) -> Double { text(string).idealWidth }

    private func drawn(_ string: String, in width: Double, limit: Int = .max) -> [String] {
        text(string).shownLines(in: width, limit: limit).map(\.text)
    }

    @Test func `an empty text has no line to draw, and no limit makes one`() {
        #expect(drawn("", in: 100) == [])
        #expect(drawn("Tea", in: 100, limit: 0) == [])
    }

    @Test func `lines are drawn without the spaces at their ends, and stand for all of the string`() {
        let string = "Fountain pen,  extra fine "
        let lines = text(string).shownLines(in: width("Fountain pen,"))

        #expect(lines.map(\.text) == ["Fountain pen,", "extra fine"])
        #expect(lines.map { String(string[$0.range]) } == ["Fountain pen,  ", "extra fine "])
        #expect(lines.map(\.width) == [width("Fountain pen,"), width("extra fine")])
    }

    @Test func `a line feed is not drawn, and an empty line after it is one`() {
        #expect(drawn("a\n\nb\n", in: 100) == ["a", "", "b", ""])
    }

    @Test func `a soft hyphen is drawn where the line ends at it and has room for it`() {
        #expect(drawn("Donau\u{AD}dampf", in: width("Donau-")) == ["Donau-", "dampf"])
        #expect(drawn("Donau\u{AD}dampf", in: width("Donaud") - 1) == ["Donau-", "dampf"])
        #expect(drawn("Donau\u{AD}dampf", in: width("Donau")) == ["Donau", "dampf"])
        #expect(drawn("Donau\u{AD}", in: width("Donau-")) == ["Donau"])
    }

    @Test func `where lines are left out, the last holds what fits before an ellipsis`() {
        let room = width("Fountain p…")

        #expect(drawn("Fountain pen, extra fine", in: room, limit: 1) == ["Fountain p…"])
        #expect(drawn("Fountain pen, extra fine", in: room, limit: 2) == ["Fountain", "pen, extra…"])
        #expect(drawn("Fountain pen, extra fine", in: room, limit: 3) == ["Fountain", "pen, extra", "fine"])
    }

    @Test func `an ellipsis stands in place of what follows a line feed, and follows no space`() {
        #expect(drawn("Tea\ncoffee", in: 500, limit: 1) == ["Tea…"])
        #expect(drawn("Tea coffee", in: width("Tea …"), limit: 1) == ["Tea…"])
    }

    // A space takes no room at the end of a line, and does before an ellipsis of
    // what follows.
    @Test func `spaces within the last line take their room`() {
        let room = width("Fountain pen, e…")

        #expect(drawn("Fountain pen, extra fine", in: room - 0.1, limit: 1) == ["Fountain pen,…"])
        #expect(drawn("Fountain pen, extra fine", in: room, limit: 1) == ["Fountain pen, e…"])
    }

    @Test func `a room without space for the ellipsis holds it alone`() {
        #expect(drawn("Tea coffee", in: 1, limit: 1) == ["…"])
    }

    @Test func `the last line of a text cut off stands for the characters drawn`() {
        let string = "Fountain pen, extra fine"
        let line = text(string).shownLines(in: width("Fountain p…"), limit: 1)[0]

        #expect(String(string[line.range]) == "Fountain p")
        #expect(line.width == width("Fountain p…"))
    }
}
