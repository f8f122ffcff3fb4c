import Testing

@testable import EveryValue

/// Time, by a clock that only moves when a test moves it.
@Suite struct TimingTests {
    /// A clock set by hand; a class because the settings hold a function, and only
    /// ever used by one task.
    private final class HandClock: @unchecked Sendable {
        var now = Duration.seconds(1_000)
    }

    private let clock = HandClock()

    private func settings(cases: Int = 100, timeBudget: Duration? = nil) -> SearchSettings {
        SearchSettings(seed: 1, cases: cases, elapsed: { [clock] in clock.now }, timeBudget: timeBudget)
    }

    /// Draws a number, and takes some time for it.
    private func generator(taking time: Duration) -> Generator<Int> {
        Generator { [clock] source in
            clock.now += time
            return source.integer(in: 0...1_000_000_000)
        }
    }

    private func warnings(cases: Int = 100, generating: Duration, judging: Duration) -> [SearchWarning] {
        PropertySearch.run(generator(taking: generating), settings: settings(cases: cases)) { _ in
            clock.now += judging
            return .passed
        }.warnings
    }

    @Test func `A generator that takes more than ten times as long as the property is warned of`() throws {
        let warning = try #require(warnings(generating: .milliseconds(12), judging: .microseconds(400)).first)

        guard case .slowGenerator(let generation, let judgment) = warning else {
            Issue.record("The warning is \(warning).")
            return
        }
        // Some cases are drawn twice: to copy one part over another, or because
        // they were judged before.
        #expect((.milliseconds(12)...(.milliseconds(20))).contains(generation))
        #expect(judgment == .microseconds(400))
        #expect(
            SearchWarning.slowGenerator(generation: .microseconds(12_345), judgment: .microseconds(400)).description
                == "Generating a case takes 12.3 ms, judging it 0.4 ms. "
                + "Draw less, or do in the property what does not depend on a choice.")
    }

    @Test func `A slow property excuses a slow generator`() {
        #expect(warnings(generating: .milliseconds(12), judging: .milliseconds(3)).isEmpty)
    }

    @Test func `A generator that takes less than two milliseconds is not slow, whatever the property takes`() {
        #expect(warnings(generating: .milliseconds(1), judging: .zero).isEmpty)
    }

    @Test func `A few cases say nothing`() {
        #expect(warnings(cases: 5, generating: .seconds(1), judging: .zero).isEmpty)
    }

    @Test func `The time budget ends the search with the best so far`() throws {
        let report = PropertySearch.run(generator(taking: .zero), settings: settings(cases: 1_000_000, timeBudget: .seconds(1))) { value in
            clock.now += .milliseconds(100)
            return value > 77 ? .failed : .passed
        }

        #expect(report.ending == .outOfTime)
        #expect(report.statistics.evaluations == 10)
        #expect(try #require(report.counterexamples.first).ending == .cancelled)
    }

    @Test func `Time spent on generating alone is noticed too`() {
        let report = PropertySearch.run(generator(taking: .seconds(1)).filter { _ in false }, settings: settings(timeBudget: .seconds(150)))
        { _ in
            .passed
        }

        #expect(report.ending == .outOfTime)
        #expect(report.statistics.generationErrors == 2)
    }

}
