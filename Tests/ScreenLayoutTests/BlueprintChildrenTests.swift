import EveryScreenLayout
import Testing

struct BlueprintChildrenTests {
    @Test func `a leaf has no children`() {
        #expect(Blueprint.button("a").children == [])
        #expect(Blueprint.button("a").allowedChildCount == 0...0)
    }

    @Test func `what lies over something comes after it`() {
        #expect(Blueprint.text("a").overlay(.text("b")).children == [.text("a"), .text("b")])
        #expect(Blueprint.text("a").modal(.text("b")).children == [.text("a"), .text("b")])
    }

    @Test func `a bar has its items and not its title`() {
        #expect(Blueprint.navigationBar("a", back: "b", [.button("c")]).children == [.button("c")])
    }

    @Test func `setting the children keeps everything else`() {
        var row = Blueprint.row(spacing: 3, alignment: .trailing, columnFrom: .large, [.text("a")]).accessibilityLabel("b")
        row.children = [.text("c"), .spacer]

        #expect(row == Blueprint.row(spacing: 3, alignment: .trailing, columnFrom: .large, [.text("c"), .spacer]).accessibilityLabel("b"))
    }

    @Test func `setting the existing children changes nothing, and set children are there`() {
        for seed in 0..<300 as Range<UInt64> {
            var random = RandomBlueprints(seed: seed)
            for original in random.blueprint().all {
                var copy = original
                copy.children = original.children
                #expect(copy == original)

                copy.children = original.children.map { _ in .text("new") }
                #expect(copy.children == original.children.map { _ in .text("new") })
                #expect(original.allowedChildCount.contains(original.children.count))

                copy.children = original.children
                #expect(copy == original)
            }
        }
    }

    @Test func `a wrong number of children is the caller's mistake`() async {
        let leaf = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var leaf = Blueprint.text("a")
            leaf.children = [.spacer]
        }
        let padded = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var padded = Blueprint.text("a").padding(8)
            padded.children = []
        }
        let overlay = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var overlay = Blueprint.text("a").overlay(.spacer)
            overlay.children = [.spacer]
        }
        for (result, counts) in [(leaf, "has 0 children, not 1"), (padded, "has 1 children, not 0"), (overlay, "has 2 children, not 1")] {
            let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(text.contains("A blueprint of this content \(counts); setting them must keep their number."))
        }
    }
}
