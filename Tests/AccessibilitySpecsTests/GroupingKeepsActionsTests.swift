import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct GroupingKeepsActionsTests {
    private let spec = GroupingKeepsActions()
    private let row = Blueprint.row([.text("Tea"), .button("Edit"), .button("Share")])

    @Test func `a merged row keeps its actions`() {
        #expect(spec.judged(row.accessibilityElement(children: .combine)) == .passed)
    }

    @Test func `a row that ignores its children loses them`() {
        #expect(
            spec.judged(row.accessibilityElement(children: .ignore).accessibilityLabel("Tea"))
                == .failed(
                    "group \"Tea\" is one element for assistive technology, and what button \"Edit\", button \"Share\" would do is lost in it"
                ))
    }

    @Test func `an action offered elsewhere is not lost`() {
        let row = Blueprint.row([.text("Tea"), .button("Edit").action("edit")]).accessibilityElement(children: .ignore).accessibilityLabel(
            "Tea")

        #expect(spec.judged(.column([row, .button("Edit").action("edit")])) == .passed)
    }

    @Test func `disabled controls have nothing to lose`() {
        let row = Blueprint.row([.button("Edit").disabled()]).accessibilityElement(children: .ignore).accessibilityLabel("Tea")

        #expect(spec.judged(row) == .inapplicable(.nothingToJudge))
    }

    @Test func `an element swallows the controls inside it, whatever these say of themselves`() {
        #expect(
            spec.judged(screen([.button("Card", [.button("Edit")])]))
                == .failed("button \"Card\" is one element for assistive technology, and what button \"Edit\" would do is lost in it"))
    }

    @Test func `unknown actions cannot be judged`() {
        let inner = Node(.button, "Edit") { $0.isAccessibilityElement = false }

        #expect(spec.judged(screen([.button("Card", [inner])])) == .cantTell(.actionUnknown))
    }

    @Test func `without groups there is nothing to judge`() {
        #expect(spec.judged(.button("a")) == .inapplicable(.nothingToJudge))
    }

    @Test func `a container that hides its content has a label, actions and traits, each by a spec`() {
        let hidden = Blueprint.row([.text("Parcel"), .button("Track").action("track")]).accessibilityElement(children: .ignore)
        let acting = screen([
            Node(.group, "Parcel", [.text("Parcel") { $0.isAccessibilityElement = false }]) {
                $0.makeKnown()
                $0.traits = []
                $0.actions = [ScreenElement.Action(.activate, identifier: "open")]
            }
        ])

        #expect(VisibleTextExposed().judged(hidden).outcome == .failed)
        #expect(spec.judged(hidden.accessibilityLabel("Parcel")).outcome == .failed)
        #expect(RoleMatchesBehavior().judged(acting).outcome == .failed)
    }
}
