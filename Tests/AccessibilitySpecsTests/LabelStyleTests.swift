import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct LabelStyleTests {
    private let spec = LabelStyle()

    private func judged(_ label: String) -> Judged { spec.judged(.imageButton("a").accessibilityLabel(label)) }

    @Test(arguments: ["Open", "iPhone", "eBay", "3 items", "a", "Ünal", "Acme Inc.", "More…", "Loading...", "¿Qué?"])
    func `capitals, names and abbreviations pass`(label: String) {
        #expect(judged(label) == .passed)
    }

    @Test func `a small letter at the start fails`() {
        #expect(judged("open") == .failed("the label of button \"open\" starts with a small letter"))
        #expect(spec.remedies(for: .imageButton("a").accessibilityLabel("open")) == ["write \"O\" in place of \"o\""])
    }

    @Test func `a full stop at the end fails`() {
        #expect(judged("Opens the cart now again.") == .failed("the label of button \"Opens the cart now again.\" ends with a full stop"))
    }

    @Test(arguments: [",", ";", ":", "!", "：", "！"])
    func `a mark at the end of a button's label fails unless it is shown`(mark: String) {
        #expect(
            judged("Open cart\(mark)")
                == .failed("the label of button \"Open cart\(mark)\" ends with \"\(mark)\", which the screen does not show"))
        #expect(spec.judged(.button("Open cart\(mark)")) == .passed)
    }

    @Test func `captions of fields and switches may end with a colon`() {
        #expect(spec.judged(Blueprint.field("Name").accessibilityLabel("Name:")) == .passed)
        #expect(spec.judged(Blueprint.toggle("Light").accessibilityLabel("Light:")) == .passed)
    }

    @Test func `a writing without case is exempt`() {
        #expect(judged("カート") == .inapplicable(.scriptWithoutCase))
        #expect(judged("سلة") == .inapplicable(.scriptWithoutCase))
    }

    @Test func `links and texts are no matter`() {
        #expect(spec.judged(.link("opening hours")) == .inapplicable(.nothingToJudge))
        #expect(spec.judged(.text("in stock.")) == .inapplicable(.nothingToJudge))
    }

    @Test func `an unknown label cannot be judged`() {
        #expect(spec.judged(screen([Node(.button)])) == .cantTell(.labelUnknown))
    }

    @Test func `a row that shows a sentence may end with its full stop`() {
        let row = Blueprint.button(.column([.text("Ada"), .text("I will be there at ten minutes past eight.")]))

        #expect(spec.judged(row).outcome == .passed)
        #expect(spec.judged(.button("Send message.")).outcome == .failed)
    }
}
