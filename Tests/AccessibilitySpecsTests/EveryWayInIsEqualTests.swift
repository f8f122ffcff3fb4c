import AccessibilitySpecs
import Audit
import ScreenLayout
import ScreenModel
import Testing

struct EveryWayInIsEqualTests {
    private let spec = EveryWayInIsEqual()

    @Test func `controls that every way reaches pass`() {
        #expect(spec.judged(.column([.button("a"), .field("b"), .toggle("c"), .slider("d", value: "1")])) == .passed)
    }

    @Test func `the keyboard alone is named where it alone is missing`() {
        let blueprint = Blueprint.button("a").keyboardFocusable(false)

        #expect(spec.judged(blueprint) == .failed("touch reaches \"a\", and the keyboard does not"))
        #expect(spec.remedies(for: blueprint) == ["let it take keyboard focus, or offer its action on an element they reach"])
    }

    @Test func `Switch Control and Voice Control are named where they are told to pass it over`() {
        let screen = screen([
            .button("a") {
                $0.respondsToUserInteraction = false
                $0.keyboard?.isFocusable = true
            }
        ])

        #expect(
            spec.judged(screen)
                == .failed("touch reaches \"a\", and the keyboard, Switch Control and Voice Control do not"))
    }

    @Test func `what is hidden is missed by all`() {
        #expect(
            spec.judged(.button("a").accessibilityHidden())
                == .failed("touch reaches \"a\", and the keyboard, the screen reader, Switch Control and Voice Control do not"))
        #expect(
            spec.remedies(for: .button("a").accessibilityHidden()) == [
                "let it take keyboard focus, make it an element of assistive technology that responds to user interaction, "
                    + "or offer its action on an element they reach"
            ])
    }

    @Test func `the same action where a way does come makes up for it`() {
        let screen = screen([.button("a", action: "open"), .button("b", action: "open") { $0.isAccessibilityHidden = true }])

        #expect(spec.judged(screen) == .passed)
    }

    @Test func `a long press counts as well as a tap`() {
        let screen = screen([
            .button("a"),
            .button("b") {
                $0.isAccessibilityHidden = true
                $0.actions = [Action(.activate, identifier: "a"), Action(.longPress, identifier: "menu")]
            },
        ])

        #expect(spec.judged(screen).outcome == .failed)
    }

    @Test func `the parts of a merged element are reached through it`() {
        let row = Blueprint.row([.text("Order 1234"), .button("Track")]).accessibilityElement(children: .combine)

        #expect(spec.judged(row) == .passed)
    }

    @Test func `what cannot be operated now need not be reached`() {
        #expect(spec.judged(.button("a").disabled()) == .inapplicable(.disabled))
        #expect(spec.judged(.text("a")) == .inapplicable(.nothingToJudge))
    }

    @Test func `a capture that tells nothing of the ways in is untested`() {
        #expect(spec.judged(captured(.button)) == .untested(.keyboardUnknown))
        #expect(
            spec.judged(captured(.button) { $0.keyboard = KeyboardBehavior(isFocusable: true) }) == .untested(.exposureUnknown))
    }
}
