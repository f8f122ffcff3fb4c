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
}
