import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct HeadingOrderTests {
    private let spec = HeadingOrder()

    private func judged(_ levels: Int...) -> Judged {
        spec.judged(.column(levels.map { .text("Level \($0)").accessibilityHeading(level: $0) }))
    }

    @Test func `one level further down passes, and any number up`() {
        #expect(judged(1, 2, 3, 1, 2) == .passed)
    }

    @Test func `the first may have any level`() {
        #expect(judged(3) == .passed)
    }

    @Test func `a skip downwards fails`() {
        #expect(
            judged(1, 3) == .failed("heading \"Level 3\" has level 3 after heading \"Level 1\"; level 2 is the deepest that can follow"))
    }

    @Test func `each skip counts`() {
        #expect(judged(1, 4, 1, 3).facts.count == 2)
    }

    @Test func `hidden headings are left out`() {
        let blueprint = Blueprint.column([
            .text("a").accessibilityHeading(level: 1), .text("b").accessibilityHeading(level: 2).accessibilityHidden(),
            .text("c").accessibilityHeading(level: 3),
        ])

        #expect(spec.judged(blueprint).outcome == .failed)
    }

    @Test func `without levels it is not judged, without headings there is nothing to judge`() {
        #expect(spec.judged(.text("a").accessibilityHeading()) == .untested(.headingLevelUnknown))
        #expect(spec.judged(.text("a")) == .inapplicable(.nothingToJudge))
    }

    @Test func `the remedy names the level`() {
        let blueprint = Blueprint.column([.text("a").accessibilityHeading(level: 2), .text("b").accessibilityHeading(level: 5)])

        #expect(spec.remedies(for: blueprint) == ["make it a heading of level 3"])
    }
}
