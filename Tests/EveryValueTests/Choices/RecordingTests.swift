import Testing

@testable import EveryValue

@Suite struct RecordingTests {
    private let item = Item(7, "ab", [Item(1), Item(2, "c", [Item(3)])])

    @Test func `An empty recording replays as the simplest value`() throws {
        #expect(try Item.generator.value(replaying: ChoiceRecording()) == Item())
    }

    @Test func `A generator with given values records them`() throws {
        let recording = try ChoiceRecording(of: Item.generator(item))

        #expect(try Item.generator.value(replaying: recording) == item)
        // Four items of a size and a name each, three of them elements.
        #expect(recording.weight == 4 * 2 + 3)
    }

    @Test func `Values outside the bounds of a draw are recorded as the nearest`() throws {
        let recording = try ChoiceRecording(of: Item.generator(Item(1000)))

        #expect(try Item.generator.value(replaying: recording) == Item(100))
    }

    @Test func `Scalars outside the alphabet are recorded as they are`() throws {
        let strange = Item(0, "aß\u{1F600}")
        let recording = try ChoiceRecording(of: Item.generator(strange))

        #expect(try Item.generator.value(replaying: recording) == strange)
        #expect(try ChoiceRecording(of: Item.generator(Item(0, "azz"))) < recording)
    }

    @Test func `Given values are ignored at random and on replay`() throws {
        let random = try Item.generator(item).sample(seed: 3)

        #expect(try random.value == Item.generator.value(seed: 3))
        #expect(try Item.generator(item).value(replaying: ChoiceRecording()) == Item())
    }

    @Test func `A random value is its recording`() throws {
        for seed in 0..<200 {
            let sample = try Item.generator.sample(seed: UInt64(seed))
            let again = try Item.generator.sample(replaying: sample.recording)
            #expect(again.value == sample.value)
            #expect(again.recording == sample.recording)
            #expect(again.recording.fingerprint == sample.recording.fingerprint)
            #expect(again.recording.order(sample.recording) == 0)
        }
    }

    @Test func `Weight comes first in the order`() throws {
        let heavy = try ChoiceRecording(of: Item.generator(Item(0, "", [Item()])))
        let light = try ChoiceRecording(of: Item.generator(Item(100, "zzzzzzzzzzzz")))

        #expect(light < heavy)
    }

    @Test func `The first choice that differs decides, whatever comes after it`() throws {
        func pair(_ part: Double, _ count: Int) throws -> ChoiceRecording {
            try ChoiceRecording(
                of: Generator { source in (source.float(in: 0...1, given: part), source.integer(in: 0...1_000, given: count)) })
        }
        let twoOfNine = PropertySearch.run(Generator<[Int]>.subsequence(of: 1...9, 2), settings: SearchSettings(cases: 1_000)) { pair in
            [[1, 9], [2, 3]].contains(pair) ? .failed : .passed
        }

        #expect(try pair(0.5, 900) < pair(0.25, 0))
        #expect(try pair(0.3125, 0) < pair(0.1, 0))
        #expect(twoOfNine.counterexamples.map(\.value) == [[1, 9]])
    }

    @Test func `Of two recordings of one weight the flatter is simpler`() throws {
        let flat = try ChoiceRecording(of: Item.generator(Item(0, "", [Item(), Item()])))
        let deep = try ChoiceRecording(of: Item.generator(Item(0, "", [Item(0, "", [Item()])])))

        #expect(flat.weight == deep.weight)
        #expect(flat < deep)
    }

    @Test func `The order is total: no two different recordings are tied`() throws {
        let recordings = try (0..<60).map { try Item.generator.sample(seed: UInt64($0)).recording }
        for left in recordings {
            for right in recordings {
                #expect((left.order(right) == 0) == (left == right))
                #expect(left.order(right).signum() == -right.order(left).signum())
            }
        }
        let sorted = recordings.sorted()
        for (left, right) in zip(sorted, sorted.dropFirst()) { #expect(!(right < left)) }
    }

    @Test func `A setting away from its simplest value weighs one more`() throws {
        func recording(_ value: Int) throws -> ChoiceRecording {
            try ChoiceRecording(of: Generator { $0.integer(in: 0...9, towards: 4, given: value, isSetting: true) })
        }

        #expect(try recording(4).weight == 1)
        #expect(try recording(5).weight == 2)
    }

    private func parts(_ count: Int, _ name: String, _ size: Int) throws -> ChoiceRecording {
        try ChoiceRecording(
            of: Generator { source in
                let count = source.span("count") { source.integer(in: 0...9, given: count) }
                let name = source.span("name") { source.string(length: 0...9, given: name) }
                return "\(count)\(name)\(source.integer(in: 0...9, given: size))"
            })
    }

    @Test func `a part of two recordings is compared by its choices alone`() throws {
        let recording = try parts(3, "tea", 4)

        #expect(recording.hasSameChoices(as: try parts(3, "tea", 4), in: "count"))
        #expect(recording.hasSameChoices(as: try parts(3, "milk", 5), in: "count"))
        #expect(!recording.hasSameChoices(as: try parts(2, "tea", 4), in: "count"))
        #expect(recording.hasSameChoices(as: try parts(2, "tea", 5), in: "name"))
        #expect(!recording.hasSameChoices(as: try parts(3, "sea", 4), in: "name"))
        #expect(!recording.hasSameChoices(as: try parts(3, "te", 4), in: "name"))
        // A part that neither has is empty in both.
        #expect(recording.hasSameChoices(as: try parts(2, "milk", 5), in: "price"))
        #expect(!recording.hasSameChoices(as: ChoiceRecording(), in: "count"))
    }

    @Test func `a part that recordings alone have is written where there is an example, and read again`() throws {
        func generator(_ note: Int?, isRequired: Bool = false) -> Generator<Int?> {
            Generator { source in
                source.edit(isRequired: isRequired, given: note) { source.integer(in: 0...9, given: $0) }
            }
        }
        let (with, without) = (try ChoiceRecording(of: generator(7)), try ChoiceRecording(of: generator(nil)))

        #expect(try generator(nil).value(replaying: with) == 7)
        #expect(try generator(nil).value(replaying: without) == nil)
        #expect(try generator(nil, isRequired: true).value(replaying: with) == 7)
        #expect(try generator(nil, isRequired: true).value(replaying: without) == 0)
        #expect(try ChoiceRecording(of: generator(7, isRequired: true)) == with)
        for seed in 0..<20 as Range<UInt64> { #expect(try generator(nil).value(seed: seed) == nil) }
    }
}
