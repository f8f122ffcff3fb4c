import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct RequiredFieldsStatedTests {
    private let spec = RequiredFieldsStated()

    /// A form with a required field, an optional one, and a button.
    private func form(_ required: Blueprint = .field("Name"), _ other: Blueprint = .field("Note"), and more: [Blueprint] = []) -> Blueprint
    {
        .column([required.fieldRequired(), other] + more + [.button("Send")])
    }

    @Test func `a required field that does not say so fails beside one that may stay empty`() {
        #expect(
            spec.judged(form())
                == .failed("text field \"Name\" must be filled in and does not say so, while other fields need not be"))
        #expect(spec.remedies(for: form()) == ["add \"required\" to its label, or \"optional\" to those of all others"])
        #expect(spec.judged(form(.secureField("Password"))).outcome == .failed)
        #expect(spec.judged(form(.field("Name"), .field("Note").fieldRequired(false))).outcome == .failed)
    }

    @Test(
        arguments: [
            "Name (required)", "Name *", "Name＊", "Required: name", "Name, mandatory", "Name (Pflichtfeld)", "Name – erforderlich",
            "Nom (obligatoire)", "Nombre obligatorio", "Nome obrigatório", "Naam verplicht", "名前 必須", "姓名（必填）", "이름 (필수)",
        ])
    func `a label with a mark passes`(label: String) {
        #expect(spec.judged(form(.field(label))) == .passed)
    }

    @Test func `a hint says it as well`() {
        #expect(spec.judged(form(.field("Name").accessibilityHint("Required."))) == .passed)
    }

    @Test func `others that are called optional are enough`() {
        #expect(spec.judged(form(.field("Name"), .field("Note (optional)"))) == .passed)
        #expect(spec.judged(form(.field("Name"), .field("Notiz (freiwillig)"))) == .passed)
        #expect(spec.judged(form(.field("Name"), .field("Note, not required"))) == .passed)
        #expect(spec.judged(form(.field("Name"), .field("Note (optional)"), and: [.field("Floor")])).outcome == .failed)
        #expect(spec.judged(form(.field("Name (not required)"))).outcome == .failed)
    }

    @Test func `a sentence about the fields is enough, and the meaning of an asterisk is none`() {
        #expect(spec.judged(form(and: [.text("All fields but the note are required.")])) == .passed)
        #expect(spec.judged(form(and: [.text("* required")])).outcome == .failed)
    }

    @Test func `a mark that is only seen fails outside of pages`() {
        let seen = Blueprint.column([.text("Name *"), .field("Name").fieldRequired(), .field("Note"), .button("Send")])

        #expect(
            spec.judged(seen)
                == .failed("text field \"Name\" shows that it must be filled in, and neither its label nor its hint says so"))
        #expect(spec.judged(.column([.text("Name *"), .field("Name").fieldRequired(), .button("Send")])).outcome == .failed)
    }

    @Test func `a browser says itself that a field is required`() {
        let name = Node(.textField, "Name") {
            $0.field = ScreenElement.FieldFacts(isRequired: true)
            $0.text = [ScreenElement.TextRun("Name *")]
        }
        let nodes = [name, Node(.textField, "Note"), Node(.button, "Send")]

        #expect(spec.judged(screen(nodes, on: .web)) == .passed)
        #expect(spec.judged(screen(nodes)).outcome == .failed)
    }

    @Test func `where all fields are required, people must say whether that is clear`() {
        #expect(spec.judged(form(.field("Name"), .field("Password").fieldRequired())) == .cantTell(.humanJudgement))
        #expect(spec.judged(form(.field("Name"), .searchField("Find"))) == .cantTell(.humanJudgement))
    }

    @Test func `the fields of another form do not matter`() {
        let newsletter = Blueprint.column([.field("Email").fieldRequired(), .button("Subscribe")])
        let comment = Blueprint.column([.field("Comment"), .button("Send")])

        #expect(spec.judged(.column([newsletter, comment])) == .cantTell(.humanJudgement))
    }

    @Test func `without required fields there is nothing to judge`() {
        #expect(spec.judged(.column([.field("Name"), .button("Send")])) == .inapplicable(.nothingToJudge))
    }
}
