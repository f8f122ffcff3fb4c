import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct PassagesPlainTests {
    private let spec = PassagesPlain()
    /// 80 characters, and one less.
    private let passage = String(repeating: "Tea is grown. ", count: 5) + "Then dried"
    private var short: String { String(passage.dropLast()) }

    private func judged(
        _ string: String? = nil, _ direction: UserEnvironment.LayoutDirection = .leftToRight,
        change: (inout ScreenElement.TextRun) -> Void = { _ in }
    ) -> Judged {
        var run = ScreenElement.TextRun(string ?? passage)
        change(&run)
        let shown = screen([.text("Tea") { $0.text = [run] }])
        return spec.judged(shown, in: UserEnvironment(layoutDirection: direction))
    }

    @Test func `a passage has 80 characters`() {
        #expect(passage.count == 80)
        #expect(judged() == .passed)
        #expect(judged(short) == .inapplicable(.nothingToJudge))
        #expect(judged(short) { $0.isItalic = true } == .inapplicable(.nothingToJudge))
    }

    @Test func `italics fail`() {
        #expect(judged { $0.isItalic = true } == .failed("text \"Tea\" is a passage in italics"))
        #expect(judged { $0.isItalic = false } == .passed)
        #expect(spec.judged(Blueprint.text(passage).italic()).outcome == .failed)
    }

    @Test func `capitals alone fail, and one small letter or no letters pass`() {
        #expect(judged(passage.uppercased()) == .failed("text \"Tea\" is a passage in capitals"))
        #expect(judged("a" + passage.uppercased()) == .passed)
        #expect(judged(String(repeating: "12 ", count: 30)) == .passed)
        #expect(judged(String(repeating: "茶", count: 90)) == .passed)
    }

    @Test func `the side at which lines end fails, by the direction of the layout`() {
        #expect(judged { $0.alignment = .right } == .failed("text \"Tea\" stands at the right, where its lines end"))
        #expect(judged(nil, .rightToLeft) { $0.alignment = .left } == .failed("text \"Tea\" stands at the left, where its lines end"))
        #expect(judged(nil, .rightToLeft) { $0.alignment = .right } == .passed)
        #expect(judged { $0.alignment = .left } == .passed)
        #expect(judged { $0.alignment = .center } == .passed)
    }

    @Test func `one line has no other side`() {
        #expect(
            judged {
                $0.alignment = .right
                $0.lineCount = 1
            } == .passed)
        #expect(
            judged {
                $0.alignment = .right
                $0.lineCount = 2
            }.outcome == .failed)
    }

    @Test func `invisible text is not judged`() {
        let hidden = screen([
            .text("Tea") {
                $0.text = [ScreenElement.TextRun(passage)]
                $0.isVisible = false
            }
        ])

        #expect(spec.judged(hidden) == .inapplicable(.notVisible))
    }

    @Test func `letters count, not the bytes of their code`() {
        #expect(judged(String(repeating: "é", count: 79)) { $0.isItalic = true } == .inapplicable(.nothingToJudge))
        #expect(judged(String(repeating: "é", count: 80)) { $0.isItalic = true }.outcome == .failed)
    }
}
