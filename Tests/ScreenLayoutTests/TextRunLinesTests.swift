import EveryScreenModel
import Testing

// The lines laid out are no part of the module's interface.
@testable import EveryScreenLayout

/// Lines drawn are lines laid out.
struct TextRunLinesTests {
    private static let body = 17.0

    private func run(_ string: String, width: Double, lineCount: Int = 1, isTruncated: Bool = false) -> ScreenElement.TextRun {
        ScreenElement.TextRun(
            string, pointSize: Self.body, weight: .regular, lineCount: lineCount, isTruncated: isTruncated,
            frame: LayoutRect(x: 0, y: 0, width: width, height: 20))
    }

    @Test func `without a frame or a size no lines are known`() {
        #expect(ScreenElement.TextRun("Tea", pointSize: 17).brokenLines == nil)
        #expect(ScreenElement.TextRun("Tea", frame: .zero).brokenLines == nil)
        #expect(ScreenElement.TextRun("Tea", pointSize: .nan, frame: .zero).brokenLines == nil)
        #expect(ScreenElement.TextRun("Tea", pointSize: 0, frame: .zero).brokenLines == nil)
        #expect(
            ScreenElement.TextRun("Tea", pointSize: 17, frame: LayoutRect(x: .nan, y: 0, width: 9, height: 9)).brokenLines == nil)
    }

    @Test func `lines are broken at the width of the frame, and cut off where the run says so`() {
        #expect(run("Fountain pen", width: 70, lineCount: 2).brokenLines?.map(\.text) == ["Fountain", "pen"])
        #expect(run("Fountain pen", width: 70, isTruncated: true).brokenLines?.map(\.text) == ["Fountai…"])
    }

    @Test func `an overfull run states its lines, since its width would give others`() throws {
        let blueprint = Blueprint.text("iiW").frame(width: 3)
        for direction in UserEnvironment.LayoutDirection.allCases {
            let environment = UserEnvironment(layoutDirection: direction)
            let screen = StandardLayout().screen(for: .scroll(blueprint), in: environment)
            let run = try #require(screen.elements.last?.text?.first)
            let frame = try #require(run.frame)
            let lines = try #require(run.lines)

            #expect(run.lineCount == 3)
            #expect(lines.map(\.range) == [0..<1, 1..<2, 2..<3])
            #expect(lines.map(\.frame.height) == Array(repeating: frame.height / 3, count: 3))
            #expect(lines.allSatisfy { direction == .leftToRight ? $0.frame.minX == frame.minX : abs($0.frame.maxX - frame.maxX) < 1e-9 })
            #expect(lines[2].frame.width == frame.width)
        }
    }

    private func cutOff(_ blueprint: Blueprint) throws -> ScreenElement.TextRun {
        try #require(StandardLayout().screen(for: .scroll(blueprint), in: .standard).elements.last?.text?.first)
    }

    @Test func `whether text is cut off is not known where the error of its width decides it`() throws {
        let width = MeasuredText("Fountain pen, extra fine", font: Font(.body, in: .standard)).idealWidth
        let text = Blueprint.text("Fountain pen, extra fine", lineLimit: 1)

        #expect(
            try [0.98, 0.99, 1, 1.01, 1.02].map { try cutOff(text.frame(width: width * $0)).isTruncated } == [true, nil, nil, nil, false])
        #expect(try cutOff(text).isTruncated == false)
        #expect(try cutOff(.text("Fountain pen, extra fine").frame(width: width)).isTruncated == false)
    }

    @Test func `text of unknown truncation states its drawn lines`() throws {
        let width = MeasuredText("Fountain pen, extra fine", font: Font(.body, in: .standard)).idealWidth
        let text = Blueprint.text("Fountain pen, extra fine", lineLimit: 1)

        let cut = try cutOff(text.frame(width: width * 0.99))
        #expect(cut.lines?.count == 1)
        #expect(cut.lineCount == 1)
        #expect(try cutOff(text.frame(width: width)).lines == nil)
        #expect(try cutOff(text.frame(width: width)).brokenLines?.map(\.text) == ["Fountain pen, extra fine"])
    }

    @Test func `text that may shrink further is whole`() throws {
        let width = MeasuredText("Fountain pen, extra fine", font: Font(.body, in: .standard)).idealWidth
        let text = Blueprint.text("Fountain pen, extra fine", lineLimit: 1, minimumScaleFactor: 0.5)

        #expect(try cutOff(text.frame(width: width * 0.99)).isTruncated == false)
        #expect(try cutOff(text.frame(width: width * 0.4)).isTruncated == true)
    }

    @Test func `a run that fits states no lines`() {
        let screen = StandardLayout().screen(
            for: .column([.text("Tea"), .text("Fountain pen, extra fine").frame(width: 80)]), in: .standard)

        #expect(screen.elements.compactMap { $0.text?.first?.lines } == [])
    }

    /// The law, on random blueprints in narrow and wide rooms: what a run says
    /// gives exactly the lines of the layout.
    @Test(arguments: [UserEnvironment.TextSize.xSmall, .large, .accessibility1, .accessibility5])
    func `what a run says gives the lines laid out`(size: UserEnvironment.TextSize) {
        var (wrapped, truncated, overfull) = (0, 0, 0)
        for seed in 0..<300 as Range<UInt64> {
            var random = RandomBlueprints(seed: seed)
            let blueprint = random.blueprint()
            let environment = UserEnvironment(textSize: size, screenSize: LayoutSize(width: seed % 3 == 0 ? 120 : 390, height: 600))
            var tree = LayoutTree(blueprint, in: environment, containers: [:])
            tree.place()
            let factory = ElementFactory(tree)
            for index in tree.nodes.indices {
                guard case .title(let title) = tree.nodes[index].arrangement, !tree.titles[title].string.isEmpty,
                    let run = factory.element(of: index, tree.parts[index])?.text?.first, let frame = run.frame
                else { continue }
                let string = run.string
                let laidOut = laidOut(tree.titles[title], tree.placedTitles[title].lines, in: tree.nodes[index].proposal)
                let lines =
                    run.lines?.map { line in String(decoding: Array(string.utf16)[line.range ?? 0..<0], as: UTF16.self) }
                    ?? run.brokenLines?.map { String(string[$0.range]) }
                let lineHeight = frame.height / Double(laidOut.count)

                // Where text is cut off, the last line holds more or less than the
                // layout broke, as an ellipsis ends it.
                let isWhole = run.isTruncated == false && !tree.placedTitles[title].lines.isTruncated
                #expect(lines?.count == laidOut.count)
                #expect(
                    lines?.prefix(laidOut.count - (isWhole ? 0 : 1)) == laidOut.prefix(laidOut.count - (isWhole ? 0 : 1)),
                    "\(string.debugDescription), seed \(seed)")
                #expect(run.lineCount == laidOut.count)
                #expect(abs(lineHeight - laidOutHeight(run)) < 0.34, "\(string.debugDescription), seed \(seed)")
                if isWhole { #expect(lines?.joined() == string) }
                if run.lines == nil { #expect(run.brokenLines?.allSatisfy { $0.text == "…" || $0.width <= frame.width + 1e-6 } == true) }
                wrapped += laidOut.count > 1 ? 1 : 0
                truncated += run.isTruncated == true ? 1 : 0
                overfull += run.lines == nil ? 0 : 1
            }
        }
        #expect(wrapped > 20)
        #expect(truncated > 5)
        #expect(overfull > 5)
    }

    /// The lines that the layout broke a title into, those that are cut off left
    /// out.
    private func laidOut(_ title: Title, _ lines: Title.Lines, in proposal: Proposal) -> [String] {
        let text = title.measured.scaled(by: lines.scale)
        let room = proposal.width < 0 ? .infinity : max(0, proposal.width - title.shape.taken)
        return text.lines(in: room).prefix(lines.count).map { String(text.string[$0]) }
    }

    /// The height of a line of the run's font, which the layout rounds up to a
    /// pixel.
    private func laidOutHeight(_ run: ScreenElement.TextRun) -> Double { Font(size: run.pointSize ?? 0, weight: .regular).lineHeight }

    @Test func `no word is broken unless it is wider than its room`() {
        for seed in 0..<300 as Range<UInt64> {
            var random = RandomBlueprints(seed: seed)
            let screen = StandardLayout().screen(for: random.blueprint(), in: UserEnvironment(textSize: .accessibility2))
            for run in screen.elements.flatMap({ $0.text ?? [] }) where run.lines == nil && run.isTruncated == false {
                guard let lines = run.brokenLines, let frame = run.frame, let size = run.pointSize else { continue }
                let text = MeasuredText(run.string, font: Font(size: size, weight: run.weight ?? .regular))
                if text.minimumWidth > frame.width + 1e-6 { continue }

                for line in lines.dropLast() {
                    let (last, next) = (run.string[line.range].last, run.string[line.range.upperBound...].first)
                    let isInsideWord = last?.isASCII == true && last?.isLetter == true && next?.isASCII == true && next?.isLetter == true
                    #expect(!isInsideWord, "\(run.string.debugDescription)")
                }
            }
        }
    }
}
