import EveryScreenKit
import EveryValue
import EveryValueCrashIsolation
import Foundation

/// How long a search goes on after it is cancelled, for each way to drive it and
/// for each thing it may be doing.
enum CancellationBenchmarks {
    private static let rounds = 40

    /// A tree of about fifty elements with numbers and names, and a list: the one
    /// is slow to shrink, the other slow to certify.
    private static let generator = Generator { source in
        (tree: try source.draw(trees), numbers: source.list(0...12) { source.integer(in: 0...1_000) })
    }

    private static let trees = Generator<[Int]>.recursive(
        "tree", leaf: Generator { source in [source.integer(in: 0...1_000)] },
        branch: { inner in inner.array(0...6, averageCount: 4).map { [1] + $0.flatMap(\.self) } })

    private static func judge(_ value: (tree: [Int], numbers: [Int])) -> Judgment {
        var keys: [String] = []
        if value.tree.count > 30, value.tree.contains(where: { $0 > 700 }) { keys.append("tree") }
        if value.numbers.count > 6, value.numbers.reduce(0, +) > 2_500 { keys.append("numbers") }
        return keys.isEmpty ? .passed : .failed(keys: keys)
    }

    /// Prints the median and the longest time from a cancellation to the report.
    static func run() async {
        print("from a cancellation to the report, in µs (required <= 50000)    median   most   cancelled")
        for driver in [Driver.sync, .async, .workers(2), .workers(8)] {
            var times: [String: [Int]] = [:]
            // The moments are spread evenly over the whole of the search.
            let whole = await time(of: driver, seed: 0, cancelledAfter: nil)
            for round in 0..<rounds {
                let moment = whole.total * Double(round) / Double(rounds)
                let result = await time(of: driver, seed: 0, cancelledAfter: moment)
                if result.wasCancelled { times[result.phase, default: []].append(Int(result.latency / .microseconds(1))) }
            }
            for (phase, all) in times.sorted(by: { $0.key < $1.key }) {
                let sorted = all.sorted()
                print(
                    "    \("\(driver) \(phase)".padding(toLength: 56, withPad: " ", startingAt: 0))"
                        + "\("\(sorted[sorted.count / 2])".padding(toLength: 9, withPad: " ", startingAt: 0))"
                        + "\("\(sorted.last ?? 0)".padding(toLength: 7, withPad: " ", startingAt: 0))\(sorted.count)")
            }
        }
    }

    private enum Driver: CustomStringConvertible {
        case sync, async
        case workers(Int)

        var description: String {
            switch self {
            case .sync: "at once,"
            case .async: "asynchronous,"
            case .workers(let count): "\(count) workers,"
            }
        }
    }

    /// The progress of a search, seen from outside.
    private struct Observer: Sendable {
        private let state = Locked((phase: "generating", hasFailed: false))

        func see(_ phase: SearchPhase) {
            state.withLock { $0.phase = String("\(phase)".prefix { $0.isLetter }) }
        }

        /// For drivers that do not report the phase.
        func see(_ judgment: Judgment) {
            state.withLock {
                $0.hasFailed = $0.hasFailed || judgment != .passed
                $0.phase = $0.hasFailed ? "after the first failure" : "before the first failure"
            }
        }

        var seen: String { state.withLock { $0.phase } }
    }

    private struct Result {
        var total: Duration
        var latency = Duration.zero
        var phase: String
        var wasCancelled: Bool
    }

    private static func time(of driver: Driver, seed: UInt64, cancelledAfter moment: Duration?) async -> Result {
        let settings = SearchSettings(seed: seed, cases: 400, furtherSearch: .allCases)
        let observer = Observer()
        let clock = ContinuousClock()
        let start = clock.now
        let task = Task.detached { () -> (SearchEnding, ContinuousClock.Instant) in
            let ending = try? await search(by: driver, settings, observer)
            return (ending ?? .running, clock.now)
        }
        guard let moment else {
            let (_, end) = await task.value
            return Result(total: end - start, phase: "", wasCancelled: false)
        }
        try? await clock.sleep(until: start + moment)
        let phase = observer.seen
        let cancelled = clock.now
        task.cancel()
        let (ending, end) = await task.value
        return Result(total: end - start, latency: end - cancelled, phase: phase, wasCancelled: ending == .cancelled)
    }

    private static func search(by driver: Driver, _ settings: SearchSettings, _ observer: Observer) async throws -> SearchEnding {
        switch driver {
        case .sync:
            var settings = settings
            settings.isCancelled = { Task.isCancelled }
            var search = PropertySearch(generator, settings: settings)
            while let trial = search.next() {
                observer.see(trial.phase)
                search.record(judge(trial.value), for: trial)
            }
            return search.report().ending
        case .async:
            return await PropertySearch.run(generator, settings: settings) { value async in
                let judgment = judge(value)
                observer.see(judgment)
                return judgment
            }.ending
        case .workers(let count):
            return try await PropertySearch.run(generator, settings: settings, workers: count) { value in
                let judgment = judge(value)
                observer.see(judgment)
                return judgment
            }.ending
        }
    }
}
