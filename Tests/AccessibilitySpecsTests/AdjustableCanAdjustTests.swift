import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct AdjustableCanAdjustTests {
    private let spec = AdjustableCanAdjust()

    private func judged(_ role: ScreenElement.Role, _ traits: ScreenElement.Traits?, _ kinds: [ScreenElement.Action.Kind]?) -> Judged {
        spec.judged(
            screen([
                Node(role, "Volume") {
                    $0.traits = traits
                    $0.actions = kinds?.map { ScreenElement.Action($0) }
                }
            ]))
    }

    @Test func `sliders and steppers pass`() {
        #expect(spec.judged(.column([.slider("a", value: "1"), .stepper("b", value: "1")])) == .passed)
    }

    @Test func `one step that is missing fails`() {
        #expect(judged(.slider, .adjustable, [.increment]) == .failed("slider \"Volume\" is announced as adjustable and has no decrement"))
        #expect(judged(.slider, .adjustable, [.decrement]) == .failed("slider \"Volume\" is announced as adjustable and has no increment"))
    }

    @Test func `the trait without steps fails`() {
        #expect(
            judged(.image, .adjustable, [.activate])
                == .failed("image \"Volume\" is announced as adjustable and can be neither incremented nor decremented"))
    }

    @Test func `steps without the trait fail`() {
        #expect(
            judged(.image, [], [.increment, .decrement])
                == .failed("image \"Volume\" can be incremented and decremented and is not announced as adjustable"))
        #expect(judged(.image, nil, [.increment, .decrement]) == .cantTell(.roleUnknown))
    }

    @Test func `unknown actions are not judged`() {
        #expect(judged(.slider, .adjustable, nil) == .untested(.actionUnknown))
    }

    @Test func `disabled and hidden ones are no matter, and buttons are none`() {
        #expect(spec.judged(.slider("a", value: "1").disabled()) == .inapplicable(.disabled))
        #expect(spec.judged(.slider("a", value: "1").accessibilityHidden()) == .inapplicable(.hidden))
        #expect(spec.judged(.button("a")) == .inapplicable(.nothingToJudge))
    }
}
