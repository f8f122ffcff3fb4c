import EveryScreenAudit
import EveryScreenLayout
import EveryScreenNavigation
import EveryScreenSpecs
import Testing

struct ConsistentPlaceTests {
    private let spec = ConsistentPlace()
    private let help = Blueprint.button("Help").action("help")
    private let find = Blueprint.button("Find").action("find")
    private let next = Blueprint.button("Next").action("next")

    private func screens(_ first: [Blueprint], _ second: [Blueprint], titled titles: [String: String] = ["a": "Shop", "b": "Cart"])
        -> Script
    {
        Script(["a": .column(first), "b": .column(second)], ["a": [.activate("next"): "b"]]).with { $0.titles = titles }
    }

    @Test func `shared elements in one order pass, whatever lies between`() {
        #expect(spec.judged(screens([help, find, next], [.text("Your cart"), help, .text("x"), find])) == .passed)
    }

    @Test func `the other way round fails`() {
        let flow = screens([help, find, next], [find, help])

        #expect(spec.judged(flow) == .failed(#"button "Help" comes after button "Find" on "Cart", and before it on "Shop""#))
        #expect(spec.paths(in: flow) == [#"touch "next""#])
        #expect(spec.remedies(for: flow) == ["keep the same order on both"])
    }

    @Test func `every pair of screens is compared`() {
        let flow = Script(
            ["a": .column([help, next]), "b": .column([help, find, next]), "c": .column([find, help])],
            ["a": [.activate("next"): "b"], "b": [.activate("next"): "c"]]
        ).with { $0.titles = ["a": "Shop", "b": "Cart", "c": "Order"] }

        #expect(spec.judged(flow) == .failed(#"button "Help" comes after button "Find" on "Order", and before it on "Cart""#))
    }

    @Test func `rows of a list may be sorted`() {
        let flow = screens([.list([help, find]), next], [.list([find, help])])

        #expect(spec.judged(flow) == .inapplicable(.nothingToJudge))
    }

    @Test func `states of one screen, and one thing alone, are nothing to judge`() {
        #expect(spec.judged(screens([help, find, next], [find, help], titled: [:])) == .inapplicable(.nothingToJudge))
        #expect(spec.judged(screens([help, next], [help])) == .inapplicable(.nothingToJudge))
    }

    @Test func `a modal has a separate order`() {
        let flow = screens([help, find, next], [Blueprint.text("x").modal(.column([find, help]))])

        #expect(spec.judged(flow) == .inapplicable(.nothingToJudge))
    }

    @Test func `a flow with more states than are explored is untested`() {
        #expect(spec.judged(screens([help, find, next], [help, find]), bound: 1) == .untested(.boundReached))
    }
}
