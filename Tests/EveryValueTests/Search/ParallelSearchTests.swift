import Testing

@testable import EveryValue

/// Several trials outstanding: the report must not depend on how many, nor on the
/// order in which results come back.
@Suite struct ParallelSearchTests {
    private static func judge(_ item: Item) -> Judgment {
        if item.size == 13 { return .discarded }
        var keys: [String] = []
        if item.all.count > 5 { keys.append("many") }
        if item.all.contains(where: { $0.name.count > 4 && $0.size > 3 }) { keys.append("named") }
        return keys.isEmpty ? .passed : .failed(keys: keys)
    }

    private static func summary(_ report: SearchReport<Item>) -> [String] {
        report.counterexamples.map { "\($0.key) \($0.value) \($0.evaluations) \($0.ending)" } + ["\(report.ending) \(report.statistics)"]
    }

    /// Judges with `workers` trials at a time, and records the results in an order
    /// of chance.
    private static func run(workers: Int, seed: UInt64, shuffle: UInt64) -> [String] {
        var search = PropertySearch(Item.generator, settings: SearchSettings(seed: seed, cases: 80), identity: { AnyHashable($0) })
        var bits = RandomBits(seed: shuffle)
        var waiting: [SearchTrial<Item>] = []
        while true {
            while waiting.count < workers, let trial = search.next() { waiting.append(trial) }
            guard !waiting.isEmpty else { break }
            let trial = waiting.remove(at: bits.below(waiting.count))
            search.record(judge(trial.value), for: trial)
        }
        return summary(search.report())
    }

    @Test func `The report does not depend on the number of workers`() {
        for seed in 0..<6 as Range<UInt64> {
            let alone = ParallelSearchTests.summary(
                PropertySearch.run(
                    Item.generator, settings: SearchSettings(seed: seed, cases: 80), identity: { AnyHashable($0) },
                    property: ParallelSearchTests.judge))
            for workers in [1, 2, 4, 9] {
                #expect(ParallelSearchTests.run(workers: workers, seed: seed, shuffle: 99) == alone)
            }
        }
    }

    @Test func `Judging on several threads gives the report of one`() async throws {
        for seed in 0..<3 as Range<UInt64> {
            let settings = SearchSettings(seed: seed, cases: 80)
            let alone = PropertySearch.run(
                Item.generator, settings: settings, identity: { AnyHashable($0) }, property: ParallelSearchTests.judge)
            for workers in [1, 3, 8] {
                let report = try await PropertySearch.run(
                    Item.generator, settings: settings, identity: { AnyHashable($0) }, workers: workers
                ) { item in
                    await Task.yield()
                    return ParallelSearchTests.judge(item)
                }
                #expect(ParallelSearchTests.summary(report) == ParallelSearchTests.summary(alone))
            }
        }
    }

    @Test func `A cancelled task ends the search with the best so far`() async throws {
        let task = Task {
            try await PropertySearch.run(Item.generator, settings: SearchSettings(seed: 1, cases: 1_000_000), workers: 2) { item in
                if item.all.count > 4 { withUnsafeCurrentTask { $0?.cancel() } }
                return item.all.count > 4 ? .failed : .passed
            }
        }
        task.cancel()

        #expect(try await task.value.ending == .cancelled)
    }

    @Test func `An error thrown by one judgment ends the search`() async {
        struct Stop: Error {}
        await #expect(throws: Stop.self) {
            try await PropertySearch.run(Item.generator, workers: 3) { item in
                if item.all.count > 2 { throw Stop() }
                return .passed
            }
        }
    }

    @Test func `a search without workers is the caller's mistake`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = try await PropertySearch.run(.constant(1), workers: 0) { _ in .passed }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("A concurrent search needs at least one worker, not 0."))
    }
}
