import Testing

@testable import EveryValue

/// The small parts of a recording.
@Suite struct ChoicesTests {
    @Test func `An item takes sixteen bytes`() {
        #expect(MemoryLayout<RecordedItem>.stride == 16)
    }

    @Test func `A label is its name`() {
        let label: SpanLabel = "node"

        #expect(label == SpanLabel("node"))
        #expect(label != "nodes")
        #expect(label.description == "node")
        #expect(label.code != 0)
    }

    @Test func `Draws at two places have two sites`() {
        let sites = [
            drawSite("M/File.swift", 1, 2), drawSite("M/File.swift", 2, 1), drawSite("M/Other.swift", 1, 2),
            drawSite("Module/LongFile.swift", 1, 2),
        ]

        #expect(Set(sites).count == sites.count)
    }

    @Test func `The values of a range are numbered from simple to complex`() {
        let shape = IntegerShape(-2...5, towards: 0)

        #expect((0..<8).map(shape.value(numbered:)) == [0, 1, -1, 2, -2, 3, 4, 5])
        #expect((0..<4).map(IntegerShape(1...4, towards: 9).value(numbered:)) == [4, 3, 2, 1])
    }

    @Test func `An alphabet knows its scalars and keeps strangers apart`() {
        let alphabet = TextAlphabet("abca")

        #expect(alphabet.scalars.count == 3)
        #expect(alphabet.code(of: "b") == 1)
        #expect(alphabet.scalar(of: alphabet.code(of: "é")) == "é")
        #expect(alphabet.code(of: "é") > 2)
        #expect(alphabet.scalar(of: 99) == "a")
        #expect(alphabet.understood(TextAlphabet.letters.code(of: "é")) == alphabet.code(of: "é"))
    }

    @Test func `Whole numbers are simpler than fractions`() {
        let shape = FloatShape(-1e9...1e9, towards: 0)
        let sorted = [0.1, -3, 1000, 0.5, 0, 3, -0.5].sorted { FloatShape.order($0, shape, $1, shape) < 0 }

        #expect(sorted == [0, 3, -3, 1000, 0.5, -0.5, 0.1])
        #expect([0.5, 0.75, 3, 0, 0.1].map(FloatShape.fractionDigits) == [1, 2, 0, 0, 55])
    }

    @Test func `Rounding needs no library`() {
        #expect([2.5, -2.5, 2, -0.5].map(\.wholeTowardsZero) == [2, -2, 2, 0])
        #expect([2.5, -2.5, 2, -0.5].map(\.wholeAwayFromZero) == [3, -3, 2, -1])
        #expect([2.5, -2.5, 1e300].map(\.wholeBelow) == [2, -3, 1e300])
        #expect([2.5, -2.5, 1e300].map(\.wholeAbove) == [3, -2, 1e300])
    }

    @Test func `A script visits every combination once`() throws {
        var script: EnumerationScript? = EnumerationScript(.all(limit: 100))
        var seen: [[Int]] = []
        let generator = Generator { source in source.list(0...2) { source.integer(in: 0...2) } }
        while let path = script {
            let source = ChoiceSource.enumeration(path, limit: 64)
            seen.append(try generator.make(source).value)
            script = source.script.successor()
        }

        #expect(seen.count == 1 + 3 + 9)
        #expect(Set(seen).count == seen.count)
    }

    @Test func `Random bits are the same everywhere`() {
        var bits = RandomBits(seed: 0)

        #expect(bits.next() == 0xE220_A839_7B1D_CDAF)
        #expect((0..<1000).allSatisfy { _ in (0..<7).contains(bits.below(7)) })
        #expect((0..<100).allSatisfy { _ in (-3...3).contains(bits.uniform(-3, 3)) })
        _ = bits.uniform(.min, .max)
    }

    @Test func `A span label is the FNV-1a hash of its name, and never 0, which stands for any label`() {
        // Test vectors of the definition by Fowler, Noll and Vo; the hash of the
        // last one is 0.
        #expect(SpanLabel("").code == 0x811C_9DC5)
        #expect(SpanLabel("a").code == 0xE40C_292C)
        #expect(SpanLabel("foobar").code == 0xBF9C_F968)
        #expect(SpanLabel("ppkttia").code == 1)
    }
}
