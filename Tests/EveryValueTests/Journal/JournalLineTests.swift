import Testing

@testable import EveryValue

@Suite struct JournalLineTests {
    @Test(arguments: AnyGenerator.all)
    func `A line gives the value of its recording again`(_ subject: AnyGenerator) throws {
        for seed in 0..<50 as Range<UInt64> {
            let sample = try subject.generator.sample(seed: seed)
            let read = try #require(JournalLine.recording(JournalLine.text(sample.recording)))

            #expect(try subject.generator.value(replaying: read) == sample.value)
            #expect(ReplayToken(read) == ReplayToken(sample.recording))
            #expect(JournalLine.text(read) == JournalLine.text(sample.recording))
        }
    }

    @Test func `A line is made of a letter an item, and its numbers`() throws {
        let recording = try ChoiceRecording(of: Item.generator(Item(7, "ac")))

        #expect(JournalLine.text(recording).drop { $0 != "i" } == "i7t:0:2lccz")
    }

    @Test(arguments: [0, 1, -1, 9, 10, -10, 99, 100, 101, -4096, .max, .min])
    func `A number is written in decimal digits, as one counts`(number: Int) throws {
        let generator = Generator { source in source.integer(in: .min ... .max, towards: 0, given: number) }

        #expect(JournalLine.text(try ChoiceRecording(of: generator)) == "i\(number)z")
    }

    @Test func `A line gives the size of its recording again`() throws {
        for seed in 0..<50 as Range<UInt64> {
            let recording = try Item.generator.sample(seed: seed).recording
            let read = try #require(JournalLine.recording(JournalLine.text(recording)))

            #expect([read.weight, read.nesting] == [recording.weight, recording.nesting])
        }
    }

    @Test func `Nothing is a line too`() throws {
        #expect(JournalLine.text(ChoiceRecording()) == "z")
        #expect(try #require(JournalLine.recording("z")).isEmpty)
    }

    @Test func `A line cut anywhere is no line`() throws {
        let text = JournalLine.text(try Item.generator.sample(seed: 5).recording)
        for count in 0..<text.count { #expect(JournalLine.recording(text.prefix(count)) == nil) }
    }

    @Test(arguments: ["", "q", "iz", "i1", "c1z", "cz", "lz", "t:xz", "s-1z", "i99999999999999999999z", "l1cz", "é"])
    func `Other texts are no lines`(_ text: String) {
        #expect(JournalLine.recording(text) == nil)
    }
}
