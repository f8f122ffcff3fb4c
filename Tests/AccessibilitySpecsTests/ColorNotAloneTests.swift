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

    private func link(
        _ color: UInt32?, weight: ScreenElement.FontWeight? = nil, isUnderlined: Bool? = nil,
        change: (inout ScreenElement) -> Void = { _ in }
    ) -> RenderedScreen {
        let link = Node(.link, "hours") {
            $0.text = [ScreenElement.TextRun("hours", weight: weight, color: color.map { SRGBColor(hex: $0) })]
            $0.text?[0].isUnderlined = isUnderlined
            change(&$0)
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

    @Test func `an underlined link passes, and one that is known not to be fails`() {
        #expect(spec.judged(link(0x000060, isUnderlined: true)) == .passed)
        #expect(spec.judged(link(nil, isUnderlined: true)) == .passed)
        #expect(
            spec.judged(link(0x000060, isUnderlined: false))
                == .failed("link \"hours\" is not underlined, and has 1.16:1 to the text around it; 3:1 needed"))
        #expect(spec.judged(link(0xFF9999, isUnderlined: false)) == .passed)
    }

    @Test func `a link without underline may have a background, a border or other letters`() {
        let red = SRGBColor(hex: 0xFF0000)

        #expect(
            spec.judged(link(0x000060, isUnderlined: false) { $0.surface = ScreenElement.Surface(border: red) })
                == .cantTell(.humanJudgement))
        #expect(
            spec.judged(link(0x000060, isUnderlined: false) { $0.surface = ScreenElement.Surface(background: [.color(red)]) })
                == .cantTell(.humanJudgement))
        #expect(spec.judged(link(0x000060, isUnderlined: false) { $0.text?[0].isItalic = true }) == .passed)
    }

    /// Rows with a dot of a color each.
    private func dots(_ colors: UInt32..., change: (inout ScreenElement) -> Void = { _ in }) -> Judged {
        let rows = colors.enumerated().map { place, color in
            let dot = Node(.group, "", at: LayoutRect(x: 0, y: 40 * Double(place), width: 10, height: 10)) {
                $0.isAccessibilityElement = false
                $0.isVisible = true
                $0.actions = []
                $0.surface = ScreenElement.Surface(background: [.color(SRGBColor(hex: color))])
                change(&$0)
            }
            return Node.group([dot, .text("Row \(place)", at: LayoutRect(x: 20, y: 40 * Double(place), width: 80, height: 20))])
        }
        return spec.judged(screen(rows))
    }

    @Test func `dots of several colors that nothing says may be a status`() {
        #expect(dots(0xFF0000, 0x00FF00) == .cantTell(.humanJudgement))
        #expect(dots(0xFF0000, 0xFF0000) == .inapplicable(.nothingToJudge))
        #expect(dots(0xFF0000, 0x00FF00) { $0.isDecorative = true } == .inapplicable(.nothingToJudge))
        #expect(dots(0xFF0000, 0x00FF00) { $0.label = nil } == .inapplicable(.nothingToJudge))
    }

    @Test func `without colors it is not judged`() {
        #expect(spec.judged(link(nil)) == .untested(.colorsUnknown))
        #expect(spec.judged(screen([field("Town", border: nil, message: "")])) == .untested(.colorsUnknown))
    }

    @Test func `links by themselves and fields that are right are no matter`() {
        #expect(spec.judged(.column([.link("a"), .field("b")])) == .inapplicable(.nothingToJudge))
    }

    @Test func `a link in a line of texts fails by its color alone`() {
        func line(_ link: Blueprint, spacing: Double = 4, after: [Blueprint] = []) -> Judged {
            spec.judged(
                Blueprint.flow(spacing: spacing, [.text("I accept the").foregroundColor(0x222222), link] + after).backgroundColor(0xFFFFFF))
        }
        let terms = Blueprint.link("Terms")

        #expect(
            line(terms.foregroundColor(0x5C1A24))
                == .failed("link \"Terms\" is not underlined, and has 1.23:1 to the text around it; 3:1 needed"))
        #expect(line(terms.foregroundColor(0x5C1A24), after: [.text("of use")]).outcome == .failed)
        #expect(line(terms.foregroundColor(0x4DA6FF)) == .passed)
        #expect(line(terms.foregroundColor(0x5C1A24).underline()) == .passed)
        #expect(line(terms.foregroundColor(0x5C1A24).bold()) == .passed)
        #expect(line(terms.foregroundColor(0x5C1A24), spacing: 24) == .inapplicable(.nothingToJudge))
        #expect(spec.judged(.column([.text("I accept the"), terms.foregroundColor(0x5C1A24)])) == .inapplicable(.nothingToJudge))
    }

    /// A paragraph of a page, with a link in the middle of its line or below it.
    private func paragraph(
        _ color: UInt32, y: Double = 0, border: SRGBColor? = SRGBColor(hex: 0, opacity: 0), on platform: RenderedScreen.Platform = .web,
        isUnderlined: Bool = false, around role: ScreenElement.Role? = nil
    ) -> Judged {
        func run(_ string: String, _ frame: LayoutRect, _ color: UInt32, isUnderlined: Bool = false) -> ScreenElement.TextRun {
            var run = ScreenElement.TextRun(string)
            (run.frame, run.color, run.isUnderlined, run.weight) = (frame, SRGBColor(hex: color), isUnderlined, .regular)
            return run
        }
        let frame = LayoutRect(x: 100, y: y, width: 60, height: 20)
        let link = Node(.link, "a report", at: frame, role.map { [Node($0, nil, at: frame)] } ?? []) {
            $0.isAccessibilityElement = true
            $0.isVisible = true
            $0.text = [run("a report", frame, color, isUnderlined: isUnderlined)]
            $0.surface = ScreenElement.Surface(background: [], border: border)
        }
        let text = Node(.group, nil, at: LayoutRect(x: 0, y: 0, width: 300, height: 60), [link]) {
            $0.text = [run("We published", LayoutRect(x: 0, y: 0, width: 100, height: 20), 0x222222)]
        }
        return spec.judged(screen([text], on: platform))
    }

    @Test func `a link in a line of a page fails by its color alone, and passes with any sign`() {
        #expect(
            paragraph(0x5C1A24) == .failed("link \"a report\" is not underlined, and has 1.23:1 to the text around it; 3:1 needed"))
        #expect(paragraph(0x5C1A24, isUnderlined: true) == .passed)
        #expect(paragraph(0x4DA6FF) == .passed)
        #expect(paragraph(0x5C1A24, border: SRGBColor(hex: 0x5C1A24)) == .cantTell(.humanJudgement))
        // Older recordings do not say whether there is a line.
        #expect(paragraph(0x5C1A24, border: nil) == .cantTell(.humanJudgement))
        #expect(paragraph(0x5C1A24, around: .text) == paragraph(0x5C1A24))
        #expect(paragraph(0x5C1A24, around: .image) == .cantTell(.humanJudgement))
    }

    @Test func `a link below a text of a page, and one of an app, are no links within text`() {
        #expect(paragraph(0x5C1A24, y: 30) == .inapplicable(.nothingToJudge))
        #expect(paragraph(0x5C1A24, on: .iOS) == .inapplicable(.nothingToJudge))
    }

    @Test func `the failure of a field names the one that differs in color, and that of a link its contrast`() {
        func findings(_ screen: RenderedScreen) -> [Finding] {
            audit(ScreenPresentation(screen), by: AccessibilityProfile(name: "test", specs: [spec])).flatMap(\.findings)
        }
        let fields = [field("Street", border: 0x808080), field("Town", border: 0xFF0000, message: "")]

        #expect(findings(screen(fields)).map { $0.related.map(\.label) } == [["Street"]])
        let link = findings(link(0x000060, isUnderlined: false))
        #expect(link.map { spec.wording(for: $0).measure } == ["1.16:1"])
        #expect(link.map { spec.wording(for: $0).remedy } == ["underline it"])
    }
}
