import Testing

@testable import EveryValue

/// A token knows the generator that made it.
@Suite struct StaleTokenTests {
    private enum Size: CaseIterable { case small, large }
    private enum OtherSize: CaseIterable { case small, huge }
    private enum MoreSizes: CaseIterable { case small, large, huge }

    /// Generators that differ from the first one of their row in one thing each, in
    /// ways that replay nearly or exactly the same choices.
    private static let changes: [(name: String, made: Generator<String>, now: Generator<String>)] = [
        ("upper bound", .described(Generator<Int>.integer(in: 0...9)), .described(Generator<Int>.integer(in: 0...10))),
        ("lower bound", .described(Generator<Int>.integer(in: 0...9)), .described(Generator<Int>.integer(in: -1...9))),
        ("target", .described(Generator<Int>.integer(in: 0...9, towards: 0)), .described(Generator<Int>.integer(in: 0...9, towards: 5))),
        ("bounds of a number with a point", .described(Generator<Double>.float(in: 0...1)), .described(Generator<Double>.float(in: 0...2))),
        ("alphabet", .string(of: .letters, 0...8), .string(of: .ascii, 0...8)),
        ("length", .string(of: .letters, 0...8), .string(of: .letters, 0...9)),
        ("number of alternatives", .element(of: ["a", "b"]), .element(of: ["a", "b", "c"])),
        ("an alternative", .element(of: ["a", "b", "c"]), .element(of: ["a", "b", "d"])),
        ("order of alternatives", .element(of: ["a", "b", "c"]), .element(of: ["a", "c", "b"])),
        ("name of a case", .described(Generator<Size>.anyCase()), .described(Generator<OtherSize>.anyCase())),
        ("number of cases", .described(Generator<Size>.anyCase()), .described(Generator<MoreSizes>.anyCase())),
        (
            "label", .described(Generator<Int>.integer(in: 0...9).labelled("count")),
            .described(Generator<Int>.integer(in: 0...9).labelled("number"))
        ),
        ("a label more", .described(Generator<Int>.integer(in: 0...9)), .described(Generator<Int>.integer(in: 0...9).labelled("number"))),
        (
            "count of a list", .described(Generator<Int>.integer(in: 0...9).array(0...3)),
            .described(Generator<Int>.integer(in: 0...9).array(0...4))
        ),
        (
            "the value made of the choices", .described(Generator<Int>.integer(in: 0...9)),
            .described(Generator<Int>.integer(in: 0...9).map { $0 + 1 })
        ),
        ("alternatives that are generators", .oneOf([.constant("a"), .constant("b")]), .oneOf([.constant("b"), .constant("a")])),
        (
            "one choice more", .described(Generator<Int>.integer(in: 0...9)),
            .described(Generator<Int>.integer(in: 0...9).combined(with: .integer(in: 0...9)).map(\.0))
        ),
    ]

    @Test(arguments: changes.indices)
    func `A token of a generator that has changed is stale, and no other value is made of it`(_ row: Int) throws {
        let (name, made, now) = Self.changes[row]
        for seed in 0..<20 as Range<UInt64> {
            let token = try ReplayToken(ReplayToken(made.sample(seed: seed).recording, drawnBy: made).description)

            #expect(made.staleness(of: token) == nil, "\(name)")
            #expect(now.staleness(of: token) != nil, "\(name)")
            #expect(throws: StaleToken.self) { try now.value(replaying: token) }
            #expect(try made.value(replaying: token) == made.value(seed: seed), "\(name)")
        }
    }

    @Test func `The parts that changed are named, and what to do`() throws {
        func generator(_ most: Int) -> Generator<[Int]> {
            Generator { source in
                [try source.draw(.integer(in: 0...9), label: "first"), try source.draw(.integer(in: 0...most), label: "second")]
            }
        }
        let token = ReplayToken(try generator(9).sample(seed: 1).recording, drawnBy: generator(9)) {
            [(SpanLabel("first"), $0[0]), (SpanLabel("second"), $0[1])]
        }
        let stale = try #require(generator(8).staleness(of: token) { [(SpanLabel("first"), $0[0]), (SpanLabel("second"), $0[1])] })

        #expect(stale.parts == ["second"])
        #expect(
            stale.description
                == "\(token) is stale: \"second\" has changed since (bounds, targets, alternatives, cases, labels or values). "
                + "Run the check without it and take the token of the new report.")
    }

    @Test func `Lines of code, weights and names of types change no token`() throws {
        struct Order: Hashable, Sendable { var count: Int }
        struct Renamed: Hashable, Sendable { var number: Int }
        let made = Generator<Int>.integer(in: 0...9).map { Order(count: $0) }
        let now = Generator<Int>.integer(in: 0...9).map { Renamed(number: $0) }
        let weighted = Generator<Int>.weighted([(1, .integer(in: 0...9)), (9, .integer(in: 10...19))])
        let other = Generator<Int>.weighted([(9, .integer(in: 0...9)), (1, .integer(in: 10...19))])

        for seed in 0..<20 as Range<UInt64> {
            let (one, two) = (try made.sample(seed: seed).recording, try weighted.sample(seed: seed).recording)

            #expect(now.staleness(of: ReplayToken(one, drawnBy: made)) == nil)
            #expect(other.staleness(of: ReplayToken(two, drawnBy: weighted)) == nil)
        }
    }

    @Test func `A token of version 1 is read, and compared by its choices`() throws {
        let generator = Generator<Int>.integer(in: 0...9).labelled("count")
        let seven = try ChoiceRecording(of: Generator { source in source.span("count") { source.integer(in: 0...9, given: 7) } })
        let old = try ReplayToken("es1-CwAObHdus9Va37Mo1rbW6w")

        #expect(ReplayToken(seven) == old)
        #expect(try generator.value(replaying: old.recording) == 7)
        #expect(generator.staleness(of: old) == nil)
        // Of another bound it cannot know; of a value beyond the bound it does.
        #expect(Generator<Int>.integer(in: 0...8).labelled("count").staleness(of: old) == nil)
        #expect(Generator<Int>.integer(in: 0...5).labelled("count").staleness(of: old) == StaleToken(token: old, parts: []))
    }

    @Test func `A value that differs with every draw does not make tokens stale`() throws {
        let counter = Counter()
        let generator = Generator<Int>.integer(in: 0...9).map { [$0, counter.next()] }
        let token = ReplayToken(try generator.sample(seed: 1).recording, drawnBy: generator)

        #expect(generator.staleness(of: token) == nil)
    }

    @Test func `Draws that are refused count for nothing in the summary of a generator`() throws {
        let lists = Generator<Int>.integer(in: 0...9).array(1...1)
        let even = lists.filter { $0[0].isMultiple(of: 2) }
        let parts = { (value: [Int]) -> [(label: UInt32, value: Any)] in [(label: 0, value: value)] }
        for seed in 0..<20 as Range<UInt64> {
            // Half of these are refused, and the nearest that passes is taken.
            let signed = try even.signed(replaying: lists.sample(seed: seed).recording, describing: parts)

            #expect(try even.signed(replaying: signed.recording, describing: parts).signature == signed.signature)
        }
    }

    @Test func `Sets and dictionaries have one digest whatever their order`() {
        let values = (0..<100).map { "\($0)" }
        for seed in 0..<20 as Range<UInt64> {
            var random = RandomBits(seed: seed)
            let shuffled = values.shuffled(using: &random)

            #expect(ValueDigest(of: Set(shuffled)) == ValueDigest(of: Set(values)))
            #expect(
                ValueDigest(of: Dictionary(uniqueKeysWithValues: shuffled.map { ($0, [$0]) }))
                    == ValueDigest(of: Dictionary(uniqueKeysWithValues: values.map { ($0, [$0]) })))
        }
        #expect(ValueDigest(of: Set(["a"])) != ValueDigest(of: Set(["b"])))
    }

    @Test func `Objects and pointers count by their type, as their place in memory changes`() {
        #expect(ValueDigest(of: Counter()) == ValueDigest(of: Counter()))
        withUnsafePointer(to: 1) { one in
            withUnsafePointer(to: 2) { two in #expect(ValueDigest(of: one) == ValueDigest(of: two)) }
        }
        #expect(ValueDigest(of: ObjectIdentifier(Counter())) == ValueDigest(of: ObjectIdentifier(Counter.self)))
    }

    @Test func `Every cut and every changed letter of a token with a summary is noticed`() throws {
        let text = ReplayToken(try Item.generator.sample(seed: 5).recording, drawnBy: Item.generator).description
        #expect(text.hasPrefix("es2-"))
        for count in 4..<text.utf8.count {
            #expect(throws: ReplayTokenError.cut) { try ReplayToken(String(text.prefix(count))) }
        }
        for index in text.indices.dropFirst(5) {
            var changed = text
            changed.replaceSubrange(index...index, with: text[index] == "A" ? "B" : "A")
            #expect(throws: ReplayTokenError.self) { try ReplayToken(changed) }
        }
    }
}

/// Counts, without a lock, in one test.
private final class Counter: @unchecked Sendable {
    private var count = 0

    func next() -> Int {
        count += 1
        return count
    }
}

extension Generator where Value == String {
    /// The words of the values of another generator.
    fileprivate static func described<Other>(_ other: Generator<Other>) -> Generator { other.map { "\($0)" } }

    /// Strings of an alphabet.
    fileprivate static func string(of alphabet: TextAlphabet, _ length: ClosedRange<Int>) -> Generator {
        Generator { source in source.string(alphabet: alphabet, length: length) }
    }
}
