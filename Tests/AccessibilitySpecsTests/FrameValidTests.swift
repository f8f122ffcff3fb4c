import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct FrameValidTests {
    private let spec = FrameValid()

    private func judged(_ frame: LayoutRect, isVisible: Bool? = true) -> Judged {
        spec.judged(
            screen([
                .button("Tea", at: frame) { $0.isVisible = isVisible }
            ]))
    }

    @Test func `a frame with room passes`() {
        #expect(spec.judged(.button("Tea")) == .passed)
    }

    @Test func `a frame that is not finite fails`() {
        #expect(
            judged(LayoutRect(x: .nan, y: 0, width: 1, height: 1))
                == .failed("the frame of button \"Tea\" is not finite: nan, 0.0, 1.0 × 1.0"))
        #expect(judged(LayoutRect(x: 0, y: 0, width: .infinity, height: 1)).outcome == .failed)
    }

    @Test func `a negative one fails`() {
        #expect(judged(LayoutRect(x: 0, y: 0, width: -5, height: 44)) == .failed("the frame of button \"Tea\" is negative: -5.0 × 44.0"))
    }

    @Test func `an empty one fails`() {
        #expect(
            judged(LayoutRect(x: 0, y: 0, width: 0, height: 44))
                == .failed("button \"Tea\" is in the accessibility tree with an empty frame, 0 × 44 pt")
        )
        #expect(judged(.zero).outcome == .failed)
    }

    @Test func `an empty one cannot be judged where it is unknown if it is drawn`() {
        #expect(judged(.zero, isVisible: nil) == .cantTell(.visibilityUnknown))
    }

    @Test func `the shape of an area of an image is not known`() {
        func map(_ frame: LayoutRect) -> Judged {
            let area = Node(.link, "North", at: .zero) { ($0.isAccessibilityElement, $0.isVisible) = (true, true) }
            return spec.judged(screen([Node(.image, "Town", at: frame, [area]) { $0.isAccessibilityElement = false }]))
        }

        #expect(map(LayoutRect(x: 0, y: 0, width: 100, height: 100)) == .untested(.extentUnknown))
        #expect(map(.zero).outcome == .failed)
    }

    @Test func `an undrawn or hidden element is not judged`() {
        #expect(judged(.zero, isVisible: false) == .inapplicable(.notVisible))
        #expect(spec.judged(.button("Tea").accessibilityHidden()) == .inapplicable(.hidden))
    }

    @Test func `a node outside of the accessibility tree is not judged`() {
        #expect(spec.judged(screen([Node(.group, at: .zero) { $0.isAccessibilityElement = false }])) == .inapplicable(.nothingToJudge))
    }
}
