import EveryScreenNavigationProblems
import Testing

/// Small versions of what `Benchmarks navigation` measures.
struct TrapRecallTests {
    @Test func `planted traps of every kind are found, with the fewest keys in`() {
        let recall = TrapRecall.measured(count: 70)

        #expect(recall.faults == [])
        #expect(recall.foundCount == 70)
        #expect(Set(recall.planted.values) == [10])
    }

    @Test func `clean screens have no trap`() {
        let result = CleanScreens.falseAlarms(count: 300)

        #expect(result.seeds == [])
        #expect(result.screensWithStops > 150)
    }
}
