import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenNavigation
import EveryScreenSpecs
import Testing

struct StateSpokenTests {
    private let spec = StateSpoken()

    /// A switch that is turned on; `isOn` is what it shows afterwards.
    private func light(showing isOn: Bool) -> Script {
        Script(
            ["a": .toggle("Light", isOn: false).action("switch"), "b": .toggle("Light", isOn: isOn).action("switch")],
            ["a": [.activate("switch"): "b"]])
    }

    private func pressing(_ before: Blueprint, _ after: Blueprint) -> Script {
        let press = Blueprint.button("Press").action("press")
        return Script(["a": .column([press, before]), "b": .column([press, after])], ["a": [.activate("press"): "b"]])
    }

    @Test func `a switch that says its state passes`() {
        #expect(spec.judged(light(showing: true)) == .passed)
    }

    @Test func `a switch whose value stays the same fails`() {
        let flow = light(showing: false)

        #expect(
            spec.judged(flow)
                == .failed(#"toggle "Light" is operated, its state changes, and it is still spoken as "Light. Switch Button. Off.""#))
        #expect(spec.paths(in: flow) == ["reader next, reader activate"])
        #expect(spec.remedies(for: flow) == ["state it in the value or the traits"])
    }

    /// A button that shows a text at its first activation and hides it again at the
    /// second.
    private func disclosing(_ before: Blueprint, _ after: Blueprint, hides: Bool = true) -> Script {
        Script(
            ["a": .column([before, .text("End")]), "b": .column([after, .text("Terms of delivery"), .text("End")])],
            ["a": [.activate("more"): "b"], "b": hides ? [.activate("more"): "a"] : [:]])
    }

    @Test func `a control that shows and hides something says which`() {
        let more = Blueprint.button("More").action("more")
        let silent = disclosing(more, more)

        #expect(
            spec.judged(silent)
                == .failed(#"button "More" shows and hides text "Terms of delivery", and is spoken the same both times"#))
        #expect(spec.verdicts(silent).findings.map(\.severity) == [.warning])
        #expect(spec.remedies(for: silent) == ["state whether it is expanded: accessibilityExpandedStatus, or a value"])
        #expect(spec.judged(disclosing(more.accessibilityExpanded(false), more.accessibilityExpanded())) == .passed)
        #expect(spec.judged(disclosing(more, .button("Less").action("more"))).outcome != .failed)
        #expect(spec.judged(disclosing(more, more.accessibilityValue("shown"))).outcome != .failed)
        // One that only shows more has no state, and an announcement says it.
        #expect(spec.judged(disclosing(more, more, hides: false)).outcome != .failed)
        #expect(spec.judged(silent.with { $0.says = ["b": "Terms are shown"] }).outcome != .failed)
    }

    @Test func `a tab whose text alone becomes bold, blue or underlined says nothing of it`() {
        func tab(_ name: String, _ mark: (Blueprint) -> Blueprint, isMarked: Bool, isTold: Bool) -> Blueprint {
            let text = Blueprint.text(name)
            let button = Blueprint.button(isMarked ? mark(text) : text).action(name)
            return isTold && isMarked ? button.accessibilityAddTraits(.selected) : button
        }
        func bar(_ mark: @escaping (Blueprint) -> Blueprint, isTold: Bool) -> Script {
            func shows(_ selected: String) -> Blueprint {
                .column(
                    [.text("Welcome"), .text("Hello"), .text("News")]
                        + ["Home", "Search", "Profile"].map { tab($0, mark, isMarked: $0 == selected, isTold: isTold) })
            }
            return Script(["a": shows("Home"), "b": shows("Search")], ["a": [.activate("Search"): "b"]])
        }

        for mark in [{ $0.bold() }, { $0.foregroundColor(0x0A50C8) }, { $0.underline() }] as [(Blueprint) -> Blueprint] {
            #expect(spec.judged(bar(mark, isTold: false)).outcome == .failed)
            #expect(spec.judged(bar(mark, isTold: true)) == .passed)
        }
    }

    @Test func `an announcement is no state to come back to`() {
        #expect(spec.judged(light(showing: false).with { $0.says = ["b": "On"] }).outcome == .failed)
        let favorite = { (name: String) in
            Blueprint.button(.image(name, width: 24, height: 24).accessibilityLabel("Favorite")).action("press")
        }
        let flow = Script(["a": favorite("star"), "b": favorite("star.fill")], ["a": [.activate("press"): "b"]])
        #expect(spec.judged(flow.with { $0.says = ["b": "Added"] }).outcome == .failed)
    }

    @Test func `announced looks of other elements, and those that soon go, are spoken`() {
        let light = { (name: String) in Blueprint.image(name, width: 24, height: 24).accessibilityLabel("Light") }
        #expect(spec.judged(pressing(light("sun"), light("moon")).with { $0.says = ["b": "Off"] }) == .inapplicable(.nothingToJudge))

        let copy = { (name: String) in Blueprint.button(.image(name, width: 24, height: 24).accessibilityLabel("Copy")).action("press") }
        let moment = Script(
            ["a": copy("doc"), "b": copy("checkmark")], ["a": [.activate("press"): "b"], "b": [.wait(2): "a"]], pauses: [2])
        #expect(spec.judged(moment.with { $0.says = ["b": "Copied"] }) == .inapplicable(.nothingToJudge))
    }

    @Test func `a stepper without a value may announce what it counts`() {
        let guests = { (count: Int) in [Blueprint.text("\(count) guests"), .stepper("Guests", value: "").action("add")] }
        let flow = Script(["a": .column(guests(1)), "b": .column(guests(2))], ["a": [.increment("add"): "b"]])

        #expect(spec.judged(flow.with { $0.says = ["b": "2 guests"] }).outcome != .failed)
    }

    @Test func `a slider that is adjusted says its value`() {
        func volume(_ value: String) -> Script {
            Script(
                [
                    "a": .slider("Volume", value: "5").accessibilityIdentifier("v"),
                    "b": .slider("Volume", value: value).accessibilityIdentifier("v"),
                ],
                ["a": [.increment("v"): "b"]])
        }

        #expect(spec.judged(volume("6")) == .passed)
        #expect(spec.judged(volume("5")).outcome == .failed)
    }

    @Test func `a part that looks different is reported as the element that is announced, once`() {
        func favorite(_ symbol: String, _ count: String) -> Script {
            let heart = { (symbol: String, count: String) in
                Blueprint.button(.row([.symbol(symbol), .text(count)])).accessibilityLabel("Favorite").action("fav")
            }
            return Script(["a": heart("heart", "3"), "b": heart(symbol, count)], ["a": [.activate("fav"): "b"]])
        }

        #expect(
            spec.judged(favorite("heart.fill", "4")).facts
                == [#"button "Favorite" looks different, and it is still spoken as "Favorite. Button.""#])
        #expect(spec.judged(favorite("heart", "3")).facts == [])
    }

    @Test func `text that changes beneath a label that stays fails`() {
        let count = { (text: String) in Blueprint.text(text).accessibilityLabel("Cart").accessibilityIdentifier("cart") }

        #expect(
            spec.judged(pressing(count("1"), count("2"))) == .failed(#"text "Cart" looks different, and it is still spoken as "Cart""#))
        #expect(spec.judged(pressing(.text("1"), .text("2"))) == .passed)
    }

    @Test func `a row that is marked by color alone fails, and a theme does not`() {
        let rows = Blueprint.column(["x", "y", "z"].map { .button($0).action($0) })
        let marked: @Sendable (inout ScreenElement) -> Void = {
            $0.surface = ScreenElement.Surface(border: SRGBColor(red: 1, green: 0, blue: 0))
        }
        let one = pressing(rows, rows).changing("x", in: ["b"], marked)
        let all = one.changing("y", in: ["b"], marked).changing("z", in: ["b"], marked).changing("press", in: ["b"], marked).with {
            script in
            let before = script.change
            script.change = { state, screen in before(state, screen).mapped { if state == "b" { marked(&$0) } } }
        }

        #expect(spec.judged(one) == .failed(#"button "x" looks different, and it is still spoken as "x. Button.""#))
        #expect(spec.judged(all) == .inapplicable(.nothingToJudge))
    }

    @Test func `a button that opens something has no state`() {
        #expect(spec.judged(pressing(.spacer, .text("More"))) == .inapplicable(.nothingToJudge))
    }

    @Test func `the spec cannot tell of a control without known value and traits`() {
        let flow = light(showing: false).changing("switch") {
            $0.value = nil
            $0.traits = nil
        }

        #expect(spec.judged(flow) == .cantTell(.valueUnknown))
    }

    @Test func `a flow with more states than are explored is untested`() {
        #expect(spec.judged(light(showing: true), bound: 2) == .untested(.boundReached))
    }

    @Test func `a control of a page that looks different once it is activated states that, by trial`() {
        func judged(_ changes: [RenderedScreen.RecordedFocus.ChangedState]) -> Verdicts {
            let shown = screen([Node.button("Like"), Node(.checkBox, "Gift") { $0.makeKnown() }], on: .web)
            var focus = RenderedScreen.RecordedFocus(walks: [])
            focus.changedStates = changes
            return audit(ScreenPresentation(shown, recordedFocus: focus), by: AccessibilityProfile(name: "test", specs: [spec]))[0]
        }
        let silent = judged([.init(of: "0", isStated: false), .init(of: "1", isStated: false)])

        #expect(
            spec.facts(of: silent) == [
                "button \"Like\" looks different once it is activated, and states nothing new",
                "check box \"Gift\" looks different once it is activated, and states nothing new",
            ])
        #expect(
            silent.findings.map { spec.wording(for: $0).remedy } == [
                "change aria-pressed with its look, or the name of the button",
                "change aria-checked with its look, or the name of the button",
            ])
        #expect(judged([.init(of: "0", isStated: true)]).tally.outcome == .passed)
        #expect(judged([.init(of: "gone", isStated: false)]).tally.outcome == .inapplicable)
    }
}
