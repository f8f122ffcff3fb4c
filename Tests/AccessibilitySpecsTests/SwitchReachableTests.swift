import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct SwitchReachableTests {
    private let spec = SwitchReachable()

    @Test func `every control that is highlighted passes`() {
        #expect(spec.judged(.column([.button("a"), .field("b"), .toggle("c"), .slider("d", value: "1")])) == .passed)
    }

    @Test func `a control that is hidden fails`() {
        #expect(spec.judged(.button("a").accessibilityHidden()) == .failed("button \"a\" can be touched and is hidden from Switch Control"))
        #expect(spec.remedies(for: .button("a").accessibilityHidden()) == ["do not hide it"])
    }

    @Test func `a control that says it does not respond fails`() {
        let screen = screen([.button("a") { $0.respondsToUserInteraction = false }])

        #expect(
            spec.judged(screen)
                == .failed("button \"a\" responds to touch but is marked as not responding to user interaction, so Switch Control skips it")
        )
    }

    @Test func `a control that is no element fails`() {
        let screen = screen([.button("a") { $0.isAccessibilityElement = false }])

        #expect(spec.judged(screen) == .failed("button \"a\" can be touched and is no element that Switch Control highlights"))
    }

    @Test func `a control left out of an order set by hand fails`() {
        let screen = screen([
            .group([.button("a"), .button("b", at: LayoutRect(x: 0, y: 60, width: 100, height: 44))]) { $0.accessibilityOrder = ["0/0"] }
        ])

        #expect(spec.judged(screen) == .failed("Switch Control never reaches button \"b\""))
    }

    @Test func `the same action on a highlighted element makes up for it`() {
        let row = screen([.button("a", action: "open"), .button("b", action: "open") { $0.isAccessibilityHidden = true }])

        #expect(spec.judged(row) == .passed(by: .equivalentExists))
    }

    @Test func `the parts of a merged element are offered through it`() {
        let row = Blueprint.row([.text("Order 1234"), .button("Track")]).accessibilityElement(children: .combine)

        #expect(spec.judged(row) == .passed(by: .equivalentExists))
    }

    @Test func `an action lost in a highlighted element is left to another spec`() {
        let card = screen([.button("a", [.button("b") { $0.isAccessibilityElement = false }])])

        #expect(spec.judged(card) == Judged(outcome: .passed, reasons: [.grouped]))
    }

    @Test func `what cannot be operated now need not be reached`() {
        #expect(spec.judged(.button("a").disabled()) == .inapplicable(.disabled))
        #expect(spec.judged(.button("a").modal(.text("b"))) == .inapplicable(.behindModal))
        #expect(spec.judged(.text("a")) == .inapplicable(.nothingToJudge))
    }

    @Test func `a capture without the stops is untested`() {
        #expect(spec.judged(captured(.button)) == .untested(.exposureUnknown))
    }
}
