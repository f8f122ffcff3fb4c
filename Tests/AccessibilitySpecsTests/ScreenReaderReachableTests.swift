import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct ScreenReaderReachableTests {
    private let spec = ScreenReaderReachable()

    @Test func `controls and texts that are elements pass`() {
        #expect(spec.judged(.column([.text("Tea"), .button("Add")])) == .passed)
    }

    @Test func `a hidden control fails`() {
        #expect(
            spec.judged(.button("Add").accessibilityHidden())
                == .failed("button \"Add\" can be touched and is hidden from assistive technology"))
    }

    @Test func `a control that is no element fails`() {
        #expect(
            spec.judged(screen([.button("Add") { $0.isAccessibilityElement = false }]))
                == .failed("button \"Add\" responds to touch but is not exposed to assistive technology"))
    }

    @Test func `an element the order leaves out fails`() {
        let group = Node.group([.button("a"), .text("b")]) { $0.accessibilityOrder = ["0/0"] }

        #expect(spec.judged(screen([group])) == .failed("the screen reader never reaches text \"b\""))
    }

    @Test func `a hidden control passes if a stop does the same`() {
        let blueprint = Blueprint.column([.button("Add").action("add").accessibilityHidden(), .button("Add").action("add")])

        #expect(spec.judged(blueprint) == .passed(by: .equivalentExists))
    }

    @Test func `elements inside one that is announced as a whole are not judged`() {
        #expect(spec.judged(.row([.slider("a", value: "1")]).accessibilityElement(children: .ignore)) == .inapplicable(.grouped))
    }

    @Test func `unknown stops are not judged`() {
        #expect(spec.judged(screen([Node(.button, "Add")])) == .untested(.exposureUnknown))
    }

    @Test func `disabled and hidden behind a modal is no matter`() {
        #expect(spec.judged(.button("Add").disabled().accessibilityHidden()) == .inapplicable(.disabled))
        #expect(spec.judged(.image("a", width: 9, height: 9)) == .inapplicable(.nothingToJudge))
    }
}
