import EveryScreenLayout
import EveryScreenModel
import Testing

@testable import EveryScreenKit

struct DrawnTextTests {
    private static let room = LayoutRect(x: 10, y: 20, width: 100, height: 44)

    private func run(
        _ string: String, size: Double? = 17, lineCount: Int? = nil, isTruncated: Bool? = nil, frame: LayoutRect? = nil
    ) -> ScreenElement.TextRun {
        ScreenElement.TextRun(string, pointSize: size, lineCount: lineCount, isTruncated: isTruncated, frame: frame)
    }

    private func width(_ string: String, _ size: Double = 17) -> Double {
        MeasuredText(string, font: Font(size: size, weight: .regular)).idealWidth
    }

    // MARK: Facts of the layout

    /// The law of pictures on generated screens: lines drawn are lines laid out.
    @Test(arguments: [UserEnvironment.LayoutDirection.leftToRight, .rightToLeft])
    func `on generated screens lines drawn are lines laid out`(direction: UserEnvironment.LayoutDirection) throws {
        let generator = Generator<Blueprint>.screens()
        var (wrapped, count) = (0, 0)
        for seed in 0..<120 as Range<UInt64> {
            let sizes = UserEnvironment.TextSize.allCases
            let environment = UserEnvironment(textSize: sizes[Int(seed) % sizes.count], layoutDirection: direction)
            let screen = StandardLayout().screen(for: try generator.value(seed: seed), in: environment)
            for run in screen.elements.flatMap({ $0.text ?? [] }) {
                let frame = try #require(run.frame)
                let drawn = try #require(DrawnText(run, in: frame, aligned: direction == .leftToRight ? .left : .right))
                count += 1
                wrapped += drawn.lines.count > 1 ? 1 : 0

                #expect(drawn.lines.count == run.lineCount)
                #expect(abs(drawn.lines.reduce(0) { $0 + $1.frame.height } - frame.height) < 1e-6)
                for (number, line) in drawn.lines.enumerated() {
                    #expect(abs(line.frame.minY - frame.minY - Double(number) * frame.height / Double(drawn.lines.count)) < 1e-6)
                    #expect(line.frame.minX >= frame.minX - 1e-6 && line.frame.maxX <= frame.maxX + 1e-6)
                    let edge = direction == .leftToRight ? line.frame.minX - frame.minX : line.frame.maxX - frame.maxX
                    #expect(abs(edge) < 1e-6)
                }
                let words = drawn.lines.map(\.text).joined().filter { !$0.isWhitespace && $0 != "-" }
                let all = run.string.filter { !$0.isWhitespace && $0 != "-" && $0 != "\u{AD}" }
                // Content of a field is not cut off: it scrolls there, and states
                // its visible line.
                let isScrolled = run.isTruncated == false && run.lines != nil && all.hasPrefix(words)
                let isWhole = words == all || isScrolled
                let isCut = drawn.lines.last?.text.hasSuffix("…") == true
                switch run.isTruncated {
                case false?: #expect(isWhole, "\(words)")
                case true?: #expect(isCut, "\(words)")
                case nil: #expect(isWhole || isCut, "\(words)")
                }
            }
        }
        #expect(count > 1_000)
        #expect(wrapped > 100)
    }

    @Test func `lines of a button stand in the middle, and those of text at the edge`() {
        let frame = LayoutRect(x: 0, y: 0, width: 100, height: 40)
        let both = run("Fountain pen pen", lineCount: 2, frame: frame)

        #expect(DrawnText(both, in: frame, aligned: .left)?.lines.map(\.frame.minX) == [0, 0])
        #expect(
            DrawnText(both, in: frame, aligned: .center)?.lines.map { abs($0.frame.minX + $0.frame.maxX - 100) < 1e-9 } == [true, true])
        #expect(DrawnText(both, in: frame, aligned: .right)?.lines.map(\.frame.maxX) == [100, 100])
    }

    // MARK: Facts of captures

    @Test func `the lines of a capture are drawn in their boxes`() {
        var text = run("Green 🫖 tea", size: nil)
        let frames = [LayoutRect(x: 0, y: 0, width: 60, height: 24), LayoutRect(x: 5, y: 24, width: 40, height: 24)]
        text.lines = [ScreenElement.TextLine(0..<9, frame: frames[0]), ScreenElement.TextLine(9..<12, frame: frames[1])]
        let drawn = DrawnText(text, in: Self.room, aligned: .center)

        #expect(drawn?.lines == [DrawnText.Line(text: "Green 🫖", frame: frames[0]), DrawnText.Line(text: "tea", frame: frames[1])])
        #expect(drawn.map { abs($0.size - 24 / DrawnText.lineHeight) < 1e-9 } == true)
    }

    @Test(arguments: [0..<100, -5..<2, 50..<60, 7..<8, Int.min..<Int.max])
    func `a stretch that is not in the text, or halves a character, ends no process`(range: Range<Int>) {
        var text = run("Green 🫖 tea")
        text.lines = [ScreenElement.TextLine(range, frame: Self.room)]

        #expect((DrawnText(text, in: Self.room, aligned: .left)?.lines.count ?? 0) <= 1)
    }

    @Test func `boxes of unknown stretches take words by their width`() {
        var text = run("Fountain pen, extra fine")
        text.lines = [
            ScreenElement.TextLine(frame: LayoutRect(x: 0, y: 0, width: width("Fountain pen,"), height: 20)),
            ScreenElement.TextLine(frame: LayoutRect(x: 0, y: 20, width: width("extra fine"), height: 20)),
        ]

        #expect(DrawnText(text, in: Self.room, aligned: .left)?.lines.map(\.text) == ["Fountain pen,", "extra fine"])
    }

    @Test func `as many lines are drawn as a capture counted, though its font is wider or narrower`() {
        let string = "Made of recycled paper, bound by hand"
        let frame = LayoutRect(x: 0, y: 0, width: width(string) / 2 + 10, height: 60)

        for count in 2...4 {
            #expect(DrawnText(run(string, lineCount: count, frame: frame), in: frame, aligned: .left)?.lines.count == count)
        }
    }

    @Test func `a count that no width gives is left alone`() {
        let frame = LayoutRect(x: 0, y: 0, width: 60, height: 20)

        #expect(DrawnText(run("Tea", lineCount: .max, frame: frame), in: frame, aligned: .left)?.lines.map(\.text) == ["Tea"])
        #expect(DrawnText(run("Tea", lineCount: -1, frame: frame), in: frame, aligned: .left)?.lines.map(\.text) == ["Tea"])
    }

    @Test func `a single line is as wide as its frame where that is nearly its own width`() {
        func drawn(_ width: Double) -> Double? {
            DrawnText(run("Fountain pen", frame: LayoutRect(x: 0, y: 0, width: width, height: 20)), in: Self.room, aligned: .left)?
                .lines.first?.frame.width
        }
        let own = width("Fountain pen")

        #expect(drawn(own * 1.1) == own * 1.1)
        #expect(drawn(own * 2) == own)
    }

    // MARK: Unknown facts

    @Test func `text of unknown size is set at the largest size that fits, in the middle of the height`() throws {
        let short = try #require(DrawnText(run("Tea", size: nil), in: Self.room, aligned: .left))
        let long = try #require(DrawnText(run("Please leave the parcel with the neighbors", size: nil), in: Self.room, aligned: .left))

        #expect(short.size == 17)
        #expect(abs(short.lines[0].frame.center.y - Self.room.center.y) < 1e-9)
        #expect(long.size < 17)
        #expect(long.lines.map(\.text).joined(separator: " ") == "Please leave the parcel with the neighbors")
    }

    @Test func `there is nothing to draw without a room or a string`() {
        #expect(DrawnText(run("Tea", size: nil), in: .zero, aligned: .left) == nil)
        #expect(DrawnText(run("Tea", size: nil), in: LayoutRect(x: .nan, y: 0, width: 9, height: 9), aligned: .left) == nil)
        #expect(DrawnText(run("", size: nil), in: Self.room, aligned: .left) == nil)
    }

    @Test func `a line read from the right begins at its right edge`() throws {
        let frame = LayoutRect(x: 0, y: 0, width: 100, height: 40)
        let drawn = try #require(DrawnText(run("سجادة Tea", frame: frame), in: frame, aligned: .left))
        let text = try #require(SVGDocument(lines: drawn.svg(fill: "#000"))?.named("text").first)

        #expect(text.attributes["direction"] == "rtl")
        #expect(text.number("x") == (drawn.lines[0].frame.maxX * 100).rounded() / 100)
        #expect(!"12 Tea سجادة".isRightToLeft)
        #expect(!"12".isRightToLeft)
    }

    @Test func `text that marks turn round is drawn so, and without the marks`() throws {
        let frame = LayoutRect(x: 0, y: 0, width: 120, height: 40)
        let pseudolocale = UserEnvironment.Pseudolocale.rightToLeft
        for string in [pseudolocale.localized("Waterproof jacket"), pseudolocale.localized("12")] {
            let drawn = [try #require(DrawnText(run(string, frame: frame), in: frame, aligned: .left))]
            for text in drawn + [DrawnText(string, size: 12, in: frame, aligned: .left)] {
                let document = try #require(SVGDocument(lines: text.svg(fill: "#000")))

                #expect(document.named("text").allSatisfy { $0.attributes["direction"] == "rtl" })
                #expect(document.named("text").allSatisfy { $0.attributes["unicode-bidi"] == "bidi-override" })
                #expect(document.named("text").count == text.lines.count)
                #expect(text.lines.map(\.text).joined(separator: " ") == pseudolocale.original(of: string))
            }
        }
        // Other marks are shown, as they may hide what a text says.
        for string in ["\u{202E}Tea", "Tea\u{202C}", "\u{202E}Tea\u{202C}\u{202E}a\u{202C}", "\u{202E}\u{2067}Tea\u{2069}\u{202C}"] {
            let drawn = try #require(DrawnText(run(string, frame: frame), in: frame, aligned: .left))
            let text = try #require(SVGDocument(lines: drawn.svg(fill: "#000"))?.named("text").first)
            #expect(text.attributes["unicode-bidi"] == nil)
        }
    }
}
