import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct FieldPurposeStatedTests {
    private let spec = FieldPurposeStated()

    private func field(_ label: String?, _ change: (inout ScreenElement) -> Void = { _ in }) -> RenderedScreen {
        screen([Node(.textField, label) { change(&$0) }])
    }

    @Test func `a field with a label passes, or a hint, or a placeholder`() {
        #expect(spec.judged(.field("Street")) == .passed)
        #expect(spec.judged(field("") { $0.hint = "Street and number." }) == .passed)
        #expect(spec.judged(field("") { $0.field = ScreenElement.FieldFacts(placeholder: "Street") }) == .passed)
    }

    @Test func `a field that says nothing fails`() {
        #expect(spec.judged(.field("")) == .failed("unlabeled text field does not say what to enter"))
        #expect(spec.remedies(for: .field("")) == ["give the field a label"])
    }

    @Test func `a wrong field says what is wrong`() {
        #expect(
            spec.judged(field("Street") { $0.field = ScreenElement.FieldFacts(isInvalid: true, errorMessage: "Enter a street.") })
                == .passed)
        #expect(
            spec.judged(field("Street") { $0.field = ScreenElement.FieldFacts(isInvalid: true, errorMessage: "") })
                == .failed("text field \"Street\" is invalid and does not say what is wrong"))
    }

    @Test(arguments: ["Invalid", "Error!", "Something went wrong. Please try again.", "Ungültige Eingabe", "Saisie non valide", "Error"])
    func `a message that says only that something is wrong fails`(message: String) {
        let wrong = Blueprint.picker("Ends", value: "9:00").fieldError(message)

        #expect(spec.judged(wrong) == .failed("picker \"Ends\" is invalid, and \"\(message)\" does not say what is wrong"))
    }

    @Test(arguments: ["Enter an e-mail.", "The end is before the start", "Invalid date", "Too short", "PLZ fehlt"])
    func `a message with one word more passes`(message: String) {
        #expect(spec.judged(.field("Town").fieldError(message)) == .passed)
    }

    @Test func `an unknown message or label cannot be judged`() {
        #expect(spec.judged(field("Street") { $0.field = ScreenElement.FieldFacts(isInvalid: true) }) == .cantTell(.errorMessageUnknown))
        #expect(spec.judged(field(nil)) == .cantTell(.labelUnknown))
    }

    @Test func `disabled and hidden fields are no matter`() {
        #expect(spec.judged(.field("").disabled()) == .inapplicable(.disabled))
        #expect(spec.judged(.field("").accessibilityHidden()) == .inapplicable(.hidden))
    }

    @Test func `pickers are fields, buttons are none`() {
        #expect(spec.judged(.picker("", value: "S")).outcome == .failed)
        #expect(spec.judged(.button("")) == .inapplicable(.nothingToJudge))
    }
}
