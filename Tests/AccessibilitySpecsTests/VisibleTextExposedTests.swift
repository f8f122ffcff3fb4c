import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct VisibleTextExposedTests {
    private let spec = VisibleTextExposed()

    @Test func `text that is an element passes`() {
        #expect(spec.judged(.text("In stock")) == .passed)
    }

    @Test func `hidden text fails`() {
        #expect(
            spec.judged(.text("In stock").accessibilityHidden())
                == .failed("text \"In stock\" can be read on the screen and is not in the accessibility tree"))
    }

    @Test func `hidden text that another element says passes`() {
        #expect(spec.judged(.column([.text("Street").accessibilityHidden(), .imageButton("a").accessibilityLabel("Street")])) == .passed)
    }

    @Test func `text merged into an element passes, whose label is its words`() {
        #expect(spec.judged(.row([.text("In stock"), .text("4 left")]).accessibilityElement(children: .combine)) == .passed)
    }

    @Test func `text said in other words cannot be judged`() {
        let row = Blueprint.row([.text("100K+")]).accessibilityElement(children: .ignore).accessibilityLabel("Over one hundred thousand")

        #expect(spec.judged(row) == .cantTell(.saidOtherwise))
    }

    @Test func `text in an element that says nothing fails`() {
        let row = Blueprint.row([.text("In stock")]).accessibilityElement(children: .ignore).accessibilityLabel("")

        #expect(spec.judged(row) == .failed("text \"In stock\" shows text that is not announced"))
    }

    @Test func `text that is an element with an empty label fails`() {
        #expect(spec.judged(screen([.text("In stock") { $0.label = "" }])) == .failed("unlabeled text shows text that is not announced"))
    }

    @Test func `ornaments and what is not drawn are no matter`() {
        #expect(spec.judged(.text("•").accessibilityHidden()) == .inapplicable(.decorative))
        #expect(spec.judged(screen([.text("In stock") { $0.isVisible = false }])) == .inapplicable(.notVisible))
    }
}
