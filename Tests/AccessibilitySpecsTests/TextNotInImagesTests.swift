import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct TextNotInImagesTests {
    private let spec = TextNotInImages()

    private func picture(_ name: String = "banner", label: String = "Sale ends on Friday") -> Blueprint {
        .image(name, width: 300, height: 80).accessibilityLabel(label)
    }

    @Test func `a picture of text fails, even one that is described`() {
        #expect(
            spec.judged(picture().showsText())
                == .failed("image \"Sale ends on Friday\" is a picture of text, which keeps its size, its colors and its spacing"))
        #expect(spec.remedies(for: picture().showsText()) == ["show the text itself in front of the picture"])
    }

    @Test func `a control that shows a picture of text fails, too`() {
        let button = captured(.button) { element in
            element.label = "Buy"
            element.image = ScreenElement.ImageContent(name: "buy-now.png", showsText: true)
        }

        #expect(spec.judged(button).outcome == .failed)
    }

    @Test func `a decorative picture of text keeps text from all, and fails`() {
        #expect(spec.judged(.image("banner", width: 60, height: 20, isDecorative: true).showsText()).outcome == .failed)
    }

    @Test(arguments: [("banner", "Logo of Wool & Co."), ("wool-logo", "Wool & Co."), ("wordmark", "Wool"), ("x", "Logotype")])
    func `a logo passes`(name: String, label: String) {
        #expect(spec.judged(picture(name, label: label).showsText()) == .passed)
    }

    @Test func `a word that only holds another one is no logo`() {
        #expect(spec.judged(picture("catalogo", label: "Prologo").showsText()).outcome == .failed)
    }

    @Test func `a picture without text passes, and one that is not known to show any is nothing to judge`() {
        #expect(spec.judged(picture().showsText(false)) == .passed)
        #expect(spec.judged(picture()) == .inapplicable(.nothingToJudge))
    }

    @Test func `a picture that is not drawn is not judged`() {
        let hidden = captured(.image) { element in
            element.image = ScreenElement.ImageContent(showsText: true)
            element.isVisible = false
        }

        #expect(spec.judged(hidden) == .inapplicable(.notVisible))
    }
}
