import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct RoleMatchesBehaviorTests {
    private let spec = RoleMatchesBehavior()

    @Test func `controls that act pass`() {
        #expect(spec.judged(.column([.button("a"), .link("b"), .toggle("c"), .slider("d", value: "1"), .field("e")])) == .passed)
    }

    @Test func `text that acts fails`() {
        #expect(spec.judged(.text("Delivery").action("open")) == .failed("text \"Delivery\" can be pressed and is announced as text"))
        let row = Blueprint.row([.text("Delivery")]).accessibilityElement(children: .combine).action("open")
        #expect(spec.judged(row) == .failed("group \"Delivery\" can be pressed and is announced without a role"))
    }

    @Test func `text that acts and has the trait passes, and so do rows`() {
        #expect(spec.judged(.text("Delivery").action("open").accessibilityAddTraits(.button)) == .passed)
        #expect(spec.judged(screen([Node(.cell, "Tea") { $0.actions = [ScreenElement.Action(.activate)] }])) == .passed)
    }

    @Test func `a button that does nothing fails`() {
        #expect(
            spec.judged(screen([.button("Delivery") { $0.actions = [] }]))
                == .failed("button \"Delivery\" is announced as a button and does nothing"))
    }

    @Test func `unknown traits cannot be judged, and unknown actions are not`() {
        #expect(spec.judged(screen([Node(.text, "a") { $0.actions = [ScreenElement.Action(.activate)] }])) == .cantTell(.roleUnknown))
        #expect(spec.judged(screen([Node(.button, "a")])) == .untested(.actionUnknown))
    }

    @Test func `a switch in a row that can be pressed shows its state, and is pressed with it`() {
        let toggle = Node(.toggle, "Wi-Fi") { $0.actions = [] }

        #expect(spec.judged(screen([.button("Wi-Fi", [toggle])])) == .passed(by: .grouped))
        #expect(spec.judged(screen([toggle])) == .failed("toggle \"Wi-Fi\" is announced as a toggle and does nothing"))
    }

    @Test func `where traits state no role, none is known`() {
        let text = Node(.text, "For you") {
            $0.traits = .selected
            $0.actions = [ScreenElement.Action(.activate)]
        }

        #expect(spec.judged(screen([text])) == .cantTell(.roleUnknown))
    }

    @Test func `disabled and hidden elements are no matter`() {
        #expect(spec.judged(.button("a").disabled()) == .inapplicable(.disabled))
        #expect(spec.judged(.text("a").action("b").accessibilityHidden()) == .inapplicable(.hidden))
    }

    @Test func `text that does nothing is nothing to judge`() {
        #expect(spec.judged(.text("a")) == .inapplicable(.nothingToJudge))
    }
}
