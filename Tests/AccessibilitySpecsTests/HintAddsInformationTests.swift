import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct HintAddsInformationTests {
    private let spec = HintAddsInformation()

    private func judged(_ hint: String, language: String = "en") -> Judged {
        spec.judged(.button("Send").accessibilityHint(hint).accessibilityLanguage(language))
    }

    @Test func `a result as a sentence passes`() {
        #expect(judged("Sends your message.") == .passed)
    }

    @Test func `the label, the role and a gesture fail`() {
        #expect(judged("send") == .failed("the hint of button \"Send\" repeats the label"))
        #expect(judged("Button") == .failed("the hint of button \"Send\" repeats the role"))
        #expect(
            judged("Double-tap to send.")
                == .failed("the hint of button \"Send\" begins with the gesture \"double tap\", which is not the same for everybody"))
    }

    @Test func `a gesture further on, or a part of a word, is a word like others`() {
        #expect(judged("Shows what a tap costs.") == .passed)
        #expect(judged("Tapers off.") == .passed)
    }

    @Test func `what does not end as a sentence fails`() {
        #expect(judged("Sends your message") == .failed("the hint of button \"Send\" does not end as a sentence"))
        #expect(spec.remedies(for: .button("Send").accessibilityHint("Sends it")) == ["end it with a full stop"])
    }

    @Test func `an order fails, and a statement with the same words passes`() {
        #expect(judged("Send your message.") == .failed("the hint of button \"Send\" is an order: \"send your …\""))
        #expect(judged("Open the cart.").outcome == .failed)
        for hint in ["Opens the cart.", "Open orders first.", "Search results follow.", "Set."] { #expect(judged(hint) == .passed) }
        #expect(judged("Sendet die Nachricht.", language: "de") == .passed)
    }

    @Test func `the language decides`() {
        #expect(judged("Tippen zum Senden.", language: "de").outcome == .failed)
        #expect(judged("Lähettää viestin.", language: "fi") == .untested(.noLocaleData))
    }

    @Test func `no hint is nothing to judge, and fields have placeholders`() {
        #expect(spec.judged(.button("Send")) == .inapplicable(.nothingToJudge))
        #expect(spec.judged(.field("Name").accessibilityHint("Name")) == .inapplicable(.nothingToJudge))
        #expect(spec.judged(.button("Send").accessibilityHint("x").accessibilityHidden()) == .inapplicable(.hidden))
    }
}
