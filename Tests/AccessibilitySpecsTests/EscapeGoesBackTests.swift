import EveryScreenLayout
import EveryScreenModel
import EveryScreenNavigation
import EveryScreenSpecs
import Testing

struct EscapeGoesBackTests {
    private let spec = EscapeGoesBack()
    private let open = Blueprint.button("Open").action("open")

    private func flow(back label: String, escape: Bool) -> Script {
        var moves: [FlowEvent: String] = [.activate("close"): "a"]
        if escape { moves[.escape] = "a" }
        return Script(["a": open, "b": .button(label).action("close")], ["a": [.activate("open"): "b"], "b": moves])
            .with { $0.titles = ["a": "Home", "b": "Detail"] }
    }

    @Test(arguments: ["Back", "Go back", "Home"])
    func `a back button without escape fails`(label: String) {
        #expect(
            spec.judged(flow(back: label, escape: false)) == .failed("button \"\(label)\" goes back, and the escape gesture does nothing"))
        #expect(spec.judged(flow(back: label, escape: true)) == .passed)
    }

    @Test func `a tab leads beside, in a bar or outside of one, as does any button of a tab bar`() {
        func judged(_ role: ScreenElement.Role, in bar: ScreenElement.Role) -> Judged {
            let inside = Blueprint.column([.button("Home").action("close").accessibilityIdentifier("tab")]).accessibilityIdentifier("bar")
            let flow = Script(
                ["a": open, "b": .column([.text("Detail"), inside])], ["a": [.activate("open"): "b"], "b": [.activate("close"): "a"]]
            ).with { $0.titles = ["a": "Home", "b": "Detail"] }
            return spec.judged(flow.changing("tab") { $0.role = role }.changing("bar") { $0.role = bar })
        }

        #expect(judged(.button, in: .group).outcome == .failed)
        #expect(judged(.tab, in: .group) == .inapplicable(.nothingToJudge))
        #expect(judged(.button, in: .tabBar) == .inapplicable(.nothingToJudge))
    }

    @Test func `the events lead to the screen`() {
        #expect(spec.paths(in: flow(back: "Back", escape: false)) == ["reader next, reader activate"])
    }

    private func sheet(closing label: String, escape: Bool) -> Script {
        var moves: [FlowEvent: String] = [.activate("close"): "a"]
        if escape { moves[.escape] = "a" }
        let inside = Blueprint.column([.text("Sort by"), .button(label).action("close").dismissesModal()])
        return Script(["a": open, "b": open.modal(inside, closesOnEscape: escape)], ["a": [.activate("open"): "b"], "b": moves])
    }

    @Test(arguments: ["Cancel", "Done", "Close", "Not now", "Back"])
    func `a modal with a button to close it, and without escape, fails`(label: String) {
        #expect(
            spec.judged(sheet(closing: label, escape: false))
                == .failed("button \"\(label)\" closes the sheet, and the escape gesture does nothing"))
        #expect(spec.judged(sheet(closing: label, escape: true)) == .passed)
    }

    @Test(arguments: ["Save", "Agree", "Delete"])
    func `a modal that asks for a decision may keep people`(label: String) {
        #expect(spec.judged(sheet(closing: label, escape: false)) == .inapplicable(.nothingToJudge))
    }

    @Test func `a button of another name is no back button`() {
        #expect(spec.judged(flow(back: "Continue", escape: false)) == .inapplicable(.nothingToJudge))
    }

    @Test func `a step back to a screen that does not lead here is none`() {
        let flow = Script(
            ["a": open, "b": .button("Back").action("close"), "c": .text("End")],
            [
                "a": [.activate("open"): "b"], "b": [.activate("close"): "c"],
            ]
        ).with { $0.titles = ["a": "Home", "b": "Detail", "c": "End"] }

        #expect(spec.judged(flow) == .inapplicable(.nothingToJudge))
    }

    @Test func `a button that has the name of the screen behind it leads forward`() {
        let flow = Script(
            [
                "a": .button("Mail from Bo").action("open"),
                "b": .column([.navigationBar("Mail from Bo"), .button("Next").action("close")]),
            ],
            ["a": [.activate("open"): "b"], "b": [.activate("close"): "a", .escape: "a"]]
        ).with { $0.titles = ["a": "Inbox", "b": "Mail from Bo"] }

        #expect(spec.judged(flow) == .inapplicable(.nothingToJudge))
    }

    @Test func `a button in the bar of the first screen leads forward`() {
        func flow(escape: Bool) -> Script {
            var moves: [FlowEvent: String] = [.activate("close"): "a"]
            if escape { moves[.escape] = "a" }
            let first = Blueprint.navigationBar("Inbox", [.button("Settings").action("open")])
            let second = Blueprint.navigationBar("Settings", [.button("Inbox").action("close")])
            return Script(["a": first, "b": second], ["a": [.activate("open"): "b"], "b": moves])
                .with { $0.titles = ["a": "Inbox", "b": "Settings"] }
        }

        #expect(spec.judged(flow(escape: true)) == .passed)
        #expect(spec.judged(flow(escape: false)) == .failed("button \"Inbox\" goes back, and the escape gesture does nothing"))
    }
}
