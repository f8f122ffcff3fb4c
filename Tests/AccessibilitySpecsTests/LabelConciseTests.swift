import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct LabelConciseTests {
    private let spec = LabelConcise()

    private func button(_ count: Int) -> Blueprint {
        .imageButton("a").accessibilityLabel(String(repeating: "é", count: count))
    }

    @Test func `40 characters are enough, and 41 too many`() {
        #expect(spec.judged(button(40)) == .passed)
        #expect(
            spec.judged(button(41)).facts == [
                "button \"\(String(repeating: "é", count: 41))\" has a label of 41 characters; the maximum is 40"
            ])
        #expect(spec.remedies(for: button(45)) == ["shorten the label by 5, and move the rest into value, hint or custom content"])
    }

    @Test func `a family of scalars is one character`() {
        #expect(spec.judged(.imageButton("a").accessibilityLabel(String(repeating: "👨‍👩‍👧", count: 40))) == .passed)
    }

    @Test func `a label as long as the shown text passes`() {
        #expect(spec.judged(.button(String(repeating: "a ", count: 30) + "b")) == .passed(by: .visibleText))
    }

    @Test func `the profile sets the number`() {
        var thresholds = AccessibilityProfile.Thresholds()
        thresholds.labelLength = 3
        let screen = StandardLayout().screen(for: button(4), in: .standard)

        #expect(
            audit(ScreenPresentation(screen), by: AccessibilityProfile(name: "test", specs: [spec], thresholds: thresholds))[0].tally.failed
                == 1)
    }

    @Test func `text and hidden controls are no matter`() {
        #expect(spec.judged(.text("a")) == .inapplicable(.nothingToJudge))
        #expect(spec.judged(button(50).accessibilityHidden()) == .inapplicable(.hidden))
    }

    @Test func `an unknown label cannot be judged`() {
        #expect(spec.judged(screen([Node(.button)])) == .cantTell(.labelUnknown))
    }

    @Test func `of a row that shows several texts, only the rest of the label counts`() {
        func row(_ unread: String) -> Blueprint {
            .button(.row([.text("Football group"), .text("Bo: who brings the ball, the net?"), .text("12").accessibilityLabel(unread)]))
        }
        #expect(spec.judged(row("12 unread")) == .passed(by: .visibleText))
        #expect(spec.judged(row("12 unread messages of friends since the day before yesterday evening")).outcome == .failed)
    }
}
