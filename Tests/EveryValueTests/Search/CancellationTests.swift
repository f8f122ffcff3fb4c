import Testing

@testable import EveryValue

/// A search that is cancelled in the middle of anything ends at once, with the best
/// so far.
///
/// How long that takes is a benchmark's business.
@Suite struct CancellationTests {
    /// Cancels at a judgment of a given number, and counts those that begin
    /// afterwards.
    private actor Canceller {
        let last: Int
        private(set) var begun = 0

        init(after last: Int) { self.last = last }

        /// Counts a judgment; true when it is time to cancel.
        func begin() -> Bool {
            begun += 1
            return begun >= last
        }
    }

    private static let generator = Generator.integer(in: 0...1000).array(0...20)

    /// Fails for two numbers or more with one above 700: the minimum is `[0, 701]`,
    /// which is shrunk, certified and explained.
    private static func judge(_ list: [Int]) -> Judgment {
        list.count > 1 && list.contains { $0 > 700 } ? .failed : .passed
    }

    /// The judgments of a search that is not cancelled, with the best value known
    /// after each.
    private static let course: [(phase: SearchPhase, best: [Int]?)] = {
        var search = PropertySearch(generator, settings: SearchSettings(seed: 1, cases: 300))
        var course: [(phase: SearchPhase, best: [Int]?)] = []
        while let trial = search.next() {
            search.record(judge(trial.value), for: trial)
            course.append((trial.phase, search.report().counterexamples.first?.value))
        }
        return course
    }()

    /// Numbers of judgments, some from each phase.
    private static let moments: [Int] = {
        var moments: [Int] = []
        for index in course.indices {
            let isNew = index == 0 || "\(course[index].phase)".prefix(5) != "\(course[index - 1].phase)".prefix(5)
            if isNew || index % 100 == 0 { moments.append(index + 1) }
        }
        return moments
    }()

    @Test func `The moments are of all phases`() {
        let names = Set(CancellationTests.moments.map { "\(CancellationTests.course[$0 - 1].phase)".prefix(5) })

        #expect(names.isSuperset(of: ["gener", "shrin", "certi", "expla", "repea"]))
    }

    @Test(arguments: moments)
    func `After a cancelled judgment there is no other`(moment: Int) {
        final class Flag: @unchecked Sendable { var isSet = false }
        let flag = Flag()
        var count = 0
        let settings = SearchSettings(seed: 1, cases: 300, isCancelled: { flag.isSet })
        let report = PropertySearch.run(CancellationTests.generator, settings: settings) { list in
            count += 1
            flag.isSet = count == moment
            return CancellationTests.judge(list)
        }

        #expect(count == moment)
        #expect(report.ending == .cancelled)
        #expect(report.counterexamples.first?.value == CancellationTests.course[moment - 1].best)
    }

    @Test(arguments: moments)
    func `After the task is cancelled there is no other judgment`(moment: Int) async {
        let canceller = Canceller(after: moment)
        let report = await Task {
            await PropertySearch.run(CancellationTests.generator, settings: SearchSettings(seed: 1, cases: 300)) { list in
                if await canceller.begin() { withUnsafeCurrentTask { $0?.cancel() } }
                return CancellationTests.judge(list)
            }
        }.value

        #expect(await canceller.begun == moment)
        #expect(report.ending == .cancelled)
        #expect(report.counterexamples.first?.value == CancellationTests.course[moment - 1].best)
    }

    @Test(arguments: moments)
    func `After the task is cancelled, workers begin no more than were under way`(moment: Int) async throws {
        let workers = 4
        let canceller = Canceller(after: moment)
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
        let task = Task {
            try await PropertySearch.run(CancellationTests.generator, settings: SearchSettings(seed: 1, cases: 300), workers: workers) {
                list in
                if await canceller.begin() {
                    continuation.yield()
                    // Lasts until the cancellation arrives.
                    try? await Task.sleep(for: .seconds(600))
                }
                return CancellationTests.judge(list)
            }
        }
        for await _ in stream.prefix(1) { task.cancel() }
        let report = try await task.value

        #expect(await canceller.begun <= moment + workers - 1)
        #expect(report.ending == .cancelled)
        let isFound = CancellationTests.course.prefix(max(0, moment - 1 - workers)).contains { $0.best != nil }
        if isFound { #expect(report.counterexamples.first != nil) }
    }

    @Test(arguments: [1, 30, 60, 90])
    func `A judgment that throws for the cancellation does not take the best so far with it`(moment: Int) async throws {
        let canceller = Canceller(after: moment)
        let alone = await Task {
            await wait(canceller)
        }.value
        #expect(alone.ending == .cancelled)
        #expect(alone.counterexamples.first?.value == (moment > 1 ? CancellationTests.course[moment - 2].best : nil))

        let other = Canceller(after: moment)
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
        let task = Task {
            try await PropertySearch.run(CancellationTests.generator, settings: SearchSettings(seed: 1, cases: 300), workers: 3) { list in
                if await other.begin() { continuation.yield() }
                if await other.begun >= moment { try await Task.sleep(for: .seconds(600)) }
                return CancellationTests.judge(list)
            }
        }
        for await _ in stream.prefix(1) { task.cancel() }
        #expect(try await task.value.ending == .cancelled)
    }

    private func wait(_ canceller: Canceller) async -> SearchReport<[Int]> {
        do {
            return try await PropertySearch.run(CancellationTests.generator, settings: SearchSettings(seed: 1, cases: 300)) { list in
                if await canceller.begin() { withUnsafeCurrentTask { $0?.cancel() } }
                try Task.checkCancellation()
                return CancellationTests.judge(list)
            }
        } catch {
            Issue.record("The search threw \(error).")
            return PropertySearch(CancellationTests.generator, settings: SearchSettings()).report()
        }
    }
}
