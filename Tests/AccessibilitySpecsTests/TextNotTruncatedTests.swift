import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct TextNotTruncatedTests {
    private let spec = TextNotTruncated()
    private let line = Blueprint.text("Fountain pen, extra fine", lineLimit: 1)

    private func shown(
        _ isTruncated: Bool?, size: Double? = nil, role: ScreenElement.Role = .text, change: (inout ScreenElement) -> Void = { _ in }
    ) -> RenderedScreen {
        captured(role) { element in
            element.label = "Pen"
            element.text = [ScreenElement.TextRun("Fountain pen", pointSize: size, isTruncated: isTruncated)]
            change(&element)
        }
    }

    @Test func `text that wraps is whole at every size`() {
        #expect(spec.judged(.text("Fountain pen, extra fine"), in: .largest) == .passed)
    }

    @Test func `one line is cut short up to 200 %, which is an error`() {
        #expect(spec.judged(line.frame(width: 220), in: UserEnvironment(textSize: .xLarge)) == .passed)
        #expect(
            spec.judged(line.frame(width: 220), in: UserEnvironment(textSize: .accessibility2))
                == .failed("text \"Fountain pen, extra fine\" is cut short at 194 % of its default size, at which it is whole"))
    }

    @Test func `beyond 200 % it is a warning`() {
        let shown = { StandardLayout().screen(for: line.frame(width: 220), in: $0) }
        let verdicts = audit(
            ScreenPresentation(shown(.largest), in: .largest, shown: shown), by: AccessibilityProfile(name: "test", specs: [spec]))[0]

        #expect(verdicts.findings.map(\.severity) == [.warning])
        #expect(
            spec.facts(of: verdicts)
                == ["text \"Fountain pen, extra fine\" is cut short at 311 % of its default size, at which it is whole"])
    }

    @Test func `the large title of a bar, which the system draws on one line, is a warning`() {
        let bar = Blueprint.navigationBar("Email notifications").navigationBarTitleDisplayMode(.large)

        #expect(
            warning(on: bar)
                == Finding.Wording(
                    fact: "heading \"Email notifications\" is cut short at 141 % of its default size, at which it is whole",
                    remedy: "shorten it, as the title of a bar does not wrap"))
    }

    @Test func `the placeholder of a field of one line is a warning`() {
        #expect(
            warning(on: .field("Where shall we send it?").frame(width: 220))
                == Finding.Wording(
                    fact: "the placeholder of text field \"Where shall we send it?\" is cut short at 194 % of its default size, "
                        + "at which it is whole",
                    remedy: "put the label above the field, where it can wrap"))
    }

    @Test func `a placeholder that is an example below the label of the field may be cut short`() {
        let field = Blueprint.field("name@example.org").frame(width: 220)
        let labeled = Blueprint.column([.text("Email"), field.accessibilityLabel("Email")])

        #expect(spec.judged(labeled, in: UserEnvironment(textSize: .accessibility2)) == .passed(by: .restElsewhere))
        #expect(spec.judged(.column([.text("Email"), field]), in: UserEnvironment(textSize: .accessibility2)).outcome == .failed)
    }

    /// The sentences of the one finding at AX2 if that is a warning.
    private func warning(on blueprint: Blueprint) -> Finding.Wording? {
        let shown = { StandardLayout().screen(for: blueprint, in: $0) }
        let environment = UserEnvironment(textSize: .accessibility2)
        let verdicts = audit(
            ScreenPresentation(shown(environment), in: environment, shown: shown), by: AccessibilityProfile(name: "test", specs: [spec]))[0]
        guard verdicts.findings.count == 1, verdicts.findings[0].severity == .warning else { return nil }
        return Finding.Wording(fact: spec.facts(of: verdicts)[0], remedy: spec.wording(for: verdicts.findings[0]).remedy)
    }

    @Test func `the title of a control must be whole at every size`() {
        let button = { (isTruncated: Bool, size: Double) in self.shown(isTruncated, size: size, role: .button) }

        #expect(
            spec.judged(button(true, 53), beside: button(false, 17))
                == .failed("the title of button \"Pen\" is cut short at 311 % of its default size, at which it is whole"))
    }

    @Test func `what can be opened, or is shown large on a long press, may be cut short beyond 200 %`() {
        let collapsed = { (isTruncated: Bool, size: Double) in
            self.shown(isTruncated, size: size) { $0.expandedStatus = .collapsed }
        }
        let large = { (isTruncated: Bool) in self.shown(isTruncated, role: .tab) { $0.largeContentTitle = "Pen" } }

        #expect(spec.judged(collapsed(true, 53), beside: collapsed(false, 17)) == .passed(by: .restElsewhere))
        #expect(spec.judged(collapsed(true, 28), beside: collapsed(false, 17)).outcome == .failed)
        #expect(spec.judged(large(true), beside: large(false)) == .passed(by: .shownLarge))
    }

    @Test func `a text cut short at the default size, too, does not depend on the text size`() {
        #expect(spec.judged(line.frame(width: 44), in: .largest) == .inapplicable(.cutShortBefore))
    }

    @Test func `without a size the table says how large text is`() {
        #expect(
            spec.judged(shown(true), beside: shown(false), in: UserEnvironment(textSize: .accessibility1))
                == .failed("text \"Pen\" is cut short at 164 % of its default size, at which it is whole"))
    }

    @Test func `incomparable screens are reported with the reason`() {
        #expect(spec.judged(line) == .inapplicable(.comparedWith))
        #expect(spec.judged(shown(true), in: .largest) == .untested(.noCounterpart))
        #expect(spec.judged(shown(nil), beside: shown(false)) == .untested(.truncationUnknown))
        #expect(spec.judged(shown(true), beside: shown(nil)) == .untested(.truncationUnknown))
        #expect(spec.judged(shown(true), beside: captured(.image)) == .cantTell(.notFoundAgain))
        #expect(spec.judged(shown(true) { $0.isVisible = false }, beside: shown(false)) == .inapplicable(.notVisible))
    }

    @Test func `text that another element shows whole is not lost`() {
        let title = "Fountain pen, extra fine"
        let labeled = Blueprint.column([.text(title), .field(title)])

        #expect(spec.judged(labeled, in: .largest) == .passed(by: .restElsewhere))
        #expect(spec.judged(.field(title), in: .largest).outcome == .failed)
    }

    @Test func `the cursor leads to the rest of the entered text`() {
        let text = "Fountain pen, extra fine"

        #expect(spec.judged(.field("Product", value: text), in: .largest) == .passed(by: .restElsewhere))
        #expect(spec.judged(.searchField(text), in: .largest) == .inapplicable(.searchField))
        #expect(spec.judged(.secureField(text), in: .largest).outcome == .failed)
    }

    @Test func `a title that is cut short on a narrow screen is reported without a share`() {
        let narrow = UserEnvironment(screenSize: LayoutSize(width: 320, height: 568))
        let line = Blueprint.text("All orders of the last twelve months, in full too", lineLimit: 1)

        #expect(
            spec.judged(line, in: narrow)
                == .failed(
                    "text \"All orders of the last twelve months, in full too\" is cut short; with the default settings it is whole"))
    }

    private static let titled: [Blueprint] = [
        .button("Proceed to checkout"), .link("Proceed to checkout"), .toggle("Proceed to checkout"),
        .picker("Proceed to checkout", value: "Now"), .stepper("Proceed to checkout", value: "1"),
    ]

    @Test(arguments: titled) func `the title of a control in a fixed height is cut, in a least height it is not`(_ control: Blueprint) {
        #expect(spec.judged(.scroll(control.frame(width: 240, height: 44)), in: .largest).outcome == .failed)
        #expect(spec.judged(.scroll(control.frame(width: 240).frame(minHeight: 44)), in: .largest) == .passed)
        #expect(spec.judged(.scroll(control), in: .largest) == .passed)
    }

    @Test(arguments: titled) func `a limit of lines around a control holds for its title`(_ control: Blueprint) {
        #expect(spec.judged(.scroll(.column([control]).lineLimit(1)), in: .largest).outcome == .failed)
    }

    @Test func `a title that shrinks to its room is whole`() {
        let button = Blueprint.button("Proceed to checkout").minimumScaleFactor(0.1).frame(width: 240, height: 44)

        #expect(spec.judged(.scroll(button), in: .largest) == .passed)
    }

    @Test func `the title of a bar in a pseudolocale is a note`() {
        let bar = Blueprint.navigationBar("Wednesday").navigationBarTitleDisplayMode(.large)
        func severities(_ environment: UserEnvironment) -> [Finding.Severity] {
            let shown = { StandardLayout().screen(for: bar, in: $0) }
            let presentation = ScreenPresentation(shown(environment), in: environment, shown: shown)
            return audit(presentation, by: AccessibilityProfile(name: "test", specs: [spec]))[0].findings.map(\.severity)
        }
        var doubled = UserEnvironment.standard
        doubled.pseudolocale = .doubleLength
        #expect(severities(doubled) == [.note])
        #expect(severities(UserEnvironment(screenSize: LayoutSize(width: 160, height: 568))) == [.warning])
    }
}
