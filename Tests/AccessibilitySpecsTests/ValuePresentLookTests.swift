import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

/// Controls that stand out by their look.
struct ValuePresentLookTests {
    private let spec = ValuePresent()

    /// A month of six days a row, each spoken with its month; a change makes one
    /// day special.
    private func month(_ day: Int = 9, number: (Blueprint) -> Blueprint = { $0 }, cell: (Blueprint) -> Blueprint = { $0 }) -> Blueprint {
        let cells = (1...24).map { date -> Blueprint in
            let text = Blueprint.text("\(date)")
            let button = Blueprint.button(.column([date == day ? number(text) : text]).frame(minWidth: 44, minHeight: 44))
                .action("day \(date)").accessibilityLabel("\(date) December")
            return date == day ? cell(button) : button
        }
        return .column(stride(from: 0, to: 24, by: 6).map { .row(Array(cells[$0..<$0 + 6])) })
    }

    private static let dot = Blueprint.circle().frame(width: 6, height: 6).foregroundColor(.red)

    @Test func `a day that stands out by its look alone fails`() {
        let message = { (how: String) in "button \"9 December\" stands out by \(how), and is spoken like button \"1 December\"" }

        #expect(spec.judged(month { $0.foregroundColor(.red) }) == .failed(message("text in another color")))
        #expect(spec.judged(month { $0.bold() }) == .failed(message("text of another weight")))
        #expect(spec.judged(month { .column([$0, Self.dot]) }) == .failed(message("a mark")))
    }

    @Test func `a day that also says what its look means passes`() {
        func judged(_ cell: (Blueprint) -> Blueprint) -> Judged { spec.judged(month(number: { $0.foregroundColor(.red) }, cell: cell)) }

        #expect(judged { $0.accessibilityLabel("9 December, today") } == .passed)
        #expect(judged { $0.accessibilityValue("Today") } == .passed)
        #expect(judged { $0.accessibilityHint("Today") } == .passed)
        #expect(judged { $0.accessibilityAddTraits(.isSelected) } == .passed)
    }

    @Test func `days that look alike, and numbers of which several look different, are no states`() {
        let weekends = (1...12).map { date in
            Blueprint.button(.column([date % 6 == 0 ? .text("\(date)").foregroundColor(.gray) : .text("\(date)")])).action("day \(date)")
        }

        #expect(spec.judged(month()) == .inapplicable(.nothingToJudge))
        #expect(spec.judged(.row(weekends)) == .inapplicable(.nothingToJudge))
    }

    @Test func `the look of a page's controls follows rules that are not known`() {
        func days(on platform: RenderedScreen.Platform?) -> RenderedScreen {
            let nodes = (1...6).map { date in
                Node.button("\(date)", at: LayoutRect(x: 50 * Double(date), y: 0, width: 44, height: 44)) {
                    $0.makeKnown()
                    let color = SRGBColor(hex: date == 3 ? 0xC00000 : 0)
                    $0.text = [ScreenElement.TextRun("\(date)", pointSize: 17, color: color)]
                }
            }
            return screen(nodes, on: platform)
        }

        #expect(spec.judged(days(on: .iOS)).outcome == .failed)
        #expect(spec.judged(days(on: .web)) == .inapplicable(.nothingToJudge))
    }

    private func messages(_ count: Int = 4, first: ([Blueprint]) -> Blueprint) -> Blueprint {
        let rows = [("Anna", "Slides"), ("Ben", "Lunch"), ("Cora", "Invoice"), ("Dan", "Train")].prefix(count)
        return .column(
            rows.enumerated().map { number, row in
                let texts = [Blueprint.text(row.0), .text(row.1, style: .footnote)]
                return number == 0 ? first(texts) : .button(.column(texts)).action(row.0)
            })
    }

    private func row(_ parts: [Blueprint]) -> Blueprint { .button(.column(parts)).action("Anna") }

    @Test func `an unread message of a list has to be spoken as one`() {
        #expect(
            spec.judged(messages { row([$0[0].bold(), $0[1]]) })
                == .failed("button \"Anna, Slides\" stands out by text of another weight, and is spoken like button \"Ben, Lunch\""))
        #expect(
            spec.judged(messages { row([Self.dot.accessibilityHidden(), $0[0], $0[1]]) })
                == .failed("button \"Anna, Slides\" stands out by a mark, and is spoken like button \"Ben, Lunch\""))
        #expect(spec.judged(messages { row([$0[0].bold(), $0[1]]).accessibilityLabel("Unread, Anna, Slides") }) == .passed)
        #expect(spec.judged(messages { row([$0[0].bold(), $0[1]]).accessibilityValue("Unread") }) == .passed)
        #expect(
            spec.remedies(for: messages { row([$0[0].bold(), $0[1]]) }) == [
                "say what its look means: in the label, as a value, or by the trait selected"
            ])
    }

    @Test func `two of a kind leave open which one is special`() {
        #expect(spec.judged(messages(2) { row([$0[0].bold(), $0[1]]) }) == .inapplicable(.nothingToJudge))
        #expect(spec.judged(messages(3) { row([$0[0].bold(), $0[1]]) }).outcome == .failed)
    }

    @Test func `a row that deletes says in its words why it looks different, and other content is another kind`() {
        func settings(_ last: Blueprint) -> Blueprint {
            func entry(_ name: String, _ symbol: String) -> Blueprint { .button(.row([.symbol(symbol), .text(name)])).action(name) }
            return .column([entry("Sound", "bell"), entry("Privacy", "lock"), entry("Storage", "tray"), last])
        }
        let red = { (name: String) in
            Blueprint.button(.row([.symbol("trash"), .text(name).foregroundColor(.red)])).action("last")
        }

        #expect(spec.judged(settings(red("Delete account"))) == .inapplicable(.nothingToJudge))
        #expect(spec.judged(settings(red("Sign out"))) == .inapplicable(.nothingToJudge))
        #expect(spec.judged(settings(red("Battery"))).outcome == .failed)
        #expect(
            spec.judged(settings(.button(.row([.symbol("trash"), .text("Battery").bold(), .text("80%")])).action("last")))
                == .inapplicable(.nothingToJudge))
    }

    @Test func `the chosen tab of an app's own bar is selected for VoiceOver as well`() {
        func bar(_ chosen: (Blueprint) -> Blueprint) -> Blueprint {
            func tab(_ name: String, _ symbol: String, _ color: Blueprint.AdaptiveColor) -> Blueprint {
                .button(.column([.symbol(symbol).foregroundColor(color), .text(name).foregroundColor(color)])).action(name)
            }
            return .row([chosen(tab("Home", "house", .blue)), tab("Offers", "tag", .gray), tab("Account", "person", .gray)])
        }

        #expect(spec.judged(bar { $0 }).outcome == .failed)
        #expect(spec.judged(bar { $0.accessibilityAddTraits(.isSelected) }) == .passed)
    }

    @Test func `disabled and single-word buttons are no members of a set`() {
        let answers = Blueprint.row([.button("Later"), .button("Skip"), .button("Next").backgroundColor(.blue).foregroundColor(.white)])

        #expect(spec.judged(answers) == .inapplicable(.nothingToJudge))
        #expect(spec.judged(messages { row([$0[0].foregroundColor(.gray), $0[1]]).disabled() }) == .inapplicable(.nothingToJudge))
    }
}
