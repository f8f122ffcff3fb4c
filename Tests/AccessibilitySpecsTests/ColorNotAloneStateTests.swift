import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct ColorNotAloneStateTests {
    private let spec = ColorNotAlone()

    private func choice(_ label: String, _ color: UInt32, isSelected: Bool = false) -> Blueprint {
        let button = Blueprint.button(label).foregroundColor(color)
        return isSelected ? button.accessibilityAddTraits(.selected) : button
    }

    private func row(_ children: [Blueprint]) -> Blueprint { Blueprint.row(children).backgroundColor(0xFFFFFF) }

    private func pair(_ selected: UInt32, _ other: UInt32) -> Blueprint {
        row([choice("Monthly", selected, isSelected: true), choice("Yearly", other)])
    }

    /// Two captured chips, the first of them selected, with something changed.
    private func chips(_ change: (inout ScreenElement) -> Void) -> RenderedScreen {
        func chip(_ label: String, x: Double, _ change: (inout ScreenElement) -> Void) -> Node {
            .button(label, at: LayoutRect(x: x, y: 0, width: 100, height: 44)) {
                $0.text = [ScreenElement.TextRun(label, pointSize: 17, weight: .regular, color: SRGBColor(hex: 0x606060))]
                $0.surface = ScreenElement.Surface(background: [.color(.white)])
                change(&$0)
            }
        }
        let selected = chip("Monthly", x: 0) {
            $0.traits = [.button, .selected]
            change(&$0)
        }
        return screen([.group([selected, chip("Yearly", x: 110) { _ in }])])
    }

    private func blue(_ element: inout ScreenElement) { element.text?[0].color = SRGBColor(hex: 0x0060D0) }

    @Test func `a selected button in another color of the same lightness fails`() {
        #expect(
            spec.judged(pair(0x0060D0, 0x606060))
                == .failed("only color says whether button \"Monthly\" is selected: 1.07:1 beside button \"Yearly\"; 3:1 needed"))
        #expect(
            spec.remedies(for: pair(0x0060D0, 0x606060)) == ["add a checkmark, a border or another weight to the selected one"])
    }

    @Test func `one in a color of another lightness passes`() {
        #expect(spec.judged(pair(0x000000, 0x808080)) == .passed)
        #expect(spec.judged(pair(0x000000, 0x5A5A5A)) == .passed)
        #expect(spec.judged(pair(0x000000, 0x595959)).outcome == .failed)
    }

    @Test func `red beside black is told apart by most people and not with protanopia`() {
        #expect(
            spec.judged(pair(0xC00000, 0x000000))
                == .failed(
                    "only color says whether button \"Monthly\" is selected: 2.2:1 beside button \"Yearly\" with protanopia; 3:1 needed"))
        let screen = StandardLayout().screen(for: pair(0xC00000, 0x000000), in: .standard)
        let verdicts = audit(ScreenPresentation(screen), by: AccessibilityProfile(name: "test", specs: [spec]))[0]

        #expect(verdicts.findings.map(\.severity) == [.warning])
    }

    @Test func `a sign besides color passes`() {
        #expect(spec.judged(chips { blue(&$0) }).outcome == .failed)
        #expect(
            spec.judged(
                chips {
                    blue(&$0)
                    $0.text?[0].weight = .bold
                }) == .passed)
        #expect(
            spec.judged(
                chips {
                    blue(&$0)
                    $0.text?[0].string = "✓ Monthly"
                }) == .passed)
        #expect(
            spec.judged(
                chips {
                    blue(&$0)
                    $0.surface?.border = .black
                }) == .passed)
        #expect(
            spec.judged(
                chips {
                    blue(&$0)
                    $0.frame.size.height = 52
                }) == .passed)
    }

    @Test func `a line below the selected one passes, and lines below both do not help`() {
        func tab(_ label: String, _ color: UInt32, isSelected: Bool = false, hasLine: Bool) -> Blueprint {
            .column([
                choice(label, color, isSelected: isSelected),
                hasLine ? .image("line", width: 40, height: 3, isDecorative: true) : .spacer(minLength: 3),
            ])
        }

        #expect(
            spec.judged(
                row([
                    tab("Monthly", 0x0060D0, isSelected: true, hasLine: true).frame(width: 150),
                    tab("Yearly", 0x606060, hasLine: false).frame(width: 150),
                ])) == .passed)
        #expect(
            spec.judged(
                row([
                    tab("Monthly", 0x0060D0, isSelected: true, hasLine: true).frame(width: 150),
                    tab("Yearly", 0x606060, hasLine: true).frame(width: 150),
                ])
            ).outcome == .failed)
    }

    @Test func `a filled background counts by its color`() {
        func filled(_ color: UInt32) -> RenderedScreen {
            chips { $0.surface = ScreenElement.Surface(background: [.color(SRGBColor(hex: color))]) }
        }

        #expect(spec.judged(filled(0xE0E0E0)).outcome == .failed)
        #expect(spec.judged(filled(0x0060D0)) == .passed)
        #expect(spec.judged(chips { $0.surface?.background = [.unknown] }) == .cantTell(.backdropUnknown))
    }

    @Test func `facts that are missing leave it open`() {
        #expect(spec.judged(chips { $0.text?[0].color = nil }) == .untested(.colorsUnknown))
        #expect(spec.judged(chips { _ in }) == .cantTell(.humanJudgement))
        #expect(
            spec.judged(
                chips {
                    blue(&$0)
                    $0.image = ScreenElement.ImageContent(name: "calendar")
                }) == .cantTell(.imageUnknown))
    }

    @Test func `where nothing stands beside it nothing is judged`() {
        #expect(spec.judged(row([choice("Monthly", 0x0060D0, isSelected: true)])) == .inapplicable(.nothingToJudge))
        #expect(
            spec.judged(row([choice("Monthly", 0x0060D0, isSelected: true), .link("Terms").foregroundColor(0x606060)]))
                == .inapplicable(.nothingToJudge))
        #expect(spec.judged(.tabBar([.button("Shop"), .button("Cart")])) == .inapplicable(.systemProvided))
        #expect(spec.judged(chips { $0.isEnabled = false }) == .inapplicable(.disabled))
    }

    private func selecting(_ before: UInt32, _ after: UInt32, adding sign: String = "") -> Script {
        let button = { (color: UInt32, title: String) in
            Blueprint.column([Blueprint.button(title).action("choose").accessibilityLabel("Monthly").foregroundColor(color)])
                .backgroundColor(0xFFFFFF)
        }
        return Script(
            ["a": button(before, "Monthly"), "b": button(after, sign + "Monthly")], ["a": [.activate("choose"): "b"]]
        ).changing("choose", in: ["b"]) { $0.traits = [.button, .selected] }
    }

    @Test func `in a flow, one that turns from gray to blue fails`() {
        let flow = selecting(0x606060, 0x0060D0)

        #expect(
            spec.judged(flow)
                == .failed("only color says whether button \"Monthly\" is selected: 1.07:1 compared with the other state; 3:1 needed"))
        #expect(spec.paths(in: flow) == [#"touch "choose""#])
    }

    @Test func `in a flow, another lightness or a checkmark passes`() {
        #expect(spec.judged(selecting(0x808080, 0x000000)) == .passed)
        #expect(spec.judged(selecting(0x606060, 0x0060D0, adding: "✓ ")) == .passed)
        #expect(spec.judged(selecting(0x606060, 0x606060)) == .cantTell(.humanJudgement))
    }

    /// Two states of a bar whose tabs do not say which one is selected.
    private func bar(_ mark: @escaping (Blueprint) -> Blueprint, traits: ScreenElement.Traits = []) -> Script {
        func shows(_ selected: String) -> Blueprint {
            Blueprint.column(
                [.text("News")]
                    + ["Home", "Search", "Profile"].map { name in
                        let button = Blueprint.button(name).foregroundColor(0x606060).action(name)
                        return name == selected ? mark(button).accessibilityAddTraits(traits) : button
                    }
            ).backgroundColor(0xFFFFFF)
        }
        return Script(["a": shows("Home"), "b": shows("Search")], ["a": [.activate("Search"): "b"]])
    }

    @Test func `in a flow, buttons that exchange their colors are selected by color alone`() {
        let fact = { (name: String) in
            "only color says whether button \"\(name)\" is selected: 1.07:1 compared with the other state; 3:1 needed"
        }

        #expect(Set(spec.judged(bar { $0.foregroundColor(0x0060D0) }).facts) == [fact("Home"), fact("Search")])
        #expect(spec.judged(bar({ $0.foregroundColor(0x0060D0) }, traits: .selected)).outcome == .failed)
        #expect(spec.judged(bar { $0.foregroundColor(0x000000) }).outcome == .passed)
        #expect(spec.judged(bar { $0.foregroundColor(0x0060D0).bold() }).outcome == .passed)
        #expect(spec.judged(bar { $0 }).outcome == .inapplicable)
    }

    @Test func `in a flow, tabs that lead to other screens are judged as well`() {
        let tabs = bar { $0.foregroundColor(0x0060D0) }.with { $0.titles = ["a": "Home", "b": "Search"] }

        #expect(spec.judged(tabs).outcome == .failed)
        #expect(StateSpoken().judged(tabs).outcome == .failed)
        #expect(StateSpoken().judged(bar({ $0.bold() }, traits: .selected).with { $0.titles = ["a": "Home", "b": "Search"] }) == .passed)
        #expect(spec.judged(bar { $0.bold() }.with { $0.titles = ["a": "Home", "b": "Search"] }).outcome == .passed)
    }

    @Test func `in a flow, a button that alone turns red when it is touched says its state by color`() {
        func star(_ color: UInt32, on page: UInt32 = 0xFFFFFF, _ more: Blueprint = .text("News")) -> Blueprint {
            .column([more, .button("Favorite").foregroundColor(color).action("star")]).backgroundColor(page)
        }
        func touching(_ before: Blueprint, _ after: Blueprint) -> Script {
            Script(["a": before, "b": after], ["a": [.activate("star"): "b"]])
        }

        #expect(
            spec.judged(touching(star(0x606060), star(0xB00020)))
                == .failed("only color says whether button \"Favorite\" is selected: 1.16:1 compared with the other state; 3:1 needed"))
        #expect(spec.judged(touching(star(0x606060), star(0x606060, .text("Added")))).outcome == .inapplicable)
        #expect(spec.judged(touching(star(0x606060), star(0xB00020).disabled())).outcome == .inapplicable)
        let moment = touching(star(0x606060), star(0xB00020)).with {
            $0.pauses = [2]
            $0.moves["b"] = [.wait(2): "a"]
        }
        #expect(spec.judged(moment).outcome == .inapplicable)
    }

    /// A captured control of two states that differ in the color of its text, with
    /// something else changed in the second.
    private func turning(_ role: ScreenElement.Role, _ change: @escaping @Sendable (inout ScreenElement) -> Void) -> Script {
        let button = { (color: UInt32) in
            Blueprint.column([Blueprint.button("Light").action("light").foregroundColor(color)]).backgroundColor(0xFFFFFF)
        }
        return Script(["a": button(0x606060), "b": button(0x0060D0)], ["a": [.activate("light"): "b"]])
            .changing("light") { $0.role = role }
            .changing("light", in: ["a"]) { $0.value = "0" }
            .changing("light", in: ["b"]) {
                $0.value = "1"
                change(&$0)
            }
    }

    @Test func `a switch whose color alone says whether it is on fails`() {
        #expect(
            spec.judged(turning(.toggle) { _ in })
                == .failed("only color says whether toggle \"Light\" is on: 1.07:1 compared with the other state; 3:1 needed"))
        #expect(
            spec.judged(turning(.checkBox) { _ in }).facts
                == ["only color says whether check box \"Light\" is checked: 1.07:1 compared with the other state; 3:1 needed"])
        #expect(spec.judged(turning(.toggle) { $0.text?[0].string = "I Light" }) == .passed)
        #expect(spec.judged(turning(.toggle) { $0.surface?.border = .black }) == .passed)
    }

    @Test func `a switch that the system draws, and one that stays as it is, are not judged`() {
        #expect(spec.judged(turning(.toggle) { $0.isSystemProvided = true }) == .inapplicable(.nothingToJudge))
        #expect(spec.judged(turning(.toggle) { $0.value = "0" }) == .inapplicable(.nothingToJudge))
        let same = turning(.toggle) {
            $0.text?[0].color = SRGBColor(hex: 0x606060)
            $0.surface?.glyph = SRGBColor(hex: 0x606060)
        }
        #expect(spec.judged(same) == .inapplicable(.nothingToJudge))
    }

    @Test func `a field that turns wrong by its color alone fails`() {
        let field = turning(.textField) { $0.value = "0" }
            .changing("light", in: ["a"]) { $0.field = ScreenElement.FieldFacts(isInvalid: false) }
        let wrong = field.changing("light", in: ["b"]) { $0.field = ScreenElement.FieldFacts(isInvalid: true) }
        let said = field.changing("light", in: ["b"]) {
            $0.field = ScreenElement.FieldFacts(isInvalid: true, errorMessage: "Enter a number.")
        }

        #expect(
            spec.judged(wrong).facts == [
                "only color says whether text field \"Light\" is invalid: 1.07:1 compared with the other state; 3:1 needed"
            ])
        #expect(spec.judged(said).outcome != .failed)
    }
}
