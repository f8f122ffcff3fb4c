import Testing

@testable import EveryValue

/// Every limit of a search is a setting, and says so when it is reached.
@Suite struct LimitTests {
    private let lists = Generator<Int>.integer(in: 0...1_000_000).array(50...100)

    @Test func `A value of more choices than allowed is refused, with the setting`() {
        let report = PropertySearch.run(lists, settings: SearchSettings(cases: 10, choicesPerValue: 60)) { _ in .passed }

        let sentence = "A value grew past 60 choices and elements. Give its lists or its recursion a lower bound, or raise choicesPerValue."
        #expect(report.warnings.contains { $0.description.contains(sentence) })
    }

    @Test func `A value that is too large has the fewest elements it asked for until it is thrown away`() {
        let colors = Generator<Int>.integer(in: 0...255).array(3...3).map { "rgb \($0[0]) \($0[1]) \($0[2])" }
        let words: Generator<String> = .oneOf([.constant("none"), .element(of: ["a", "b"]), colors])
        for seed in 0..<20 {
            // Below "rgb 0 0 0" the branch of colors has more choices than allowed.
            let report = PropertySearch.run(words, settings: SearchSettings(seed: UInt64(seed))) {
                $0.hasPrefix("rgb") || $0 == "b" ? .failed : .passed
            }
            #expect(report.counterexamples.first?.value == "b")
        }
    }

    @Test func `An explicit case of more choices than the default runs where the setting allows it`() throws {
        // Given values count in recordings alone.
        let generator = Generator<[Int]> { source in
            source.list(0...30_000, given: Array(repeating: 7, count: 25_000)) { source.integer(in: 0...9, given: $0) }
        }
        let starting = try ChoiceRecording(of: generator)
        func evaluations(_ limit: Int) -> Int {
            let settings = SearchSettings(cases: 0, starting: [starting], choicesPerValue: limit)
            let report = PropertySearch.run(generator, settings: settings) { $0.count == 25_000 ? .passed : .failed }
            #expect(report.isSuccess)
            return report.statistics.evaluations
        }

        #expect(evaluations(20_000) == 0)
        #expect(evaluations(200_000) == 1)
    }

    @Test func `A time budget needs no clock of the caller`() {
        let report = PropertySearch.run(
            lists, settings: SearchSettings(cases: 1_000_000, timeBudget: .nanoseconds(1))
        ) { _ in .passed }

        #expect(report.ending == .outOfTime)
    }

    @Test func `A search that judges more values than it remembers forgets the oldest, and says so`() {
        let report = PropertySearch.run(
            Generator<Int>.integer(in: 0...1_000_000_000), settings: SearchSettings(cases: 5_000, rememberedValues: 1_000)
        ) { _ in .passed }
        let forgotten = report.statistics.forgottenValues

        #expect(report.statistics.cases == 5_000)
        #expect((4_000...4_600).contains(forgotten))
        #expect(
            report.warnings.map(\.description) == [
                "The search forgot \(forgotten) values, as more were judged than it remembers, so that some may be judged twice. "
                    + "Raise rememberedValues, or lower the number of cases."
            ])
    }
}
