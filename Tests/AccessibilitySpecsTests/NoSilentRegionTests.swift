import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct NoSilentRegionTests {
    private let spec = NoSilentRegion()
    private let large = LayoutRect(x: 0, y: 100, width: 320, height: 300)

    private func map(_ change: (inout ScreenElement) -> Void = { _ in }) -> Node {
        Node(.map, "Around you", at: large) {
            $0.isAccessibilityElement = false
            change(&$0)
        }
    }

    @Test func `a large map that is an element passes`() {
        #expect(spec.judged(screen([map { $0.isAccessibilityElement = true }])) == .passed)
    }

    @Test func `one at which nothing stops fails`() {
        #expect(
            spec.judged(screen([map()])) == .failed("map \"Around you\" shows something on 320 × 300 pt where nothing is announced"))
    }

    @Test func `one whose parts are elements passes`() {
        let parts = (0..<6).map { Node.button("Place \($0)", at: LayoutRect(x: 0, y: 100 + Double($0) * 50, width: 320, height: 44)) }

        #expect(spec.judged(screen([map()] + parts)) == .passed)
    }

    @Test func `one with an element in its corner fails by the rest`() {
        let corner = Node.button("Zoom", at: LayoutRect(x: 0, y: 100, width: 44, height: 44))

        #expect(
            spec.judged(screen([map(), corner])) == .failed("map \"Around you\" shows something on 276 × 300 pt where nothing is announced")
        )
    }

    @Test func `small and decorative ones are no matter`() {
        #expect(spec.judged(.image("a", width: 60, height: 60).accessibilityHidden()) == .inapplicable(.smallImage))
        #expect(spec.judged(screen([Node(.image, "", at: large) { $0.isDecorative = true }])) == .inapplicable(.decorative))
    }

    @Test func `text is no region`() {
        #expect(spec.judged(.text("a")) == .inapplicable(.nothingToJudge))
    }
}
