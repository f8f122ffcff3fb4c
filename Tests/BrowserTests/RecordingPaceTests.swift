import Testing

@testable import EveryScreenBrowser

struct RecordingPaceTests {
    /// A run on some cores after parts that each took some seconds.
    private func pace(cores: Int = 2, parts: [Double], start: Double = 1) -> RecordingPace {
        var pace = RecordingPace(coreCount: cores)
        for part in parts { pace.add(seconds: part, startSeconds: start) }
        return pace
    }

    @Test func `a second browser starts only for more work than ten starts on two cores`() {
        let pace = pace(parts: [0.5, 0.5])

        #expect(!pace.needsBrowser(besides: 1, waitingCount: 20, silence: 0))
        #expect(pace.needsBrowser(besides: 1, waitingCount: 21, silence: 0))
    }

    @Test func `the decision is the same on a slower machine`() {
        for waiting in 0...40 {
            let decisions = [1.0, 1.5, 4].map { slowness in
                pace(parts: [0.5, 0.5].map { $0 * slowness }, start: slowness)
                    .needsBrowser(besides: 1, waitingCount: waiting, silence: 0)
            }

            #expect(Set(decisions).count == 1, "\(waiting) waiting parts")
        }
    }

    @Test func `a third browser needs twice the work`() {
        let pace = pace(parts: [0.5, 0.5])

        #expect(!pace.needsBrowser(besides: 2, waitingCount: 40, silence: 0))
        #expect(pace.needsBrowser(besides: 2, waitingCount: 41, silence: 0))
    }

    @Test func `with more cores less work is enough`() {
        #expect(pace(cores: 4, parts: [0.5, 0.5]).needsBrowser(besides: 1, waitingCount: 7, silence: 0))
        #expect(!pace(cores: 4, parts: [0.5, 0.5]).needsBrowser(besides: 1, waitingCount: 6, silence: 0))
    }

    @Test func `the first part alone shows nothing, since the browser is new`() {
        #expect(!pace(parts: []).needsBrowser(besides: 1, waitingCount: 500, silence: 0))
        #expect(!pace(parts: [3]).needsBrowser(besides: 1, waitingCount: 500, silence: 0))
    }

    @Test func `a page that hangs holds up no others`() {
        #expect(pace(parts: []).needsBrowser(besides: 1, waitingCount: 1, silence: 5.1))
        #expect(!pace(parts: []).needsBrowser(besides: 1, waitingCount: 1, silence: 4.9))
        #expect(!pace(parts: [1, 1]).needsBrowser(besides: 1, waitingCount: 0, silence: 60))
    }
}
