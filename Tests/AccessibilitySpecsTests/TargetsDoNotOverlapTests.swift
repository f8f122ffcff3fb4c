import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct TargetsDoNotOverlapTests {
    private let spec = TargetsDoNotOverlap()

    private func button(_ label: String, _ x: Double, _ y: Double = 0, width: Double = 60, action: String? = nil) -> Node {
        .button(label, at: LayoutRect(x: x, y: y, width: width, height: 44), action: action)
    }

    @Test func `targets side by side pass, and those that touch`() {
        #expect(spec.judged(screen([button("a", 0), button("b", 60)])) == .passed)
        #expect(spec.judged(screen([button("a", 0), button("b", 59)])) == .passed)
    }

    @Test func `targets that overlap fail`() {
        #expect(spec.judged(screen([button("a", 0), button("b", 50)])) == .failed("button \"a\" and button \"b\" overlap by 10 × 44 pt"))
    }

    @Test func `the remedy states how far to move them`() {
        let verdicts = audit(
            ScreenPresentation(screen([button("a", 0), button("b", 50)])), by: AccessibilityProfile(name: "test", specs: [spec]))[0]

        #expect(verdicts.findings.map { spec.wording(for: $0).remedy } == ["move them 10 pt apart sideways"])
    }

    @Test func `two of one rectangle fail`() {
        #expect(
            spec.judged(screen([button("a", 0), button("b", 0)]))
                == .failed("button \"a\" and button \"b\" share one rectangle and do different things"))
    }

    @Test func `two of the same action may overlap`() {
        #expect(spec.judged(screen([button("a", 0, action: "open"), button("b", 50, action: "open")])) == .passed)
    }

    @Test func `a target wholly over a larger one leaves the rest to it`() {
        #expect(spec.judged(screen([button("card", 0, width: 300), button("b", 100)])) == .passed)
    }

    @Test func `controls in controls, and in regions that scroll apart, are no matter`() {
        let inner = Node.button("card", at: LayoutRect(x: 0, y: 0, width: 60, height: 44), [button("b", 50)])
        let region = Node(.scrollView, at: LayoutRect(x: 0, y: 0, width: 320, height: 568), [button("a", 0)]) {
            $0.scrolling = ScreenElement.Scrolling(axes: [.vertical])
        }

        #expect(spec.judged(screen([inner])) == .passed)
        #expect(spec.judged(screen([region, button("float", 50)])) == .passed)
    }

    @Test func `unknown actions cannot be judged, and text is nothing to judge`() {
        let nodes = [0.0, 50].map { Node(.button, "a", at: LayoutRect(x: $0, y: 0, width: 60, height: 44)) }

        #expect(spec.judged(screen(nodes)) == .cantTell(.actionUnknown))
        #expect(spec.judged(.text("a")) == .inapplicable(.nothingToJudge))
    }
}
