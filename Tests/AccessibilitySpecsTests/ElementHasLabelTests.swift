import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct ElementHasLabelTests {
    private let spec = ElementHasLabel()

    @Test(
        arguments: [
            .button("a"),
            .imageButton("cart").accessibilityLabel("Cart"),
            .image("map", width: 60, height: 60).accessibilityLabel("Map of the way"),
            .field("Name"), .toggle("Wi-Fi"), .slider("Volume", value: "50%"), .link("More about paper"),
        ] as [Blueprint])
    func `a label of one character or more passes`(blueprint: Blueprint) {
        #expect(spec.judged(blueprint) == .passed)
    }

    @Test func `an image button without a label fails`() {
        #expect(spec.judged(.imageButton("cart")) == .failed("the button has no label; a label is needed"))
        #expect(spec.remedies(for: .imageButton("cart")) == ["give the button a label"])
    }

    @Test func `an informative image without a label fails`() {
        #expect(spec.judged(.image(uiImage: "map", width: 60, height: 60)) == .failed("the image has no label; a label is needed"))
        #expect(spec.remedies(for: .image(uiImage: "map", width: 60, height: 60)) == ["give the image a label, or mark it as decorative"])
    }

    @Test(arguments: [" ", "\u{00A0}\n", "\u{200B}\u{202E}", "\u{E000}", "\u{F8FF}"])
    func `white space, invisible and private characters are no label`(label: String) {
        #expect(spec.judged(.imageButton("cart").accessibilityLabel(label)) == .failed("the button has a blank label; a label is needed"))
    }

    @Test func `every element without a label is reported, in order`() {
        let blueprint = Blueprint.row([.imageButton("cart"), .button("a"), .imageButton("heart").accessibilityIdentifier("favorite")])

        #expect(
            spec.judged(blueprint)
                == .failed(
                    "the button has no label; a label is needed", "the button with identifier \"favorite\" has no label; a label is needed")
        )
    }

    @Test func `text alone is nothing to judge`() {
        #expect(spec.judged(.text("a")) == .inapplicable(.nothingToJudge))
    }

    @Test func `a decorative image needs none`() {
        #expect(spec.judged(.image("line", width: 60, height: 2, isDecorative: true)) == .inapplicable(.decorative))
    }

    @Test func `a hidden element needs none`() {
        #expect(spec.judged(.column([.imageButton("cart")]).accessibilityHidden()) == .inapplicable(.hidden))
    }

    @Test func `what a modal shuts off needs none now`() {
        #expect(spec.judged(.imageButton("cart").modal(.text("a"))) == .inapplicable(.behindModal))
    }

    @Test func `part of a merged element needs none`() {
        let blueprint = Blueprint.row([.text("Order 1234"), .imageButton("cart")]).accessibilityElement(children: .combine)

        #expect(spec.judged(blueprint) == Judged(outcome: .passed, reasons: [.notInAccessibilityTree]))
    }

    @Test func `a capture without the label leaves it open`() {
        #expect(spec.judged(captured(.textField)) == .cantTell(.labelUnknown))
    }

    @Test func `a captured control that may be cut by its scroller leaves it open`() {
        var builder = RenderedScreen.Builder(size: LayoutSize(width: 320, height: 568))
        var scroller = ScreenElement(.scrollView, source: "0", frame: LayoutRect(x: 0, y: 0, width: 320, height: 300))
        scroller.scrolling = ScreenElement.Scrolling(axes: [.vertical])
        builder.open(scroller)
        var row = ScreenElement(.button, source: "1", frame: LayoutRect(x: 0, y: 280, width: 320, height: 20))
        row.label = ""
        builder.add(row)
        builder.close()

        #expect(spec.judged(builder.finish()) == .cantTell(.scrolledPartlyOut))
    }

    @Test func `keys of the keyboard are the system's own`() {
        #expect(spec.judged(captured(.keyboardKey) { $0.label = "" }) == .inapplicable(.systemProvided))
    }

    @Test func `an element that is not drawn or has no extent is not judged`() {
        #expect(
            spec.judged(
                captured(.button) {
                    $0.label = ""
                    $0.isVisible = false
                }) == .inapplicable(.notVisible))
        #expect(spec.judged(captured(.button, frame: .zero) { $0.label = "" }) == .inapplicable(.zeroArea))
    }

    @Test(arguments: ["\u{3164}", "\u{115F}", "\u{2800}", "\u{034F}", "\u{FE0F}", "\u{200B}\u{00AD}"])
    func `a label of invisible characters is none, whatever their category`(label: String) {
        #expect(ElementHasLabel().judged(captured(.button) { $0.label = label }).outcome == .failed)
    }
}
