import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct DisabledConsistentTests {
    private let spec = DisabledConsistent()

    @Test func `controls enabled or disabled as a whole pass`() {
        #expect(spec.judged(.column([.button("a"), .button("b").disabled()])) == .passed)
    }

    @Test func `disabled without the trait fails`() {
        #expect(
            spec.judged(screen([.button("Send") { $0.isEnabled = false }]))
                == .failed("button \"Send\" is disabled and is not announced as dimmed"))
    }

    @Test func `the trait without being disabled fails`() {
        #expect(
            spec.judged(screen([.button("Send") { $0.traits = [.button, .notEnabled] }]))
                == .failed("button \"Send\" is announced as dimmed and can be operated"))
    }

    private func disabled(_ label: String, focusable: Bool) -> Node {
        .button(label) {
            $0.isEnabled = false
            $0.traits = [.button, .notEnabled]
            $0.keyboard?.isFocusable = focusable
        }
    }

    @Test func `of disabled controls all take focus, or none`() {
        #expect(spec.judged(screen([disabled("a", focusable: true), disabled("b", focusable: true)])) == .passed)
        #expect(spec.judged(screen([disabled("a", focusable: false), disabled("b", focusable: false)])) == .passed)
    }

    @Test func `one that takes focus among those that do not fails`() {
        #expect(
            spec.judged(screen([disabled("a", focusable: true), disabled("b", focusable: false)]))
                == .failed("button \"a\" is disabled and takes keyboard focus, and others that are disabled do not"))
    }

    @Test func `where only one of both is known it is not judged`() {
        #expect(spec.judged(screen([Node(.button, "a") { $0.isEnabled = false }])) == .untested(.stateUnknown))
    }

    @Test func `hidden controls and texts are no matter`() {
        #expect(spec.judged(.button("a").accessibilityHidden()) == .inapplicable(.hidden))
        #expect(spec.judged(.text("a")) == .inapplicable(.nothingToJudge))
    }
}
