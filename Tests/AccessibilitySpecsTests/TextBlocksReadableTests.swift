import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct TextBlocksReadableTests {
    private let spec = TextBlocksReadable()

    private func block(
        _ count: Int, lines: Int?, y: Double = 0, of letter: String = "a", change: (inout ScreenElement.TextRun) -> Void = { _ in }
    )
        -> Node
    {
        let frame = LayoutRect(x: 0, y: y, width: 300, height: 20 * Double(lines ?? 1))
        var run = ScreenElement.TextRun(
            String(repeating: letter, count: count), pointSize: 17, weight: .regular, lineCount: lines, frame: frame)
        change(&run)
        return .text("Tea", at: frame) { $0.text = [run] }
    }

    private func judged(_ blocks: Node...) -> Judged { spec.judged(screen(blocks)) }

    @Test func `80 characters a line pass, and more fail`() {
        #expect(judged(block(160, lines: 2)) == .passed)
        #expect(judged(block(162, lines: 2)) == .failed("text \"Tea\" has 81 characters a line; the maximum is 80"))
    }

    @Test func `40 characters of Chinese pass, and more fail`() {
        #expect(judged(block(80, lines: 2, of: "茶")) == .passed)
        #expect(judged(block(82, lines: 2, of: "茶")) == .failed("text \"Tea\" has 41 characters a line; the maximum is 40"))
    }

    @Test func `one line, short text and unknown lines are no blocks`() {
        #expect(judged(block(100, lines: 1)) == .inapplicable(.nothingToJudge))
        #expect(judged(block(79, lines: 2)) == .inapplicable(.nothingToJudge))
        #expect(judged(block(100, lines: nil)) == .untested(.fontUnknown))
    }

    @Test func `justified text fails, except for one line`() {
        #expect(judged(block(100, lines: 2) { $0.alignment = .justified }) == .failed("text \"Tea\" is justified"))
        #expect(judged(block(30, lines: 2) { $0.alignment = .justified }).outcome == .failed)
        #expect(judged(block(30, lines: 1) { $0.alignment = .justified }) == .passed)
        #expect(judged(block(100, lines: 2) { $0.alignment = .center }) == .passed)
    }

    @Test func `paragraphs half a line apart pass, and closer ones fail`() {
        #expect(judged(block(100, lines: 2), block(100, lines: 2, y: 50)) == .passed)
        #expect(judged(block(100, lines: 2), block(100, lines: 2, y: 49)) == .passed)
        #expect(
            judged(block(100, lines: 2), block(100, lines: 2, y: 48))
                == .failed("text \"Tea\" begins 8 pt below text \"Tea\"; the minimum is 10 pt"))
        #expect(judged(block(100, lines: 2), block(100, lines: 2, y: 40)).outcome == .failed)
    }

    @Test func `text of another size, and text beside or over another, is no next paragraph`() {
        #expect(judged(block(100, lines: 2), block(100, lines: 2, y: 40) { $0.pointSize = 20 }) == .passed)
        #expect(judged(block(100, lines: 2), block(100, lines: 2, y: 40) { $0.frame?.origin.x = 10 }) == .passed)
        #expect(judged(block(100, lines: 2), block(100, lines: 2, y: 30)) == .passed)
        #expect(judged(block(100, lines: 2), .text("Note"), block(100, lines: 2, y: 40)) == .passed)
    }
}
