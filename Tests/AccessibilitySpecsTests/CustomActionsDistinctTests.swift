import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct CustomActionsDistinctTests {
    private let spec = CustomActionsDistinct()

    private func judged(_ actions: [ScreenElement.Action]) -> Judged {
        spec.judged(screen([Node.button("Parcel") { $0.actions = actions }]))
    }

    private func action(_ name: String?, image: Bool? = false, category: String? = nil) -> ScreenElement.Action {
        ScreenElement.Action(.custom, name: name, category: category, hasImage: image)
    }

    @Test func `distinct names with distinct first letters pass`() {
        #expect(judged([action("Delete"), action("Move")]) == .passed)
    }

    @Test func `one name twice fails`() {
        #expect(judged([action("Move"), action("move")]) == .failed("two custom actions of button \"Parcel\" are called \"move\""))
    }

    @Test func `one first letter fails without images`() {
        #expect(
            judged([action("Move"), action("Mark")])
                == .failed("custom actions of button \"Parcel\" begin with one letter and have no image: Move, Mark"))
        #expect(judged([action("Move", image: true), action("Mark")]) == .passed)
    }

    @Test func `categories are apart`() {
        #expect(judged([action("Move", category: "a"), action("Mark", category: "b")]) == .passed)
    }

    @Test func `an action without name fails`() {
        #expect(judged([action(" ")]) == .failed("a custom action of button \"Parcel\" has no name"))
        #expect(judged([action(nil)]) == .cantTell(.labelUnknown))
    }

    @Test func `unknown images cannot be judged`() {
        #expect(spec.judged(.button("a").accessibilityActions(["Move", "Mark"])) == .cantTell(.imageUnknown))
        #expect(spec.judged(.button("a").accessibilityActions(["Move", "Edit"])) == .passed)
    }

    @Test func `without custom actions there is nothing to judge`() {
        #expect(spec.judged(.button("a")) == .inapplicable(.nothingToJudge))
    }
}
