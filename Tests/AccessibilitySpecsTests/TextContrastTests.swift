import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct TextContrastTests {
    private let spec = TextContrast()

    /// A text of some color on a background.
    private func text(
        _ color: UInt32, on background: [ScreenElement.Paint]? = [.color(.white)], string: String = "Order",
        _ change: (inout ScreenElement) -> Void = { _ in }, run changeRun: (inout ScreenElement.TextRun) -> Void = { _ in }
    ) -> RenderedScreen {
        captured(.text) { element in
            var textRun = run(string) { $0.color = SRGBColor(hex: color) }
            changeRun(&textRun)
            element.text = [textRun]
            element.surface = ScreenElement.Surface(background: background)
            change(&element)
        }
    }

    @Test func `text over a shape, faded text and entered text are judged`() {
        let blue = Blueprint.capsule().foregroundColor(0x0A50C8)
        #expect(spec.judged(Blueprint.text("New").padding(8).background(blue)).outcome == .failed)
        #expect(spec.judged(Blueprint.text("New").foregroundColor(.white).padding(8).background(blue)) == .passed)
        #expect(spec.judged(.button(Blueprint.text("Buy").foregroundColor(.white).padding(12).background(blue))) == .passed)
        #expect(spec.judged(.button(Blueprint.text("Buy").foregroundColor(0x2060D0).padding(12).background(blue))).outcome == .failed)
        #expect(spec.judged(Blueprint.text("Order").opacity(0.3)).outcome == .failed)
        #expect(spec.judged(Blueprint.text("Order").opacity(0.9)) == .passed)
        for field in [
            Blueprint.field("Email", value: "robin@mail.test"), .textEditor("Notes", value: "robin"),
            .picker("To", value: "robin"),
        ] {
            #expect(spec.judged(field.foregroundColor(0xC8C8CE)).outcome == .failed, "\(field.swiftCode)")
            #expect(spec.judged(field.foregroundColor(0x333333)) == .passed, "\(field.swiftCode)")
        }
    }

    @Test(arguments: [0x000000, 0x767676, 0x595959] as [UInt32])
    func `a contrast of 4.5 and more passes`(color: UInt32) {
        #expect(spec.judged(text(color)) == .passed)
    }

    @Test func `a hair less fails, and is not rounded up`() {
        #expect(spec.judged(text(0x777777)) == .failed("the text has a contrast of 4.47:1; 4.5:1 needed"))
        #expect(spec.judged(text(0x007AFF)) == .failed("the text has a contrast of 4.01:1; 4.5:1 needed"))
    }

    @Test func `large text, and bold text that is a little smaller, need 3`() {
        #expect(spec.judged(text(0x949494, run: { $0.pointSize = 24 })) == .passed)
        #expect(spec.judged(text(0x949494, run: { $0.pointSize = 23.9 })).outcome == .failed)
        #expect(spec.judged(text(0x949494, run: { ($0.pointSize, $0.weight) = (18.6667, .bold) })) == .passed)
        #expect(spec.judged(text(0x949494, run: { ($0.pointSize, $0.weight) = (18.6667, .semibold) })).outcome == .failed)
        #expect(
            spec.judged(text(0x959595, run: { $0.pointSize = 24 }))
                == .failed("the text has a contrast of 2.99:1; 3:1 needed"))
    }

    @Test func `a gradient fails where its best color is too little, and else leaves it open`() {
        let blue = ScreenElement.Paint.gradient([.white, SRGBColor(hex: 0x0000FF)])

        #expect(spec.judged(text(0xAAAAAA, on: [.gradient([.white, SRGBColor(hex: 0xDDDDDD)])])).outcome == .failed)
        #expect(spec.judged(text(0x333333, on: [blue])) == .cantTell(.backdropUnknown))
        #expect(spec.judged(text(0x000000, on: [.unknown])) == .cantTell(.backdropUnknown))
        #expect(spec.judged(text(0x000000, on: nil)) == .cantTell(.backdropUnknown))
    }

    @Test func `text on a background of the system fails where none of them will do`() {
        func onSystem(_ color: UInt32, _ opacity: Double? = nil) -> Judged {
            spec.judged(
                text(color, on: nil) { element in
                    element.surface?.backdrop = [.white, SRGBColor(hex: 0xF2F2F7)]
                    element.surface?.opacity = opacity
                })
        }

        #expect(onSystem(0x6E6E6E) == .passed)
        #expect(onSystem(0x757575) == .cantTell(.backdropUnknown))
        #expect(onSystem(0x777777) == .failed("the text has a contrast of 4.47:1; 4.5:1 needed"))
        #expect(onSystem(0x000000, 0.5).outcome == .failed)
        #expect(onSystem(0x000000, 0.9) == .passed)
    }

    @Test func `unknown colors under an opaque element do not matter`() {
        let outer = element(.group, "0")
        let inner = element(.text, "1") { element in
            element.text = [run("Order") { $0.color = .black }]
            element.surface = ScreenElement.Surface(background: [.color(.white)])
        }

        #expect(spec.judged(screen([(0, outer), (1, inner)])) == .passed)
    }

    @Test func `opacity makes the contrast less`() {
        #expect(spec.judged(text(0x000000) { $0.surface?.opacity = 1 }) == .passed)
        let faded = element(.text, "1") { element in
            element.text = [run("Order") { $0.color = .black }]
            element.surface = ScreenElement.Surface(background: [], opacity: 0.3)
        }
        let page = element(.screen, "0") { $0.surface = ScreenElement.Surface(background: [.color(.white)]) }
        #expect(spec.judged(screen([(0, page), (1, faded)])).outcome == .failed)
    }

    @Test func `where opacity is at fault the fix names the element that has it`() {
        func remedies(_ outer: Double, _ inner: Double, _ color: SRGBColor = .black) -> [String] {
            let page = element(.screen, "0") { $0.surface = ScreenElement.Surface(background: [.color(.white)]) }
            let group = element(.group, "1") { ($0.label, $0.surface) = ("Cart", ScreenElement.Surface(background: [], opacity: outer)) }
            let text = element(.text, "2") { element in
                element.text = [run("Order") { $0.color = color }]
                element.surface = ScreenElement.Surface(background: [], opacity: inner)
            }
            let presentation = ScreenPresentation(screen([(0, page), (1, group), (2, text)]))
            let verdicts = audit(presentation, by: AccessibilityProfile(name: "test", specs: [spec]))[0]
            return verdicts.findings.map { spec.wording(for: $0).remedy }
        }

        #expect(remedies(1, 0.3) == ["raise the opacity of the text: drawn in full, the text has enough contrast"])
        #expect(remedies(0.3, 1) == ["raise the opacity of group \"Cart\": drawn in full, the text has enough contrast"])
        // A fainter color would need more than that.
        #expect(remedies(1, 0.3, SRGBColor(hex: 0x999999)) == ["change what lies behind the text: no shade of its color reaches 4.5:1"])
    }

    @Test func `disabled controls, their labels, symbols and invisible texts are not judged`() {
        let label = element(.text, "1") { element in
            element.text = [run("Name") { $0.color = SRGBColor(hex: 0xAAAAAA) }]
            element.surface = ScreenElement.Surface(background: [.color(.white)])
        }
        let field = element(.textField, "2") { ($0.isEnabled, $0.labeledBy) = (false, ["1"]) }

        let (whole, part) = (element(.group, "3") { _ in }, label)
        let box = element(.checkBox, "2") { ($0.isEnabled, $0.labeledBy) = (false, ["3"]) }
        let live = element(.checkBox, "2") { ($0.isEnabled, $0.labeledBy) = (true, ["3"]) }

        #expect(spec.judged(text(0xAAAAAA) { $0.isEnabled = false }) == .inapplicable(.disabled))
        #expect(spec.judged(screen([(0, label), (0, field)])) == .inapplicable(.disabled))
        #expect(spec.judged(screen([(0, whole), (1, box), (1, part)])) == .inapplicable(.disabled))
        #expect(spec.judged(screen([(0, whole), (1, live), (1, part)])).outcome == .failed)
        #expect(spec.judged(text(0xAAAAAA, string: "--- ★ ---")) == .inapplicable(.symbol))
        #expect(spec.judged(text(0xAAAAAA, string: "- a - b -")) == .inapplicable(.symbol))
        #expect(spec.judged(text(0xAAAAAA, string: "------ ab")).outcome == .failed)
        #expect(spec.judged(text(0xFFFFFF)) == .inapplicable(.invisibleText))
        #expect(spec.judged(text(0xAAAAAA) { $0.isVisible = false }) == .inapplicable(.notVisible))
        #expect(
            spec.judged(text(0xAAAAAA, run: { $0.frame = LayoutRect(x: 0, y: -99, width: 9, height: 9) })) == .inapplicable(.notVisible))
    }

    @Test func `a letter that stands for something on a control is a symbol`() {
        func button(_ label: String) -> RenderedScreen {
            captured(.button) { button in
                button.label = label
                button.text = [run("X") { $0.color = SRGBColor(hex: 0xAAAAAA) }]
                button.surface = ScreenElement.Surface(background: [.color(.white)])
            }
        }

        #expect(spec.judged(button("Close")) == .inapplicable(.symbol))
        #expect(spec.judged(button("X")).outcome == .failed)
    }

    @Test func `a capture without the color is untested, without the size it is open`() {
        #expect(spec.judged(.text("a")) == .untested(.colorsUnknown))
        #expect(spec.judged(text(0x000000, run: { $0.pointSize = nil })) == .cantTell(.fontUnknown))
        #expect(spec.judged(captured(.image)) == .inapplicable(.nothingToJudge))
    }
}
