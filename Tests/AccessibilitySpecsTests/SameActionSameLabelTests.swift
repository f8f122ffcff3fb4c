import EveryScreenAudit
import EveryScreenLayout
import EveryScreenNavigation
import EveryScreenSpecs
import Testing

struct SameActionSameLabelTests {
    private let spec = SameActionSameLabel()
    private let next = Blueprint.button("Next").action("next")

    /// Two screens, the second reached from the first.
    private func screens(_ first: [Blueprint], _ second: [Blueprint], titled titles: [String: String] = ["a": "Shop", "b": "Cart"])
        -> Script
    {
        Script(["a": .column([next] + first), "b": .column(second)], ["a": [.activate("next"): "b"]]).with { $0.titles = titles }
    }

    private func find(_ label: String) -> Blueprint { .button(label).action("find") }

    @Test func `one label on both screens passes, whatever the case`() {
        #expect(spec.judged(screens([find("Find")], [find("find")])) == .passed)
    }

    @Test func `another label on the second screen fails`() {
        let flow = screens([find("Find")], [find("Search")])

        #expect(spec.judged(flow) == .failed(#"button "Search" on "Cart" does the same as "Find" on "Shop""#))
        #expect(spec.paths(in: flow) == [#"touch "next""#])
        #expect(spec.remedies(for: flow) == [#"call it "Find" on both"#])
    }

    @Test func `a first heading stands for a title`() {
        let flow = screens(
            [.text("Shop").accessibilityHeading(), find("Find")], [.text("Cart").accessibilityHeading(), find("Search")], titled: [:])

        #expect(spec.judged(flow) == .failed(#"button "Search" on "Cart" does the same as "Find" on "Shop""#))
    }

    @Test func `a label that follows the state is the same on the same screen`() {
        let play = Script(
            ["a": .button("Play").action("play"), "b": .button("Pause").action("play")],
            ["a": [.activate("play"): "b"], "b": [.activate("play"): "a"]]
        ).with { $0.titles = ["a": "Music", "b": "Music"] }

        #expect(spec.judged(play) == .inapplicable(.nothingToJudge))
    }

    @Test func `two screens that share one of the labels agree`() {
        let flow = Script(
            [
                "a": .column([next, .button("Play").action("play")]), "b": .button("Pause").action("play"),
                "c": .button("Play").action("play"),
            ],
            ["a": [.activate("next"): "b"], "b": [.activate("play"): "c"]]
        ).with { $0.titles = ["a": "List", "b": "Music", "c": "Music"] }

        #expect(spec.judged(flow) == .passed)
    }

    @Test(arguments: ["", "Back to "])
    func `back buttons have the names of the screens that they lead to`(prefix: String) {
        func flow(last: String) -> Script {
            Script(
                [
                    "a": .button("Next").action("next Alpha"),
                    "b": .column([.button("\(prefix)Alpha").action("back"), .button("Next").action("next Beta")]),
                    "c": .navigationBar("Gamma", [.button("\(prefix)\(last)").action("back")]),
                ],
                [
                    "a": [.activate("next Alpha"): "b"], "b": [.activate("next Beta"): "c", .activate("back"): "a"],
                    "c": [.activate("back"): "b"],
                ]
            ).with { $0.titles = ["a": "Alpha", "b": "Beta", "c": "Gamma"] }
        }

        #expect(spec.judged(flow(last: "Beta")) == .inapplicable(.nothingToJudge))
        // The other leads where it says, and is no use of the action.
        #expect(spec.judged(flow(last: "Delta")) == .inapplicable(.nothingToJudge))
    }

    @Test func `a modal is closed by the action that goes back elsewhere`() {
        func flow(_ page: String, _ first: String, _ second: String) -> Script {
            let open = { (name: String) in Blueprint.button(name).action(name) }
            let sheet = { (label: String) in Blueprint.column([open("Sort")]).modal(.button(label).action("back")) }
            return Script(
                [
                    "a": .column([open("Page"), open("Sort"), open("Filter")]), "b": .button(page).action("back"),
                    "c": sheet(first), "d": sheet(second),
                ],
                ["a": [.activate("Page"): "b", .activate("Sort"): "c", .activate("Filter"): "d"]]
            ).with { $0.titles = ["a": "List", "b": "Item", "c": "Order", "d": "Kind"] }
        }

        #expect(spec.judged(flow("Back", "Cancel", "Cancel")) == .passed)
        #expect(spec.judged(flow("Back", "Cancel", "Close")).outcome == .failed)
        #expect(spec.judged(flow("Back", "Leave", "Leave")).outcome == .failed)
    }

    @Test func `screens without titles cannot be told apart`() {
        #expect(spec.judged(screens([find("Find")], [find("Search")], titled: [:])) == .cantTell(.titleUnknown))
    }

    @Test func `actions of unknown identity, and those behind a modal, are not judged`() {
        #expect(spec.judged(screens([.button("Find")], [.button("Search")])) == .inapplicable(.nothingToJudge))
        let behind = Script(
            ["a": .column([next, find("Find")]), "b": find("Search").modal(.button("Close").action("close"))],
            ["a": [.activate("next"): "b"]]
        ).with { $0.titles = ["a": "Shop", "b": "Cart"] }
        #expect(spec.judged(behind) == .inapplicable(.nothingToJudge))
    }

    @Test func `a flow with more states than are explored is untested`() {
        #expect(spec.judged(screens([find("Find")], [find("Find")]), bound: 1) == .untested(.boundReached))
    }
}
