import Testing

@testable import EveryValue

@Suite struct GeneratorChainsTests {
    @Test func `A chain may begin with the elements where the type of its result is known`() throws {
        let flags: Generator<[Bool]> = .boolean().array(5)
        let numbers: Generator<Set<Int>> = .integer(in: 3...3).set(1)
        let fractions: Generator<[[Double]]> = .float(in: 1...1).array(2).array(1)
        let texts: Generator<[String]> = .string(alphabet: .digits, length: 3).array(2)

        #expect(try flags.value(replaying: ChoiceRecording()) == [false, false, false, false, false])
        #expect(try numbers.value(replaying: ChoiceRecording()) == [3])
        #expect(try fractions.value(replaying: ChoiceRecording()) == [[1, 1]])
        #expect(try texts.value(replaying: ChoiceRecording()) == ["000", "000"])
    }

    @Test func `A chain draws its elements within the bounds that these have by themselves`() throws {
        let flags: Generator<[Bool]> = .boolean().array(9)
        let numbers: Generator<[Int]> = .integer().array(1)
        let fractions: Generator<[Double]> = .float().array(1)
        let texts: Generator<[String]> = .string().array(1)

        for seed in 0..<20 as Range<UInt64> {
            #expect(try flags.value(seed: seed) == Generator<Bool>.boolean().array(9).value(seed: seed))
        }
        #expect(
            try numbers.sample(seed: 1).recording.integerShapes == Generator<Int>.integer().array(1).sample(seed: 1).recording.integerShapes
        )
        #expect(
            try fractions.sample(seed: 1).recording.floatShapes == Generator<Double>.float().array(1).sample(seed: 1).recording.floatShapes)
        #expect(
            try texts.sample(seed: 1).recording.textShapes == Generator<String>.string().array(1).sample(seed: 1).recording.textShapes)
    }

    @Test func `A search takes a chain as its generator`() {
        let report = PropertySearch.run(.integer(in: 0...9).array(0...5)) { $0.count < 3 ? .passed : .failed }

        #expect(report.counterexamples.map(\.value) == [[0, 0, 0]])
    }

    @Test func `Types of the elements are still found where no chain follows`() throws {
        let byte: Generator<UInt8> = .integer(in: 7...7)
        let text: Generator<String> = .string(alphabet: .digits, length: 1)

        #expect(try byte.value(seed: 1) == 7)
        #expect(try text.value(replaying: ChoiceRecording()) == "0")
    }
}
