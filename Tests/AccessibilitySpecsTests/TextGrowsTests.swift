import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct TextGrowsTests {
    private let spec = TextGrows()
    private let body = Blueprint.text("Fountain pen")

    private func sized(_ sizes: [Double?], style: ScreenElement.TextStyle? = nil, change: (inout ScreenElement) -> Void = { _ in })
        -> RenderedScreen
    {
        captured(.text) { element in
            element.text = sizes.map { ScreenElement.TextRun("Fountain pen", style: style, pointSize: $0) }
            change(&element)
        }
    }

    @Test(arguments: UserEnvironment.TextSize.allCases) func `text in a style grows at every size`(size: UserEnvironment.TextSize) {
        let outcome = spec.judged(
            .column(ScreenElement.TextStyle.allCases.map { .text("a", style: $0) }), in: UserEnvironment(textSize: size)
        ).outcome

        #expect(outcome == (size == .standard ? .inapplicable : .passed))
    }

    @Test func `text with a limit to its size does not grow from there on`() {
        #expect(
            spec.judged(body.textSizes(upTo: .large), in: UserEnvironment(textSize: .xLarge))
                == .failed("text \"Fountain pen\" has 17 pt, as at the default text size; 18 pt or more needed"))
        #expect(spec.judged(body.textSizes(upTo: .xLarge), in: UserEnvironment(textSize: .xLarge)) == .passed)
    }

    @Test func `text that grows too little fails where its style reaches 200 %`() {
        #expect(spec.judged(body.textSizes(upTo: .xxxLarge), in: UserEnvironment(textSize: .accessibility2)) == .passed)
        #expect(
            spec.judged(body.textSizes(upTo: .xxxLarge), in: UserEnvironment(textSize: .accessibility3))
                == .failed(
                    "text \"Fountain pen\" has 23 pt; 34 pt needed, so that text can be enlarged to 200 %"
                ))
    }

    @Test func `a large title need not reach more than its style has`() {
        let title = Blueprint.text("Orders", style: .largeTitle)

        #expect(spec.judged(title, in: .largest) == .passed)
        #expect(
            spec.judged(title.textSizes(upTo: .accessibility3), in: .largest)
                == .failed(
                    "text \"Orders\" has 52 pt; 60 pt needed, so that text can be enlarged to 200 %"))
    }

    @Test func `text that is larger than its style at the default size has enough with what the table gives`() {
        #expect(spec.judged(body.textSizes(from: .accessibility1), in: UserEnvironment(textSize: .accessibility3)) == .passed)
    }

    @Test func `text that is shrunk to fit is smaller than at the default size`() {
        let narrow = Blueprint.text("Straßenbahnfahrkarten", lineLimit: 1, minimumScaleFactor: 0.2).frame(width: 190)

        #expect(
            spec.judged(narrow, in: .largest)
                == .failed(
                    "text \"Straßenbahnfahrkarten\" has 16.9 pt, as at the default text size; 34 pt or more needed"
                )
        )
        #expect(
            spec.judged(sized([12]), beside: sized([17]))
                == .failed("the text has 12 pt, and 17 pt at the default text size; it must follow the text size"))
    }

    @Test func `small text sizes must not enlarge`() {
        let small = UserEnvironment(textSize: .xSmall)

        #expect(spec.judged(sized([17]), beside: sized([17]), in: small) == .passed)
        #expect(spec.judged(sized([19]), beside: sized([17]), in: small).outcome == .failed)
    }

    @Test func `without the style only what no style would do is certain`() {
        #expect(spec.judged(sized([60]), beside: sized([34])) == .passed)
        #expect(spec.judged(sized([30]), beside: sized([17])).outcome == .failed)
        // At 22 pt it may be a second title, which the table enlarges 2.5
        // times, or anything else of that size.
        #expect(spec.judged(sized([39]), beside: sized([21.2])) == .cantTell(.textStyleUnknown))
    }

    @Test func `what the system shows large on a long press may stay small`() {
        let large = sized([17], style: .body) { $0.largeContentTitle = "Fountain pen" }

        #expect(spec.judged(large, beside: large) == .passed(by: .shownLarge))
        #expect(
            spec.judged(.navigationBar("Orders").textSizes(upTo: .large), in: .largest) == .passed(by: .shownLarge))
    }

    @Test(arguments: [ScreenElement.Role.navigationBar, .tabBar, .toolbar])
    func `text in a bar may stay small, also deeper inside`(bar: ScreenElement.Role) {
        func judged(_ role: ScreenElement.Role) -> Judged {
            let text = Node(.text, "Orders", at: LayoutRect(x: 0, y: 0, width: 90, height: 20)) {
                $0.text = [ScreenElement.TextRun("Orders", style: .body, pointSize: 17)]
            }
            let group = Node(.group, at: LayoutRect(x: 0, y: 0, width: 90, height: 44), [text])
            let shown = screen([Node(role, at: LayoutRect(x: 0, y: 0, width: 320, height: 44), [group])])
            return spec.judged(shown, beside: shown)
        }

        #expect(judged(bar) == .passed(by: .shownLarge))
        #expect(judged(.group).outcome == .failed)
    }

    /// A body text whose size at each text size follows from a table.
    private func judged(_ sizes: [UserEnvironment.TextSize: Double], at size: UserEnvironment.TextSize) -> Judged {
        let environment = UserEnvironment(textSize: size)
        let shown = { (other: UserEnvironment) in self.sized([sizes[other.textSize]], style: .body) }
        let profile = AccessibilityProfile(name: "test", specs: [spec])
        let verdicts = audit(ScreenPresentation(shown(environment), in: environment, shown: shown), by: profile)[0]
        return Judged(outcome: verdicts.tally.outcome, facts: spec.facts(of: verdicts), reasons: verdicts.reasons.map(\.reason))
    }

    @Test func `text that is smaller than one step below is a warning`() {
        #expect(
            judged([.large: 17, .accessibility4: 47, .accessibility5: 40], at: .accessibility5)
                == .failed("the text has 40 pt, and 47 pt at the text size one step smaller; it must not shrink as the setting grows"))
        #expect(judged([.large: 17, .accessibility4: 47, .accessibility5: 46.5], at: .accessibility5) == .passed)
        #expect(judged([.large: 17, .accessibility4: 47, .accessibility5: 53], at: .accessibility5) == .passed)
    }

    @Test func `text that keeps its size at smaller text sizes is a note`() {
        #expect(
            judged([.large: 17, .xSmall: 17], at: .xSmall)
                == .failed("the text has 17 pt, as at the default text size; its style has 14 pt here"))
        #expect(judged([.large: 17, .xSmall: 14], at: .xSmall) == .passed)
        #expect(spec.judged(sized([17]), beside: sized([17]), in: UserEnvironment(textSize: .xSmall)) == .passed)
        #expect(
            spec.judged(Blueprint.text("a", style: .caption2), in: UserEnvironment(textSize: .xSmall)) == .passed)
    }

    @Test func `incomparable screens are reported with the reason`() {
        #expect(spec.judged(body) == .inapplicable(.comparedWith))
        #expect(spec.judged(.imageButton("star"), in: .largest) == .inapplicable(.nothingToJudge))
        #expect(spec.judged(sized([17]), in: .largest) == .untested(.noCounterpart))
        #expect(spec.judged(sized([nil]), beside: sized([17])) == .untested(.fontUnknown))
        #expect(spec.judged(sized([17]), beside: sized([17, 17])) == .cantTell(.notFoundAgain))
        #expect(spec.judged(sized([17]) { $0.isVisible = false }, beside: sized([17])) == .inapplicable(.notVisible))
    }
}
