import Testing

@testable import EveryValue

@Suite struct DistinctCasesTests {
    private func judged<Value: Hashable>(_ generator: Generator<Value>, cases: Int) -> (
        count: Int, distinct: Int, warnings: [SearchWarning]
    ) {
        var values: [Value] = []
        let report = PropertySearch.run(generator, settings: SearchSettings(cases: cases, repeatEvery: 0)) { value in
            values.append(value)
            return .passed
        }
        return (values.count, Set(values).count, report.warnings)
    }

    @Test(arguments: [100, 1000])
    func `The number of different values that are judged is the one requested`(cases: Int) {
        for counts in [
            judged(.integer(in: 0...1_000_000), cases: cases), judged(.string(), cases: cases),
            judged(Generator.boolean().array(0...20), cases: cases),
        ] {
            #expect(counts.count == cases)
            #expect(counts.distinct == cases)
            #expect(counts.warnings == [])
        }
    }

    @Test func `Alternatives of one value do not use up the cases`() {
        let counts = judged(.oneOf([Generator<Int?>.constant(nil), Generator.integer(in: 0...1_000_000).map { .some($0) }]), cases: 100)

        #expect(counts.distinct == 100)
    }

    @Test func `Where new values are rare the search ends, and says about how many there are`() {
        let rare = Generator.integer(in: 0...1_000_000).filter { $0 % 9973 == 1 }
        let counts = judged(rare, cases: 1000)

        #expect(counts.distinct < 102)
        let estimates = counts.warnings.compactMap { warning -> Int? in
            if case .manyRepeated(_, let estimate) = warning { estimate } else { nil }
        }
        #expect(estimates.count == 1 || counts.distinct == 0)
    }

    @Test func `The estimate is near the number of values where all are equally likely`() {
        let letters = Generator { source in source.string(alphabet: TextAlphabet("abcd"), length: 3...3) }
        let counts = judged(letters, cases: 1000)

        #expect(counts.distinct > 55 && counts.distinct <= 64)
        #expect(counts.warnings.map(\.description).first?.hasPrefix("Only \(counts.distinct) different values were found; ") == true)
    }
}
