import EveryScreenModel
import EveryValue
import Testing

// Measuring is no part of the module's interface, and everything else rests on it.
@testable import EveryScreenLayout

/// The laws of every string in every width, on random strings.
struct MeasuredTextLawsTests {
    /// Every character a single scalar: read byte by byte.
    private static let plain = [
        "a", "a", "W", "i", " ", " ", "-", "/", "5", "書", "カ", "ー", "。", "「", "한", "😀", "é", "ж", "\u{AD}", "\u{A0}", "\u{200B}", "\n", "–",
        "\u{2060}", "\u{200F}", "(", ")", ".", "\t", "\u{3000}",
    ]
    /// With characters of several scalars: read character by character.
    private static let clusters =
        plain + [
            "e\u{301}", "👨‍👩‍👧", "🇪🇺", "👍🏽", "1️⃣", "क्ष", "ก็", "\r\n", "\r", "\u{1112}\u{1161}\u{11AB}", "a\u{308}\u{301}",
        ]
    /// The parts of most words, and long ones.
    private static let words = ["a", "W", "i", "l", "\u{AD}", "\u{AD}", "n", "."]

    private static let fonts = [Font(.body, in: .standard), Font(size: 11, weight: .semibold)]

    private func forEachString(_ seed: UInt64, _ count: Int = 1_000, _ body: (String, Font, inout RandomBits) -> Void) {
        var bits = RandomBits(seed: seed)
        for turn in 0..<count {
            let alphabet = [Self.plain, Self.clusters, Self.words][turn % 3]
            let string = (0..<Int.random(in: 0...12, using: &bits)).map { _ in alphabet.randomElement(using: &bits) ?? "a" }.joined()
            body(string, Self.fonts[turn / 3 % 2], &bits)
        }
    }

    @Test func `lines are those found by trying every end`() {
        var lineCounts: Set<Int> = []
        forEachString(1, 4_000) { string, font, bits in
            let naive = NaiveWrapping(string, font: font)
            for _ in 0..<3 {
                let limit = Int.random(in: 0...14_000, using: &bits)
                let text = MeasuredText(string, font: font)
                let expected = naive.lines(limit: limit)
                let found = text.wrapped(to: naive.points(limit))
                lineCounts.insert(found.lineCount)

                #expect(
                    text.lines(in: naive.points(limit)).map { String(string[$0]) } == expected.map(\.string),
                    "\(string.debugDescription) in \(limit)")
                #expect(found.lineCount == expected.count, "\(string.debugDescription) in \(limit)")
                #expect(found.width == naive.points(expected.map(\.width).max() ?? 0), "\(string.debugDescription) in \(limit)")
            }
        }
        #expect(lineCounts.isSuperset(of: 1...9))
    }

    @Test func `the narrowest width is that of the widest piece`() {
        forEachString(2) { string, font, _ in
            let naive = NaiveWrapping(string, font: font)

            #expect(MeasuredText(string, font: font).minimumWidth == naive.points(naive.widestPiece), "\(string.debugDescription)")
        }
    }

    @Test func `the ideal width is that of the lines the string itself ends`() {
        forEachString(3) { string, font, _ in
            let naive = NaiveWrapping(string, font: font)
            let widest = naive.lines(limit: .max / 2).map(\.width).max() ?? 0

            #expect(MeasuredText(string, font: font).idealWidth == naive.points(widest), "\(string.debugDescription)")
        }
    }

    @Test func `lines follow each other and make up the string`() {
        forEachString(4) { string, font, bits in
            let lines = MeasuredText(string, font: font).lines(in: Double.random(in: 0...80, using: &bits))

            #expect(lines.map { String(string[$0]) }.joined() == string)
            #expect(lines.dropLast().allSatisfy { !$0.isEmpty })
        }
    }

    @Test func `the width of the widest line gives the same lines, unless a character is wider than the room`() {
        var overfull = 0
        forEachString(8, 6_000) { string, font, bits in
            let text = MeasuredText(string, font: font)
            let room = Double.random(in: 0...80, using: &bits)
            let widest = text.wrapped(to: room).width
            if widest > room + 1e-5 { overfull += 1 }

            #expect(
                widest > room + 1e-5 || text.lines(in: widest) == text.lines(in: room), "\(string.debugDescription) in \(room)")
        }
        #expect(overfull > 100)
    }

    @Test func `the lines drawn are those of the breaker, however many there may be`() {
        forEachString(9, 2_000) { string, font, bits in
            let text = MeasuredText(string, font: font)
            let room = Double.random(in: 0...80, using: &bits)
            let lines = string.isEmpty ? [] : text.lines(in: room)
            let limit = Int.random(in: 1...4, using: &bits)
            let shown = text.shownLines(in: room, limit: limit)

            #expect(text.shownLines(in: room).map(\.range) == lines, "\(string.debugDescription) in \(room)")
            #expect(shown.count == min(limit, lines.count))
            #expect(shown.dropLast().map(\.range) == Array(lines.prefix(shown.count).dropLast()))
            #expect((shown.last?.text.hasSuffix("…") == true) == (lines.count > limit), "\(string.debugDescription) in \(room)")
        }
    }

    @Test func `no line ends inside a character`() {
        forEachString(5) { string, font, bits in
            let ends = MeasuredText(string, font: font).lines(in: Double.random(in: 0...80, using: &bits)).map(\.upperBound)

            #expect(Set(ends).isSubset(of: Array(string.indices) + [string.endIndex]), "\(string.debugDescription)")
        }
    }

    @Test func `a wider line never makes more lines`() {
        forEachString(6) { string, font, bits in
            let text = MeasuredText(string, font: font)
            let widths = (0..<12).map { _ in Double.random(in: 0...90, using: &bits) }.sorted()
            let counts = widths.map { text.wrapped(to: $0).lineCount }

            #expect(counts == counts.sorted(by: >), "\(string.debugDescription): \(counts)")
        }
    }

    @Test func `no line is wider than allowed, except for a wider character`() {
        forEachString(7) { string, font, bits in
            let limit = Double.random(in: 0...100, using: &bits)
            let naive = NaiveWrapping(string, font: font)
            let widest = string.map { naive.points(naive.units($0)) }.max() ?? 0

            #expect(
                MeasuredText(string, font: font).wrapped(to: limit).width <= max(limit, widest) + 1e-5,
                "\(string.debugDescription) in \(limit)")
        }
    }

    @Test func `in its ideal width a text has the lines it ends itself, and in less it has more or they are narrower`() {
        forEachString(8) { string, font, _ in
            let text = MeasuredText(string, font: font)
            let own = text.wrapped(to: .infinity)

            #expect(text.wrapped(to: text.idealWidth) == own, "\(string.debugDescription)")
            #expect(own.width == text.idealWidth)
            #expect(text.minimumWidth <= text.idealWidth + NaiveWrapping("", font: font).points(1_400))
        }
    }

    @Test func `strings put together are as wide as both where no character spans them and no pair is kerned`() {
        forEachString(9) { string, font, _ in
            let first = string.filter { !$0.isNewline } + "n"
            let text = MeasuredText(first + "書" + first, font: font)
            let parts = MeasuredText(first, font: font).idealWidth * 2 + MeasuredText("書", font: font).idealWidth

            #expect(abs(text.idealWidth - parts) < 1e-9, "\(first.debugDescription)")
        }
    }

    @Test func `shrunk text is the text in the smaller font`() {
        forEachString(10, 300) { string, font, _ in
            #expect(MeasuredText(string, font: font).scaled(by: 0.75) == MeasuredText(string, font: font.scaled(by: 0.75)))
        }
    }
}
