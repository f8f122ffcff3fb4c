import Testing

@testable import EveryValue

/// A generator whose values are shown as text, so that laws can be written once and
/// run on all.
struct AnyGenerator: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let generator: Generator<String>
    /// The simplest value by the generator's documentation.
    let simplest: String

    init<Value>(
        _ name: String, simplest: String, _ generator: Generator<Value>, show: @escaping @Sendable (Value) -> String = { "\($0)" }
    ) {
        testDescription = name
        self.simplest = simplest
        self.generator = generator.map(show)
    }

    static let all = common + wide

    private static let common: [AnyGenerator] = [
        AnyGenerator("constant", simplest: "7", .constant(7)),
        AnyGenerator("integer", simplest: "0", Generator.integer(in: -1000...1000)),
        AnyGenerator("integer towards", simplest: "42", Generator.integer(in: 0...1_000_000, towards: 42)),
        AnyGenerator("integer of full range", simplest: "0", Generator.integer(in: .min ... .max)),
        AnyGenerator("integer above zero", simplest: "5", Generator.integer(in: 5...90)),
        AnyGenerator("boolean", simplest: "false", Generator.boolean()),
        AnyGenerator("float", simplest: "0.0", Generator.float(in: -1e300...1e300)),
        AnyGenerator("float towards", simplest: "1.5", Generator.float(in: 1...2, towards: 1.5)),
        AnyGenerator("string", simplest: "", Generator.string()),
        AnyGenerator("string of varied scalars", simplest: "aa", Generator.string(alphabet: .varied, length: 2...9)),
        AnyGenerator("element", simplest: "x", Generator.element(of: ["x", "y", "z"])),
        AnyGenerator("one of", simplest: "1", Generator.oneOf([.constant(1), .integer(in: 5...9)])),
        AnyGenerator("weighted", simplest: "1", Generator.weighted([(0, .constant(1)), (3, .integer(in: 5...9))])),
        AnyGenerator("optional", simplest: "nil", Generator.integer().optional()),
        AnyGenerator("array", simplest: "[]", Generator.integer().array()),
        AnyGenerator("array of two or more", simplest: "[0, 0]", Generator.integer(in: 0...9).array(2...5)),
        AnyGenerator("set", simplest: "[]", Generator.integer(in: 0...99).set(0...8)) { "\($0.sorted())" },
        AnyGenerator("dictionary", simplest: "[]", Generator.integer(in: 0...99).dictionary(to: .boolean(), 0...8)) {
            "\($0.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" })"
        },
        AnyGenerator("pair", simplest: "(0, false)", Generator.integer().combined(with: .boolean())),
        AnyGenerator("map", simplest: "0", Generator.integer(in: 0...9).map { $0 * 2 }),
        AnyGenerator("flat map", simplest: "[]", Generator.integer(in: 0...9).flatMap { Generator.boolean().array($0...$0) }),
        AnyGenerator("filter", simplest: "0", Generator.integer(in: 0...999).filter { $0 % 3 == 0 }),
        AnyGenerator("labelled", simplest: "0", Generator.integer().labelled("number")),
        AnyGenerator(
            "recursive", simplest: "[0]",
            Generator.recursive("numbers", leaf: Generator.integer(in: 0...9).map { [$0] }) { inner in
                inner.array(0...3).map { Array($0.joined()) }
            }),
        AnyGenerator("unsigned byte", simplest: "0", Generator<UInt8>.integer()),
        AnyGenerator("unsigned word", simplest: "0", Generator<UInt64>.integer()),
        AnyGenerator("unsigned word towards", simplest: "\(UInt64.max - 1)", Generator<UInt64>.integer(towards: .max - 1)),
        AnyGenerator("float of 32 bits", simplest: "1.5", Generator<Float>.float(in: 1...2, towards: 1.5)),
        AnyGenerator("any float", simplest: "0.0", Generator<Double>.anyFloat()),
        AnyGenerator("any float of 32 bits", simplest: "0.0", Generator<Float>.anyFloat()),
        AnyGenerator("scalar", simplest: "a", Generator<Unicode.Scalar>.scalar()),
        AnyGenerator("character", simplest: "α", Generator<Character>.character(alphabet: .greek)),
        AnyGenerator("any character", simplest: "a", Generator<Character>.anyCharacter()),
        AnyGenerator("any string", simplest: "aa", Generator<String>.anyString(length: 2...9)),
        AnyGenerator("string of a pattern", simplest: "aa-0", Generator<String>.matching(/[A-Za-z]{2,3}-\d+(x|y)*/)),
        AnyGenerator("range", simplest: "0..<0", Generator<Range<Int8>>.range()),
        AnyGenerator("closed range", simplest: "5...5", Generator<ClosedRange<Int>>.range(in: 5...90)),
        AnyGenerator("zip of three", simplest: "(0, \"\", false)", Generator.zip(.integer(in: 0...9), .string(), .boolean())),
        AnyGenerator(
            "memberwise", simplest: "Item(size: 0, name: \"\", children: [])",
            Generator.memberwise(Item.init(_:_:_:), .integer(in: 0...9), .string(), .constant([]))
        ) {
            "Item(size: \($0.size), name: \"\($0.name)\", children: \($0.children))"
        },
        AnyGenerator("array of", simplest: "[0, 0]", Generator<[Int]>.array(of: .integer(in: 0...9), 2)),
        AnyGenerator("set of", simplest: "[0]", Generator<Set<Int>>.set(of: .integer(in: 0...9), 1)),
        AnyGenerator(
            "dictionary of", simplest: "[0: false]", Generator<[Int: Bool]>.dictionary(of: .integer(in: 0...9), to: .boolean(), 1)),
        AnyGenerator("optional of", simplest: "nil", Generator<Int?>.optional(of: .integer(in: 0...9), probability: 0.5)),
        AnyGenerator("array of distinct keys", simplest: "[]", Generator.integer(in: 0...99).array(0..<9, distinctBy: { $0 % 10 })),
        AnyGenerator("permutation", simplest: "[1, 2, 3, 4, 5]", Generator<[Int]>.permutation(of: 1...5)),
        AnyGenerator("subsequence", simplest: "[1, 2]", Generator<[Int]>.subsequence(of: 1...9, 2...5)),
        AnyGenerator("subset", simplest: "[]", Generator<Set<Int>>.subset(of: [3, 1, 2, 3])) { "\($0.sorted())" },
        AnyGenerator("function", simplest: "[0, 0, 0]", Generator<DrawnFunction<Int, Int>>.function(returning: .integer(in: 0...9))) {
            function in
            "\([1, 2, 3].map { function($0) })"
        },
        AnyGenerator("item", simplest: "\(Item())", Item.generator),
        AnyGenerator(
            "actions", simplest: "[]",
            Generator<[Int]>.actions(0...9, from: 0) { count, source in
                source.reference(among: count + 1)
            } advance: { count, _ in
                count += 1
            }),
    ]

    /// On Apple's platforms these types need a later system than the package does.
    #if os(Linux)
        private static let wide = [
            AnyGenerator("wide integer", simplest: "0", Generator<Int128>.integer()),
            AnyGenerator(
                "unsigned wide integer above zero", simplest: "\(UInt128(1) << 100)", Generator<UInt128>.integer(in: 1 << 100 ... .max)),
        ]
    #else
        private static let wide: [AnyGenerator] = []
    #endif
}

@Suite struct GeneratorLawsTests {
    @Test(arguments: AnyGenerator.all)
    func `The simplest value is the one promised`(_ subject: AnyGenerator) throws {
        #expect(try subject.generator.value(replaying: ChoiceRecording()) == subject.simplest)
    }

    @Test(arguments: AnyGenerator.all)
    func `The same seed gives the same value`(_ subject: AnyGenerator) throws {
        for seed in 0..<50 as Range<UInt64> {
            #expect(try subject.generator.value(seed: seed) == subject.generator.value(seed: seed))
        }
    }

    @Test(arguments: AnyGenerator.all)
    func `A value is made of its recording, exactly`(_ subject: AnyGenerator) throws {
        for seed in 0..<50 as Range<UInt64> {
            let sample = try subject.generator.sample(seed: seed)
            let again = try subject.generator.sample(replaying: sample.recording)

            #expect(again.value == sample.value)
            #expect(again.recording == sample.recording)
        }
    }

    @Test(arguments: AnyGenerator.all)
    func `A token gives its value again`(_ subject: AnyGenerator) throws {
        for seed in 0..<50 as Range<UInt64> {
            let sample = try subject.generator.sample(seed: seed)
            let read = try ReplayToken(ReplayToken(sample.recording).description)

            #expect(try subject.generator.value(replaying: read.recording) == sample.value)
        }
    }

    @Test(arguments: AnyGenerator.all)
    func `Shrinking goes down at every step, to the simplest value when everything fails`(_ subject: AnyGenerator) throws {
        for seed in 0..<5 as Range<UInt64> {
            let sample = try subject.generator.sample(seed: seed)
            var shrinker = Shrinker(sample.recording)
            var last = sample.recording
            while let candidate = shrinker.next() {
                guard let next = try? subject.generator.sample(replaying: candidate), next.recording < last else {
                    shrinker.reject(isKnown: false)
                    continue
                }
                last = next.recording
                shrinker.accept(last)
            }

            #expect(try subject.generator.value(replaying: last) == subject.simplest)
        }
    }

    @Test(arguments: AnyGenerator.all)
    func `A minimum is a fixed point of shrinking`(_ subject: AnyGenerator) throws {
        // The judgment is arbitrary but the same every time: an odd sum of the
        // value's letters.
        func isFailing(_ value: String) -> Bool { value.utf8.reduce(0) { $0 &+ Int($1) } % 3 != 0 }
        let settings = SearchSettings(seed: 1, cases: 100, certifyEvaluations: 0, explainEvaluations: 0, maximumFailures: 1)
        let first = PropertySearch.run(subject.generator, settings: settings) { isFailing($0) ? .failed : .passed }
        guard let minimum = first.counterexamples.first else { return }
        var again = settings
        again.cases = 0
        again.starting = [minimum.recording]
        let second = PropertySearch.run(subject.generator, settings: again) { isFailing($0) ? .failed : .passed }

        #expect(second.counterexamples.first?.recording == minimum.recording)
    }

    @Test func `The same bytes come out on every platform, debug or release`() throws {
        // Written down once; a change here breaks every token and seed anyone has
        // kept.
        let values = try (0..<3).map { try Item.generator.value(seed: UInt64($0)) }
        var sum: UInt32 = 0
        // Descriptions name the module, which had another name when the sum was
        // taken.
        let descriptions = values.map { "\($0)".replacing("EveryValueTests.", with: "PropertyTestingTests.") }
        for description in descriptions { sum = sum &* 31 &+ checksum(Array(description.utf8)) }

        #expect(sum == GeneratorLawsTests.sumOfThreeItems)
    }

    private static let sumOfThreeItems: UInt32 = 3_450_532_765
}
