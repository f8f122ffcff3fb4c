import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct FocusOrderMeaningfulTests {
    private let spec = FocusOrderMeaningful()

    private func buttons(next: [Int: String] = [:], groups: [String] = ["", "", "", ""]) -> RenderedScreen {
        screen(
            ["a", "b", "c", "d"].enumerated().map { number, label in
                .button(label, at: LayoutRect(x: 0, y: Double(number) * 50, width: 100, height: 44)) {
                    $0.identifier = label
                    $0.keyboard?.next = next[number]
                    if !groups[number].isEmpty { $0.keyboard?.group = groups[number] }
                }
            })
    }

    @Test func `the usual order passes`() {
        #expect(spec.judged(buttons()) == .passed)
    }

    @Test func `a jump ahead and back fails`() {
        #expect(
            spec.judged(buttons(next: [0: "d", 3: "b"]))
                == .failed("Tab reaches button \"b\" after button \"d\", and the screen reader reads it first"))
    }

    @Test func `a jump ahead alone leaves out, and turns nothing round`() {
        #expect(spec.judged(buttons(next: [0: "c"])) == .passed)
    }

    @Test func `groups may follow each other in any order`() {
        #expect(spec.judged(buttons(next: [0: "d", 3: "b"], groups: ["top", "list", "list", "top"])) == .passed)
    }

    @Test func `every direction of the layout has its order`() {
        for direction in UserEnvironment.LayoutDirection.allCases {
            #expect(
                spec.judged(.column([.row([.button("a"), .button("b")]), .button("c")]), in: UserEnvironment(layoutDirection: direction))
                    == .passed)
        }
    }

    /// The verdict on the four buttons, reached by pressed keys in some order.
    private func judged(pressed order: [Int], groups: [String] = ["", "", "", ""]) -> Verdicts {
        let screen = buttons(groups: groups)
        let sources = order.map { screen.elements[$0].source }
        let recorded = RenderedScreen.RecordedFocus(walks: [], tabSequence: sources + [nil], shiftTabSequence: sources.reversed() + [nil])
        return audit(ScreenPresentation(screen, recordedFocus: recorded), by: AccessibilityProfile(name: "test", specs: [spec]))[0]
    }

    @Test func `a recorded order is compared with that of the document`() {
        #expect(judged(pressed: [0, 1, 2, 3]).tally.outcome == .passed)
        #expect(judged(pressed: [0, 2, 3]).tally.outcome == .passed)
        let failing = [([0, 3, 1, 2], ["b"]), ([3, 2, 1, 0], ["c", "b", "a"]), ([1, 0, 2, 3], ["a"])]
        for (order, back) in failing {
            #expect(judged(pressed: order).findings.map(\.element.label) == back, "\(order)")
        }
        #expect(judged(pressed: [0, 3, 1, 2], groups: ["top", "list", "list", "top"]).tally.outcome == .passed)
        #expect(judged(pressed: [0, 3, 1, 2], groups: ["top", "list", "list", "list"]).findings.map(\.element.label) == ["b"])
    }

    @Test func `one stop is nothing to judge, and an unknown keyboard is not judged`() {
        #expect(spec.judged(.button("a")) == .inapplicable(.nothingToJudge))
        #expect(spec.judged(screen([Node(.button, "a")])) == .untested(.keyboardUnknown))
    }
}
