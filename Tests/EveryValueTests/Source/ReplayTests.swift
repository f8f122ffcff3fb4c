import Testing

@testable import EveryValue

/// How replay aligns a recording with a generator that draws other things than
/// before.
@Suite struct ReplayTests {
    /// Draws two spans, of which the first may be left out.
    private func two(_ hasFirst: Bool, _ first: Int? = nil, _ second: Int? = nil) -> Generator<[Int]> {
        Generator { source in
            let one = hasFirst ? source.span("first") { source.integer(in: 0...9, given: first) } : -1
            let other = source.span("second") { source.integer(in: 0...9, given: second) }
            return [one, other]
        }
    }

    @Test func `A span is found by its label when an earlier one is no longer drawn`() throws {
        let recording = try ChoiceRecording(of: two(true, 3, 5))

        #expect(try two(false).value(replaying: recording) == [-1, 5])
    }

    @Test func `A span missing from the recording is simplest`() throws {
        let recording = try ChoiceRecording(of: two(false, nil, 5))

        #expect(try two(true).value(replaying: recording) == [0, 5])
    }

    @Test func `A choice is found by its site when an earlier one is no longer drawn`() throws {
        func generator(_ hasFirst: Bool, given: Bool) -> Generator<[Int]> {
            Generator { source in
                var values: [Int] = []
                if hasFirst { values.append(source.integer(in: 0...9, given: given ? 3 : nil)) }
                values.append(source.integer(in: 0...9, given: given ? 5 : nil))
                return values
            }
        }
        let recording = try ChoiceRecording(of: generator(true, given: true))

        #expect(try generator(false, given: false).value(replaying: recording) == [5])
    }

    @Test func `A value out of new bounds is the nearest in them`() throws {
        func generator(_ range: ClosedRange<Int>, _ given: Int?) -> Generator<Int> {
            Generator { $0.integer(in: range, given: given) }
        }
        let recording = try ChoiceRecording(of: generator(0...100, 80))

        #expect(try generator(0...10, nil).value(replaying: recording) == 10)
    }

    @Test func `A list is as long as there are elements, and keeps to new bounds`() throws {
        func generator(_ count: ClosedRange<Int>, _ given: [Int]?) -> Generator<[Int]> {
            Generator { source in source.list(count, given: given) { source.integer(in: 0...9, given: $0) } }
        }
        let recording = try ChoiceRecording(of: generator(0...9, [1, 2, 3]))

        #expect(try generator(0...9, nil).value(replaying: recording) == [1, 2, 3])
        #expect(try generator(0...2, nil).value(replaying: recording) == [1, 2])
        #expect(try generator(5...9, nil).value(replaying: recording) == [1, 2, 3, 0, 0])
    }

    @Test func `A plan decides what it speaks of and leaves the rest to chance`() throws {
        @Sendable func setting(_ source: ChoiceSource, _ given: Int?) -> Int {
            source.span("setting") { source.integer(in: 0...1000, given: given) }
        }
        let plan = try ChoiceRecording(of: Generator { setting($0, 417) })
        let generator = Generator { source in [source.integer(in: 0...1_000_000), setting(source, nil), source.integer(in: 0...1_000_000)] }
        let values = try (0..<20).map { try generator.make(.plan(plan, seed: UInt64($0))).value }

        #expect(values.allSatisfy { $0[1] == 417 })
        #expect(Set(values.map { $0[0] }).count > 10)
        #expect(Set(values.map { $0[2] }).count > 10)
    }

    @Test func `A plan reaches a span drawn inside others`() throws {
        @Sendable func setting(_ source: ChoiceSource, _ given: Int?) -> Int {
            source.span("setting") { source.integer(in: 0...1000, given: given) }
        }
        let plan = try ChoiceRecording(of: Generator { setting($0, 417) })
        let generator = Generator { source in
            source.span("outer") { [source.integer(in: 0...9), setting(source, nil), source.integer(in: 0...9)] }
        }

        #expect(try generator.make(.plan(plan, seed: 1)).value[1] == 417)
    }

    @Test func `A plan of a whole tree is not put into itself`() throws {
        let plan = try ChoiceRecording(of: Item.generator(Item(7, "ab", [Item(1)])))
        let value = try Item.generator.make(.plan(plan, seed: 1)).value

        #expect(value == Item(7, "ab", [Item(1)]))
    }

    @Test func `A part of a plan is used wherever its label comes up`() throws {
        @Sendable func setting(_ source: ChoiceSource, _ given: Int?) -> Int {
            source.span("setting") { source.integer(in: 0...1000, given: given) }
        }
        let plan = try ChoiceRecording(of: Generator { setting($0, 417) })
        let generator = Generator { source in source.list(3...3) { source.span("step") { setting(source, nil) } } }

        #expect(try generator.make(.plan(plan, seed: 1)).value == [417, 417, 417])
    }
}
