import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct FocusBackwardInvertsTests {
    private let spec = FocusBackwardInverts()

    private func buttons(
        next: [Int: String] = [:], previous: [Int: String] = [:], kept: [Int: [ScreenElement.Key]] = [:], radio: Set<Int> = []
    )
        -> RenderedScreen
    {
        screen(
            ["a", "b", "c"].enumerated().map { number, label in
                .button(label, at: LayoutRect(x: 0, y: Double(number) * 50, width: 100, height: 44)) {
                    if radio.contains(number) { $0.role = .radioButton }
                    $0.identifier = label
                    $0.keyboard = ScreenElement.KeyboardBehavior(
                        isFocusable: true, consumedKeys: kept[number] ?? [], next: next[number], previous: previous[number])
                }
            })
    }

    @Test func `the usual order passes`() {
        #expect(spec.judged(buttons()) == .passed)
    }

    @Test func `a jump without a way back fails`() {
        #expect(
            spec.judged(buttons(next: [0: "c"]))
                == .failed("Tab leads from button \"a\" to button \"c\", and Shift-Tab from there to button \"b\""))
    }

    @Test func `a jump with a way back passes`() {
        #expect(spec.judged(buttons(next: [0: "c"], previous: [2: "a"])) == .passed)
    }

    @Test func `a group of radio buttons is entered at its nearer end`() {
        #expect(spec.judged(buttons(next: [0: "c"], radio: [0, 1])) == .passed)
        #expect(spec.judged(buttons(next: [0: "c"], radio: [0, 1, 2])) == .passed)
        for radio in [[0], [1], [2], [0, 2], [1, 2]] as [Set<Int>] {
            #expect(spec.judged(buttons(next: [0: "c"], radio: radio)).outcome == .failed)
        }
    }

    @Test func `of a recording the stops of Tab are judged, and not those that only the recorder could reach`() {
        func judged(_ stops: [String?]) -> Verdicts {
            let page = buttons()
            let walk = RenderedScreen.RecordedFocus.Walk(from: "1", tab: ["2"], shiftTab: ["0"])
            let recorded = RenderedScreen.RecordedFocus(walks: [walk], tabSequence: stops + [nil], shiftTabSequence: ["2", "0", nil])
            return audit(ScreenPresentation(page, recordedFocus: recorded), by: AccessibilityProfile(name: "test", specs: [spec]))[0]
        }

        #expect(judged(["0", "2"]).findings.isEmpty)
        #expect(judged(["1", "2"]).findings.map(\.element.label) == ["b"])
    }

    @Test func `a way back out of the screen is reported`() {
        #expect(
            spec.judged(buttons(next: [2: "a"]))
                == .failed("Tab leads from button \"c\" to button \"a\", and Shift-Tab from there to outside"))
    }

    @Test func `kept keys are no matter here`() {
        #expect(spec.judged(buttons(kept: [1: [.shiftTab]])) == .passed)
    }

    @Test func `in a modal focus goes round both ways`() {
        #expect(spec.judged(.text("a").modal(.column([.button("b"), .button("Close").dismissesModal()]))) == .passed)
    }

    @Test func `no stops are nothing to judge, and unknown keys are not judged`() {
        #expect(spec.judged(.text("a")) == .inapplicable(.nothingToJudge))
        #expect(spec.judged(screen([Node(.button, "a")])) == .untested(.keyboardUnknown))
    }
}
