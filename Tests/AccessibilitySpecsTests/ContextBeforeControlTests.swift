import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct ContextBeforeControlTests {
    private let spec = ContextBeforeControl()

    /// A control at some height, labeled by a text at 100 points.
    private func labeled(at y: Double, _ role: ScreenElement.Role = .textField, isRead: Bool = true) -> RenderedScreen {
        let label = Node.text("Street", at: LayoutRect(x: 0, y: 100, width: 100, height: 20)) { $0.isAccessibilityElement = isRead }
        let control = Node.button("Street", at: LayoutRect(x: 0, y: y, width: 200, height: 44)) {
            $0.role = role
            $0.labeledBy = ["0"]
        }
        return screen([label, control])
    }

    @Test func `a label above its field passes, and one below fails`() {
        #expect(spec.judged(labeled(at: 140)) == .passed)
        #expect(spec.judged(labeled(at: 0)) == .failed("text field \"Street\" is read 1 stop before text \"Street\", which labels it"))
    }

    @Test func `a label stands behind a check box by convention`() {
        #expect(spec.judged(labeled(at: 0, .checkBox)) == .inapplicable(.nothingToJudge))
    }

    @Test func `a label that is no stop is not read`() {
        #expect(spec.judged(labeled(at: 0, isRead: false)) == .inapplicable(.nothingToJudge))
    }

    @Test func `of two labels one comes first`() {
        let labels = [0.0, 200].map { Node.text("Street", at: LayoutRect(x: 0, y: $0, width: 100, height: 20)) }
        let field = Node.button("Street", at: LayoutRect(x: 0, y: 100, width: 200, height: 44)) {
            $0.role = .textField
            $0.labeledBy = ["0", "1", "gone"]
        }

        #expect(spec.judged(screen(labels + [field])) == .passed)
    }

    private func alert(_ parts: [Blueprint]) -> Blueprint { Blueprint.text("Letter").alert(.column(parts)) }

    private let question = Blueprint.text("Delete the letter?")
    private let choices = [Blueprint.button("Delete"), .button("Keep")]

    @Test func `an alert asks before it offers choices`() {
        #expect(spec.judged(alert([question] + choices)) == .passed)
        #expect(
            spec.judged(alert(choices + [question]))
                == .failed("2 buttons of the alert are read before text \"Delete the letter?\", the first of them button \"Delete\""))
    }

    @Test func `one button before the text closes the alert`() {
        #expect(spec.judged(alert([.button("Close"), question] + choices)) == .passed)
    }

    @Test func `sheets and screens are not alerts`() {
        #expect(spec.judged(Blueprint.text("Letter").modal(.column(choices + [question]))) == .inapplicable(.nothingToJudge))
        #expect(spec.judged(.column(choices + [question])) == .inapplicable(.nothingToJudge))
        #expect(spec.judged(alert(choices)) == .inapplicable(.nothingToJudge))
    }
}
