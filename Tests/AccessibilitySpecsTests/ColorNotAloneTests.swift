import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct ColorNotAloneTests {
    private let spec = ColorNotAlone()

    private func field(_ label: String, border: UInt32?, message: String?? = nil) -> Node {
        Node(.textField, label) {
            if let border { $0.surface = ScreenElement.Surface(border: SRGBColor(hex: border)) }
            if let message { $0.field = ScreenElement.FieldFacts(isInvalid: true, errorMessage: message) }
        }
    }

    private func link(_ color: UInt32?, weight: ScreenElement.FontWeight? = nil) -> RenderedScreen {
        let link = Node(.link, "hours") {
            $0.text = [ScreenElement.TextRun("hours", weight: weight, color: color.map { SRGBColor(hex: $0) })]
        }
        let text = Node(.text, "See our hours", [link]) {
            $0.text = [ScreenElement.TextRun("See our hours", weight: .regular, color: SRGBColor(hex: 0x000000))]
        }
        return screen([text])
    }

    @Test func `a wrong field with a message passes`() {
        #expect(spec.judged(screen([field("Street", border: 0xFF0000, message: "Street is missing.")])) == .passed)
    }

    @Test func `one without message, like another in all but color, fails`() {
        let fields = [field("Street", border: 0x808080), field("Town", border: 0xFF0000, message: "")]

        #expect(spec.judged(screen(fields)) == .failed("text field \"Town\" is invalid, and only its color says so"))
    }

    @Test func `one without message and without another cannot be judged`() {
        #expect(spec.judged(screen([field("Town", border: 0xFF0000, message: "")])) == .cantTell(.humanJudgement))
        #expect(spec.judged(screen([field("Town", border: 0xFF0000, message: .some(nil))])) == .cantTell(.errorMessageUnknown))
    }

    @Test func `a link of another weight passes, and one of contrast 3 to the text`() {
        #expect(spec.judged(link(0x000001, weight: .bold)) == .passed)
        #expect(spec.judged(link(0xFF9999)) == .passed)
    }

    @Test func `a link in a color near the text's may be underlined`() {
        #expect(spec.judged(link(0x000060)) == .cantTell(.humanJudgement))
    }

    @Test func `without colors it is not judged`() {
        #expect(spec.judged(link(nil)) == .untested(.colorsUnknown))
        #expect(spec.judged(screen([field("Town", border: nil, message: "")])) == .untested(.colorsUnknown))
    }

    @Test func `links by themselves and fields that are right are no matter`() {
        #expect(spec.judged(.column([.link("a"), .field("b")])) == .inapplicable(.nothingToJudge))
    }
}
