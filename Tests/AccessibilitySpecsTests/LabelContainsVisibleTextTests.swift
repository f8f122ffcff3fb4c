import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct LabelContainsVisibleTextTests {
    private let spec = LabelContainsVisibleText()

    private func button(_ text: String, called label: String?, _ change: (inout ScreenElement) -> Void = { _ in }) -> RenderedScreen {
        captured(.button) { element in
            element.label = label
            element.text = [ScreenElement.TextRun(text)]
            change(&element)
        }
    }

    @Test(arguments: [
        ("Buy", "Buy"), ("Buy", "Buy now"), ("Now!", "Buy now"), ("Search…", "search"), ("Date (YYYY-MM-DD)", "Date"),
        ("Non-standard", "nonstandard"), ("Sign up", "sign-up"), ("购买", "立即购买"), ("don’t", "dont"), ("Show (all)", "Show (all)"),
        ("Don't save", "Don’t save"), ("Application", "L’application"), ("Women’s", "womens"), ("iPhone", "iPhoneを買う"), ("12個", "12 個を買う"),
        ("カート", "カートに追加"), ("ตะกร้า", "เพิ่มลงตะกร้า"), ("ຊື້", "ຊື້ດຽວນີ້"), ("ទិញ", "ទិញឥឡូវ"), ("e\u{301}tat", "État"),
        ("Einstellungen", "Ein\u{AD}stellungen"), ("1,000 points", "1,000 points"), ("Example", "example.com"),
    ])
    func `words that are seen and said one after the other pass`(text: String, label: String) {
        #expect(spec.judged(button(text, called: label)) == .passed)
    }

    @Test(arguments: [
        ("Buy", "Purchase"), ("Sub", "Subscribe"), ("Full label", "Label full"), ("2021", "20 21"), ("1", "1a"),
        ("The full label", "the full"),
        ("2×2=4", "two times two is four"), ("买购", "立即购买"), ("3.5", "35"), ("1", "1.5"), ("ซื้อ", "ตะกร้า"), ("etat", "état"),
    ])
    func `words that are not said, or in another order, fail`(text: String, label: String) {
        #expect(
            spec.judged(button(text, called: label))
                == .failed("button \"\(label)\" reads \"\(text)\"; saying that does not reach it"))
    }

    @Test func `a thousand texts are read, and more are no name`() {
        func button(_ count: Int) -> RenderedScreen {
            let texts = (0..<count).map { _ in Node.text("Buy") { $0.isAccessibilityElement = false } }
            let label = Array(repeating: "Buy", count: count).joined(separator: " ")
            return screen([Node(.button, label, texts) { $0.makeKnown() }])
        }

        #expect(spec.judged(button(1_024)) == .passed)
        #expect(spec.judged(button(1_025)) == .cantTell(.budgetExceeded))
    }

    @Test func `a name for voice control is as good as the label`() {
        #expect(spec.judged(button("Buy", called: "Purchase") { $0.userInputLabels = ["Buy"] }) == .passed)
        #expect(spec.judged(.button("Buy").accessibilityLabel("Purchase")).outcome == .failed)
    }

    @Test func `names for voice control replace the label`() {
        #expect(
            spec.judged(button("Settings", called: "Settings") { $0.userInputLabels = ["Gear", "Cog"] })
                == .failed("button \"Settings\" reads \"Settings\"; its names for voice control replace the label: \"Gear, Cog\""))
        #expect(spec.judged(button("Settings", called: "Settings") { $0.userInputLabels = ["Gear", "Settings"] }) == .passed)
        #expect(spec.judged(button("Settings", called: "Settings") { $0.userInputLabels = [] }) == .passed)
    }

    @Test func `a text that ends with the value passes`() {
        #expect(spec.judged(button("Wi-Fi On", called: "Wi-Fi") { $0.value = "On" }) == .passed)
    }

    @Test func `symbols and single letters that stand for something are not judged`() {
        #expect(spec.judged(button("×", called: "Close")) == .inapplicable(.symbol))
        #expect(spec.judged(button("X", called: "Close")) == .inapplicable(.symbol))
    }

    @Test func `a short form of a word of the label leaves it open`() {
        #expect(spec.judged(button("University Ave.", called: "University Avenue")) == .cantTell(.abbreviation))
        #expect(spec.judged(button("Asst. Tech.", called: "Assistive Technology")) == .cantTell(.abbreviation))
    }

    @Test func `pieces of text are put together as they stand`() {
        func pieces(_ second: LayoutRect) -> RenderedScreen {
            let control = element(.button, "0") { $0.label = "Search" }
            let first = element(.text, "1", frame: LayoutRect(x: 0, y: 0, width: 10, height: 20)) { $0.label = "S" }
            let rest = element(.text, "2", frame: second) { $0.label = "earch" }
            return screen([(0, control), (1, first), (1, rest)])
        }

        #expect(spec.judged(pieces(LayoutRect(x: 10, y: 0, width: 50, height: 20))) == .passed)
        #expect(spec.judged(pieces(LayoutRect(x: 20, y: 0, width: 50, height: 20))).outcome == .failed)
    }

    @Test func `the text of a control inside is not text of the control around it`() {
        func menu(_ inner: ScreenElement.Role, isElement: Bool = true) -> Verdicts.Outcome {
            let item = element(.menuItem, "0") { $0.label = "File" }
            let own = element(.text, "1", frame: LayoutRect(x: 0, y: 0, width: 30, height: 20)) { $0.label = "File" }
            let inside = element(inner, "2", frame: LayoutRect(x: 0, y: 20, width: 90, height: 20)) { control in
                (control.label, control.isAccessibilityElement) = ("Open", isElement)
            }
            let text = element(.text, "3", frame: LayoutRect(x: 0, y: 20, width: 30, height: 20)) { $0.label = "Open" }
            return spec.judged(screen([(0, item), (1, own), (1, inside), (2, text)])).outcome
        }

        #expect(menu(.menuItem) == .passed)
        #expect(menu(.group) == .failed)
        #expect(menu(.menuItem, isElement: false) == .failed)
    }

    @Test func `a control without text, and a field, are not judged`() {
        #expect(spec.judged(captured(.button) { $0.label = "Cart" }) == .inapplicable(.noVisibleText))
        #expect(
            spec.judged(captured(.textField) { ($0.label, $0.text) = ("Name", [ScreenElement.TextRun("Ada")]) })
                == .inapplicable(.nothingToJudge))
    }

    @Test func `a capture without the label leaves it open`() {
        #expect(spec.judged(button("Buy", called: nil)) == .cantTell(.labelUnknown))
    }

    @Test func `a symbol that is its own label has no words to be said`() {
        #expect(spec.judged(button("×", called: "×")) == .inapplicable(.symbol))
    }

    @Test func `a text that is the value is no name for voice control`() {
        func square(_ label: String, value: String, names: [String]) -> Blueprint {
            .button("X").accessibilityLabel(label).accessibilityValue(value).accessibilityInputLabels(names)
        }

        #expect(spec.judged(square("Row 1, column 1", value: "X", names: ["Row 1 column 1"])) == .passed)
        #expect(spec.judged(square("X, row 1", value: "", names: ["Row 1 column 1"])).outcome == .failed)
    }

    @Test func `on a page, the pieces of text may have unseen words between them in the name`() {
        func link(_ pieces: [String], called label: String, on platform: RenderedScreen.Platform? = .web) -> RenderedScreen {
            screen(
                [Node(.link, label) { $0.text = pieces.map { ScreenElement.TextRun($0) } }], on: platform)
        }

        #expect(spec.judged(link(["Add", "to cart"], called: "Add Blue pen to cart")) == .passed)
        #expect(spec.judged(link(["Add", "to cart"], called: "Add Blue pen to cart", on: nil)).outcome == .failed)
        #expect(spec.judged(link(["to cart", "Add"], called: "Add Blue pen to cart")).outcome == .failed)
        #expect(spec.judged(link(["Add", "to bag"], called: "Add Blue pen to cart")).outcome == .failed)
        #expect(spec.judged(link(["A\u{200B}B\u{200B}C shop"], called: "ABC shop")) == .passed)
    }
}
