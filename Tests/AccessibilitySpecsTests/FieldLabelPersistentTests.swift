import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct FieldLabelPersistentTests {
    private let spec = FieldLabelPersistent()

    private func field(_ label: String?, placeholder: String? = nil, shows: [ScreenElement.TextRun]? = nil) -> Node {
        Node(.textField, label, at: LayoutRect(x: 0, y: 60, width: 200, height: 44)) {
            if let placeholder { $0.field = ScreenElement.FieldFacts(placeholder: placeholder) }
            $0.text = shows
        }
    }

    @Test func `a field below a text that names it passes, and one with its placeholder only fails`() {
        #expect(spec.judged(.column([.text("Street"), .field("Street")])) == .passed)
        #expect(spec.judged(.field("Street")).outcome == .failed)
    }

    @Test func `a field named by a text beside it passes`() {
        #expect(spec.judged(screen([.text("Street"), field("Street", placeholder: "Street")])) == .passed)
    }

    @Test func `a field that says by what it is named passes`() {
        #expect(spec.judged(screen([Node(.textField, "Street") { $0.labeledBy = ["7"] }])) == .passed)
    }

    @Test func `a placeholder alone fails`() {
        let fact = "the placeholder \"Street\" is all that names the text field, and typing hides it"

        #expect(spec.judged(screen([field("Street", placeholder: "Street")])) == .failed(fact))
        #expect(spec.judged(screen([field("Street", shows: [ScreenElement.TextRun("Street", isPlaceholder: true)])])) == .failed(fact))
    }

    @Test func `a field without any label is reported by element-has-label alone`() {
        #expect(
            spec.judged(screen([field("", shows: [ScreenElement.TextRun("Street", isPlaceholder: true)])]))
                == .inapplicable(.reportedElsewhere)
        )
    }

    @Test func `a label that is not among the text shown cannot be judged`() {
        #expect(spec.judged(screen([field("Street", placeholder: "12 Main Street")])) == .cantTell(.visibleLabelUnknown))
        #expect(spec.judged(screen([field(nil, placeholder: "Street")])) == .cantTell(.labelUnknown))
    }

    @Test func `without text and placeholder it is not judged`() {
        #expect(spec.judged(screen([field("Street")])) == .untested(.visibleLabelUnknown))
    }

    @Test func `search fields and buttons are no matter`() {
        #expect(spec.judged(.searchField("Find")) == .inapplicable(.searchField))
        #expect(spec.judged(.button("a")) == .inapplicable(.nothingToJudge))
    }
}
