import PropertyTesting
import ScreenModel
import Testing

// Measuring is no part of the module's interface, and everything else rests on it.
@testable import ScreenLayout

struct MeasuredTextTests {
    /// Body at the usual text size: 17 points, in which 書 is 17 points wide.
    private static let body = Font(.body, in: .standard)

    private func wrapping(_ string: String, _ width: Double) -> String {
        let wrapping = MeasuredText(string, font: Self.body).wrapped(to: width)
        return "\(wrapping.lineCount) \((wrapping.width * 100).rounded() / 100)"
    }

    /// The width of a string on one line, character by character.
    private func width(_ string: some StringProtocol) -> Double { string.reduce(0) { $0 + Self.body.width(of: $1) } }

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
            ("a space between, wide enough", "書 書", 100, "1 38.78"),
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

    /// Wraps character by character: an oracle without pieces.
    private func naive(_ string: String, _ limit: Double) -> [String] {
        var lines = [""]
        for paragraph in string.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if paragraph.offset > 0 { lines.append("") }
            for word in words(String(paragraph.element)) {
                let core = width(word.trimmingSpaces)
                if !lines[lines.count - 1].isEmpty, width(lines[lines.count - 1]) + core > limit + 1e-6 { lines.append("") }
                if core <= limit + 1e-6 {
                    lines[lines.count - 1] += word
                    continue
                }
                for character in word {
                    let line = lines[lines.count - 1]
                    if character != " ", !line.isEmpty, width(line) + width(String(character)) > limit + 1e-6 { lines.append("") }
                    lines[lines.count - 1].append(character)
                }
            }
        }
        return lines
    }

    /// What stands together: up to and with spaces, a hyphen, or one wide character.
    private func words(_ string: String) -> [String] {
        var result: [String] = []
        for (index, character) in string.enumerated() {
            let previous = index == 0 ? nil : Array(string)[index - 1]
            let breaks = character != " " && (previous == nil || previous == " " || previous == "-" || previous == "書" || character == "書")
            if breaks || result.isEmpty { result.append("") }
            result[result.count - 1].append(character)
        }
        return result
    }

    @Test func `random strings wrap as character by character`() {
        var numbers = RandomBits(seed: 1)
        for _ in 0..<1_000 {
            let string = String(
                (0..<Int.random(in: 0...14, using: &numbers)).map { _ in "aWi 書- \n".randomElement(using: &numbers) ?? "a" })
            let limit = Double.random(in: 0...80, using: &numbers)
            let lines = naive(string, limit)
            let found = MeasuredText(string, font: Self.body).wrapped(to: limit)

            #expect(found.lineCount == lines.count, "\(string.debugDescription) in \(limit): \(lines)")
            #expect(abs(found.width - (lines.map { width($0.trimmingSpaces) }.max() ?? 0)) < 1e-6, "\(string.debugDescription) in \(limit)")
        }
    }

    @Test func `no line is wider than allowed, but for a character that is`() {
        var numbers = RandomBits(seed: 2)
        for _ in 0..<500 {
            let string = String((0..<20).map { _ in "aWi 書-".randomElement(using: &numbers) ?? "a" })
            let limit = Double.random(in: 0...100, using: &numbers)
            let widest = string.map { Self.body.width(of: $0) }.max() ?? 0

            #expect(MeasuredText(string, font: Self.body).wrapped(to: limit).width <= max(limit, widest) + 1e-6)
        }
    }
}

extension String {
    /// The string without the spaces at its end.
    fileprivate var trimmingSpaces: String {
        var result = self
        while result.last == " " { result.removeLast() }
        return result
    }
}
