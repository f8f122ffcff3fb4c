import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct LargeImageDescribedTests {
    private let spec = LargeImageDescribed()
    private let large = LayoutRect(x: 0, y: 100, width: 320, height: 200)

    @Test func `a described large image passes`() {
        #expect(spec.judged(screen([Node(.image, "All set", at: large) { $0.makeKnown() }])) == .passed)
    }

    @Test func `one without label fails, though it is decorative`() {
        let image = Node(.image, "", at: large) {
            $0.makeKnown()
            $0.isDecorative = true
        }

        #expect(spec.judged(screen([image])) == .failed("unlabeled image takes 320 × 200 pt of the screen and is silent"))
    }

    @Test func `one that is hidden fails`() {
        let image = Node(.image, "All set", at: large) { $0.isAccessibilityHidden = true }

        #expect(spec.judged(screen([image])) == .failed("image \"All set\" takes 320 × 200 pt of the screen and is silent"))
    }

    @Test func `a backdrop behind announced elements is exempt`() {
        let image = Node(.image, "", at: large) { $0.makeKnown() }

        #expect(
            spec.judged(screen([image, .text("Welcome", at: LayoutRect(x: 10, y: 120, width: 100, height: 20))]))
                == .inapplicable(.decorative))
    }

    @Test func `the picture of a button with a label is described`() {
        let film = Blueprint.image(uiImage: "film", width: 320, height: 300)

        #expect(spec.judged(.button(film.accessibilityLabel("Film: a vase")).action("film")) == .passed)
        #expect(spec.judged(Blueprint.button(film).accessibilityLabel("Play the film").action("film")) == .passed)
        #expect(spec.judged(Blueprint.column([film.accessibilityHidden()])).outcome == .failed)
    }

    @Test func `a small image is no matter`() {
        #expect(spec.judged(.image("a", width: 60, height: 60)) == .inapplicable(.smallImage))
    }

    @Test func `without images there is nothing to judge`() {
        #expect(spec.judged(.text("a")) == .inapplicable(.nothingToJudge))
    }

    @Test func `an unknown label cannot be judged`() {
        #expect(spec.judged(screen([Node(.image, at: large)])) == .cantTell(.labelUnknown))
    }
}
