import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct HeadingsStayLargerTests {
    private let spec = HeadingsStayLarger()
    private let page = Blueprint.column([Blueprint.text("Delivery", style: .title3).accessibilityHeading(), .text("Free of charge")])

    private func sized(_ heading: Double?, above text: Double?, change: (inout ScreenElement) -> Void = { _ in }) -> RenderedScreen {
        screen([
            .text("Delivery") {
                $0.traits = .header
                $0.text = [ScreenElement.TextRun("Delivery", pointSize: heading)]
                change(&$0)
            },
            .text("Free of charge") { $0.text = [ScreenElement.TextRun("Free of charge", pointSize: text)] },
        ])
    }

    @Test(arguments: UserEnvironment.TextSize.allCases)
    func `styles of headings stay larger at every size`(size: UserEnvironment.TextSize) {
        #expect(
            spec.judged(page, in: UserEnvironment(textSize: size))
                == (size == .standard ? .inapplicable(.comparedWith) : .passed))
    }

    @Test func `a heading of a limited size falls behind the text`() {
        let limited = Blueprint.column([
            Blueprint.text("Delivery", style: .title3).accessibilityHeading().textSizes(upTo: .large), .text("Free of charge"),
        ])

        #expect(
            spec.judged(limited, in: UserEnvironment(textSize: .accessibility1))
                == .failed(
                    "heading \"Delivery\" has 20 pt, and text \"Free of charge\" below it has 28 pt; by default the heading is larger"))
        #expect(spec.judged(limited, in: UserEnvironment(textSize: .xLarge)) == .passed)
    }

    @Test func `the same size is enough, and half a point less is the same`() {
        #expect(spec.judged(sized(20, above: 20), beside: sized(20, above: 17)) == .passed)
        #expect(spec.judged(sized(19.5, above: 20), beside: sized(20, above: 17)) == .passed)
        #expect(spec.judged(sized(19.4, above: 20), beside: sized(20, above: 17)).outcome == .failed)
    }

    @Test func `a heading that is no larger by default may stay behind`() {
        #expect(spec.judged(sized(17, above: 40), beside: sized(17, above: 17)) == .inapplicable(.nothingToJudge))
        #expect(spec.judged(sized(17, above: 40), beside: sized(17.5, above: 17)) == .inapplicable(.nothingToJudge))
        #expect(spec.judged(sized(17, above: 40), beside: sized(17.6, above: 17)).outcome == .failed)
    }

    @Test func `unknown sizes, other screens and invisible headings leave it open`() {
        #expect(spec.judged(sized(nil, above: 40), beside: sized(20, above: 17)) == .untested(.fontUnknown))
        #expect(spec.judged(sized(20, above: 40), beside: sized(20, above: nil)) == .untested(.fontUnknown))
        #expect(spec.judged(sized(20, above: 40), beside: screen([.button("Other")])) == .cantTell(.notFoundAgain))
        #expect(
            spec.judged(sized(20, above: 40) { $0.isVisible = false }, beside: sized(20, above: 17)) == .inapplicable(.notVisible))
        #expect(spec.judged(sized(20, above: 40), in: .largest) == .untested(.noCounterpart))
    }

    @Test func `a heading above another heading is judged by the text below that one`() {
        let title = Node.text("Shop") {
            $0.traits = .header
            $0.text = [ScreenElement.TextRun("Shop", pointSize: 20)]
        }
        let alone = screen([title, title])

        #expect(spec.judged(alone, beside: alone) == .inapplicable(.nothingToJudge))
    }

    @Test func `titles of bars are the system's`() {
        let title = Node.text("Delivery") {
            $0.traits = .header
            $0.text = [ScreenElement.TextRun("Delivery", pointSize: 20)]
        }
        let bar = Node(.navigationBar, nil, [title])
        func page(_ size: Double) -> RenderedScreen {
            screen([bar, .text("Free of charge") { $0.text = [ScreenElement.TextRun("Free of charge", pointSize: size)] }])
        }

        #expect(spec.judged(page(40), beside: page(17)) == .inapplicable(.systemProvided))
    }
}
