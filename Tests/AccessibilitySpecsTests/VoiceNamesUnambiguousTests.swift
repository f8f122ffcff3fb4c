import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct VoiceNamesUnambiguousTests {
    private let spec = VoiceNamesUnambiguous()

    @Test func `names of their own pass`() {
        #expect(spec.judged(.column([.button("Edit"), .link("Share")])) == .passed)
    }

    @Test func `one name for two controls fails, whatever their roles`() {
        #expect(
            spec.judged(.column([.button("Edit"), .link("edit")])) == .failed("saying \"edit\" means button \"Edit\" and link \"edit\""))
    }

    @Test func `input labels stand in place of the label`() {
        #expect(spec.judged(.column([.button("Edit"), .link("Edit").accessibilityInputLabels(["Edit page"])])) == .passed)
        #expect(spec.judged(.column([.button("Edit"), .link("Change").accessibilityInputLabels(["Change", "Edit"])])).outcome == .failed)
    }

    @Test func `two of the same action may have one name`() {
        #expect(spec.judged(.column([.button("Edit").action("e"), .link("Edit").action("e")])) == .passed(by: .equivalentExists))
    }

    @Test func `disabled controls, and those Voice Control does not visit, have no name`() {
        #expect(spec.judged(.column([.button("Edit"), .link("Edit").disabled()])) == .passed)
        #expect(spec.judged(.column([.button("Edit"), .link("Edit").accessibilityRespondsToUserInteraction(false)])) == .passed)
    }

    @Test func `unknown actions cannot be judged`() {
        #expect(spec.judged(screen([Node(.button, "Edit"), Node(.link, "Edit")])) == .cantTell(.actionUnknown))
    }

    @Test func `without controls there is nothing to judge`() {
        #expect(spec.judged(.text("a")) == .inapplicable(.nothingToJudge))
    }

    @Test func `a way back and the tab that leads there may have one name`() {
        let tabs = Blueprint.tabBar(selected: 0, [.label("Photos", systemImage: "photo"), .label("Albums", systemImage: "folder")])
        let bar = Blueprint.navigationBar("Lisbon", back: "Albums")

        #expect(spec.judged(.column([bar, .text("12 photos"), tabs])) == .passed(by: .equivalentExists))
        #expect(
            spec.judged(.column([bar, .button("Albums"), tabs]))
                == .failed("saying \"albums\" means button \"Albums\" and 2 other controls"))
        #expect(spec.judged(.column([.button("Albums"), tabs])) == .failed("saying \"albums\" means button \"Albums\" and tab \"Albums\""))
    }
}
