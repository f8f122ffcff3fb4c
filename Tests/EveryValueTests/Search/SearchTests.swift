import Testing

@testable import EveryValue

@Suite struct SearchTests {
    @Test func `A property that holds is judged as often as asked`() {
        let report = PropertySearch.run(.integer(in: 0...1_000_000_000), settings: SearchSettings(seed: 1, cases: 50)) { _ in .passed }

        #expect(report.isSuccess)
        #expect(report.ending == .completed)
        #expect(report.statistics.cases == 50)
    }

    @Test func `A small domain is gone through as a whole`() {
        var seen: [[Int]] = []
        let generator = Generator { source in
            [source.integer(in: 0...3), source.integer(in: 0...2, towards: 1), source.boolean() ? 1 : 0]
        }
        let report = PropertySearch.run(generator, settings: SearchSettings(cases: 100)) { value in
            seen.append(value)
            return .passed
        }

        #expect(report.ending == .exhausted(values: 24))
        #expect(Set(seen).count == 24)
        #expect(seen.count == 24)
    }

    @Test func `A failure in a domain that is gone through has the number of its case`() throws {
        func number(of failing: Int) throws -> Int? {
            let report = PropertySearch.run(.integer(in: 0...3), settings: SearchSettings(cases: 100)) { $0 == failing ? .failed : .passed }
            return try #require(report.counterexamples.first).foundAtCase
        }

        #expect(try (0...3).map(number) == [1, 2, 3, 4])
    }

    @Test func `A failure is shrunk to the simplest value that fails`() throws {
        let report = PropertySearch.run(.integer(in: 0...1_000_000), settings: SearchSettings(seed: 2)) { $0 < 731 ? .passed : .failed }
        let counterexample = try #require(report.counterexamples.first)

        #expect(counterexample.value == 731)
        #expect(counterexample.key == "failure")
        #expect(counterexample.originalValue >= 731)
        #expect(report.counterexamples.count == 1)
    }

    @Test func `Each origin is shrunk by itself`() {
        let report = PropertySearch.run(Generator.integer(in: 0...1_000_000).array(0...20), settings: SearchSettings(seed: 4, cases: 500)) {
            list in
            var keys: [String] = []
            if list.count > 3 { keys.append("long") }
            if list.contains(where: { $0 > 5000 }) { keys.append("large") }
            if list != list.sorted() { keys.append("unsorted") }
            return keys.isEmpty ? .passed : .failed(keys: keys)
        }
        let found = Dictionary(uniqueKeysWithValues: report.counterexamples.map { ($0.key, $0.value) })

        #expect(found == ["long": [0, 0, 0, 0], "large": [5001], "unsorted": [1, 0]])
    }

    @Test func `Starting recordings are judged first, in their order`() throws {
        let starting = try [5, 9, 2].map { given in try ChoiceRecording(of: Generator { $0.integer(in: 0...1_000_000, given: given) }) }
        var search = PropertySearch(.integer(in: 0...1_000_000), settings: SearchSettings(cases: 2, starting: starting))
        var seen: [Int] = []
        // The sites differ, so that the recordings replay as the simplest value
        // unless they come from the same draw.
        while let trial = search.next() {
            if case .starting = trial.phase { seen.append(trial.value) }
            search.record(.passed, for: trial)
        }

        #expect(seen == [0])
    }

    @Test func `A counterexample of an earlier run is the first to be judged in the next`() throws {
        let generator = Item.generator
        func isFailing(_ item: Item) -> Judgment { item.all.contains { $0.size > 60 && $0.name.count > 2 } ? .failed : .passed }
        let first = PropertySearch.run(generator, settings: SearchSettings(seed: 9, cases: 1000), property: isFailing)
        let token = try #require(first.counterexamples.first).token.description
        let settings = SearchSettings(cases: 0, starting: [try ReplayToken(token).recording])
        let second = PropertySearch.run(generator, settings: settings, property: isFailing)

        #expect(first.counterexamples.first?.value == Item(61, "aaa"))
        #expect(second.counterexamples.first?.value == Item(61, "aaa"))
        #expect(second.counterexamples.first?.recording == first.counterexamples.first?.recording)
        #expect(second.statistics.evaluationsToFirstFailure == 1)
    }

    @Test func `The same seed gives the same report`() {
        func run(_ seed: UInt64) -> [String] {
            var trace: [String] = []
            _ = PropertySearch.run(Item.generator, settings: SearchSettings(seed: seed, cases: 60)) { item in
                trace.append("\(item)")
                return item.all.count > 3 ? .failed : .passed
            }
            return trace
        }

        #expect(run(7) == run(7))
        #expect(run(7) != run(8))
    }

    @Test func `Case number i follows plan number i`() throws {
        @Sendable func setting(_ source: ChoiceSource, _ given: Int?) -> Int {
            source.span("setting") { source.integer(in: 0...1000, given: given) }
        }
        let plans = try [400, 500, 600].map { given in try ChoiceRecording(of: Generator { setting($0, given) }) }
        var seen: [Int] = []
        let generator = Generator { source in [setting(source, nil), source.integer(in: 0...1_000_000_000)] }
        _ = PropertySearch.run(generator, settings: SearchSettings(cases: 6, plans: plans)) { value in
            seen.append(value[0])
            return .passed
        }

        #expect(seen == [400, 500, 600, 400, 500, 600])
    }

    @Test func `A search that is cancelled reports the best so far`() throws {
        var search = PropertySearch(Item.generator, settings: SearchSettings(seed: 1, cases: 500, isCancelled: { Task.isCancelled }))
        var count = 0
        while count < 60, let trial = search.next() {
            count += 1
            search.record(trial.value.all.count > 4 ? .failed : .passed, for: trial)
        }
        let report = search.report()

        #expect(report.ending == .running)
        #expect(try #require(report.counterexamples.first).ending == .cancelled)
    }

    @Test func `Cancelling ends the search before the next trial`() {
        let report = PropertySearch.run(Item.generator, settings: SearchSettings(isCancelled: { true })) { _ in .passed }

        #expect(report.ending == .cancelled)
        #expect(report.statistics.evaluations == 0)
    }

    @Test func `A property that discards everything is given up with the reason`() {
        let report = PropertySearch.run(.integer(in: 0...1_000_000), settings: SearchSettings(cases: 10)) { _ in .discarded }

        #expect(
            report.ending
                == .gaveUp(reason: "Only 0 of 10 cases could be judged: the property discarded 100."))
    }

    @Test func `A generator that always throws is given up with its error`() {
        struct Broken: Error {}
        let report = PropertySearch.run(Generator<Int> { _ in throw Broken() }, settings: SearchSettings(cases: 10)) { _ in .passed }

        guard case .gaveUp(let reason) = report.ending else {
            Issue.record("The search ended with \(report.ending).")
            return
        }
        #expect(reason.contains("Broken"))
    }

    @Test func `The budget for shrinking is kept, and said so`() throws {
        let settings = SearchSettings(seed: 3, cases: 200, shrinkEvaluations: 5, certifyEvaluations: 0)
        let report = PropertySearch.run(Item.generator, settings: settings) { $0.all.count > 6 ? .failed : .passed }
        let counterexample = try #require(report.counterexamples.first)

        #expect(counterexample.evaluations == 5)
        #expect(counterexample.ending == .budget)
    }

    @Test func `An asynchronous property is judged on the actor of the caller`() async throws {
        let report = await PropertySearch.run(.integer(in: 0...1000), settings: SearchSettings(seed: 1)) { value async in
            await Task.yield()
            return value < 500 ? .passed : .failed
        }

        #expect(report.counterexamples.map(\.value) == [500])
    }

    @Test func `An error thrown by the property is thrown on`() {
        struct Stop: Error {}
        #expect(throws: Stop.self) {
            try PropertySearch.run(.integer(in: 0...9)) { _ in throw Stop() }
        }
    }

    @Test func `Values refused in a small domain are no errors`() {
        let report = PropertySearch.run(Generator.integer(in: 0...9).filter { $0 % 2 == 0 }, settings: SearchSettings(cases: 100)) { _ in
            .passed
        }

        #expect(report.ending == .exhausted(values: 5))
        #expect(report.warnings.isEmpty)
    }

    @Test func `A small domain of which nothing passes is given up with the reason`() {
        let generator = Generator.integer(in: 0...9).filter(file: "Here.swift", line: 3) { _ in false }
        let report = PropertySearch.run(generator, settings: SearchSettings(cases: 100)) { _ in .passed }

        guard case .gaveUp(let reason) = report.ending else {
            Issue.record("The search ended with \(report.ending).")
            return
        }
        #expect(reason.contains("Here.swift:3"))
    }

    @Test func `A domain of as many values as there are cases is gone through as a whole, one with one more is not`() {
        let all = PropertySearch.run(.integer(in: 0...9), settings: SearchSettings(seed: 1, cases: 10)) { _ in Judgment.passed }
        let most = PropertySearch.run(.integer(in: 0...9), settings: SearchSettings(seed: 1, cases: 9)) { _ in Judgment.passed }

        #expect(all.ending == .exhausted(values: 10))
        #expect(most.ending == .completed)
    }

    @Test func `A failure whose budget is spent stays as it was found, whatever is found later`() {
        for seed in 0..<10 as Range<UInt64> {
            var failing: [Int] = []
            let settings = SearchSettings(seed: seed, cases: 500, shrinkEvaluations: 0, certifyEvaluations: 0, explainEvaluations: 0)
            let report = PropertySearch.run(.integer(in: 0...1_000_000), settings: settings) { number in
                if number >= 200 { failing.append(number) }
                return number >= 200 ? .failed : .passed
            }

            #expect(failing.count > 1)
            #expect(report.counterexamples.map(\.value) == Array(failing.prefix(1)))
        }
    }
}
