import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenNavigation
import EveryScreenSpecs
import Testing

struct StatusAnnouncedTests {
    private let spec = StatusAnnounced()
    private let add = Blueprint.button("Add").action("add")
    private let note = Blueprint.text("Added").accessibilityIdentifier("note")

    /// The change that happens by itself after a while.
    private func waiting(_ before: [Blueprint], _ after: [Blueprint]) -> Script {
        Script(["a": .column(before), "b": .column(after)], ["a": [.wait(30): "b"]], pauses: [30])
    }

    /// The change that an addition makes.
    private func adding(_ before: [Blueprint], _ after: [Blueprint]) -> Script {
        Script(["a": .column(before), "b": .column(after)], ["a": [.activate("add"): "b"]])
    }

    @Test func `a message that comes by itself fails, and passes if it is announced`() {
        let flow = waiting([add], [add, note])

        #expect(spec.judged(flow) == .failed(#"text "Added" appears, and nothing is said"#))
        #expect(spec.paths(in: flow) == ["wait 30 s"])
        #expect(spec.remedies(for: flow) == ["announce it"])
        #expect(spec.judged(flow.with { $0.says = ["b": "Added"] }) == .passed)
        #expect(spec.judged(flow.with { $0.says = ["b": " "] }).outcome == .failed)
    }

    @Test func `a live region and a frequent update announce themselves`() {
        let flow = waiting([add], [add, note])

        #expect(spec.judged(flow.changing("note") { $0.liveRegion = .polite }) == .passed)
        #expect(spec.judged(flow.changing("note") { $0.traits = .updatesFrequently }) == .passed)
        #expect(spec.judged(flow.changing("note") { $0.liveRegion = .off }).outcome == .failed)
    }

    @Test func `what changes by itself, and a control that goes by itself, fail`() {
        #expect(
            spec.judged(waiting([.text("2 new")], [.text("3 new")]))
                == .failed(#"text "3 new" says something else now, and nothing is said"#))
        #expect(spec.judged(waiting([add, .button("Undo").action("undo")], [add])) == .failed(#"button "Undo" goes, and nothing is said"#))
    }

    @Test func `text that appears before the focus fails`() {
        #expect(spec.judged(adding([add], [note, add])) == .failed(#"text "Added" appears, and nothing is said"#))
        #expect(spec.paths(in: adding([add], [note, add])) == ["reader next, reader activate"])
    }

    @Test func `text that is no stop, and text that goes by itself again, are not come by`() {
        #expect(spec.judged(adding([add], [add, note.accessibilityHidden()])).outcome == .failed)
        let fading = adding([add], [add, note]).with {
            $0.pauses = [30]
            $0.moves["b"] = [.wait(30): "a"]
        }
        #expect(spec.judged(fading) == .failed(#"text "Added" appears, and nothing is said"#))
    }

    @Test func `text to which the focus is moved is read`() {
        #expect(spec.judged(adding([add], [note, add]).with { $0.focus = ["b": "note"] }) == .inapplicable(.nothingToJudge))
    }

    private func severities(_ flow: Script) -> [Finding.Severity] {
        audit(FlowPresentation(flow), by: [spec]).flatMap(\.findings).map(\.severity)
    }

    @Test func `one text that appears below the focus and stays is a message`() {
        let more = Blueprint.text("Terms").accessibilityIdentifier("terms")

        #expect(severities(adding([add], [add, note])) == [.note])
        #expect(severities(adding([add, .button("Close").action("close")], [add, .button("Close").action("close"), note])) == [.warning])
        #expect(severities(adding([add], [add, .row([note, .button("Undo").action("undo")])])) == [.note])
        #expect(spec.judged(adding([add], [add, note]).with { $0.says = ["b": "Added"] }) == .passed)
        // Several texts are content, and so is one more of many.
        #expect(severities(adding([add], [add, note, more])) == [])
        #expect(severities(adding([add, more], [add, more, note])) == [])
        #expect(severities(adding([add], [add, .list([note])])) == [])
    }

    @Test func `content that a control shows and hides is no message`() {
        let shows = adding([add], [add, note]).with { $0.moves["b"] = [.activate("add"): "a"] }
        let says = adding([.button("More").action("add")], [.button("Less").action("add"), note])

        #expect(severities(shows) == [])
        #expect(severities(says) == [])
    }

    private func count(_ number: String) -> Blueprint { .text(number).accessibilityIdentifier("count") }

    @Test func `whether text before the focus that becomes other text is a status only a person can say`() {
        let (more, less) = (Blueprint.button("More").action("more"), Blueprint.button("Less").action("more"))

        #expect(spec.judged(adding([count("News"), add, more], [count("Sports"), add, less])) == .cantTell(.humanJudgement))
        #expect(spec.judged(adding([count("1 item"), add, more], [count("2 large crates"), add, less])) == .cantTell(.humanJudgement))
    }

    @Test func `an action whose whole result is read before the focus fails with a warning`() {
        let month = adding([count("May 2027"), add], [count("June 2027"), add])

        #expect(spec.judged(month) == .failed(#"text "June 2027" says something else now, and nothing is said"#))
        #expect(severities(month) == [.warning])
        #expect(spec.judged(month.with { $0.says = ["b": "June 2027"] }) == .passed)
        // The control itself says that something has happened.
        let chosen = adding([count("News"), add], [count("Sports"), add.accessibilityAddTraits(.selected)])
        #expect(spec.judged(chosen) == .cantTell(.humanJudgement))
    }

    @Test func `controls that appear before the focus fail with a warning, unless the control says that it is expanded`() {
        let tray = adding([add], [.row([.button("Thumbs up").action("up"), .button("Heart").action("heart")]), add])

        #expect(spec.judged(tray) == .failed(#"button "Thumbs up" appears, and nothing is said"#))
        #expect(severities(tray) == [.warning])
        #expect(spec.judged(tray.with { $0.says = ["b": "Reactions are shown"] }) == .passed)
        #expect(spec.judged(tray.changing("add", in: ["b"]) { $0.expandedStatus = .expanded }) == .inapplicable(.nothingToJudge))
        // Behind the focus they are met, and one more of many was added.
        #expect(severities(adding([add], [add, .button("Heart").action("heart")])) == [])
        let item = { (name: String) in Blueprint.button(name).action(name) }
        #expect(severities(adding([item("Tea"), add], [item("Tea"), item("Milk"), add])) == [])
    }

    @Test(arguments: [("1 item", "2 items"), ("Cart: 9", "Cart: 10"), ("Total $4.50", "Total $9.00"), ("3", "4")])
    func `a number before the focus that an action changes is the status of it`(before: String, after: String) {
        #expect(
            spec.judged(adding([count(before), add], [count(after), add]))
                == .failed("text \"\(after)\" says something else now, and nothing is said"))
        #expect(spec.judged(adding([add, count(before)], [add, count(after)])) == .inapplicable(.nothingToJudge))
        #expect(spec.judged(adding([count(before), add], [count(after), add]).with { $0.says = ["b": after] }) == .passed)
    }

    @Test func `the display of a keypad is a status`() {
        let one = Blueprint.button("1").action("add")

        #expect(spec.judged(adding([count("No number"), one], [count("1"), one])).outcome == .failed)
        #expect(spec.judged(adding([count("1"), one], [count("11"), one])).outcome == .failed)
        #expect(spec.judged(adding([count("No number"), one], [count("Your number is 1"), one])).outcome == .failed)
    }

    @Test func `a number that the operated control says itself is heard`() {
        let step = { (number: String) in
            [count("Guests: \(number)"), Blueprint.button("More guests").accessibilityValue(number).action("add")]
        }

        #expect(spec.judged(adding(step("2"), step("3"))) == .cantTell(.humanJudgement))
    }

    /// A form that is closed on the screen where it was opened, with new content
    /// there.
    private func saving(_ content: [Blueprint]) -> Script {
        let open = Blueprint.button("New").action("open")
        return Script(
            [
                "a": .column([open]), "b": .column([open]).modal(.button("Save").action("save")),
                "c": .column(content),
            ],
            ["a": [.activate("open"): "b"], "b": [.activate("save"): "c"]]
        ).with { $0.titles = ["a": "List", "b": "List", "c": "List"] }
    }

    @Test func `a message that a closed modal leaves is to be announced`() {
        let open = Blueprint.button("New").action("open")
        let saved = Blueprint.text("Saved")

        #expect(spec.judged(saving([saved, open])) == .failed(#"text "Saved" appears, and nothing is said"#))
        #expect(spec.judged(saving([saved, open]).with { $0.says = ["c": "Saved"] }) == .passed)
        #expect(spec.judged(saving([open, saved])) == .failed(#"text "Saved" appears, and nothing is said"#))
        #expect(spec.judged(saving([open, saved, .text("Monday")])) == .inapplicable(.nothingToJudge))
        #expect(spec.judged(saving([.list([saved]), open])) == .inapplicable(.nothingToJudge))
    }

    @Test func `a clock is no status, and a text that changes once is`() {
        func clock(_ pause: Double, _ texts: [String]) -> Script {
            let states = texts.indices.map { "\($0)" }
            return Script(
                from: "0", Dictionary(uniqueKeysWithValues: zip(states, texts.map { .column([add, .text($0)]) })),
                Dictionary(uniqueKeysWithValues: zip(states, states.dropFirst()).map { ($0, [.wait(pause): $1]) }), pauses: [pause])
        }

        #expect(spec.judged(clock(1, ["3 s", "2 s", "1 s", "0 s"])) == .inapplicable(.nothingToJudge))
        #expect(spec.judged(clock(1, ["Sending", "Sent"])).outcome == .failed)
        #expect(spec.judged(clock(60, ["Leaves in 2 min", "Leaves in 1 min", "Left"])).outcome == .failed)
    }

    @Test func `what content replaces when it is loaded is no message`() {
        func opening(then loaded: [Blueprint]) -> Script {
            Script(
                ["a": .button("Open").action("open"), "b": .column([add, .text("One moment")]), "c": .column([add] + loaded)],
                ["a": [.activate("open"): "b"], "b": [.wait(30): "c"]], pauses: [30]
            ).with {
                $0.titles = ["a": "List", "b": "Note", "c": "Note"]
                $0.says = ["c": "Loaded"]
            }
        }

        #expect(spec.judged(opening(then: [.text("Milk and bread")])) == .passed)
        #expect(spec.judged(opening(then: [])).outcome == .failed)
    }

    @Test func `another screen and a modal the system announces`() {
        let screen = waiting([add], [note]).with { $0.titles = ["a": "Shop", "b": "Cart"] }
        let modal = waiting([add], [Blueprint.column([add]).modal(note)])

        #expect(spec.judged(screen) == .inapplicable(.nothingToJudge))
        #expect(spec.judged(modal) == .inapplicable(.nothingToJudge))
    }

    /// A message on a new screen, which goes or stays.
    private func arriving(with message: Blueprint, goes: Bool) -> Script {
        Script(
            ["a": add, "b": .column([.text("Cart"), message]), "c": .text("Cart")],
            ["a": [.activate("add"): "b"], "b": goes ? [.wait(30): "c"] : [:]], pauses: [30]
        ).with { $0.titles = ["a": "Shop", "b": "Cart", "c": "Cart"] }
    }

    @Test func `a message that comes with another screen and goes fails`() {
        let flow = arriving(with: note, goes: true)

        #expect(spec.judged(flow).facts == [#"text "Added" appears, and nothing is said"#])
        #expect(spec.judged(flow.with { $0.says = ["b": "Added"] }).facts == [])
        #expect(spec.judged(flow.changing("note") { $0.liveRegion = .polite }).facts == [])
        #expect(spec.judged(arriving(with: note, goes: false)).facts == [])
        #expect(spec.judged(flow.with { $0.titles["c"] = "Order" }).facts == [])
    }

    @Test func `a flow with more states than are explored is untested`() {
        #expect(spec.judged(waiting([add], [add, note]).with { $0.says = ["b": "Added"] }, bound: 2) == .untested(.boundReached))
    }

    @Test func `a message that appears while a text is entered fails, wherever it is`() {
        let field = Blueprint.searchField("Search").accessibilityIdentifier("search")
        func typing(_ after: [Blueprint]) -> Script {
            Script(["a": .column([field, add]), "b": .column([field] + after + [add])], ["a": [.enter("tea", into: "search"): "b"]])
        }
        let count = Blueprint.text("2 results").accessibilityIdentifier("count")
        let flow = typing([count])

        #expect(spec.judged(flow) == .failed(#"text "2 results" appears, and nothing is said"#))
        #expect(spec.judged(flow.with { $0.says = ["b": "2 results"] }) == .passed)
        #expect(spec.judged(flow.changing("count") { $0.liveRegion = .polite }) == .passed)
        // Controls are found by moving on.
        #expect(spec.judged(typing([.button("Green tea").action("tea")])) == .inapplicable(.nothingToJudge))
    }
}
