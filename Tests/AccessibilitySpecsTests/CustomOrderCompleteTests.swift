import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct CustomOrderCompleteTests {
    private let spec = CustomOrderComplete()

    private func group(_ order: [String], _ inside: [Node]) -> RenderedScreen { screen([.group(inside) { $0.accessibilityOrder = order }]) }

    @Test func `an order of all passes`() {
        #expect(spec.judged(group(["0/1", "0/0"], [.button("a"), .button("b")])) == .passed)
    }

    @Test func `one that leaves an element out fails`() {
        let screen = group(["0/1"], [.button("a"), .button("b")])

        #expect(spec.judged(screen) == .failed("the order of the group leaves out button \"a\""))
    }

    @Test func `what stands in a listed container is listed with it`() {
        #expect(spec.judged(group(["0/0"], [.group([.button("a")])])) == .passed)
    }

    @Test func `one that lists elements outside of it fails`() {
        #expect(spec.judged(group(["0/0", "9"], [.button("a")])) == .failed("the order of the group lists elements that are not in it: 9"))
    }

    @Test func `hidden elements need no place`() {
        #expect(spec.judged(group(["0/0"], [.button("a"), .button("b") { $0.isAccessibilityHidden = true }])) == .passed)
    }

    @Test func `priorities of the layout list all`() {
        #expect(spec.judged(.column([.text("a"), .button("b").accessibilitySortPriority(2)])) == .passed)
    }

    @Test func `unknown stops cannot be judged`() {
        #expect(spec.judged(group(["0/0"], [.button("a"), Node(.button, "b")])) == .cantTell(.exposureUnknown))
    }

    @Test func `without an order there is nothing to judge`() {
        #expect(spec.judged(.column([.button("a")])) == .inapplicable(.nothingToJudge))
    }
}
