import Testing

@testable import EveryValue

@Suite struct ReplayTokenTests {
    private let text: String

    init() throws {
        text = ReplayToken(try Item.generator.sample(seed: 5).recording).description
    }

    @Test func `A token gives its value again`() throws {
        for seed in 0..<500 {
            let sample = try Item.generator.sample(seed: UInt64(seed))
            let token = ReplayToken(sample.recording)
            let read = try ReplayToken(token.description)
            let again = try Item.generator.sample(replaying: read.recording)

            #expect(again.value == sample.value)
            #expect(again.recording == sample.recording)
            #expect(ReplayToken(again.recording) == token)
            #expect(ReplayToken(read.recording) == token)
        }
    }

    @Test func `A token of nothing is short`() throws {
        let token = ReplayToken(ChoiceRecording())

        #expect(token.description.utf8.count <= 16)
        #expect(try ReplayToken(token.description).recording.isEmpty)
    }

    @Test func `Numbers of any size and strings of any scalar survive`() throws {
        let generator = Generator { source in
            [source.integer(in: .min ... .max, given: .min), source.integer(in: .min ... .max, towards: 5, given: .max)]
        }
        let token = ReplayToken(try ChoiceRecording(of: generator))
        #expect(try generator.value(replaying: ReplayToken(token.description).recording) == [.min, .max])

        let strange = Generator { $0.string(alphabet: .letters, length: 0...9, given: "\u{10FFFF}é\u{0}") }
        let other = ReplayToken(try ChoiceRecording(of: strange))
        #expect(try strange.value(replaying: ReplayToken(other.description).recording) == "\u{10FFFF}é\u{0}")
    }

    @Test func `Floating-point numbers survive bit by bit`() throws {
        for value in [0.1, -1e308, 1.0 / 3, .leastNonzeroMagnitude, 2] {
            let generator = Generator { $0.float(in: -1.5e308...1.5e308, given: value) }
            let token = ReplayToken(try ChoiceRecording(of: generator))
            #expect(try generator.value(replaying: ReplayToken(token.description).recording).bitPattern == value.bitPattern)
        }
    }

    @Test func `Fifty nodes fit into four hundred letters`() throws {
        let generator = Generator { source in
            source.list(50...50) {
                source.span("node") { (source.integer(in: 0...7), source.string(length: 0...20), source.list(0...3) { source.boolean() }) }
            }
        }
        for seed in 0..<50 {
            let sample = try generator.sample(seed: UInt64(seed))
            #expect(ReplayToken(sample.recording).description.utf8.count <= 400)
        }
    }

    /// A tree of a number of nodes, each with a kind and a name of up to twelve
    /// letters.
    private static func drawTree(_ source: ChoiceSource, nodes: Int) {
        source.span("node") {
            _ = (source.integer(in: 0...7), source.string(length: 0...12))
            var left = nodes - 1
            while left > 0 {
                let share = source.integer(in: 1...left, towards: left)
                left -= share
                drawTree(source, nodes: share)
            }
        }
    }

    // Text drawn letter by letter cannot be encoded in fewer letters than it has:
    // names of up to thirty take up to 550.
    @Test func `The longest token of a tree of fifty nodes is below four hundred letters`() throws {
        let generator = Generator { source in ReplayTokenTests.drawTree(source, nodes: 50) }
        let lengths = try (0..<1_000 as Range<UInt64>).map { ReplayToken(try generator.sample(seed: $0).recording).description.utf8.count }

        #expect(lengths.max() ?? 0 <= 400)
        #expect(lengths.max() ?? 0 > 250)
    }

    @Test func `Every cut is noticed`() {
        for count in 4..<text.utf8.count {
            #expect(throws: ReplayTokenError.cut) { try ReplayToken(String(text.prefix(count))) }
        }
    }

    @Test func `Every changed letter is noticed`() {
        for index in text.indices.dropFirst(5) {
            var changed = text
            changed.replaceSubrange(index...index, with: text[index] == "A" ? "B" : "A")
            #expect(throws: ReplayTokenError.self) { try ReplayToken(changed) }
        }
    }

    @Test(arguments: ["", "es", "hello", "es-AAAA", "esx-AAAA", "es1-AA AA", "es1-é"])
    func `Other texts are no tokens`(_ other: String) {
        #expect(throws: ReplayTokenError.notAToken) { try ReplayToken(other) }
    }

    @Test func `A later version is named`() {
        let later = "es3" + text.dropFirst(3)

        #expect(throws: ReplayTokenError.unknownVersion("3")) { try ReplayToken(later) }
        #expect(ReplayTokenError.unknownVersion("3").description.contains("version 3"))
    }

    @Test(arguments: [" ", "\t", "\n", "\r\n", " \n "]) func `Blanks around a token are allowed`(_ blanks: String) throws {
        #expect(try ReplayToken(blanks + text + blanks).description == text)
    }
}
