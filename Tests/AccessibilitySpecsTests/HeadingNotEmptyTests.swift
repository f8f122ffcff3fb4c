import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct HeadingNotEmptyTests {
    private let spec = HeadingNotEmpty()

    @Test func `a heading with a label passes`() {
        #expect(spec.judged(.text("Orders").accessibilityHeading()) == .passed)
        #expect(spec.judged(captured(.heading) { $0.label = "7" }) == .passed)
    }

    @Test(arguments: ["", " ", "\u{00A0}\n", "\u{200B}"])
    func `a heading without anything to say fails`(label: String) {
        #expect(spec.judged(captured(.heading) { $0.label = label }).outcome == .failed)
    }

    @Test func `the finding names the missing text`() {
        let heading = captured(.heading) { $0.label = "" }

        #expect(spec.judged(heading) == .failed("the heading has no label; a label is needed"))
    }

    @Test func `a screen without headings is nothing to judge`() {
        #expect(spec.judged(.column([.text("a"), .button("b")])) == .inapplicable(.nothingToJudge))
    }

    @Test func `a hidden or undrawn heading needs none`() {
        #expect(spec.judged(captured(.heading) { ($0.label, $0.isAccessibilityHidden) = ("", true) }) == .inapplicable(.hidden))
        #expect(spec.judged(captured(.heading) { ($0.label, $0.isVisible) = ("", false) }) == .inapplicable(.notVisible))
    }

    @Test func `a capture without the label leaves it open`() {
        #expect(spec.judged(captured(.heading)) == .cantTell(.labelUnknown))
    }
}
