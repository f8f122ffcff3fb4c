import EveryScreenLayout
import Testing

struct BlueprintStringsTests {
    @Test func `content comes first, then label, value and hint`() {
        let field = Blueprint.field("a", value: "b").accessibilityHint("e").accessibilityValue("d").accessibilityLabel("c")

        #expect(field.strings == ["a", "b", "c", "d", "e"])
    }

    @Test func `names and identifiers are no strings anybody reads`() {
        #expect(Blueprint.image("a", width: 1, height: 1).accessibilityIdentifier("b").action("c").nextKeyElement("d").strings == [])
    }

    @Test func `the strings of children are not those of their container`() {
        #expect(Blueprint.navigationBar("a", back: "b", [.button("c")]).strings == ["a", "b"])
        #expect(Blueprint.row([.text("a")]).strings == [])
    }

    @Test func `setting the strings they have changes nothing, and what is set is there`() {
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

    @Test func `more strings than there are is the caller's mistake`() async {
        await #expect(processExitsWith: .failure) {
            var text = Blueprint.text("a")
            text.strings = ["a", "b"]
        }
    }
}
