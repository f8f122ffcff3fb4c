import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct ValuePresentTests {
    private let spec = ValuePresent()

    @Test func `stated values pass`() {
        #expect(spec.judged(.slider("Volume", value: "50%")) == .passed)
        #expect(spec.judged(.toggle("Gift")) == .passed)
        #expect(spec.judged(.progress("Upload", value: "3 of 4")) == .passed)
    }

    @Test func `a slider without value fails`() {
        #expect(spec.judged(.slider("Volume", value: "")) == .failed("slider \"Volume\" has no value"))
        #expect(spec.remedies(for: .slider("Volume", value: "")) == ["give its value, in the unit of its meaning"])
    }

    @Test func `a combo box of a page that shows nothing may have no choice yet`() {
        func picker(_ text: String, on platform: RenderedScreen.Platform? = .web) -> Judged {
            let box = Node(.picker, "Country") {
                $0.makeKnown()
                $0.value = ""
                $0.text = [ScreenElement.TextRun(text)]
            }
            return spec.judged(screen([box], on: platform))
        }

        #expect(picker("") == .cantTell(.valueUnknown))
        #expect(picker("France") == .failed("picker \"Country\" has no value"))
        #expect(picker("", on: nil) == .failed("picker \"Country\" has no value"))
    }

    @Test func `an empty field passes, one that shows content and has no value fails`() {
        let field = Node(.textField, "Name") {
            $0.makeKnown()
            $0.value = ""
            $0.text = [ScreenElement.TextRun("Ada", isPlaceholder: false)]
        }

        #expect(spec.judged(.field("Name")) == .passed)
        #expect(spec.judged(screen([field])) == .failed("text field \"Name\" shows \"Ada\" and has no value"))
    }

    @Test func `a check box may state it by a trait`() {
        let box = Node(.checkBox, "Gift") {
            $0.value = ""
            $0.traits = .selected
        }

        #expect(spec.judged(screen([box])) == .passed)
    }

    @Test func `progress of unknown length has no value`() {
        #expect(spec.judged(.progress("Upload", value: "")) == .cantTell(.valueUnknown))
    }

    @Test func `unknown values cannot be judged`() {
        #expect(spec.judged(screen([Node(.slider, "Volume")])) == .cantTell(.valueUnknown))
        #expect(spec.judged(screen([Node(.textField, "Name")])) == .cantTell(.valueUnknown))
    }

    @Test func `buttons have no value`() {
        #expect(spec.judged(.button("Send")) == .inapplicable(.nothingToJudge))
        #expect(spec.judged(.slider("Volume", value: "").accessibilityHidden()) == .inapplicable(.hidden))
    }

    private func ranged(_ value: String, _ least: Double?, _ most: Double?, _ role: ScreenElement.Role = .slider) -> Judged {
        spec.judged(
            screen([
                Node(role, "Guests") {
                    $0.makeKnown()
                    $0.value = value
                    $0.field = ScreenElement.FieldFacts(minimum: least, maximum: most)
                }
            ]))
    }

    @Test func `a share of a range with a unit is a note`() {
        #expect(ranged("30 %", 1, 10) == .failed("slider \"Guests\" has a range of 1 to 10 and states 30 % of it"))
        #expect(ranged("%30", 0, 11, .stepper).outcome == .failed)
    }

    @Test func `a bare fraction at a slider is a note`() {
        let raw = Blueprint.slider("Brightness", value: "0.4")

        #expect(spec.judged(raw) == .failed("slider \"Brightness\" states its value as \"0.4\", a number without a unit"))
        for value in ["40%", "0.4 EV", "1.5", "0", "04", "0.4 of 1"] {
            #expect(spec.judged(.slider("Brightness", value: value)) == .passed)
        }
        #expect(spec.judged(.stepper("Exposure", value: "0.4")) == .passed)
    }

    @Test func `a share of a share passes, and a value in a unit`() {
        #expect(ranged("30%", 0, 1) == .passed)
        #expect(ranged("30%", 0, 100) == .passed)
        #expect(ranged("3 guests", 1, 10) == .passed)
        #expect(ranged("30%", nil, 10) == .passed)
        #expect(ranged("30%", 1, 10, .picker) == .passed)
    }

    @Test func `anything adjustable has a value`() {
        let stars = Blueprint.row([.text("Rating")]).accessibilityElement(children: .combine).accessibilityAddTraits(.adjustable)

        #expect(spec.judged(stars).outcome == .failed)
        #expect(spec.judged(stars.accessibilityValue("3 of 5")) == .passed)
    }

    @Test func `a custom control that can be adjusted needs a value`() {
        let stars = Blueprint.row((1...3).map { _ in .symbol("star", isDecorative: true) })
            .accessibilityElement(children: .ignore).accessibilityLabel("Rating").accessibilityAdjustableAction()

        #expect(spec.judged(stars).facts == ["slider \"Rating\" has no value"])
        #expect(spec.judged(stars.accessibilityValue("3 of 5")).outcome == .passed)
    }
}
