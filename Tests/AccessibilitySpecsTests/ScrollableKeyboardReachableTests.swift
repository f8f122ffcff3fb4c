import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct ScrollableKeyboardReachableTests {
    private let spec = ScrollableKeyboardReachable()

    private func region(
        content: LayoutSize = LayoutSize(width: 100, height: 400), axes: [ScreenElement.Axis] = [.vertical], focusable: Bool? = false,
        inside: ScreenElement? = nil
    ) -> RenderedScreen {
        let region = element(.group, "0") { group in
            group.scrolling = ScreenElement.Scrolling(axes: axes, contentSize: content)
            group.keyboard = ScreenElement.KeyboardBehavior(isFocusable: focusable)
        }
        return screen([(0, region)] + (inside.map { [(1, $0)] } ?? []))
    }

    @Test func `a region that takes focus passes`() {
        #expect(spec.judged(region(focusable: true)) == .passed)
    }

    @Test func `a region in which something takes focus passes`() {
        let link = element(.link, "1") { $0.keyboard = ScreenElement.KeyboardBehavior(isFocusable: true) }

        #expect(spec.judged(region(inside: link)) == .passed)
    }

    @Test func `a region that takes none, nor anything inside, fails`() {
        #expect(spec.judged(region()) == .failed("the group scrolls, and neither it nor anything inside takes keyboard focus"))
    }

    @Test func `content that is larger by less than a line is none`() {
        #expect(spec.judged(region(content: LayoutSize(width: 100, height: 57))) == .inapplicable(.nothingToJudge))
        #expect(spec.judged(region(content: LayoutSize(width: 100, height: 58))).outcome == .failed)
    }

    @Test func `pictures that go on to the side fail, text leaves it open`() {
        let wide = LayoutSize(width: 400, height: 44)

        #expect(spec.judged(region(content: wide, axes: [.horizontal])) == .cantTell(.keyboardUnknown))
        #expect(spec.judged(region(content: wide, axes: [.horizontal], inside: element(.image, "1"))).outcome == .failed)
    }

    @Test func `a capture without the focusable elements is untested`() {
        #expect(spec.judged(region(focusable: nil)) == .untested(.keyboardUnknown))
        #expect(spec.judged(.scroll(.text("a"))).outcome != .failed)
        #expect(spec.judged(.text("a")) == .inapplicable(.nothingToJudge))
    }
}
