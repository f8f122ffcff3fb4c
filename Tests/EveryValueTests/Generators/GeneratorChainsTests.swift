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

    private struct Price: Equatable { let cents: Int }
    private enum Key: Equatable { case insert(String), left }

    @Test func `A chain may begin with another type that map, optional and dictionary make the result of`() throws {
        let missing: Generator<Int?> = .integer(in: 0..<9).optional()
        let stock: Generator<[String: Int]> = .string(alphabet: .digits, length: 2).dictionary(to: .integer(in: 5...5), 1)
        let price: Generator<Price> = .integer(in: 7...7).map { Price(cents: $0) }
        let prices: Generator<[Price]> = .integer(in: 7...7).map { Price(cents: $0) }.array(2)
        let key: Generator<Key> = .element(of: ["a", "b"]).map { .insert($0) }
        let keys: Generator<[Key]> = .oneOf([.element(of: ["a", "b"]).map { Key.insert($0) }, .constant(.left)]).array(1)
        let text: Generator<String> = .float(in: 1...1).map { "\($0)" }
        let count: Generator<Int> = .string(length: 3).map(\.count)
        let sign: Generator<Int> = .boolean().map { $0 ? 1 : -1 }
        let repeated: Generator<String> = .integer(in: 3...3).flatMap { .string(alphabet: .digits, length: $0) }

        #expect(try missing.value(replaying: ChoiceRecording()) == nil)
        #expect(try stock.value(replaying: ChoiceRecording()) == ["00": 5])
        #expect(try price.value(replaying: ChoiceRecording()) == Price(cents: 7))
        #expect(try prices.value(replaying: ChoiceRecording()) == [Price(cents: 7), Price(cents: 7)])
        #expect(try key.value(replaying: ChoiceRecording()) == .insert("a"))
        #expect(try keys.value(replaying: ChoiceRecording()) == [.insert("a")])
        #expect(try text.value(replaying: ChoiceRecording()) == "1.0")
        #expect(try count.value(replaying: ChoiceRecording()) == 3)
        #expect(try sign.value(replaying: ChoiceRecording()) == -1)
        #expect(try repeated.value(replaying: ChoiceRecording()) == "000")
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
