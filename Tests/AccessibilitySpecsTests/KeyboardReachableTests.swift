import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct KeyboardReachableTests {
    private let spec = KeyboardReachable()

    @Test func `every control in the focus order passes`() {
        #expect(spec.judged(.column([.button("a"), .field("b"), .toggle("c"), .slider("d", value: "1")])) == .passed)
    }

    @Test func `a control that takes no focus fails`() {
        let blueprint = Blueprint.column([.button("a"), .button("b").keyboardFocusable(false)])

        #expect(spec.judged(blueprint) == .failed("button \"b\" can be touched and not be reached by keyboard"))
        #expect(spec.remedies(for: blueprint) == ["let it take keyboard focus, or offer its action on an element that does"])
    }

    @Test func `a control that takes focus and leaves the keys alone fails`() {
        func judged(_ actsOnKeys: Bool?, _ role: ScreenElement.Role = .button) -> Judged {
            spec.judged(
                captured(role) { element in
                    element.label = "More"
                    element.frame = LayoutRect(x: 0, y: 0, width: 44, height: 44)
                    element.keyboard = ScreenElement.KeyboardBehavior(isFocusable: true, actsOnKeys: actsOnKeys)
                })
        }

        #expect(judged(false) == .failed("button \"More\" takes keyboard focus and acts on clicks alone"))
        #expect(judged(false, .slider) == .failed("slider \"More\" takes keyboard focus, and the pointer alone changes its value"))
        #expect(judged(true) == .passed)
        #expect(judged(nil) == .passed)
    }

    @Test func `content that appears under the pointer alone fails, unless keys reach something in it`() {
        func judged(_ isReached: Bool) -> Judged {
            let button = Node(.button, "Fees", at: LayoutRect(x: 0, y: 0, width: 44, height: 44)) {
                $0.keyboard = ScreenElement.KeyboardBehavior(isFocusable: true)
            }
            let menu = Node(.group, at: LayoutRect(x: 0, y: 0, width: 90, height: 90), isReached ? [button] : []) {
                $0.keyboard = ScreenElement.KeyboardBehavior()
                $0.keyboard?.textUnderPointer = "Fees"
                $0.identifier = "menu"
            }
            return spec.judged(screen([menu]))
        }

        #expect(
            judged(false)
                == .failed("the group with identifier \"menu\", which shows \"Fees\", appears under the pointer alone, and no key shows it")
        )
        #expect(judged(true) == .passed)
    }

    // Failure F55 of WCAG.
    @Test func `a control that loses the focus as soon as it has it fails, by the recorded keys`() {
        func judged(_ losesFocus: Bool) -> Verdicts {
            let shown = screen([
                Node.button("Pay", at: LayoutRect(x: 0, y: 0, width: 90, height: 44)),
                Node.button("Terms", at: LayoutRect(x: 0, y: 60, width: 90, height: 44)),
            ])
            let sources = shown.elements.filter { $0.role == .button }.map(\.source)
            var walk = RenderedScreen.RecordedFocus.Walk(from: sources[0], tab: [], shiftTab: [])
            walk.losesFocus = losesFocus
            let focus = RenderedScreen.RecordedFocus(
                walks: [walk], tabSequence: [sources[1], nil], shiftTabSequence: [sources[1], nil])
            return audit(ScreenPresentation(shown, recordedFocus: focus), by: AccessibilityProfile(name: "test", specs: [spec]))[0]
        }

        #expect(spec.facts(of: judged(true)) == ["button \"Pay\" loses keyboard focus as soon as it has it, so that no key activates it"])
        #expect(spec.facts(of: judged(false)) == ["button \"Pay\" can take keyboard focus and no sequence of keys leads to it"])
    }

    @Test(arguments: [(0.0, 20.0), (20.0, 0.0)])
    func `what cannot be touched is not reached by touch`(width: Double, height: Double) {
        let control = captured(.link) { element in
            element.frame = LayoutRect(x: 0, y: 0, width: width, height: height)
            element.keyboard = ScreenElement.KeyboardBehavior(isFocusable: false)
        }

        #expect(spec.judged(control) == .inapplicable(.zeroArea))
    }

    @Test func `a text with a tap action that takes no focus fails`() {
        let blueprint = Blueprint.text("Show all").action("showAll").keyboardFocusable(false)

        #expect(spec.judged(blueprint) == .failed("text \"Show all\" can be touched and not be reached by keyboard"))
    }

    @Test func `the same action on an element in the focus order makes up for it`() {
        let blueprint = Blueprint.column([.button("a").action("open"), .imageButton("b").action("open").keyboardFocusable(false)])

        #expect(spec.judged(blueprint) == .passed)
    }

    @Test func `an explicit next element that passes one over fails`() {
        // Both ends lead away from the middle: Tab from the first and Shift-Tab
        // from the last go round it.
        let blueprint = Blueprint.column([
            .button("a").accessibilityIdentifier("a").nextKeyElement("c"), .button("b").consumesKeys([.shiftTab]),
            .button("c").accessibilityIdentifier("c").consumesKeys([.shiftTab]),
        ])

        #expect(spec.judged(blueprint) == .failed("button \"b\" can take keyboard focus and no sequence of keys leads to it"))
        #expect(spec.remedies(for: blueprint) == ["let Tab of the element before it lead to it"])
    }

    @Test func `the parts of a merged element are reached through it`() {
        let row = Blueprint.row([.text("Order 1234"), .button("Track").keyboardFocusable(false)]).accessibilityElement(children: .combine)

        #expect(spec.judged(row) == .passed)
    }

    @Test func `a screen without controls is nothing to judge`() {
        #expect(spec.judged(.text("a")) == .inapplicable(.nothingToJudge))
    }

    @Test func `what cannot be operated now need not be reached`() {
        #expect(spec.judged(.button("a").disabled()) == .inapplicable(.disabled))
        #expect(spec.judged(.button("a").modal(.text("b"))) == .inapplicable(.behindModal))
        #expect(spec.judged(.column([.button("a")]).accessibilityHidden()) == .inapplicable(.hidden))
    }

    @Test func `a capture without the focusable elements is untested`() {
        #expect(spec.judged(captured(.button)) == .untested(.keyboardUnknown))
    }

    @Test func `a capture that states that a control takes no focus fails`() {
        let screen = captured(.button) { element in
            element.label = "a"
            element.keyboard = ScreenElement.KeyboardBehavior(isFocusable: false)
        }

        #expect(spec.judged(screen) == .failed("button \"a\" can be touched and not be reached by keyboard"))
    }
}
