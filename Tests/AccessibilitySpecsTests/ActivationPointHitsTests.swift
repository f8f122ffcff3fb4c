import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct ActivationPointHitsTests {
    private let spec = ActivationPointHits()
    private let frame = LayoutRect(x: 0, y: 0, width: 100, height: 44)

    private func button(point: LayoutPoint?) -> Node { .button("Open", at: frame) { $0.activationPoint = point } }

    @Test func `the middle passes, and a point on the element`() {
        #expect(spec.judged(screen([button(point: nil)])) == .passed)
        #expect(spec.judged(screen([button(point: LayoutPoint(x: 90, y: 40))])) == .passed)
    }

    @Test func `of a link that wraps it is the middle of the line that reacts, not of the box around all lines`() {
        let link = Node(.link, "Tea", at: LayoutRect(x: 0, y: 0, width: 300, height: 40)) {
            $0.makeKnown()
            $0.hitRegion = LayoutRect(x: 200, y: 0, width: 100, height: 20)
        }

        #expect(spec.judged(screen([link])) == .passed)
    }

    @Test func `a point beside the element fails`() {
        #expect(
            spec.judged(screen([button(point: LayoutPoint(x: 120, y: 20))]))
                == .failed("the activation point of button \"Open\", (120, 20), lies beside it"))
    }

    @Test func `a point that another target covers fails`() {
        let cover = Node.button("Close", at: LayoutRect(x: 40, y: 0, width: 20, height: 44))

        #expect(
            spec.judged(screen([button(point: nil), cover]))
                == .failed("the activation point of button \"Open\", (50, 22), hits another target that lies over it"))
    }

    @Test func `one that a target of the same action covers passes`() {
        let cover = Node.button("Close", at: LayoutRect(x: 40, y: 0, width: 20, height: 44), action: "Open")

        #expect(spec.judged(screen([button(point: nil), cover])) == .passed)
    }

    @Test func `a point that is cut off fails`() {
        let group = Node.group([button(point: LayoutPoint(x: 90, y: 20))], at: LayoutRect(x: 0, y: 0, width: 60, height: 44)) {
            $0.clipsContent = true
        }

        #expect(
            spec.judged(screen([group])) == .failed("the activation point of button \"Open\", (90, 20), is clipped by an element around it")
        )
    }

    @Test(arguments: [(-1.0, 0.0), (1, 0), (0, -1), (0, 1)])
    func `a point counts as on an edge up to half a hundredth of a point beyond it, on each side`(x: Double, y: Double) {
        func outcome(_ distance: Double) -> Verdicts.Outcome {
            // The edges of the group are 20 points from its middle, at (50, 50).
            let point = LayoutPoint(x: 50 + x * (20 + distance), y: 50 + y * (20 + distance))
            let button = Node.button("Open", at: LayoutRect(x: 0, y: 0, width: 100, height: 100)) { $0.activationPoint = point }
            let group = Node.group([button], at: LayoutRect(x: 30, y: 30, width: 40, height: 40)) { $0.clipsContent = true }
            return spec.judged(screen([group])).outcome
        }

        #expect(outcome(0) == .passed)
        #expect(outcome(0.0046) == .passed)
        #expect(outcome(0.0054) == .failed)
    }

    @Test func `a point of an element longer than the region it scrolls in is not cut off`() {
        let editor = Node.button("Open", at: LayoutRect(x: 0, y: 0, width: 100, height: 1_700))
        let region = Node(.scrollView, at: LayoutRect(x: 0, y: 0, width: 320, height: 568), [editor]) {
            $0.clipsContent = true
            $0.scrolling = ScreenElement.Scrolling(axes: [.vertical], contentSize: LayoutSize(width: 320, height: 1_700))
        }

        #expect(spec.judged(screen([region])) == .passed)
    }

    @Test func `hidden and disabled controls are no matter, nor is text`() {
        #expect(spec.judged(.button("a").disabled()) == .inapplicable(.disabled))
        #expect(spec.judged(.button("a").accessibilityHidden()) == .inapplicable(.hidden))
        #expect(spec.judged(.text("a")) == .inapplicable(.nothingToJudge))
    }

    @Test func `a frame that is not finite cannot be judged`() {
        #expect(spec.judged(screen([.button("a", at: LayoutRect(x: .nan, y: 0, width: 1, height: 1))])) == .cantTell(.frameInvalid))
    }
}
