import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct InstructionsNotSensoryTests {
    private let spec = InstructionsNotSensory()

    private func judged(_ text: String, language: String = "en") -> Judged {
        spec.judged(Blueprint.text(text).screenSettings(language: language))
    }

    @Test(
        arguments: [
            ("Tap the green button to continue.", "color, shape or size", "the green button to"),
            ("To go on, press the round button on the right.", "color, shape or size", "the round button on the right"),
            ("Choose the button in the top right corner.", "place", "the button in the top right corner"),
            ("Use the links on the left.", "place", "the links on the left"),
            ("Click the large button to pay.", "color, shape or size", "the large button to"),
            ("Fill in your name. Then press the square icon.", "color, shape or size", "the square icon"),
            ("Select one of the blue tiles", "color, shape or size", "one of the blue tiles"),
            ("Required fields are marked in red.", "color, shape or size", "fields are marked in red"),
            ("Available seats are green", "color, shape or size", "seats are green"),
            ("Days in orange are full.", "color, shape or size", "days in orange"),
            ("Press Start when you hear a beep.", "sound", "hear a beep"),
        ])
    func `a control that only looks, places or sounds tell apart fails`(text: String, sense: String, words: String) {
        #expect(judged(text) == .failed("text \"\(text.filter { $0 != "\n" })\" says by \(sense) alone what it means: \"\(words)\""))
    }

    @Test(
        arguments: [
            "Tap the green Continue button.", "Press the round button labeled Play on the right.", "Tap Continue in the top right corner.",
            "Swipe left on a row to delete it.", "Use the search field at the top.", "Press the left arrow key to go back.",
            "Choose one of the links below.", "Select the right option for you.", "Use the menu on the left.",
            "Required fields are marked in red with an asterisk.", "The roses in the garden are red.", "The red button is broken.",
            "You hear a beep, and see a message.", "Seats by the window are free.", "Press the button",
            "Press the green button “continue”.", "Green tea with milk",
        ])
    func `a name, a sign or no instruction passes`(text: String) {
        #expect(judged(text).outcome == .passed)
    }

    @Test(
        arguments: [
            ("de", "Tippen Sie auf den grünen Knopf, um fortzufahren."), ("de", "Bitte die runde Taste drücken."),
            ("de", "Wähle das Symbol oben rechts."), ("de", "Pflichtfelder sind rot markiert."),
            ("fr", "Appuyez sur le bouton vert pour continuer."), ("fr", "Touchez l'icône en haut à droite."),
            ("es", "Pulse el botón verde para continuar."), ("es", "Toca el icono de la derecha."),
        ])
    func `other languages have their words`(language: String, text: String) {
        #expect(judged(text, language: language).outcome == .failed)
    }

    @Test(
        arguments: [
            ("de", "Tippen Sie auf Weiter, um fortzufahren."), ("de", "Drücken Sie den grünen Knopf Weiter."),
            ("fr", "Appuyez sur le bouton vert intitulé Continuer."), ("es", "Pulse Continuar para seguir adelante."),
        ])
    func `a name passes in other languages, too`(language: String, text: String) {
        #expect(judged(text, language: language).outcome == .passed)
    }

    @Test func `hints are instructions`() {
        let button = Blueprint.button("Pay").accessibilityHint("Then press the red button.")

        #expect(spec.judged(button.screenSettings(language: "en")).outcome == .failed)
    }

    @Test func `short and typed texts are nothing to judge, and other languages have no lists`() {
        #expect(judged("Red button") == .inapplicable(.nothingToJudge))
        #expect(spec.judged(Blueprint.field("Note", value: "Press the red button")) == .inapplicable(.nothingToJudge))
        #expect(judged("Naciśnij zielony przycisk", language: "pl") == .untested(.noLocaleData))
    }
}
