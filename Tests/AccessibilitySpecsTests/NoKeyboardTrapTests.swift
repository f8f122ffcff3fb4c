import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenNavigation
import EveryScreenSpecs
import Testing

struct NoKeyboardTrapTests {
    private let spec = NoKeyboardTrap()

    @Test func `a screen that Tab runs through passes`() {
        #expect(spec.judged(.column([.button("a"), .textEditor("b"), .button("c")])) == .passed)
    }

    @Test func `an editor that keeps Tab and Shift-Tab is a trap`() {
        let blueprint = Blueprint.column([.button("a"), .textEditor("b").consumesKeys([.tab, .shiftTab]), .button("c")])

        #expect(
            spec.judged(blueprint) == .failed("focus cannot leave text editor \"b\" after Tab, Tab: it keeps the keys that would leave it"))
        #expect(spec.remedies(for: blueprint) == ["let Tab, Shift-Tab or Escape through"])
    }

    @Test func `an editor that keeps Tab and lets Shift-Tab through is none: one way out is enough`() {
        #expect(spec.judged(.column([.button("a"), .textEditor("b").consumesKeys([.tab]), .button("c")])) == .passed)
    }

    @Test func `elements that lead to each other are a trap`() {
        let blueprint = Blueprint.column([
            .button("a"),
            .button("b").accessibilityIdentifier("b").nextKeyElement("c").consumesKeys([.shiftTab]),
            .button("c").accessibilityIdentifier("c").nextKeyElement("b"),
        ])

        #expect(spec.judged(blueprint) == .failed("focus goes round among button \"b\" and 1 more after Shift-Tab and cannot leave"))
        #expect(spec.remedies(for: blueprint) == ["let the last of them lead on to what follows"])
    }

    @Test func `a modal that Escape closes is none`() {
        #expect(spec.judged(.button("a").modal(.button("b"), closesOnEscape: true)) == .passed)
    }

    @Test func `a modal with a control that closes it is none`() {
        #expect(spec.judged(.button("a").modal(.button("Close").dismissesModal(), closesOnEscape: false)) == .passed)
    }

    @Test func `a modal without exit is a trap`() {
        let blueprint = Blueprint.button("a").modal(.column([.button("b"), .button("c")]), closesOnEscape: false)

        #expect(
            spec.judged(blueprint) == .failed("focus cannot leave the modal around button \"b\" and 1 more after Tab: no key closes it"))
        #expect(spec.remedies(for: blueprint) == ["close it on Escape, or give it a control that closes it"])
    }

    @Test func `a modal in which nothing takes focus is a trap unless Escape closes it`() {
        #expect(
            spec.judged(.button("a").modal(.text("b"), closesOnEscape: false))
                == .failed("the sheet is a modal in which nothing takes focus and that Escape does not close"))
        #expect(spec.judged(.button("a").modal(.text("b"), closesOnEscape: true)) == .passed)
    }

    @Test func `an editor that keeps Escape inside a modal without a close button is a trap`() {
        let blueprint = Blueprint.text("a").modal(.textEditor("b").consumesKeys([.tab, .shiftTab, .escape]))

        #expect(spec.judged(blueprint) == .failed("focus cannot leave text editor \"b\" after Tab: it keeps the keys that would leave it"))
    }

    @Test func `two traps are two findings`() {
        let trap = Blueprint.textEditor("b").consumesKeys([.tab, .shiftTab])

        #expect(
            spec.judged(.column([trap, .button("a"), trap.accessibilityLabel("c")]))
                == .failed(
                    "focus cannot leave text editor \"b\" after Tab: it keeps the keys that would leave it",
                    "focus cannot leave text editor \"c\" after Shift-Tab: it keeps the keys that would leave it"))
    }

    @Test func `a screen on which nothing takes focus is nothing to judge`() {
        #expect(spec.judged(.text("a")) == .inapplicable(.nothingToJudge))
    }

    @Test func `a capture without the kept keys is untested`() {
        #expect(spec.judged(captured(.button)) == .untested(.keyboardUnknown))
        #expect(
            spec.judged(captured(.button) { $0.keyboard = ScreenElement.KeyboardBehavior(isFocusable: true) })
                == .untested(.keyboardUnknown))
    }

    private func judged(_ recorded: RenderedScreen.RecordedFocus) -> Verdicts.Outcome {
        let presentation = ScreenPresentation(captured(.button), recordedFocus: recorded)
        return audit(presentation, by: AccessibilityProfile(name: "test", specs: [spec]))[0].tally.outcome
    }

    @Test func `a recording of where keys lead is judged as it is`() {
        #expect(judged(RenderedScreen.RecordedFocus(walks: [.init(from: "0", tab: ["0"], shiftTab: ["0"])])) == .failed)
        #expect(judged(RenderedScreen.RecordedFocus(walks: [.init(from: "0", tab: [nil], shiftTab: ["0"])])) == .passed)
        #expect(judged(RenderedScreen.RecordedFocus(walks: [])) == .inapplicable)
        #expect(judged(RenderedScreen.RecordedFocus(walks: [.init(from: "0", tab: ["gone"], shiftTab: ["0"])])) == .untested)
    }

    @Test func `an element that leads to itself is reported as such`() {
        let blueprint = Blueprint.button("a").accessibilityIdentifier("a").nextKeyElement("a").consumesKeys([.up])
            .modal(.text("b"), closesOnEscape: true)

        #expect(spec.judged(blueprint) == .passed)
        let recorded = RenderedScreen.RecordedFocus(walks: [.init(from: "0", tab: ["0"], shiftTab: ["0"])])
        let verdicts = audit(
            ScreenPresentation(captured(.button), recordedFocus: recorded), by: AccessibilityProfile(name: "test", specs: [spec]))[0]
        #expect(verdicts.findings.map { spec.wording(for: $0).fact } == ["the keys lead from the button back to it after Tab"])
    }

    @Test(arguments: [true, false])
    func `a control that would close the modal is named where the keyboard does not reach it`(isHidden: Bool) {
        let close = Blueprint.imageButton("xmark").accessibilityLabel("Close").dismissesModal()
        let unreached = isHidden ? close.accessibilityHidden() : close.keyboardFocusable(false)
        let blueprint = Blueprint.text("Album").modal(.column([unreached, .toggle("Public")]), closesOnEscape: false)

        #expect(
            spec.judged(blueprint)
                == .failed("focus cannot leave the modal after Tab: button \"Close\" closes it, and the keyboard does not reach that"))
        #expect(spec.judged(.text("Album").modal(.column([close, .toggle("Public")]), closesOnEscape: false)) == .passed)
    }
}
