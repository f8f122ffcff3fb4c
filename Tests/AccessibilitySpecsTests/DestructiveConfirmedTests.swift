import EveryScreenAudit
import EveryScreenLayout
import EveryScreenNavigation
import EveryScreenSpecs
import Testing

struct DestructiveConfirmedTests {
    private let spec = DestructiveConfirmed()
    private let delete = Blueprint.button("Delete", role: .destructive).action("delete")
    private let confirm = Blueprint.button("Delete it", role: .destructive).action("confirm").dismissesModal()
    private let cancel = Blueprint.button("Cancel", role: .cancel).action("cancel")

    private var atOnce: Script { Script(["a": delete, "b": .text("Nothing left")], ["a": [.activate("delete"): "b"]]) }

    private func asking(_ question: Blueprint) -> Script {
        Script(
            ["a": delete, "b": question, "c": .text("Nothing left")],
            ["a": [.activate("delete"): "b"], "b": [.activate("confirm"): "c", .activate("cancel"): "a"]])
    }

    @Test func `what destroys at once fails`() {
        #expect(spec.judged(atOnce) == .failed(#"button "Delete" destroys something at once, and no way leads back"#))
        #expect(spec.paths(in: atOnce) == [#"touch "delete""#])
        #expect(spec.remedies(for: atOnce) == ["ask before it happens, or offer to undo it"])
    }

    @Test func `a button that is called Delete is a warning without a role`() {
        func flow(_ label: String, _ answer: Blueprint? = nil) -> Script {
            let button = Blueprint.button(label).action("delete")
            let page = Blueprint.column([.text("Photo of a cat"), button])
            guard let answer else { return Script(["a": page, "b": .text("Nothing left")], ["a": [.activate("delete"): "b"]]) }
            return Script(
                ["a": page, "b": page.alert(.column([answer, cancel])), "c": .text("Nothing left")],
                ["a": [.activate("delete"): "b"], "b": [.activate("yes"): "c", .activate("cancel"): "a"]])
        }
        func severities(_ flow: Script) -> [Finding.Severity] {
            audit(FlowPresentation(flow), by: [spec]).flatMap(\.findings).map(\.severity)
        }

        #expect(severities(flow("Delete the photo")) == [.warning])
        #expect(severities(flow("Remove from favorites")) == [])
        #expect(severities(flow("Deleted photos")) == [])
        #expect(severities(flow("Delete the photo", .button("Delete").action("yes"))) == [])
    }

    @Test func `a custom action that takes a word out of its row destroys as well`() {
        let row = { (label: String) in
            Blueprint.button(label).action("open").accessibilityActions(["Delete"]).accessibilityIdentifier("row")
        }
        let flow = Script(["a": row("Bread, downloaded"), "b": row("Bread")], ["a": [.perform("Delete", on: "row"): "b"]])

        #expect(spec.judged(flow).outcome == .failed)
    }

    @Test func `what asks in an alert or in a sheet of choices passes`() {
        #expect(spec.judged(asking(delete.alert(.column([.text("Delete it?"), confirm, cancel])))) == .passed)
        #expect(spec.judged(asking(delete.modal(.column([confirm, cancel])))) == .passed)
    }

    @Test func `a question with one answer is none`() {
        let flow = Script(
            ["a": delete, "b": delete.alert(confirm), "c": .text("Nothing left")],
            ["a": [.activate("delete"): "b"], "b": [.activate("confirm"): "c"]])

        #expect(
            spec.judged(flow)
                == .failed(
                    #"button "Delete" destroys something at once, and no way leads back"#,
                    #"button "Delete it" destroys something at once, and no way leads back"#))
    }

    @Test func `what can be undone passes`() {
        let undo = Blueprint.button("Undo").action("undo")
        let flow = Script(["a": delete, "b": undo], ["a": [.activate("delete"): "b"], "b": [.activate("undo"): "a"]])

        #expect(spec.judged(flow) == .passed)
    }

    @Test func `undoing the last deletion is enough, whatever became of others before`() {
        func list(_ items: [String], canUndo: Bool) -> Blueprint {
            .column(
                items.map { .button("Delete \($0)", role: .destructive).action("delete \($0)") } + [
                    .button("Undo").action("undo").disabled(!canUndo)
                ])
        }
        func flow(bringsBack: String) -> Script {
            Script(
                [
                    "a": list(["Milk", "Tea"], canUndo: false), "tea": list(["Tea"], canUndo: true), "none": list([], canUndo: true),
                    "again": list([bringsBack], canUndo: false),
                ],
                [
                    "a": [.activate("delete Milk"): "tea"], "tea": [.activate("delete Tea"): "none", .activate("undo"): "a"],
                    "none": [.activate("undo"): "again"],
                ])
        }

        #expect(spec.judged(flow(bringsBack: "Tea")) == .passed)
        #expect(
            spec.judged(flow(bringsBack: "Milk")) == .failed(#"button "Delete Tea" destroys something at once, and no way leads back"#))
    }

    @Test func `what only time brings back is not undone`() {
        let flow = atOnce.with {
            $0.pauses = [60]
            $0.moves["b"] = [.wait(60): "a"]
        }

        #expect(spec.judged(flow).outcome == .failed)
    }

    @Test func `an action known to be confirmed outside of the flow passes`() {
        let flow = atOnce.changing("delete") { $0.actions?[0].isConfirmed = true }

        #expect(spec.judged(flow) == .passed)
    }

    @Test func `a destructive action that does nothing, and one that is not destructive, are nothing to judge`() {
        #expect(spec.judged(Script(["a": delete], [:])) == .inapplicable(.nothingToJudge))
        #expect(
            spec.judged(Script(["a": .button("Add").action("add"), "b": .text("x")], ["a": [.activate("add"): "b"]]))
                == .inapplicable(.nothingToJudge))
    }

    /// A row with a custom action, and the screen after it.
    private func row(_ action: String, isDestructive: Bool? = nil, leads back: Bool = false) -> Script {
        let other = Blueprint.button("Undo").action("undo")
        let row = Blueprint.button("Ann").action("ann").accessibilityActions([action])
        return Script(
            ["a": .column([row, other]), "b": other], ["a": [.perform(action, on: "ann"): "b"], "b": back ? [.activate("undo"): "a"] : [:]]
        ).changing("ann") { element in
            for index in element.actions?.indices ?? 0..<0 where element.actions?[index].kind == .custom {
                element.actions?[index].isDestructive = isDestructive
            }
        }
    }

    @Test func `a custom action that destroys at once fails, by what it is or by its name`() {
        let fact = #"the custom action "Delete" of button "Ann" destroys something at once, and no way leads back"#

        #expect(spec.judged(row("Delete")) == .failed(fact))
        #expect(spec.judged(row("Delete", isDestructive: true)) == .failed(fact))
        #expect(spec.judged(row("Mute", isDestructive: true)).outcome == .failed)
        #expect(spec.paths(in: row("Delete")) == [#"reader next, reader "Delete" of "ann""#])
    }

    @Test func `one that can be undone, or does something else, passes or is nothing to judge`() {
        #expect(spec.judged(row("Delete", leads: true)) == .passed)
        #expect(spec.judged(row("Mute")) == .inapplicable(.nothingToJudge))
        #expect(spec.judged(row("Delete", isDestructive: false)) == .inapplicable(.nothingToJudge))
    }

    @Test func `a way back that may lie beyond the explored states is untested`() {
        let flow = Script(
            ["a": delete, "b": .button("On").action("on"), "c": .text("x")],
            ["a": [.activate("delete"): "b"], "b": [.activate("on"): "c"]])

        #expect(spec.judged(flow, bound: 2) == .untested(.boundReached))
    }
}
