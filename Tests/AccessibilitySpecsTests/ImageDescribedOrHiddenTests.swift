import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct ImageDescribedOrHiddenTests {
    private let spec = ImageDescribedOrHidden()

    @Test func `a described image passes`() {
        #expect(spec.judged(.image("map", width: 60, height: 60).accessibilityLabel("Map of the way")) == .passed)
    }

    @Test func `an image that is spoken of and not described fails`() {
        let blueprint = Blueprint.image(uiImage: "map", width: 60, height: 60)

        #expect(spec.judged(blueprint) == .failed("the image is spoken of and not described; a description is needed"))
        #expect(spec.remedies(for: blueprint) == ["describe the image in its label, or mark it as decorative"])
    }

    @Test func `a description of white space is none`() {
        #expect(spec.judged(captured(.image) { $0.label = " \u{00A0}" }).outcome == .failed)
    }

    @Test func `a control that shows an image needs a description`() {
        let button = captured(.button) { element in
            element.label = ""
            element.image = ScreenElement.ImageContent(name: "cart.png")
        }

        #expect(spec.judged(button).outcome == .failed)
    }

    @Test func `a decorative or hidden image needs none`() {
        #expect(spec.judged(.image("line", width: 60, height: 2, isDecorative: true)) == .inapplicable(.decorative))
        #expect(spec.judged(.column([.image(uiImage: "map", width: 60, height: 60)]).accessibilityHidden()) == .inapplicable(.hidden))
    }

    @Test func `a screen without images is nothing to judge`() {
        #expect(spec.judged(.text("a")) == .inapplicable(.nothingToJudge))
    }

    @Test func `a capture without the label leaves it open`() {
        #expect(spec.judged(captured(.image)) == .cantTell(.labelUnknown))
    }
}
