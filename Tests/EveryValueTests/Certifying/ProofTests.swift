import Testing

@testable import EveryValue

@Suite struct ProofTests {
    /// The values of all recordings that are simpler than that of a seed, or nil
    /// where these are too many.
    private func simpler<Value>(_ generator: Generator<Value>, than value: (Value) -> Bool) throws -> [String]? {
        let found = (0..<10_000).lazy.compactMap { try? generator.sample(seed: UInt64($0)) }.first { value($0.value) }
        var proof = Proof<Value>(try #require(found).recording, limit: 400)
        while true {
            switch proof.next(generator).result {
            case .notYet: continue
            case .tooMany: return nil
            case .complete: return try proof.smaller.map { "\(try generator.value(replaying: $0))" }
            }
        }
    }

    // MARK: Ranks

    @Test(arguments: [0...3, 1...2, 2...2, 0...0] as [ClosedRange<Int>])
    func `The rank of a string is the number of those up to it`(length: ClosedRange<Int>) {
        let shape = TextShape(alphabet: TextAlphabet("abc"), shortest: length.lowerBound, longest: length.upperBound)
        let all = (0..<EnumerationCeiling.count(shape)).map { EnumerationCeiling.text(shape, numbered: $0) }

        #expect(all.count == length.reduce(0) { sum, count in sum + (0..<count).reduce(1) { power, _ in power * 3 } })
        #expect(Set(all).count == all.count)
        for (number, codes) in all.enumerated() {
            let recording = ChoiceRecording(text: codes, shape)
            #expect(EnumerationCeiling(recording).rank(shape, recording.items[0]) == number + 1, "\(codes)")
        }
    }

    @Test(arguments: [(-3...5, 1), (0...4, 0), (0...4, 4), (-2...2, 0), (7...7, 7)] as [(ClosedRange<Int>, Int)])
    func `The rank of a number is the number of those that are no further from the simplest, of two the one above first`(
        range: ClosedRange<Int>, simplest: Int
    ) {
        let shape = IntegerShape(range, towards: simplest)
        let all = range.sorted { (abs($0 - simplest), $0 < simplest ? 1 : 0) < (abs($1 - simplest), $1 < simplest ? 1 : 0) }

        for (number, value) in all.enumerated() {
            let recording = ChoiceRecording(integer: value, shape)
            #expect(EnumerationCeiling(recording).rank(shape, recording.items[0]) == number + 1, "\(value)")
        }
    }

    // MARK: Proofs

    @Test func `Below a number are those nearer to the simplest, above before below`() throws {
        #expect(try simpler(.integer(in: -1_000_000...1_000_000)) { $0 == 0 } == [])
        #expect(try simpler(.integer(in: -1_000_000...1_000_000)) { $0 == 2 } == ["0", "1", "-1"])
        #expect(try simpler(.integer(in: -1_000_000...1_000_000)) { $0 == -2 } == ["0", "1", "-1", "2"])
        #expect(try simpler(.integer(in: 3...9, towards: 5)) { $0 == 8 } == ["5", "6", "4", "7", "3"])
    }

    @Test func `Below a string are all shorter ones, and those of earlier letters`() throws {
        let text = Generator.string(alphabet: TextAlphabet("abc"), length: 0...3)

        #expect(try simpler(text) { $0 == "ba" } == ["", "a", "b", "c", "aa", "ab", "ac"])
    }

    @Test func `Below a fraction are whole numbers and shorter fractions, where these are few`() throws {
        #expect(try simpler(.float(in: 0...1)) { $0 == 0.5 } == ["0.0", "1.0"])
        #expect(try simpler(.float(in: -2...2)) { $0 == 2 } == ["0.0", "1.0", "-1.0"])
        #expect(try simpler(.float(in: 0...1e9)) { $0 == 0.5 } == nil)
    }

    @Test func `Below a list are all lists of less weight`() throws {
        let lists = Generator.integer(in: 0...2).array(0...3)

        #expect(try simpler(lists) { $0 == [1, 0] } == ["[]", "[0]", "[1]", "[2]", "[0, 0]", "[0, 1]", "[0, 2]"])
    }

    @Test func `A setting that is not the simplest weighs more`() throws {
        let pair = Generator { source in [source.integer(in: 0...2, isSetting: true), source.integer(in: 0...2)] }

        #expect(try simpler(pair) { $0 == [1, 1] } == ["[0, 0]", "[0, 1]", "[0, 2]", "[1, 0]"])
    }

    @Test func `A value that a filter refuses is not among them`() throws {
        let even = Generator.integer(in: 0...1000).filter { $0 % 2 == 0 }

        #expect(try simpler(even) { $0 == 6 } == ["0", "2", "4"])
    }

    /// Numbers below 100,000 that are few, and a rule that few of those fail.
    struct SparseNumbers: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let allowed: [Int]
        let isFailing: @Sendable (Int) -> Bool

        init(_ name: String, _ allowed: [Int], fails isFailing: @escaping @Sendable (Int) -> Bool) {
            (testDescription, self.allowed, self.isFailing) = (name, allowed, isFailing)
        }

        /// The numbers that read the same from behind.
        private static let palindromes = (0..<1_000).flatMap { number in
            let digits = String(number)
            return [Int(digits + digits.reversed().dropFirst()), Int(digits + digits.reversed())].compactMap(\.self)
        }.filter { $0 < 100_000 }.sorted()

        static let all = [
            SparseNumbers("palindromes: sevens above 12,345", palindromes) { $0 > 12_345 && $0 % 7 == 0 },
            SparseNumbers("squares: above 14,400, leaving 4 by 13", (0...316).map { $0 * $0 }) { $0 > 14_400 && $0 % 13 == 4 },
            SparseNumbers("powers of two: with a zero", (0...16).map { 1 << $0 }) { String($0).contains("0") },
            SparseNumbers(
                "digits all alike: above 5,000, divisible by 9", [11, 111, 1111, 11111].flatMap { one in (1...9).map { one * $0 } }
            ) {
                $0 > 5_000 && $0 % 9 == 0
            },
        ]
    }

    @Test(arguments: SparseNumbers.all)
    func `Of numbers that a filter seldom lets pass, the least that fails is found, and all below were tried`(numbers: SparseNumbers) throws
    {
        let allowed = Set(numbers.allowed)
        let least = try #require(numbers.allowed.firstIndex(where: numbers.isFailing))
        let generator = Generator.integer(in: 0...100_000).filter { allowed.contains($0) }
        for seed in 1...3 as ClosedRange<UInt64> {
            let settings = SearchSettings(seed: seed, cases: 400)
            let found = PropertySearch.run(generator, settings: settings) { numbers.isFailing($0) ? .failed : .passed }

            #expect(found.counterexamples.map(\.value) == [numbers.allowed[least]])
            if least < 48 { #expect(found.counterexamples.map { "\($0.ending)" } == ["certified(below: \(least))"]) }
        }
    }

    @Test(arguments: [(37, 5), (211, 0)])
    func `Of multiples far apart, more than a proof goes through, the least that fails is found`(step: Int, rest: Int) throws {
        let range = 0...2_000_000
        let isFailing = { (number: Int) in number > 400_000 && number / step % 5 == 2 }
        let least = try #require(stride(from: rest, through: range.upperBound, by: step).first(where: isFailing))
        let generator = Generator.integer(in: range).filter { $0 % step == rest }
        for seed in 1...2 as ClosedRange<UInt64> {
            let found = PropertySearch.run(generator, settings: SearchSettings(seed: seed, cases: 400)) {
                isFailing($0) ? .failed : .passed
            }

            #expect(found.counterexamples.map(\.value) == [least])
        }
    }

    @Test func `There is no proof where simpler values are too many`() throws {
        #expect(try simpler(Generator.integer(in: 0...1_000_000).array(0...3)) { $0.count == 2 } == nil)
        #expect(try simpler(.integer(in: 0...1_000_000)) { $0 > 1000 } == nil)
    }

    @Test func `There is no proof where recordings have parts that no enumeration comes by`() throws {
        let edited = Generator<Int> { source in
            let number = source.integer(in: 0...9)
            return source.edit(isRequired: false, given: Int?.none) { _ in source.integer(in: 0...9) } ?? number
        }

        #expect(try simpler(edited) { $0 == 3 } == nil)
    }

    @Test func `The report says that all were tried, or how much was`() {
        let certified = PropertySearch.run(.integer(in: 0...1_000_000), settings: SearchSettings(seed: 2)) { $0 < 17 ? .passed : .failed }
        #expect(certified.counterexamples.map { "\($0.ending)" } == ["certified(below: 17)"])

        let open = PropertySearch.run(.integer(in: 0...1_000_000), settings: SearchSettings(seed: 2)) { $0 < 731 ? .passed : .failed }
        #expect(open.counterexamples.map(\.value) == [731])
        guard case .fixedPoint(let attempts) = open.counterexamples[0].ending else { return #expect(Bool(false)) }
        #expect(attempts > 20)
    }
}
