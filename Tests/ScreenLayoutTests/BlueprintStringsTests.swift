import EveryScreenLayout
import Testing

struct BlueprintStringsTests {
    @Test func `content comes first, then label, value and hint`() {
        let field = Blueprint.field("a", value: "b").accessibilityHint("e").accessibilityValue("d").accessibilityLabel("c")

        #expect(field.strings == ["a", "b", "c", "d", "e"])
    }

    @Test func `names and identifiers are no strings for people`() {
        #expect(Blueprint.image("a", width: 1, height: 1).accessibilityIdentifier("b").action("c").nextKeyElement("d").strings == [])
    }

    @Test func `the strings of children are not those of their container`() {
        #expect(Blueprint.navigationBar("a", back: "b", [.button("c")]).strings == ["a", "b"])
        #expect(Blueprint.row([.text("a")]).strings == [])
    }

    @Test func `setting the existing strings changes nothing, and set strings are there`() {
        for seed in 0..<300 as Range<UInt64> {
            var random = RandomBlueprints(seed: seed)
            for original in random.blueprint().all {
                var copy = original
                copy.strings = original.strings
                #expect(copy == original)

                let new = original.strings.indices.map { "new \($0)" }
                copy.strings = new
                #expect(copy.strings == new)
                #expect(copy.children == original.children)

                copy.strings = original.strings
                #expect(copy == original)
            }
        }
    }

    @Test func `another number of strings is the caller's mistake`() async {
        let more = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var text = Blueprint.text("a")
            text.strings = ["a", "b"]
        }
        let fewer = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var text = Blueprint.text("a").accessibilityLabel("b")
            text.strings = []
        }
        for (result, counts) in [(more, "1 strings, not 2"), (fewer, "2 strings, not 0")] {
            let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(text.contains("This blueprint has \(counts); setting them must keep their number."))
        }
    }

    @Test func `a leaf is called by its label, and otherwise by the first of its strings`() {
        #expect(Blueprint.text("a").leafName == "a")
        #expect(Blueprint.button("a").accessibilityLabel("b").leafName == "b")
        #expect(Blueprint.text("a").accessibilityLabel("b").padding(8).leafName == "b")
        #expect(Blueprint.imageButton("a").leafName == nil)
        #expect(Blueprint.spacer.leafName == nil)
    }

    @Test(
        arguments: [
            (.text("a"), .text("new")), (.button("a"), .button("new")), (.spacer, .spacer), (.imageButton("a"), .imageButton("a")),
            (Blueprint.button("a").accessibilityLabel("b"), Blueprint.button("a").accessibilityLabel("new")),
            (Blueprint.imageButton("a").accessibilityLabel("b"), Blueprint.imageButton("a").accessibilityLabel("new")),
            (Blueprint.text("a").accessibilityLabel("b").padding(8), Blueprint.text("a").accessibilityLabel("new").padding(8)),
            (.section("a", footer: "b", []), .section("new", footer: "b", [])),
        ] as [(Blueprint, Blueprint)])
    func `the name that is set goes where the name came from`(before: Blueprint, after: Blueprint) {
        var blueprint = before
        blueprint.leafName = "new"
        #expect(blueprint == after)

        blueprint.leafName = nil
        #expect(blueprint == after)
    }
}
